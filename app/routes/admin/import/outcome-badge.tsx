import type { IconName } from '../../../ui/icon/icon.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Outcome } from 'recipe-import/report'

const LOOKS = {
  kept: { tone: 'sage', icon: 'check' },
  changed: { tone: 'butter', icon: 'pencil-line' },
  guessed: { tone: 'dusk', icon: 'circle-question-mark' },
  dropped: { tone: 'danger', icon: 'circle-minus' },
} as const satisfies Record<Outcome, { tone: string; icon: IconName }>

/** What became of a published field. */
export function OutcomeBadge({ outcome, count }: { outcome: Outcome; count?: number }) {
  return (
    <Badge {...LOOKS[outcome]}>
      {count} {outcome}
    </Badge>
  )
}
