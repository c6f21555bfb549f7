import { IMPERIAL_ML } from '../ingredient/imperial.ts'
import type { Figure, System } from './figure.ts'
import { errorOf, nearest, QUARTERS, toStep } from './kitchen-number.ts'
import { kitchenNumber, decimalNumber } from 'recipe-basics/text/kitchen-number'
import { cheapest, type Candidate, type Measured, type Printed } from './measured.ts'
import { spoonCandidates } from './spoons.ts'

const FLUID_OUNCE = 29.574

/** Millilitres in US units: as cooks round them (21 CFR 101.9(b)(5)(viii)), and as they are for what is weighed. */
const US_VOLUMES: Readonly<Record<string, readonly [label: number, exact: number]>> = {
  tsp: [5, 4.929],
  tbsp: [15, 14.787],
  cup: [240, 236.588],
  floz: [30, FLUID_OUNCE],
  gill: [120, 118.294],
  pint: [473.2, 473.176],
  quart: [946.4, 946.353],
  gallon: [3785, 3785.412],
  // Of butter: eight tablespoons. It has a weight here where the food is known.
  stick: [120, 118.294],
}
const US_WEIGHTS: Readonly<Record<string, number>> = { oz: 28.3495, lb: 453.592 }
/** Millilitres. */
export const METRIC_VOLUMES: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000 }
/** Grams. */
export const METRIC_WEIGHTS: Readonly<Record<string, number>> = {
  g: 1,
  hg: 100,
  kg: 1000,
  'metric-pound': 500,
}

/** What speaks against halves and quarters of an ounce. */
const FINENESS = [
  [1, 0],
  [2, 0.02],
  [4, 0.04],
] as const

/** So many spoons stay spoons in every kitchen: four tablespoons, in millilitres. */
const SPOONS = 60
/** Past this cost no way to write the amount comes near it, and it stays as written. */
const WORST = 0.15
const GRAMS_IN_OUNCE = 28.3495

/** The values of the terms of an amount, times what the view asks for. */
type Value = { value: number; unit?: string }

/**
 * An amount in the units of a system, as a cook would write it. Undefined when it is in them already, when cooks of that
 * system use the same (spoons, things that are counted), or when only the density of the food could tell.
 */
export function convertAmount(
  values: readonly Value[],
  figure: Figure,
  system: System,
): Measured | undefined {
  if (figure.pints === 'unsure') return undefined
  if (system === 'metric') return toMetric(values, figure)
  // "2 cups Mehl" is of no kitchen.
  return figure.isForeign ? undefined : toUs(values, figure)
}

/** What a tin or a carton holds is printed on it in fluid ounces. Undefined for weights, and for what holds a litre or more. */
export function inFluidOunces(value: number, unit: string | undefined): Printed | undefined {
  const ml = sum([{ value, unit }], (name) => METRIC_VOLUMES[name])
  if (!ml || ml >= 1000) return undefined
  const ounces = Math.round((ml / FLUID_OUNCE) * 2) / 2
  return { number: kitchenNumber(ounces), value: ounces, unit: 'floz' }
}

function toMetric(
  written: readonly Value[],
  { kind, gramsPerMl, isLiquid, hasFluidOunces, isForeign, pints }: Figure,
): Measured | undefined {
  const areFluid = hasFluidOunces && written.every(({ unit }) => unit === 'oz')
  const values = areFluid ? written.map(({ value }) => ({ value, unit: 'floz' })) : written
  const british = (unit: string) => (pints ? IMPERIAL_ML[unit] : undefined)
  const grams = sum(values, (unit) => US_WEIGHTS[unit])
  if (grams) return rounded(grams, 'g', 'kg', isForeign)
  const ml = sum(values, (unit) => british(unit) ?? US_VOLUMES[unit]?.[0])
  const areSpoons = values.every(({ unit }) => unit === 'tsp' || unit === 'tbsp')
  if (!ml || (areSpoons && ml <= SPOONS)) return undefined
  const exact = sum(values, (unit) => british(unit) ?? US_VOLUMES[unit]?.[1])
  // A bottle has on it what it holds.
  const isPacked = kind === 'size' && values.every(({ unit }) => unit === 'floz')
  if (isLiquid) return rounded(isPacked ? (exact ?? ml) : ml, 'ml', 'l', isForeign)
  // A stick of celery, or "1 Stange Lauch", is no measure.
  if (values.some(({ unit }) => unit === 'stick') && !isFat(gramsPerMl)) return undefined
  return gramsPerMl && exact ? rounded(exact * gramsPerMl, 'g', 'kg', isForeign) : undefined
}

