import { countEnglish, countWords } from './count-english.ts'
import { IMPERIAL_ML } from './imperial.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { type UnitId, UNITS } from './units.ts'

/** Where a recipe comes from: an Australian tablespoon holds 20 ml, a British pint 568. */
export type Origin = 'us' | 'metric' | 'uk' | 'au' | 'nz' | 'ca' | 'jp'

const OF_AMERICA: ReadonlySet<UnitId> = new Set<UnitId>(['cup', 'stick', 'quart'])

/** Words of Australian lists alone. A tablespoon is not 20 ml in New Zealand, where much else has the same name. */
const AUSTRALIAN = /\b(?:thickened cream|lebanese cucumbers?|continental parsley|copha)\b/g
/** Words that make it certain beside one of those. */
const OF_THE_SOUTH = /\b(?:tbs|brown onions?|silverbeet|tasty cheese|rindless|punnet)\b/g

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
  if (isAustralian(text)) return 'au'
  return isImperial ? guessPints(text, units) : undefined
}

function isAustralian(text: string): boolean {
  const own = countWords(text, AUSTRALIAN)
  return own > 0 && own + countWords(text, OF_THE_SOUTH) > 1 && countEnglish(text).american === 0
}

/** Whether a unit is larger in Britain than in America, or smaller. */
export const isImperialUnit = (unit: UnitId): boolean => Object.hasOwn(IMPERIAL_ML, unit)

function guessPints(text: string, units: readonly UnitId[]): 'us' | 'uk' | undefined {
  const { british, american } = countEnglish(text)
  if (british >= 2 * american + 1) return 'uk'
  if (american >= 2 * british + 1) return 'us'
  if (british + american > 0) return undefined
  const metric = units.filter((unit) => UNITS[unit].system === 'metric').length
  const ofAmerica = units.filter((unit) => OF_AMERICA.has(unit)).length
  if (metric > 0 && ofAmerica === 0) return 'uk'
  return ofAmerica > 0 && metric === 0 ? 'us' : undefined
}
