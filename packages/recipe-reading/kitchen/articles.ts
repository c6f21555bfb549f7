import type { IngredientLine } from '../ingredient/ingredient-line.ts'
import { type UnitId, UNITS } from '../ingredient/units.ts'
import type { Term } from './figure.ts'

const ARTICLE = /^(?:an?|une?|uno|una|eine?n?|een|en|et|ett)$/i
/** Each cook knows for herself how much they are: "a pinch" stays a pinch. */
const VAGUE: ReadonlySet<UnitId> = new Set<UnitId>([
  'dash',
  'drop',
  'grind',
  'knife-tip',
  'knob',
  'pinch',
  'smidgen',
  'splash',
  'tad',
])
/** As much as a hand or a bottle gives: "a handful" is one, and "handful" as much as it takes. */
const LOOSE: ReadonlySet<UnitId> = new Set<UnitId>([
  ...VAGUE,
  'handful',
  'glug',
  'slosh',
  'dollop',
  'spoonful',
])

/** Whether a line that says no number means one of a unit: "can of beans", and no "handful of rocket". */
export const isOneOf = (unit: UnitId): boolean => !LOOSE.has(unit)

/** "A scrape of butter", "un filet d'huile": no food that is counted. */
const OF = /\s(?:of|de|di|da|von|van|af|av)\s|\sd['’]/i

/** Whether the number of a term is only an article, which may mean one, or nothing: "a cup", "a little". */
export const isArticle = (text: string, { number }: Term) =>
  ARTICLE.test(text.slice(number.start, number.end))

/** Whether an article means one: "a tin", "an onion". In a step only "a cup" does; how many an onion there is, the list says. */
export function countsOne(text: string, { number, unit }: Term, line: IngredientLine | undefined): boolean {
  if (/['’]$/.test(text.slice(0, number.start))) return false
  const known = unit !== undefined && isUnit(unit) ? unit : undefined
  if (known) return line ? !VAGUE.has(known) : isExact(known)
  const food = line?.food
  return food?.known !== undefined && food.end > number.end && !OF.test(text.slice(number.end, food.end))
}

const isUnit = (unit: NonNullable<Term['unit']>): unit is UnitId => unit in UNITS

const isExact = (unit: UnitId) =>
  (UNITS[unit].kind === 'volume' || UNITS[unit].kind === 'weight') && !UNITS[unit].isApproximate
