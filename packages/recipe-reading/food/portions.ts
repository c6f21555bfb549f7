import { type UnitId, UNITS } from '../ingredient/units.ts'
import type { FoodWeights } from './food-weights.ts'
import { gramsOfLikened, type Size, sizeIn, SIZES } from './size-words.ts'

/** Grams of one household portion, and what it is called. */
export type Portion = { grams: number; what: string }

/** What is asked about a portion. `head`: the words of the line up to the end of its food. */
type AskedPortion = {
  weights: FoodWeights
  head: () => string
  /** The words that may say its size: "1 cebolla grande". */
  sizes: () => string
  food: string | undefined
  origin: string
}

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
/** Units of what is likened to a thing: "a walnut-sized knob". */
const LIKENED: ReadonlySet<UnitId | undefined> = new Set<UnitId | undefined>([
  ...ONES,
  'knob',
  'ball',
  'cube',
])
/** Units of what grows, or what a hand makes, large and small. */
const GROWN: ReadonlySet<UnitId> = new Set([
  'bunch',
  'handful',
  'head',
  'bulb',
  'clove',
  'stalk',
  'rib',
  'sprig',
  'leaf',
  'slice',
  'knob',
  'ear',
  'loaf',
])
/** What small and large cans hold: 8 and 28 oz. Of what comes in smaller cans, a large one holds twice as much. */
const CAN_GRAMS: Partial<Record<Size, number>> = { small: 227, large: 794 }
const LARGEST = 2

/** What one of a food weighs: of a unit ("clove"), of a part that the line names ("fillet"), of a size, or of any. */
export function portionOf(asked: AskedPortion, unit: UnitId | undefined): Portion | undefined {
  const { each } = asked.weights
  const words = asked.head()
  const called = inKitchen(asked.food ?? 'food')
  const size = sizeIn(asked.sizes())
  const likened = LIKENED.has(unit) ? gramsOfLikened(words) : undefined
  if (likened !== undefined) return { grams: likened, what: `such piece of ${called}` }
  if (unit && !ONES.has(unit)) {
    const grams = gramsOfUnit(asked, unit, size)
    return grams === undefined ? undefined : { grams, what: `${unit} of ${called}` }
  }
  if (!each) return undefined
  const part = Object.keys(each).find((name) => !NO_PARTS.has(name) && !isSize(name) && isNamed(name, words))
  if (part !== undefined) return { grams: each[part] ?? 0, what: `${part} of ${called}` }
  const share = SHARES.find(([name]) => isNamed(name, words))
  if (share && each.one) return { grams: each.one * share[1], what: `${share[0]} of ${called}` }
  const sized = size && each[size]
  if (sized) return { grams: sized, what: `${size} ${called}` }
  const ofCountry = asked.origin === 'us' ? undefined : each[`metric ${unit ?? 'one'}`]
  const one = ofCountry ?? each[unit ?? 'one'] ?? each.one
  if (one === undefined) return undefined
  return { grams: one * (size ? (TIMES[size] ?? 1) : 1), what: size ? `${size} ${called}` : called }
}

function gramsOfUnit({ weights, origin }: AskedPortion, unit: UnitId, size?: Size): number | undefined {
  const { each, drained = 1 } = weights
  const { cm } = UNITS[unit]
  if (cm) return each?.cm === undefined ? undefined : each.cm * cm
  const ofCountry = origin === 'us' ? undefined : each?.[`metric ${unit}`]
  const one = ofCountry ?? each?.[unit] ?? ANY[unit]
  const sized = size && sizedUnit(each, unit, size)
  if (sized || unit !== 'can' || !one) return sized || one
  const holds = size && CAN_GRAMS[size]
  if (!holds) return one
  return size === 'small'
    ? Math.min(one, holds * drained)
    : Math.min(Math.max(one, holds * drained), one * LARGEST)
}

/** A small bunch, a large head: as the weights say, or as much less or more as of one. */
function sizedUnit(each: FoodWeights['each'], unit: UnitId, size: Size): number | undefined {
  const said = each?.[`${size} ${unit}`]
  if (said) return said
  const one = each?.[unit] ?? ANY[unit]
  if (one === undefined || !GROWN.has(unit)) return undefined
  const alike = one === each?.one ? each[size] : undefined
  return alike ?? one * (TIMES[size] ?? 1)
}

/** A food as a cook calls it: lists say "egg, whole". */
const inKitchen = (food: string) => food.replace(/,.*/, '')

/** Parts of one that any food is cut into: "4 peach halves". */
const SHARES = [
  ['half', 1 / 2],
  ['quarter', 1 / 4],
] as const

/** Keys of weights that no word of a line names. */
const NO_PARTS = new Set(['one', 'cm'])

const isSize = (name: string) => SIZES.some((size) => size === name)

/** A part in the singular or plural: "fillet", "fillets", "half", "halves". */
function isNamed(part: string, words: string): boolean {
  return (
    words.includes(` ${part} `) ||
    words.includes(` ${part}s `) ||
    words.includes(` ${part.replace(/f$/, 'v')}es `)
  )
}
