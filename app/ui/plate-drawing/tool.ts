import { clothPattern, dimmer, spread } from './cloth.ts'
import { type Format, sheet, sizeOf } from './format.ts'
import { group } from './paper.ts'
import { pick, random, type Random } from './random.ts'
import * as cooking from './tools/cooking.ts'
import * as preparing from './tools/preparing.ts'

type Tool = {
  words: RegExp
  draw(rnd: Random, food: string): string
  /** Handles stick out to the lower right, so that these lie further to the upper left. */
  handled?: true
}

const TOOLS: Tool[] = [
  { words: /steamer|steam/, draw: cooking.steamer },
  { words: /blender|processor|vitamix|mixer/, draw: cooking.blender },
  { words: /knife|knives|peeler|cleaver/, draw: preparing.knife },
  { words: /sieve|strainer|colander|mill|ricer/, draw: preparing.sieve, handled: true },
  { words: /scale/, draw: preparing.scale },
  { words: /thermometer|probe|timer/, draw: preparing.probe },
  { words: /board/, draw: preparing.board },
  { words: /tray|sheet|roast|dish/, draw: cooking.tray },
  { words: /jar|storage|container|freez/, draw: preparing.jar },
  { words: /skillet|pan\b|fry/, draw: cooking.pan, handled: true },
]
const POT: Omit<Tool, 'words'> = { draw: cooking.pot }

/** A piece of kitchen equipment on a cloth, as SVG text. What no word of title or category names is a pot. */
export function toolSvg(options: { slug: string; category: string; title: string; format: Format }): string {
  const { slug, category, title, format } = options
  const rnd = random(`${slug}|tool`)
  const [w, h] = sizeOf(format)
  const cloth = pick(rnd, ['#D9CDB2', '#C3CDB0', '#E7D29B', '#B9C7C3', '#DDBBA6'])
  const food = pick(rnd, ['#8BA35A', '#DB8A3F', '#E2B457', '#C9573A'])
  const words = `${title} ${category}`.toLowerCase()
  const { draw, handled } = TOOLS.find((tool) => tool.words.test(words)) ?? POT
  const pattern = clothPattern(w, h, cloth, rnd)
  const [x, y] = handled ? [w / 2 - 46, h / 2 - 22] : [w / 2, h / 2]
  return sheet(
    w,
    h,
    spread(w, h, cloth) + pattern + dimmer(w, h) + group(x, y, 0, draw(rnd, food), (h / 300) * 1.08),
  )
}
