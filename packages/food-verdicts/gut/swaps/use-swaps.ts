import { fromNames } from 'recipe-basics/fields/field'
import type { GutFacts } from '../triggers/gut-facts.ts'

// Small, and without the tables: browsers add up what a reader swaps, and ask nobody.

export const CHANGES = ['energy', 'fibre', 'fat', 'sugar', 'sodium', 'lactose', 'caffeine'] as const
export type ChangeName = (typeof CHANGES)[number]

/**
 * How much more, or less, of a nutrient one portion holds with a swap: in kcal, milligrams of sodium and caffeine, else grams. Null
 * is not known; what stays the same has no entry.
 */
export type SwapChange = { name: ChangeName; by: number | null }

/** Less than that, of a portion, is no change: 3 kcal, a twentieth of a gram, 5 mg. */
const LEAST_CHANGE: Readonly<Record<ChangeName, number>> = {
  energy: 3,
  fibre: 0.05,
  fat: 0.05,
  sugar: 0.05,
  sodium: 5,
  lactose: 0.05,
  caffeine: 1,
}

/** Whether a reader would want to know of a change, or that it is not known. */
export const isWorthTelling = ({ name, by }: SwapChange): boolean =>
  by === null || Math.abs(by) >= LEAST_CHANGE[name]

/** The figures that are computed anew with swaps. */
export const SWAPPED_FACTS = ['fibre', 'lactose', 'fat', 'sodium', 'caffeine'] as const satisfies ChangeName[]
type SwappedFact = (typeof SWAPPED_FACTS)[number]

/** A figure of one portion as written and as it is cooked; null is not enough data. */
export type Change = { was: number | null; now: number | null }

/** What one portion holds with swaps. A swap that no table knows numbers of (`changes` is null) changes none. */
export function addUpSwaps(
  written: Pick<GutFacts, SwappedFact>,
  swaps: readonly { changes: readonly SwapChange[] | null }[],
): Record<SwappedFact, Change> {
  return fromNames(SWAPPED_FACTS, (fact) => {
    const was = written[fact]
    const changes = swaps.flatMap(({ changes: ofSwap }) => ofSwap?.find(({ name }) => name === fact) ?? [])
    const now = changes.reduce<number | null>(
      (sum, { by }) => (sum === null || by === null ? null : sum + by),
      was,
    )
    return { was, now: now === null ? null : Math.max(0, now) }
  })
}
