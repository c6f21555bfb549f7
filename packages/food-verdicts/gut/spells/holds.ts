import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { readTriggers } from '../triggers/read-triggers.ts'
import type { FreeOf } from '../fingerprint.ts'
import { openLines, readBesides } from './besides.ts'
import type { TriggerGroup } from '../triggers/trigger-groups.ts'

/** Of the things most often left out: what a dish holds, in its own words, and what it is free of. */
export type Holds = { holds: string[]; free: FreeOf[] }

/** Those things, and what a dish without them is free of. */
const LEFT_OUT: readonly (readonly [TriggerGroup, FreeOf])[] = [
  ['alliums-fructans', 'onion'],
  ['spicy', 'chilli'],
  ['seeds-nuts', 'whole seeds'],
]

/** Foods that are named; of more, the first. */
const MOST_HELD = 4

/** Sums up what the recipe names, within its list and outside. It is free of nothing while some line is not understood. */
export function sumUpHolds(reading: RecipeReading): Holds | null {
  const hits = readTriggers(reading)
  if (!hits) return null
  const triggers = [...hits, ...readBesides(reading)]
  const isKnown = openLines(reading).length === 0
  const named = LEFT_OUT.map(([group, free]) => ({
    free,
    terms: triggers.filter((hit) => hit.group === group).map(({ term }) => term),
  }))
  const terms = new Set(named.flatMap(({ terms }) => terms))
  // "White bread" says "bread" as well.
  const isSaid = (term: string) => [...terms].some((other) => other.endsWith(` ${term}`))
  return {
    holds: [...terms].filter((term) => !isSaid(term)).slice(0, MOST_HELD),
    free: isKnown ? named.filter(({ terms }) => terms.length === 0).map(({ free }) => free) : [],
  }
}
