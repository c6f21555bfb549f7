import type { IngredientLine } from './ingredient-line.ts'
import { type UnitId, UNITS } from './units.ts'

/** Where a recipe comes from: an Australian tablespoon holds 20 ml, a British pint 568. */
export type Origin = 'us' | 'metric' | 'uk' | 'au' | 'nz' | 'ca' | 'jp'

/** Units whose size in Britain is another than in America. */
const IMPERIAL: ReadonlySet<UnitId> = new Set<UnitId>(['pint', 'floz', 'gill', 'quart', 'gallon'])
const OF_AMERICA: ReadonlySet<UnitId> = new Set<UnitId>(['cup', 'stick', 'quart'])

/** Words of British lists that American ones do not have. Most are Australian and Irish, too. */
const BRITISH =
  /\b(?:plain flour|self[ -]raising|strong (?:white |wholemeal |bread )?flour|wholemeal|(?:caster|icing|demerara) sugar|bicarbonate of soda|cornflour|golden syrup|black treacle|courgettes?|aubergines?|beetroots?|swedes?|mange ?tout|spring onions?|rocket|gammon|rashers?|back bacon|minced? (?:beef|lamb|pork)|(?:beef|lamb|pork|turkey|steak) mince|(?:single|double|clotted) cream|fromage frais|semi[ -]skimmed|full[ -]fat milk|stock cubes?|tins?|tinned|sultanas|king prawns?|prawns|chill(?:i|ies)|yoghurt|mixed spice|suet|maris piper|king edward|floury potatoes|bramley|broad beans|desiccated|digestives?|dessert ?spoons?|dsp|litres?|grammes?)\b/g
/** Words of American lists that British ones do not have. */
const AMERICAN =
  /\b(?:all[ -]purpose|self[ -]rising|whole[ -]wheat|(?:confectioners'?|powdered|granulated) sugar|baking soda|corn ?starch|molasses|zucchinis?|eggplants?|beets|rutabagas?|snow peas|scallions?|arugula|cilantro|(?:heavy|whipping|light|heavy whipping) cream|half[ -]and[ -]half|ground (?:beef|pork|turkey|chicken|lamb|chuck)|shrimp|kosher salt|graham crackers?|bell peppers?|bouillon|russet|yukon|monterey|american cheese|cool whip|crisco|bisquick|liters?|skim milk|golden raisins|(?:jalapeno|serrano) chiles?|canola)\b/g
/** Two of them are of no other country. */
const AUSTRALIAN =
  /\b(?:tbs|thickened cream|brown onions?|lebanese cucumbers?|continental parsley|silverbeet|kumara|tasty cheese|copha|rindless|punnet)\b/g

/** A line of a list, and what was read of it. */
type ReadLine = { text: string; line: IngredientLine }

/**
 * The country whose measures an English list is in: by the words that only its cooks use, and where there are none by its units.
 * Grams beside a pint are British, cups and quarts American. Undefined where a list says both, or neither: then nobody can say
 * what a pint holds. Also undefined for lists of other languages, and where no measure depends on it.
 */
export function guessOrigin(lines: readonly ReadLine[]): 'us' | 'uk' | 'au' | undefined {
  const units = lines.flatMap(({ line: { amounts, otherAmounts } }) =>
    [...amounts, ...otherAmounts.flat()].flatMap(({ unit }) => unit ?? []),
  )
  const isImperial = units.some(isImperialUnit)
  if (!isImperial && !units.includes('tbsp')) return undefined
  const text = lines.map((line) => line.text.toLowerCase()).join('\n')
  if (countWords(text, AUSTRALIAN) > 1 && !text.match(AMERICAN)) return 'au'
  return isImperial ? guessPints(text, units) : undefined
}

/** Whether a unit is larger in Britain than in America, or smaller. */
export const isImperialUnit = (unit: UnitId) => IMPERIAL.has(unit)

function guessPints(text: string, units: readonly UnitId[]): 'us' | 'uk' | undefined {
  const british = countWords(text, BRITISH)
  const american = countWords(text, AMERICAN)
  if (british >= 2 * american + 1) return 'uk'
  if (american >= 2 * british + 1) return 'us'
  if (british + american > 0) return undefined
  const metric = units.filter((unit) => UNITS[unit].system === 'metric').length
  const ofAmerica = units.filter((unit) => OF_AMERICA.has(unit)).length
  if (metric > 0 && ofAmerica === 0) return 'uk'
  return ofAmerica > 0 && metric === 0 ? 'us' : undefined
}

/** How many different words of a list stand in a text. */
const countWords = (text: string, words: RegExp) => new Set(text.match(words)).size
