import { Badge } from './badge.tsx'
import type { State } from '#domain/publishing/status.ts'

const BADGES = {
  draft: { name: 'Draft', tone: 'butter', icon: 'pencil-line' },
  scheduled: { name: 'Scheduled', tone: 'dusk', icon: 'calendar-clock' },
  published: { name: 'Published', tone: 'sage', icon: 'check' },
} as const

/** What something is to its readers (spec.md section 4). */
export function StateBadge({ state }: { state: State }) {
  const { name, tone, icon } = BADGES[state]
  return (
    <Badge tone={tone} icon={icon}>
      {name}
    </Badge>
  )
}
