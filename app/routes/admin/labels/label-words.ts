import type { IconName } from '../../../ui/icon/icon.tsx'
import type { DietReason, DietState } from 'food-verdicts/diet/weigh-lines'
import type { ResolvedLabel } from 'food-verdicts/diet/label-decisions'

type Words = { words: string; tone: 'sage' | 'butter' | 'dusk' | 'danger' | 'plain'; icon: IconName }

/** A verdict in a word, never by its colour alone. */
export const VERDICTS: Record<DietState, Words> = {
  yes: { words: 'yes', tone: 'sage', icon: 'circle-check' },
  'yes-if': { words: 'yes, if you choose', tone: 'dusk', icon: 'git-branch' },
  'check-label': { words: 'check the label', tone: 'butter', icon: 'tag' },
  unknown: { words: 'not known', tone: 'plain', icon: 'circle-question-mark' },
  no: { words: 'no', tone: 'danger', icon: 'circle-minus' },
}

/** What stands beside a label: its verdict, or what the chef decided over it. */
export function badgeOf({ state, decision, isShown, isSuspended }: ResolvedLabel): Words {
  if (isSuspended) return VERDICTS[state === 'no' ? 'no' : 'check-label']
  if (state === 'yes' && decision?.answer === 'off')
    return { words: 'off, as you decided', tone: 'plain', icon: 'chef-hat' }
  if (state !== 'yes' && isShown) return { words: 'yes, says the chef', tone: 'sage', icon: 'chef-hat' }
  return VERDICTS[state]
}

/** What decided a verdict, as a sentence before and after the word that did. */
export function whyOf(state: DietState, reason: DietReason | undefined) {
  if (!reason) return { before: BY_ITSELF[state], term: '', after: '' }
  if (reason.why === 'numbers') return { before: `${reason.term}.`, term: '', after: '' }
  const line = reason.line === reason.term ? '' : ` in “${reason.line}”`
  return { before: '', term: reason.term, after: `${line}${AFTER[reason.why](state)}` }
}

const BY_ITSELF: Record<DietState, string> = {
  yes: 'No line speaks against it.',
  'yes-if': 'Only with the right choice of ingredients.',
  'check-label': 'The packet decides.',
  unknown: 'The ingredients do not show it.',
  no: 'A line speaks against it.',
}

const AFTER: Record<Exclude<DietReason['why'], 'numbers'>, (state: DietState) => string> = {
  breaks: (state) => (state === 'yes-if' ? ': only without it, or with the other one.' : '.'),
  packet: () => ': the packet decides.',
  'not-known': () => ' is not understood.',
  outside: () => ': the list does not.',
}
