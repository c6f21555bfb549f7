import type { UnitId } from '../ingredient/units.ts'
import type { System } from './figure.ts'
import {
  EIGHTHS,
  errorOf,
  HALVES,
  nearestAbove,
  printNearest,
  QUARTERS,
  THIRDS,
  toStep,
  WHOLE,
} from './kitchen-number.ts'
import { decimalNumber } from 'recipe-basics/text/kitchen-number'
import { cheapest, type Measured } from './measured.ts'
import { isSpoonUnit, spoonCandidates, TABLESPOONS_IN_STICK, toTeaspoons } from './spoons.ts'

/** Metric units by their size in millilitres or grams, and the one that a thousand of the smallest make. */
const METRIC: Partial<Record<UnitId, { size: number; small: 'g' | 'ml'; big: 'kg' | 'l' }>> = {
  g: { size: 1, small: 'g', big: 'kg' },
  kg: { size: 1000, small: 'g', big: 'kg' },
  ml: { size: 1, small: 'ml', big: 'l' },
  l: { size: 1000, small: 'ml', big: 'l' },
}
const OUNCES_IN_POUND = 16
/** Nobody takes a part of one. */
const UNDIVIDED: ReadonlySet<UnitId> = new Set<UnitId>([
  'dash',
  'drop',
  'grind',
  'knife-tip',
  'pinch',
  'smidgen',
  'splash',
  'sprig',
])
/** Metric units that no jug has so little of: what they hold in millilitres, and from where on they are said in them. */
const LITTLE: Partial<Record<UnitId, { ml: number; least: number }>> = {
  dl: { ml: 100, least: 1 / 8 },
  cl: { ml: 10, least: 1 / 2 },
}
const CUPS = { pint: 2, quart: 4, gallon: 16 }
/** From here on a part of a pound is better said in ounces. */
const MOST_ERROR = 0.07

/** A value as a cook would write it, in the unit as written or in one that suits the amount better. */
export function scaleAmount(
  value: number,
  unit: UnitId | undefined,
  isForeign?: boolean,
  system?: System,
): Measured {
  const metric = unit && METRIC[unit]
  if (metric) return inMetric(value * metric.size, metric.small, metric.big, isForeign)
  const little = unit && LITTLE[unit]
  if (little && value < little.least) return inMetric(value * little.ml, 'ml', 'l', isForeign)
  if (isForeign) return scaleInUnit(value, unit, isForeign)
  if (isSpoonUnit(unit)) return scaleSpoons(toTeaspoons(value, unit), unit, system)
  if (unit === 'lb' && value < 1 && errorOf(nearestAbove(value, QUARTERS), value) > MOST_ERROR)
    return withFractions(value * OUNCES_IN_POUND, 'oz', QUARTERS)
  if ((unit === 'pint' || unit === 'quart' || unit === 'gallon') && !isClean(value))
    return scaleSpoons(toTeaspoons(value * CUPS[unit], 'cup'), 'cup', system)
  if (unit === 'stick' && value < 1 && !isClean(value))
    return scaleSpoons(toTeaspoons(value * TABLESPOONS_IN_STICK, 'tbsp'), 'tbsp', system)
  return scaleInUnit(value, unit)
}

/** A value in the unit as written, whatever it is: six heaped teaspoons are not two tablespoons. */
export const scaleInUnit = (value: number, unit: UnitId | undefined, isForeign?: boolean): Measured =>
  withFractions(value, unit, fractionsFor(value, unit), isForeign)

/** Grams or millilitres without false precision: tenths of one, steps of 1 to 50, of 5 to a thousand, of 50 from there. */
function inMetric(total: number, small: 'g' | 'ml', big: 'kg' | 'l', isForeign?: boolean): Measured {
  const rounded =
    total < 0.2
      ? Number(total.toPrecision(2))
      : toStep(
          total,
          total < 0.5 ? 0.05 : total < 1 ? 0.1 : total < 10 ? 0.5 : total < 50 ? 1 : total < 1000 ? 5 : 50,
        )
  if (rounded < 1000) return [{ number: decimalNumber(rounded, isForeign), value: rounded, unit: small }]
  return [{ number: decimalNumber(rounded / 1000, isForeign), value: rounded / 1000, unit: big }]
}

/** A volume of spoons and cups, in those that measure it best. `unit` is the one as written. */
export function scaleSpoons(teaspoons: number, unit: 'tsp' | 'tbsp' | 'cup', system?: System): Measured {
  const candidates = spoonCandidates(teaspoons, unit, unit === 'cup' || system !== 'metric')
  return cheapest(candidates)?.measured ?? []
}

const withFractions = (
  value: number,
  unit: UnitId | undefined,
  parts: readonly number[],
  isForeign?: boolean,
): Measured => [{ ...printNearest(value, parts, isForeign), unit }]

function fractionsFor(value: number, unit: UnitId | undefined): readonly number[] {
  if (unit && UNDIVIDED.has(unit)) return WHOLE
  if (value < 1) return EIGHTHS
  if (unit === 'tsp' || unit === 'tbsp' || unit === 'cup') return value < 10 ? THIRDS : HALVES
  if (unit === 'oz' || unit === 'lb' || unit === 'floz' || unit === 'quart' || unit === 'gallon')
    return value < 4 ? QUARTERS : value < 16 ? HALVES : WHOLE
  return value < 5 ? THIRDS : value < 10 ? HALVES : WHOLE
}

const isClean = (value: number) => Math.abs(nearestAbove(value, QUARTERS) - value) / value < 0.04
