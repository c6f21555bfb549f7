import { namesOf } from 'recipe-basics/fields/field'
import { parseRecord, toRecord } from 'recipe-basics/text/json-text'
import { oneOf } from 'recipe-basics/text/one-of'
import type { Fingerprint } from '../fingerprint.ts'
import { TRIGGER_GROUPS, type TriggerAmount, type TriggerGroup } from '../triggers/trigger-groups.ts'

// What a reader has marked. It lives in the reader's browser alone: no server reads this file with a profile in its hands.

export const MARKS = ['avoid', 'limit', 'fine'] as const
export type Mark = (typeof MARKS)[number]

/** What the reader marked, and a few words of the reader's own beside a mark. A group without a mark is eaten. */
export type Profile = { marks: Partial<Record<TriggerGroup, { mark: Mark; words: string }>> }

export const NO_MARKS: Profile = { marks: {} }

/** A reader's own words beside a mark may not be longer. */
export const MOST_WORDS = 120

/** A profile as a text that a browser keeps, or a file holds. */
export const writeProfile = (profile: Profile): string => JSON.stringify({ version: 1, ...profile })

/** A profile as it was kept; what cannot be read counts as not marked. */
export function readProfile(text: string | null): Profile {
  const kept = parseRecord(text)
  const marks: Profile['marks'] = {}
  const stored = toRecord(kept.marks)
  for (const group of TRIGGER_GROUPS) {
    const { mark, words } = toRecord(stored[group])
    const known = oneOf(MARKS, mark)
    if (known)
      marks[group] = { mark: known, words: typeof words === 'string' ? words.slice(0, MOST_WORDS) : '' }
  }
  return { marks }
}

/** Whether a text is a profile that was exported, rather than any other file. */
export function isProfile(text: string): boolean {
  const { marks } = parseRecord(text)
  return typeof marks === 'object' && marks !== null && !Array.isArray(marks)
}

/** A mark set, or taken off where it stood already. */
export function toggleMark({ marks }: Profile, group: TriggerGroup, mark: Mark): Profile {
  const { [group]: before, ...others } = marks
  if (before?.mark === mark) return { marks: others }
  return { marks: { ...others, [group]: { mark, words: before?.words ?? '' } } }
}

/** Why a dish, or a line of one, is told of: what the reader marked, and how much of it there is. */
export type Reason = { group: TriggerGroup; mark: Mark; amount: TriggerAmount }

/**
 * What becomes of a dish: hidden where more than a trace of something avoided is in it, last where it is made of something
 * to be limited. A trace of what is limited is not told of.
 */
export type Told = { place: 'hidden' | 'last' | 'usual'; reasons: Reason[] }

/** What a dish is told of, for the groups and amounts that it holds. */
export function tellOf({ marks }: Profile, groups: Fingerprint['groups']): Told {
  const reasons = TRIGGER_GROUPS.flatMap((group): Reason[] => {
    const [mark, amount] = [marks[group]?.mark, groups[group]]
    if (!mark || !amount || mark === 'fine' || (mark === 'limit' && amount === 'trace')) return []
    return [{ group, mark, amount }]
  })
  const isHidden = reasons.some(({ mark, amount }) => mark === 'avoid' && amount !== 'trace')
  const isLast = reasons.some(({ mark, amount }) => mark === 'limit' && amount === 'main')
  return { place: isHidden ? 'hidden' : isLast ? 'last' : 'usual', reasons }
}

/** How many groups have each mark, and how many have none. */
export function countMarks({ marks }: Profile): Record<Mark | 'unmarked', number> {
  const counts = { avoid: 0, limit: 0, fine: 0, unmarked: TRIGGER_GROUPS.length }
  for (const group of namesOf(marks)) {
    const mark = marks[group]?.mark
    if (!mark) continue
    counts[mark]++
    counts.unmarked--
  }
  return counts
}
