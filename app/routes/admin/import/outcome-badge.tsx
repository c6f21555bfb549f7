import type { IconName } from '#app/ui/icon.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { Outcome } from '#domain/recipe-import/report.ts'

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
