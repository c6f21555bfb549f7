import { NAMED_FOODS } from '../food/food-table.ts'
import { comesInSizes, weightsOf } from '../food/food-weights.ts'
import type { FoodKind } from '../food/food-kinds.ts'
import type { Amount } from './ingredient-line.ts'
import { toWords } from './noun-words.ts'
import type { FoodReading } from './read-food.ts'
import { after } from './read-quantity.ts'
import type { Rest } from './read-rest.ts'

/** Kinds of food that a line without an amount asks for one of. Of meat and bread it may be a part. */
const COUNTED: ReadonlySet<FoodKind> = new Set<FoodKind>(['vegetable', 'fruit', 'egg'])
/** Of seasoning, what is counted has a noun of its own. */
const PIECE = / (?:leaf|stick|pod|clove)$/

/** "Tomato, chopped", "large onion": one of a food that is counted, in an English line that names it alone. */
export function countAlone(
  { tokens, words, ...reading }: FoodReading,
  { first, purpose, optional, alternatives, additions }: Rest,
): Amount | undefined {
  const { food, forms, amounts, otherAmounts } = first
  const isAlone = amounts.length + otherAmounts.length + alternatives.length + additions.length === 0
  if (words.language !== 'en' || !food?.known || !isAlone || purpose || optional) return undefined
  const name = food.name.toLowerCase()
  const one = name.split(/[^a-z]/).at(-1) ?? ''
  const named = NAMED_FOODS.get(food.known)
  const isCounted =
    named && (COUNTED.has(named.kind) ? comesInSizes(weightsOf(named.food)) : PIECE.test(name))
  if (!isCounted || name !== food.known || toWords(one)?.[0] !== one) return undefined
  const before = forms.filter(({ end }) => end <= food.start)
  const areSizes = before.every(({ start }) => {
    const at = tokens.findIndex((token) => token.start === start)
    return after({ tokens, words, ...reading }, 'size', at) !== undefined
  })
  if (!areSizes) return undefined
  const start = before[0]?.start ?? food.start
  return { start, end: start, quantity: { least: 1, most: 1 }, qualifiers: [] }
}
