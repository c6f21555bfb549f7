import { termsOf } from '../../diet/listed-terms.ts'
import { compileTerms, indexTogether, type JointIndex, type TermSet } from '../../diet/match-line.ts'
import { TRIGGER_GROUPS, type TriggerGroup } from './trigger-groups.ts'

let index: JointIndex<TriggerGroup> | undefined
const sets = new Map<TriggerGroup, TermSet>()

/** All terms of all groups, to be found in one walk. */
export const triggerIndex = (): JointIndex<TriggerGroup> => (index ??= indexTogether(TRIGGER_GROUPS, termsOf))

/** The terms of one group. */
export function triggerSet(group: TriggerGroup): TermSet {
  let set = sets.get(group)
  if (!set) sets.set(group, (set = compileTerms(termsOf(group))))
  return set
}
