import { NAMED_FOODS } from '../food/food-table.ts'
import { weightsOf } from '../food/food-weights.ts'
import { spaced } from '../food/own-words.ts'
import { portionOf } from '../food/portions.ts'
import type { Amount, Measure } from './ingredient-line.ts'
import type { FoodReading } from './read-food.ts'
import type { ReadPart } from './read-part.ts'
import { after } from './read-quantity.ts'
import { UNITS } from './units.ts'

/** One reading of a bracket is believed against the order of the words when it is so many times nearer to what a piece weighs. */
const NEARER = 1.5

/**
 * "15 sheets phyllo (9 oz)" weigh so much together, and "4 salmon fillets (6 oz)" each: where the brackets do not say which they
 * mean, what a piece of the food weighs decides.
 */
export function decideBrackets(reading: FoodReading, part: ReadPart): void {
  const [amount, ...others] = part.amounts
  if (!amount || others.length > 0 || amount.quantity.most < 2) return
  const { packageSize: size, ...count } = amount
  const [[beside, ...more] = [], ...groups] = part.otherAmounts
  // "2 (1 lb) lobsters" are so large.
  const isRightBehind = size && /^\s*\($/.test(reading.line.slice(amount.quantitySpan?.end, size.start))
  if (size && !isRightBehind && isOpen(reading, size) && leansTo(reading, part, size, 'total')) {
    part.amounts = [count]
    part.otherAmounts.unshift([{ ...size, qualifiers: [] }])
  } else if (!size && beside && more.length + groups.length === 0 && isBare(beside, amount)) {
    if (!isOpen(reading, beside) || !leansTo(reading, part, beside, 'each')) return
    part.amounts = [{ ...count, packageSize: beside }]
    part.otherAmounts = []
  }
}

/** A weight that nothing calls "about", beside things that are counted. */
const isBare = ({ qualifiers }: Amount, { unit }: Amount) =>
  qualifiers.length === 0 && (unit === undefined || UNITS[unit].kind === 'count')

/** In brackets, which say neither "each" nor "total". */
function isOpen(reading: FoodReading, { start, end }: Measure): boolean {
  const { line, tokens } = reading
  if (!/[([]\s{0,3}\S{0,8}\s{0,3}$/.test(line.slice(Math.max(0, start - 12), start))) return false
  const says = (at: number) =>
    after(reading, 'each', at) !== undefined || after(reading, 'total', at) !== undefined
  const first = tokens.findIndex((token) => token.start >= start)
  const behind = tokens.findIndex((token) => token.start >= end)
  return !says(first - 1) && !(behind >= 0 && says(behind))
}

function leansTo(reading: FoodReading, part: ReadPart, size: Measure, to: 'each' | 'total'): boolean {
  const [amount] = part.amounts
  const grams = ((size.unit && UNITS[size.unit].g) ?? 0) * size.quantity.most
  const piece = pieceOf(reading, part, amount?.unit)
  if (!amount || !grams || !piece) return false
  const each = Math.abs(Math.log(grams / piece))
  const total = Math.abs(Math.log(grams / amount.quantity.most / piece))
  return (to === 'total' ? each - total : total - each) > Math.log(NEARER)
}

/** Grams of one of what a part counts; undefined where the table of weights does not know. */
function pieceOf({ line }: FoodReading, { food, forms }: ReadPart, unit: Amount['unit']): number | undefined {
  const named = food?.known ? NAMED_FOODS.get(food.known)?.food : undefined
  if (!food || !named) return undefined
  const words = (spans: readonly { start: number; end: number }[]) =>
    spaced(spans.map(({ start, end }) => line.slice(start, end)).join(' '))
  const asked = {
    weights: weightsOf(named),
    head: () => words([food]),
    sizes: () => words([...forms, food]),
    food: named,
    origin: 'us',
  }
  return portionOf(asked, unit)?.grams
}
