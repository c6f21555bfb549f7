import type { ToolKind } from '../tool/kinds.ts'
import { clothPattern, dimmer, spread } from '../cut-paper/cloth.ts'
import { type Format, sheet, sizeOf } from '../cut-paper/format.ts'
import { group } from '../cut-paper/paper.ts'
import { random } from '../cut-paper/random.ts'
import { coloursOn } from './tones.ts'
import { BARE_GROUND, clothFor } from './tool-cloth.ts'
import { paint, readToolFile } from './tool-file.ts'

/** What the style of `withLamplight` leaves of 4,096 bytes. */
const MAX_BYTES = 4020

/** The slug chooses the colours, the category the cloth. */
export type ToolOptions = { tool: ToolKind; slug: string; category: string; format: Format }

/** A tool on a cloth seen from above, as SVG text. The same options always give the same drawing, of at most 4,096 bytes. */
export function toolSvg({ tool, slug, category, format }: ToolOptions): string {
  const { drawn, differsFrom } = readToolFile(tool)
  const [w, h] = sizeOf(format)
  const cloth = clothFor(differsFrom, category, slug)
  const rnd = random(`${slug}|${tool}`)
  const colours = coloursOn(format === 'bare' ? BARE_GROUND : cloth, rnd)
  const painted = paint(drawn, colours)
  if (format === 'bare') return sheet(w, h, place(w / 2, h / 2, painted, SCALES.bare))

  const pattern = clothPattern(w, h, cloth, rnd)
  const side = rnd() < 0.5 ? -1 : 1
  const isAside = format === 'wide' && tool !== 'towel'
  const towel = isAside ? paint(readToolFile('towel').drawn, colours) : ''
  const beside = isAside ? place(w / 2 + side * 262, h / 2 + 50, towel, TOWEL_BESIDE) : ''
  const x = w / 2 - (isAside ? side * 76 : 0)
  const compose = (weave: string, beside: string) =>
    sheet(
      w,
      h,
      spread(w, h, cloth) + weave + dimmer(w, h) + beside + place(x, h / 2, painted, SCALES[format]),
    )
  // What makes it too heavy goes: first the pattern, then the towel.
  const whole = compose(pattern, beside)
  if (isLight(whole)) return whole
  const plain = compose('', beside)
  return isLight(plain) ? plain : compose('', '')
}

const isLight = (svg: string) => svg.length <= MAX_BYTES

/** A square has no room beside a long handle; beside the words of a share picture, a tool is as wide as the room there. */
const SCALES: Record<Format, number> = {
  card: 1.02,
  wide: 1.22,
  square: 0.91,
  bare: 0.73,
  share: 1.9,
  og: 1.9,
}
const TOWEL_BESIDE = 0.87

const place = (x: number, y: number, drawn: string, scale: number) =>
  `<g stroke-linejoin="round" stroke-linecap="round">${group(x - 3, y - 4, 0, drawn, scale)}</g>`
