import { isLength } from './read-amount.ts'
import type { FoodReading } from './read-food.ts'
import { isSized } from './read-measure.ts'
import { type ReadPart, readPart } from './read-part.ts'
import { after, type Found, isMark, startsQuantity } from './read-quantity.ts'

/**
 * "In 500 ml water" of a stock cube, "with 3 tbsp cold water" of cornflour, "with 2 tsp soy sauce, ½ tsp sugar": known foods with
 * amounts of their own, which the first food is stirred into. Undefined for sizes and pieces: "in 2 cm dice", "into 8 wedges",
 * "in 50 g portions".
 */
export function readMixedIn(reading: FoodReading, at: number): Found<ReadPart[]> | undefined {
  const from = after(reading, 'within', at)
  return from === undefined ? undefined : readMeasuredFoods(reading, from)
}

/** Foods of the table with amounts that are written, up to one that has none: "1 egg, 1 tsp water and a pinch of salt". */
export function readMeasuredFoods(reading: FoodReading, at: number): Found<ReadPart[]> | undefined {
  const first = readMeasuredFood(reading, at)
  if (!first) return undefined
  const value = [first.value]
  let { end } = first
  for (let next; (next = readNext(reading, end)) !== undefined; end = next.end) value.push(next.value)
  return { value, end }
}

function readMeasuredFood(reading: FoodReading, at: number): Found<ReadPart> | undefined {
  if (!startsQuantity(reading, at)) return undefined
  const part = readPart(reading, at)
  const { amounts, food } = part.value
  const [amount] = amounts
  if (!food?.known || !amount?.quantitySpan || isLength(amount)) return undefined
  return isSized(amount) || (!amount.unit && !amount.packageSize) ? part : undefined
}

function readNext(reading: FoodReading, at: number): Found<ReadPart> | undefined {
  const from = isMark(reading, at, ',') ? at + 1 : at
  const next = after(reading, 'and', from) ?? (from > at ? from : undefined)
  const part = next === undefined ? undefined : readMeasuredFood(reading, next)
  return part?.value.amounts[0]?.unit ? part : undefined
}

/** The first token from which on a food is mixed in, up to another token. */
export function findMixedIn(reading: FoodReading, from: number, to: number): number | undefined {
  for (let at = from; at < to; at++) if (readMixedIn(reading, at)) return at
  return undefined
}