function toUs(
  values: readonly Value[],
  { gramsPerMl, isLiquid, isWeighed, pints }: Figure,
): Measured | undefined {
  // A British pint is 2 cups and 6½ tablespoons.
  const ml = sum(values, (unit) => METRIC_VOLUMES[unit] ?? (pints ? IMPERIAL_ML[unit] : undefined))
  if (ml) return best(inSpoons(ml / 5))
  const grams = sum(values, (unit) => METRIC_WEIGHTS[unit])
  if (!grams) return undefined
  const isMeasured = gramsPerMl !== undefined && !isWeighed
  const spoons = isMeasured ? inSpoons(grams / gramsPerMl / (isLiquid ? 5 : 4.929)) : []
  const ounces = inOunces(grams).map(({ measured, cost }) => ({
    measured,
    cost: cost + (isMeasured ? 0.06 : 0),
  }))
  return best([...spoons, ...ounces])
}

/** What American shops sell by the stick: butter, margarine and shortening. */
export const isFat = (gramsPerMl: number | undefined) =>
  gramsPerMl !== undefined && gramsPerMl >= 0.85 && gramsPerMl <= 1

function sum(values: readonly Value[], sizeOf: (unit: string) => number | undefined): number | undefined {
  let total = 0
  for (const { value, unit } of values) {
    const size = unit && sizeOf(unit)
    if (!size) return undefined
    total += value * size
  }
  return total
}

/** The roundest number within one per cent: 454 g is 450 g. Below 100 the nearest five, where it is within six. */
function rounded(total: number, small: 'g' | 'ml', big: 'kg' | 'l', isForeign?: boolean): Measured {
  const value = total >= 980 ? toStep(total, 50) : roundNumber(total)
  const [number, unit] = value < 1000 ? [value, small] : [value / 1000, big]
  return [{ number: decimalNumber(number, isForeign), value: number, unit }]
}

function roundNumber(total: number): number {
  if (total < 5) return Math.max(toStep(total, 0.5), 0.5)
  if (total < 100) return errorOf(toStep(total, 5), total) <= 0.06 ? toStep(total, 5) : Math.round(total)
  return (
    [50, 25, 10].map((step) => toStep(total, step)).find((value) => errorOf(value, total) <= 0.01) ??
    toStep(total, 5)
  )
}

function inSpoons(teaspoons: number): Candidate[] {
  return spoonCandidates(teaspoons, teaspoons >= 11.4 ? 'cup' : teaspoons >= 3 ? 'tbsp' : 'tsp', true)
}

function inOunces(grams: number): Candidate[] {
  const ounces = grams / GRAMS_IN_OUNCE
  return [
    ...FINENESS.map(([parts, cost]) => {
      const value = Math.round(ounces * parts) / parts
      const tooMany = value < 16 ? 0 : value < 32 ? 0.03 : 0.06
      return { measured: inUnit(value, 'oz'), cost: errorOf(value, ounces) + cost + tooMany }
    }),
    inPounds(grams / 453.592),
  ].filter(({ measured }) => measured[0] && measured[0].value > 0)
}

function inPounds(pounds: number): Candidate {
  const value = pounds < 0.9 ? 0 : nearest(pounds, QUARTERS)
  return { measured: inUnit(value, 'lb'), cost: errorOf(value, pounds) }
}

const inUnit = (value: number, unit: 'oz' | 'lb'): Measured => [{ number: kitchenNumber(value), value, unit }]

function best(candidates: readonly Candidate[]): Measured | undefined {
  const found = cheapest(candidates)
  return found && found.cost <= WORST ? found.measured : undefined
}
