import { fold } from '#domain/fold.ts'
import { clothPattern, dimmer, spread } from './cloth.ts'
import { napkin } from './cutlery.ts'
import { type Format, sheet, sizeOf } from './format.ts'
import { longestName, namesOf } from './names.ts'
import { group } from './paper.ts'
import { pick, random } from './random.ts'
import * as cooking from './tools/cooking.ts'
import * as preparing from './tools/preparing.ts'

/** Handles stick out to the lower right, so that what is `handled` lies further to the upper left. */
type Tool = { draw(): string; handled?: true }

/** What lies there where the title names no kind that is drawn. */
const TOWEL: Tool = { draw: () => napkin(0, 0, -8, '#FBF6EA', 1.7) }

const TOOLS = new Map(
  [
    named('bamboo steamer|steamer|steaming basket', cooking.steamer),
    named('blender', cooking.blender),
    named('hand blender|stick blender|immersion blender|oven thermometer|fridge thermometer', TOWEL.draw),
    named('ironing board|circuit board|board game|jam pan|butter knife|palette knife', TOWEL.draw),
    named('knife', preparing.knife),
    named('sieve|strainer', preparing.sieve, true),
    named('drum sieve', preparing.drumSieve),
    named('scale|scales', preparing.scale),
    named('thermometer', preparing.probe),
    named('board', preparing.board),
    named('tray|baking sheet|roasting tin', cooking.tray),
    named('jar', preparing.jar),
    named('skillet|frying pan|poaching pan|saute pan', cooking.pan, true),
    named('pot|stockpot|casserole|dutch oven', cooking.pot),
  ].flat(),
)
/** What may follow the name of a tool. A knife block is no knife. */
const ENDS = /^(?:[^\p{L}]|with|for|from|of|in|and|or|set|by|that|is|are)$/u

/** A piece of kitchen equipment on a cloth, as SVG text. The title alone says what is drawn. */
export function toolSvg(options: { slug: string; title: string; format: Format }): string {
  const { slug, title, format } = options
  const rnd = random(`${slug}|tool`)
  const [w, h] = sizeOf(format)
  const cloth = pick(rnd, ['#D9CDB2', '#C3CDB0', '#E7D29B', '#B9C7C3', '#DDBBA6'])
  const { draw, handled } = toolOf(title)
  const pattern = clothPattern(w, h, cloth, rnd)
  const [x, y] = handled ? [w / 2 - 46, h / 2 - 22] : [w / 2, h / 2]
  return sheet(w, h, spread(w, h, cloth) + pattern + dimmer(w, h) + group(x, y, 0, draw(), (h / 300) * 1.08))
}

/** The tool that a title names and that is drawn, or a folded towel. Peelers, mills and mixers are no other tool. */
function toolOf(title: string): Tool {
  const words = fold(title).match(/\p{L}+|[^\p{L}\s]/gu) ?? []
  for (let at = 0; at < words.length; at++) {
    const found = longestName(TOOLS, words, at)
    if (found && ENDS.test(words[at + found.length] ?? '.')) return found.thing
    if (found) return TOWEL
  }
  return TOWEL
}

function named(words: string, draw: () => string, handled?: true): [string, Tool][] {
  return namesOf(words).map((name) => [name, { draw, handled }])
}
