import {
  type JointIndex,
  type Terms,
  indexTogether,
  compileTerms,
  type TermSet,
} from '../../diet/match-line.ts'
import { TRIGGER_GROUPS, type TriggerGroup } from './trigger-groups.ts'
import terms from './trigger-terms.json' with { type: 'json' }

/** The words of each group: what names it, what only looks like it, and what takes it away from the words beside. */
export const TRIGGER_TERMS: Readonly<Record<TriggerGroup, Terms & { strong: readonly string[] }>> = terms

let index: JointIndex<TriggerGroup> | undefined
const sets = new Map<TriggerGroup, TermSet>()

/** All terms of all groups, to be found in one walk. */
export const triggerIndex = (): JointIndex<TriggerGroup> =>
  (index ??= indexTogether(TRIGGER_GROUPS, TRIGGER_TERMS))

/** The terms of one group. */
export function triggerSet(group: TriggerGroup): TermSet {
  let set = sets.get(group)
  if (!set) sets.set(group, (set = compileTerms(TRIGGER_TERMS[group])))
  return set
}
