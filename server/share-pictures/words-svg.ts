import { SHARE_HEIGHT, type ShareFact, type ShareWords } from './card.ts'
import { SHARE_COLOURS } from './colours.ts'
import { canWrite, type Style, widthOf, write } from './faces.ts'
import { breakLines, clip, forceLines } from './lines.ts'
import { toPlainText, withoutPictographs } from './plain-text.ts'

/** Where the dish begins. */
export const WORDS_WIDTH = 528
const LEFT = 60
const WIDTH = WORDS_WIDTH - LEFT - 24
const TOP = 62.4
const BOTTOM = SHARE_HEIGHT - 60

const MARK: Style = { face: 'newsreader-400-normal', size: 30, tracking: -0.02 }
const KIND: Style = { face: 'newsreader-400-italic', size: 34.8 }
const FACT: Style = { face: 'source-sans-3-400', size: 30.6 }
const NUMBER: Style = { ...FACT, face: 'source-sans-3-600' }

/** The sizes of a name by the letters that it has, largest first, and the lines that have room in each. */
const SIZES = [
  { letters: 24, size: 69.6, most: 4 },
  { letters: 44, size: 60, most: 4 },
  { letters: 90, size: 48, most: 5 },
  { letters: Infinity, size: 36, most: 7 },
]
const LEADING = 1.06
const FACT_HEIGHT = 40
const BETWEEN_FACTS = 24
/** Of the logo or the plate with the leaf. */
const SIGN = 42
const WIDEST_LOGO = 190

export type Box = { left: number; top: number; width: number; height: number }

/** The words of a share picture as SVG, all of them outlines, and where the logo goes, if there is one. */
export function wordsSvg(words: ShareWords): { svg: string; logo: Box | undefined } {
  const colours = SHARE_COLOURS[words.palette]
  const name = toWritable(words.name, 'newsreader-400-normal')
  const mark = drawMark(words, name === undefined ? 1.76 : 1)
  const ground = `<rect width="${WORDS_WIDTH}" height="${SHARE_HEIGHT}" fill="${colours.paper}"/>`
  if (name === undefined) return { svg: ground + mark.svg, logo: mark.logo }

  const lines = factLines(words.facts)
  const { style, lines: nameLines } = setName(name, lines.length)
  let svg = ''
  let base = BOTTOM
  for (const line of lines.toReversed()) {
    svg += drawFacts(line, base - 10, colours)
    base -= FACT_HEIGHT
  }
  if (lines.length > 0) {
    base -= 20
    svg += `<path d="M${LEFT} ${base}H${LEFT + WIDTH}" stroke="${colours.line}" stroke-width="2"/>`
    base -= 26
  }
  const step = style.size * LEADING
  for (const line of nameLines.toReversed()) {
    svg += drawText(line, style, LEFT, base - style.size * 0.24, colours.ink)
    base -= step
  }
  const kind = words.kind === null ? undefined : toWritable(words.kind, KIND.face)
  if (kind) svg += drawText(clip(kind, KIND, WIDTH), KIND, LEFT, base - 20, colours.accent)
  return { svg: ground + mark.svg + svg, logo: mark.logo }
}

/** The text as it is set, without emoji where need be; undefined when the face cannot write it, or it has no letters. */
const toWritable = (text: string, face: Style['face']): string | undefined =>
  [text, withoutPictographs(text)]
    .map(toPlainText)
    .find((plain) => /[\p{L}\p{N}]/u.test(plain) && canWrite(plain, face))

/** The largest size that its length allows in which the whole name fits. */
function setName(name: string, factLines: number): { style: Style; lines: string[] } {
  const allowed = SIZES.filter(({ letters }) => letters === Infinity || name.length <= letters)
  for (const { size, most } of allowed) {
    const style = nameStyle(size)
    const lines = breakLines(name, style, { width: WIDTH, most })
    if (lines) return { style, lines }
  }
  const style = nameStyle(SIZES.at(-1)?.size ?? 36)
  // Where there are no facts, or more of them, there is room for a line more or less.
  return { style, lines: forceLines(name, style, { width: WIDTH, most: 8 - factLines }) }
}

const nameStyle = (size: number): Style => ({ face: 'newsreader-400-normal', size, tracking: -0.022 })

const styleOf = ({ isNumber }: ShareFact) => (isNumber ? NUMBER : FACT)

/** The facts that can be written, in at most two lines. */
function factLines(facts: ShareFact[]): ShareFact[][] {
  const lines: ShareFact[][] = []
  let room = 0
  for (const fact of facts) {
    const style = styleOf(fact)
    const plain = toWritable(fact.text, style.face)
    if (plain === undefined) continue
    const set = { ...fact, text: clip(plain, style, WIDTH) }
    const width = widthOf(set.text, style)
    if (width + BETWEEN_FACTS <= room) lines.at(-1)?.push(set)
    else if (lines.push([set]) > 2) return lines.slice(0, 2)
    else room = WIDTH + BETWEEN_FACTS
    room -= width + BETWEEN_FACTS
  }
  return lines
}

function drawFacts(facts: ShareFact[], base: number, colours: Record<'ink' | 'ink-soft', string>): string {
  let x = LEFT
  return facts
    .map((fact) => {
      const style = styleOf(fact)
      const drawn = drawText(fact.text, style, x, base, fact.isNumber ? colours.ink : colours['ink-soft'])
      x += widthOf(fact.text, style) + BETWEEN_FACTS
      return drawn
    })
    .join('')
}

/** The name of the site beside its logo or its plate: small at the top, or large in the middle of an empty page. */
function drawMark({ siteName, palette, logo }: ShareWords, scale: number): { svg: string; logo?: Box } {
  const colours = SHARE_COLOURS[palette]
  const style = { ...MARK, size: MARK.size * scale }
  const height = SIGN * scale
  const width = logo ? Math.min(WIDEST_LOGO, (logo.width / logo.height) * SIGN) * scale : height
  const top = scale === 1 ? TOP : (SHARE_HEIGHT - height) / 2
  const gap = 13 * scale
  const name = toWritable(siteName, style.face)
  const room = WIDTH - width - gap
  const beside =
    name && drawText(clip(name, style, room), style, LEFT + width + gap, top + height * 0.72, colours.ink)
  if (logo) return { svg: beside ?? '', logo: { left: LEFT, top, width, height } }
  return { svg: drawPlate(top, height / 34, colours) + (beside ?? '') }
}

/** The plate of app/ui/frame/wordmark.tsx. */
function drawPlate(top: number, scale: number, colours: Record<'ink' | 'accent' | 'paper', string>): string {
  return (
    `<g transform="translate(${LEFT} ${top}) scale(${scale})" fill="none" stroke="${colours.ink}">` +
    '<circle cx="17" cy="17" r="16" stroke-width="1.5"/><circle cx="17" cy="17" r="10.5" stroke-width="1.2"/>' +
    `<path d="M12.5 21.5Q11.5 13.5 22 11.8Q22.6 21.6 12.5 21.5Z" fill="${colours.accent}" stroke="none"/>` +
    `<path d="M12 22.2L18.6 15.4" stroke="${colours.paper}" stroke-width="1.2" stroke-linecap="round"/></g>`
  )
}

const drawText = (text: string, style: Style, x: number, y: number, fill: string) =>
  `<g transform="translate(${x} ${y})" fill="${fill}">${write(text, style).path}</g>`
