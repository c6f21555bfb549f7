import swaps from './swaps.json' with { type: 'json' }
import type { TriggerGroup } from './trigger-groups.ts'

/**
 * What may stand in the place of a food: another one (`use`, so much of its weight), the same one treated another way (`add`), or
 * nothing. `note` says how.
 */
export type Swap = { note?: string } & ({ use: string; share: number } | { add: string } | { isOut: true })

const byTerm = new Map<string, Swap>(
  swaps.flatMap(({ group, terms, ...row }) =>
    terms.map((term): [string, Swap] => [keyOf(group, term), toSwap(row)]),
  ),
)

/** The swap for a word of a group; undefined where none is known. */
export const findSwap = (group: TriggerGroup, term: string): Swap | undefined =>
  byTerm.get(keyOf(group, term))

type Row = { use?: string; share?: number; add?: string; note?: string }

function toSwap({ use, share = 1, add, note }: Row): Swap {
  const said = note === undefined ? {} : { note }
  if (use !== undefined) return { ...said, use, share }
  return add === undefined ? { ...said, isOut: true } : { ...said, add }
}

function keyOf(group: string, term: string): string {
  return `${group} ${term}`
}
