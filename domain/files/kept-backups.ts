/** Why a backup was made. */
export const BACKUP_REASONS = ['itself', 'hand', 'restore', 'migration'] as const
export type BackupReason = (typeof BACKUP_REASONS)[number]

/** When a backup was made (ISO 8601, UTC), and why. */
export type Dated = { made_at: string; reason: BackupReason }

/** How many are kept: of so many spans of time, the last one of each. */
const SPANS: { most: number; spanOf: (made_at: Date) => string }[] = [
  { most: 24, spanOf: (moment) => moment.toISOString().slice(0, 13) },
  { most: 7, spanOf: (moment) => moment.toISOString().slice(0, 10) },
  { most: 4, spanOf: (moment) => String(weekOf(moment)) },
  { most: 12, spanOf: (moment) => moment.toISOString().slice(0, 7) },
]
/** One that was made for a reason of its own stays so long beside them. */
const REASON_DAYS = 7
const DAY_MS = 24 * 3_600_000

/** The clocks of two machines differ by so much at most. What is dated later was made while a clock was fast. */
const AHEAD_MS = 10 * 60_000

/** Whether a backup is dated later than now. It may hold what no other does, and takes the place of none. */
export const isAhead = ({ made_at }: Pick<Dated, 'made_at'>, now: Date): boolean =>
  Date.parse(made_at) - now.getTime() > AHEAD_MS

/**
 * Which backups stay: 24 hourly, 7 daily, 4 weekly and 12 monthly ones, each the last of its span, and what was made by hand
 * or before something for a week. The newest always stays. Those of a fast clock are chosen from by themselves.
 */
export function chooseKept<One extends Dated>(backups: readonly One[], now: Date): Set<One> {
  const [ahead, others] = [true, false].map((is) => backups.filter((backup) => isAhead(backup, now) === is))
  return new Set([...chooseBySpans(others ?? [], now), ...chooseBySpans(ahead ?? [], now)])
}

function chooseBySpans<One extends Dated>(backups: readonly One[], now: Date): Set<One> {
  const newestFirst = backups.toSorted((a, b) => (a.made_at < b.made_at ? 1 : -1))
  const kept = new Set<One>()
  for (const { most, spanOf } of SPANS) {
    const spans = new Set<string>()
    for (const backup of newestFirst) {
      const span = spanOf(new Date(backup.made_at))
      if (spans.has(span)) continue
      if (spans.size === most) break
      spans.add(span)
      kept.add(backup)
    }
  }
  for (const backup of newestFirst)
    if (backup.reason !== 'itself' && now.getTime() - Date.parse(backup.made_at) < REASON_DAYS * DAY_MS)
      kept.add(backup)
  return kept
}

/** Weeks since a Monday long ago. */
const weekOf = (moment: Date) => Math.floor((moment.getTime() / DAY_MS + 3) / 7)
