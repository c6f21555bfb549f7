import type { TriggerHit } from '../triggers/read-triggers.ts'
import type { TriggerGroup } from '../triggers/trigger-groups.ts'

/** Of the things most often left out: what a dish holds, in its own words, and what it is free of. */
export type Holds = { holds: string[]; free: string[] }

/** Those things, and what a dish without them is free of. */
const LEFT_OUT: readonly (readonly [TriggerGroup, string])[] = [
  ['alliums-fructans', 'onion'],
  ['spicy', 'chilli'],
  ['seeds-nuts', 'whole seeds'],
]

/** Foods that are named; of more, the first. */
const MOST_HELD = 4

/** Sums up what lines name. A dish is free of nothing while some of its lines are not understood (`isKnown`). */
export function sumUpHolds(
  triggers: readonly TriggerHit[] | null,
  { isKnown }: { isKnown: boolean },
): Holds | null {
  if (!triggers) return null
  const named = LEFT_OUT.map(([group, free]) => ({
    free,
    terms: triggers.filter((hit) => hit.group === group).map(({ term }) => term),
  }))
  return {
    holds: [...new Set(named.flatMap(({ terms }) => terms))].slice(0, MOST_HELD),
    free: isKnown ? named.filter(({ terms }) => terms.length === 0).map(({ free }) => free) : [],
  }
}
