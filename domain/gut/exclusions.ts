import type { CookedLine } from './cook-lines.ts'
import { decodeLine } from './line-triggers.ts'
import { MARKS, type Mark, type Profile } from './profile.ts'
import { namesOf } from '../field.ts'
import { PROFILE_GROUPS } from './profile-groups.ts'
import type { TriggerAmount, TriggerGroup } from './trigger-groups.ts'

/** A group that a reader avoids or limits, in the reader's own words, with the lines of a dish that name it. */
export type Exclusion = {
  group: TriggerGroup
  mark: Exclude<Mark, 'fine'>
  words: string
  lines: (Pick<CookedLine, 'was' | 'now' | 'by'> & { amount: TriggerAmount })[]
}

/**
 * What a reader leaves out, and where it is in a dish: what is avoided comes first, then in the order of the profile. `triggers` says by place what
 * the lines as written name (line-triggers.ts).
 */
export function listExclusions(
  { marks }: Profile,
  lines: readonly CookedLine[],
  triggers: Readonly<Record<number, string>>,
): Exclusion[] {
  const named = lines.map((line, place) => ({ line, groups: decodeLine(triggers[place] ?? '').groups }))
  const exclusions = namesOf(PROFILE_GROUPS).flatMap((group): Exclusion[] => {
    const marked = marks[group]
    if (!marked || marked.mark === 'fine') return []
    const { mark, words } = marked
    const found = named.flatMap(({ line: { was, now, by }, groups }) => {
      const amount = groups[group]
      return amount ? [{ was, now, by, amount }] : []
    })
    return [{ group, mark, words, lines: found }]
  })
  return exclusions.toSorted((one, other) => MARKS.indexOf(one.mark) - MARKS.indexOf(other.mark))
}
