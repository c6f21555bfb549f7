import type { Fingerprint } from '../fingerprint.ts'
import {
  TRIGGER_AMOUNTS,
  TRIGGER_GROUPS,
  type TriggerAmount,
  type TriggerGroup,
} from '../triggers/trigger-groups.ts'

type Hit = { group: TriggerGroup; term: string; amount: TriggerAmount }

/** The groups that a line names, with the word and the amount, as a short text that a page holds for everyone. */
export const encodeLine = (hits: readonly Hit[]): string =>
  hits
    .map(({ group, term, amount }) =>
      [TRIGGER_GROUPS.indexOf(group), TRIGGER_AMOUNTS.indexOf(amount), term.replace(/[.,]/g, ' ')].join('.'),
    )
    .join(',')

/** What such a text says. */
export function decodeLine(text: string): {
  groups: Fingerprint['groups']
  words: Partial<Record<TriggerGroup, string>>
} {
  const groups: Fingerprint['groups'] = {}
  const words: Partial<Record<TriggerGroup, string>> = {}
  for (const [at, amount, word] of text.split(',').map((hit) => hit.split('.'))) {
    const [group, known] = [TRIGGER_GROUPS[Number(at)], TRIGGER_AMOUNTS[Number(amount)]]
    if (!group || !known) continue
    groups[group] = known
    words[group] = word ?? ''
  }
  return { groups, words }
}
