import {
  EIGHTHS,
  errorOf,
  HALVES,
  nearest,
  nearestAbove,
  printNearest,
  QUARTERS,
  THIRDS,
} from './kitchen-number.ts'
import { kitchenNumber } from 'recipe-basics/text/kitchen-number'
import type { Candidate } from './measured.ts'

const TEASPOONS = { tsp: 1, tbsp: 3, cup: 48 } as const
/** A stick of butter. */
export const TABLESPOONS_IN_STICK = 8
/** From a cup on nobody counts them. */
const MANY_TABLESPOONS = 16
export type SpoonUnit = keyof typeof TEASPOONS

export const isSpoonUnit = (unit: string | undefined): unit is SpoonUnit =>
  unit === 'tsp' || unit === 'tbsp' || unit === 'cup'

/** Teaspoons: the smallest spoon is for an eighth. */
const LEAST = 0.09
/** What no spoon is small enough for, of what is taken by the pinch: salt, spices, leavening. */
export const isPinch = (value: number, unit: string | undefined) =>
  isSpoonUnit(unit) && toTeaspoons(value, unit) < LEAST

/** How many teaspoons a value of spoons or cups holds. */
export const toTeaspoons = (value: number, unit: SpoonUnit) => value * TEASPOONS[unit]

/**
 * The ways to measure a volume with a set of cups and spoons. `wanted` is the unit as written: another one has to be
 * worth it. `hasCups` is false where the reader has none.
 */
export function spoonCandidates(teaspoons: number, wanted: SpoonUnit, hasCups: boolean): Candidate[] {
  const singles = [
    inTeaspoons(teaspoons),
    inTablespoons(teaspoons, wanted),
    ...(hasCups ? inCups(teaspoons) : []),
  ]
  return singles.map(({ measured, cost }) => ({
    measured,
    cost: cost + (measured[0]?.unit === wanted ? 0 : 0.01),
  }))
}

function inTeaspoons(teaspoons: number): Candidate {
  const printed = printNearest(teaspoons, teaspoons < 1 ? EIGHTHS : THIRDS)
  const { value: rounded } = printed
  const tooMany = rounded < 3 ? 0 : Math.min(0.5, rounded * 0.01) + (Number.isInteger(rounded) ? 0 : 0.05)
  return { measured: [{ ...printed, unit: 'tsp' }], cost: errorOf(rounded, teaspoons) + tooMany }
}

function inTablespoons(teaspoons: number, wanted: SpoonUnit): Candidate {
  const value = teaspoons / 3
  const rounded = nearestAbove(value, [0, 1 / 2])
  const tooMany = rounded < 8 ? 0 : rounded >= MANY_TABLESPOONS ? 0.08 : wanted === 'tbsp' ? 0 : 0.04
  const alone = single('tbsp', rounded, errorOf(rounded, value) + tooMany)
  if (value < 1 || value >= 4) return alone
  const exact = nearest(value, THIRDS)
  const fine = single('tbsp', exact, errorOf(exact, value) + 0.08)
  const whole = Math.floor(value + 1e-9)
  const rest = nearest(teaspoons - whole * 3, QUARTERS)
  const compound = pair(['tbsp', whole], ['tsp', rest], teaspoons, Number.isInteger(rest) ? 0.035 : 0.045)
  const all = rest > 0 && rest < 3 ? [alone, compound, fine] : [alone, fine]
  return all.reduce((best, next) => (next.cost < best.cost - 1e-9 ? next : best))
}

function inCups(teaspoons: number): Candidate[] {
  const value = teaspoons / 48
  if (value < 0.2) return []
  // From three cups on nobody fills a quarter cup without need.
  const rounded = nearest(value, THIRDS)
  const coarse = nearest(value, HALVES)
  const isFine = rounded >= 3 && rounded !== coarse
  const alone =
    isFine && errorOf(coarse, value) <= errorOf(rounded, value) + 0.025
      ? single('cup', coarse, errorOf(coarse, value))
      : single('cup', rounded, errorOf(rounded, value) + (isFine ? 0.025 : 0))
  const parts = THIRDS.map((part) => Math.floor(value + 1e-9) + part).filter(
    (cups) => cups > 0 && cups <= value + 1e-9,
  )
  const cups = parts.at(-1)
  const spoons = cups === undefined ? 0 : Math.round((value - cups) * 16)
  if (cups === undefined || spoons < 1) return [alone]
  return [alone, pair(['cup', cups], ['tbsp', spoons], teaspoons, cups < 2 ? 0.035 : 0.06)]
}

const single = (unit: SpoonUnit, value: number, cost: number): Candidate => ({
  measured: [{ number: kitchenNumber(value), value, unit }],
  cost,
})

function pair(
  [unit, value]: [SpoonUnit, number],
  [smaller, rest]: [SpoonUnit, number],
  teaspoons: number,
  cost: number,
): Candidate {
  const total = toTeaspoons(value, unit) + toTeaspoons(rest, smaller)
  return {
    measured: [
      { number: kitchenNumber(value), value, unit },
      { number: kitchenNumber(rest), value: rest, unit: smaller },
    ],
    cost: errorOf(total, teaspoons) + cost,
  }
}
