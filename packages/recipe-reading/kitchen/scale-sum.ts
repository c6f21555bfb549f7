import type { UnitId } from '../ingredient/units.ts'
import { METRIC_VOLUMES, METRIC_WEIGHTS } from './convert-amount.ts'
import type { Figure, System, Term } from './figure.ts'
import { errorOf, HALVES, nearestAbove, QUARTERS } from './kitchen-number.ts'
import { kitchenNumber } from 'recipe-basics/text/kitchen-number'
import type { Measured } from './measured.ts'
import { scaleAmount, scaleSpoons } from './scale-amount.ts'
import { isSpoonUnit, TABLESPOONS_IN_STICK, toTeaspoons } from './spoons.ts'

const OUNCES: Readonly<Record<string, number>> = { lb: 16, oz: 1 }
/** A sum that is further off says less than its terms do. */
const WORST = 0.04

/**
 * Terms that add up, as one amount: twice "1 lb 10 oz" is 3 lb 4 oz, and twice "1 cup minus 2 tbsp" 1¾ cups. One measure for
 * one end, two for a range. Undefined where units do not add up, or a heaped spoon is no exact one.
 */
export function scaleSum(
  { terms, isForeign }: Figure,
  ratio: number,
  system?: System,
): readonly Measured[] | undefined {
  const units = terms.flatMap(({ unit, isRough }) => (unit && isFoodUnit(unit) && !isRough ? [unit] : []))
  const [first] = units
  if (!first || units.length < terms.length) return undefined
  const isRange = terms.some(({ quantity }) => quantity.least !== quantity.most)
  const ends = (isRange ? (['least', 'most'] as const) : (['most'] as const)).map((end) => {
    const values = terms.map(({ quantity }, at) => [quantity[end] * ratio, units[at] ?? first] as const)
    return addUp(values, first, isForeign, system)
  })
  const known = ends.flatMap((end) => (end ? [end] : []))
  return known.length === ends.length ? known : undefined
}

/** Two tablespoons beside cups, four of them are a quarter cup: what is less than the next larger measure. */
const LESS_THAN: Partial<Record<UnitId, number>> = { tsp: 3, tbsp: 4, oz: 16, g: 1000, ml: 1000 }

/** Whether each term is still a part of the one before it, so that they may be scaled one by one. */
export const areStillParts = ({ terms }: Figure, ratio: number) =>
  terms.every(({ unit, quantity }, at) => {
    const most = quantity.most * ratio
    const isInStick = unit === 'tbsp' && terms[at - 1]?.unit === 'stick'
    const limit = unit && isFoodUnit(unit) ? LESS_THAN[unit] : undefined
    const isHigh = at > 0 && most >= (isInStick ? TABLESPOONS_IN_STICK : (limit ?? Infinity))
    return quantity.most > 0 && !isHigh && (unit !== 'lb' || Number.isInteger(most))
  })

function addUp(
  values: readonly (readonly [value: number, unit: UnitId])[],
  first: UnitId,
  isForeign?: boolean,
  system?: System,
): Measured | undefined {
  const total = (sizes: Readonly<Record<string, number>>) =>
    values.every(([, unit]) => sizes[unit])
      ? values.reduce((sum, [value, unit]) => sum + value * (sizes[unit] ?? 0), 0)
      : 0
  const grams = total(METRIC_WEIGHTS)
  if (grams > 0) return scaleAmount(grams, 'g', isForeign)
  const millilitres = total(METRIC_VOLUMES)
  if (millilitres > 0) return scaleAmount(millilitres, 'ml', isForeign)
  const ounces = total(OUNCES)
  if (ounces > 0) return inPounds(ounces)
  if (isForeign) return undefined
  let teaspoons = 0
  for (const [value, unit] of values) {
    if (unit === 'stick') teaspoons += toTeaspoons(value * TABLESPOONS_IN_STICK, 'tbsp')
    else if (isSpoonUnit(unit)) teaspoons += toTeaspoons(value, unit)
    else return undefined
  }
  if (!(teaspoons > 0)) return undefined
  const sum = scaleSpoons(teaspoons, isSpoonUnit(first) ? first : 'tbsp', system)
  const printed = sum.reduce(
    (all, { value, unit }) => all + (isSpoonUnit(unit) ? toTeaspoons(value, unit) : 0),
    0,
  )
  return errorOf(printed, teaspoons) <= WORST ? sum : undefined
}

function inPounds(total: number): Measured {
  const rounded = nearestAbove(total, total < 4 ? QUARTERS : HALVES)
  const pounds = Math.floor(rounded / 16)
  const ounces = rounded - pounds * 16
  return [
    ...(pounds > 0 ? [{ number: String(pounds), value: pounds, unit: 'lb' as const }] : []),
    ...(ounces > 0 ? [{ number: kitchenNumber(ounces), value: ounces, unit: 'oz' as const }] : []),
  ]
}

const isFoodUnit = (unit: NonNullable<Term['unit']>): unit is UnitId =>
  unit !== 'celsius' && unit !== 'fahrenheit' && unit !== 'gas'
