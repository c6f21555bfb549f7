import { Check, CircleHelp, CircleMinus, PencilLine, type LucideIcon } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import type { Outcome } from '#domain/recipe-import/report.ts'

const LOOKS = {
  kept: { tone: 'sage', icon: Check },
  changed: { tone: 'butter', icon: PencilLine },
  guessed: { tone: 'dusk', icon: CircleHelp },
  dropped: { tone: 'danger', icon: CircleMinus },
} as const satisfies Record<Outcome, { tone: string; icon: LucideIcon }>

/** What became of a published field. */
export function OutcomeBadge({ outcome, count }: { outcome: Outcome; count?: number }) {
  return (
    <Badge {...LOOKS[outcome]}>
      {count} {outcome}
    </Badge>
  )
}
