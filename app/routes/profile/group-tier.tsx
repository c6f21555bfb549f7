import { useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import type { Mark, Profile } from 'food-verdicts/gut/profile/profile'
import { TIERS } from 'food-verdicts/gut/profile/profile-groups'
import type { TriggerGroup } from 'food-verdicts/gut/triggers/trigger-groups'
import type { GroupFacts } from 'food-verdicts/gut/profile/trigger-sources'
import { GroupRow } from './group-row.tsx'

type Props = {
  tier: keyof typeof TIERS
  rows: GroupFacts[]
  marks: Profile['marks']
  onMark: (group: TriggerGroup, mark: Mark) => void
  onWords: (group: TriggerGroup, words: string) => void
}

/** Groups that are named about as often. They open for a mark, and stay open when it is taken off: whoever did so is still there. */
export function GroupTier({ tier, rows, marks, onMark, onWords }: Props) {
  const set = rows.filter(({ group }) => marks[group]).length
  const [hadMarks, setHadMarks] = useState(false)
  if (set > 0 && !hadMarks) setHadMarks(true)
  return (
    <details open={tier === 'most' || hadMarks} className="group/tier border-t border-ink">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 flex-1 text-[1.375rem]">{TIERS[tier]}</h3>
        <span className="text-caption text-ink-soft">
          {rows.length} groups{set > 0 && `, ${set} set`}
        </span>
        <Icon name="chevron-down" className="flex-none group-open/tier:rotate-180" />
      </summary>
      <ul>
        {rows.map((facts) => (
          <GroupRow
            key={facts.group}
            facts={facts}
            marked={marks[facts.group]}
            onMark={(mark) => onMark(facts.group, mark)}
            onWords={(words) => onWords(facts.group, words)}
          />
        ))}
      </ul>
    </details>
  )
}
