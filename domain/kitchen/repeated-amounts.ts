import type { Amount } from '../ingredient/ingredient-line.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { isMeasure } from '../ingredient/read-unit.ts'
import { UNITS } from '../ingredient/units.ts'

/** The innermost brackets of a line, and what stands in them. */
const BRACKETS = /(?<=\()[^()]{2,60}(?=\))/g
/** What may follow an amount that says the same as the one before the food: nothing, or what is to be done. */
const REST = /^\s*(?:$|[,;](?!.*\d))/
/** How far one may be from the other where both are weights, or both volumes. */
const NEAR = 0.2
/** What a millilitre of food weighs, in grams: from fresh herbs to syrup. */
const [LIGHTEST, HEAVIEST] = [0.03, 2]

/**
 * Amounts in brackets behind the food that say the same as the amount before it, in other units: "1 cup butter (softened (227 g))",
 * "150 g sugar (¾ cup, packed)". `amount` is the one before the food. Those that were read already are told by `isRead`.
 */
export function findRepeatedAmounts(
  text: string,
  [amount, ...added]: readonly Amount[],
  isRead: (place: number) => boolean,
): Amount[][] {
  if (!amount?.unit || added.length > 0 || !isMeasure(amount.unit) || amount.packageSize) return []
  return [...text.matchAll(BRACKETS)].flatMap(({ 0: inside, index }) => {
    const { amounts, otherAmounts } = readIngredient(inside)
    const groups = [amounts, ...otherAmounts]
    const end = Math.max(...groups.flat().map((one) => one.end))
    if (!REST.test(inside.slice(end)) || !groups.every((group) => saysTheSame(amount, group))) return []
    const moved = groups.map((group) => group.map((one) => move(one, index)))
    return moved.some(([one]) => one && isRead(one.start)) ? [] : moved
  })
}

function saysTheSame(amount: Amount, [other, ...added]: readonly Amount[]): boolean {
  if (!other?.unit || !other.quantitySpan || other.packageSize || added.length > 0) return false
  const [one, two] = [sizeOf(amount), sizeOf(other)]
  if (!one || !two) return false
  if (one.kind === two.kind) return Math.abs(one.size - two.size) <= NEAR * Math.max(one.size, two.size)
  const [weight, volume] = one.kind === 'weight' ? [one, two] : [two, one]
  const density = weight.size / volume.size
  return density >= LIGHTEST && density <= HEAVIEST
}

/** Grams or millilitres, at most. */
function sizeOf({ unit, quantity }: Amount) {
  if (!unit) return undefined
  const { g, ml } = UNITS[unit]
  if (g) return { kind: 'weight', size: quantity.most * g }
  return ml ? { kind: 'volume', size: quantity.most * ml } : undefined
}

function move({ quantitySpan, unitSpan, ...amount }: Amount, by: number): Amount {
  const moved = ({ start, end }: { start: number; end: number }) => ({ start: start + by, end: end + by })
  return {
    ...amount,
    ...moved(amount),
    ...(quantitySpan && { quantitySpan: moved(quantitySpan) }),
    ...(unitSpan && { unitSpan: moved(unitSpan) }),
    qualifiers: [],
  }
}
