import type { UnitId } from '../ingredient/units.ts'
import type { TemperatureUnit } from './figure.ts'

/** One number with its unit, as it is printed: the text of the number, and its value for the plural of the unit. `isLess`: it is less. */
export type Printed = { number: string; value: number; unit?: UnitId | TemperatureUnit; isLess?: true }

/** The numbers of a range, or the one that both ends are. What is less than the smallest part begins no range. */
export const joinNumbers = (ends: readonly Printed[], sign: string): string =>
  [
    ...new Set(
      ends.filter(({ isLess }, at) => !isLess || at === ends.length - 1).map(({ number }) => number),
    ),
  ].join(sign)

/** Parts that add up: "2 tbsp + 2 tsp". */
export type Measured = readonly Printed[]

/** A way to print a value, and what speaks against it. The cheapest wins. */
export type Candidate = { measured: Measured; cost: number }

export function cheapest(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (best, next) => (!best || next.cost < best.cost - 1e-9 ? next : best),
    undefined,
  )
}
