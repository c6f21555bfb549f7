import type { UnitId } from '../ingredient/units.ts'
import type { FoodWeights } from './food-weights.ts'

/** Grams of one household portion, and what it is called. */
export type Portion = { grams: number; what: string }

const SIZES = ['extra large', 'jumbo', 'large', 'medium', 'small', 'mini', 'baby'] as const
/** What a size makes of a food of which only one is weighed. */
const TIMES: Readonly<Record<string, number>> = {
  'extra large': 1.4,
  jumbo: 1.5,
  large: 1.3,
  medium: 1,
  small: 0.7,
}
/** Household portions that weigh about the same of any food. */
const ANY: Partial<Record<UnitId, number>> = {
  sprig: 1,
  handful: 30,
  bunch: 50,
  leaf: 0.3,
  can: 400,
  knob: 15,
}
/** Units that say no more than "one". */
const ONES: ReadonlySet<UnitId | undefined> = new Set<UnitId | undefined>([undefined, 'piece'])

/** What one of a food weighs: of a unit ("clove"), of a part that the line names ("fillet"), of a size, or of any. */
export function portionOf(
  { each }: FoodWeights,
  unit: UnitId | undefined,
  words: string,
  food = 'food',
): Portion | undefined {
  const called = inKitchen(food)
  const size = SIZES.find((name) => words.includes(` ${name} `))
  if (unit && !ONES.has(unit)) {
    const grams = each?.[unit] ?? ANY[unit]
    return grams === undefined ? undefined : { grams, what: `${unit} of ${called}` }
  }
  if (!each) return undefined
  const part = Object.keys(each).find((name) => name !== 'one' && !isSize(name) && isNamed(name, words))
  if (part !== undefined) return { grams: each[part] ?? 0, what: `${part} of ${called}` }
  const sized = size && each[size]
  if (sized) return { grams: sized, what: `${size} ${called}` }
  const one = each[unit ?? 'one'] ?? each.one
  if (one === undefined) return undefined
  return { grams: one * (size ? (TIMES[size] ?? 1) : 1), what: size ? `${size} ${called}` : called }
}

/** A food as a cook calls it: lists say "egg, whole". */
const inKitchen = (food: string) => food.replace(/,.*/, '')

const isSize = (name: string) => SIZES.some((size) => size === name)

/** A part in the singular or plural: "fillet", "fillets", "half", "halves". */
function isNamed(part: string, words: string): boolean {
  return (
    words.includes(` ${part} `) ||
    words.includes(` ${part}s `) ||
    words.includes(` ${part.replace(/f$/, 'v')}es `)
  )
}
