import type { Brought } from '../data/backups/people.ts'

/** What a backup holds beside what there is now, and what would become of it. */
export type Summary = {
  made_at: string
  isOwn: boolean
  now: Record<string, number>
  then: Record<string, number>
  /** Names of things that are there and would go, and of those that would come back; the first of each. */
  going: string[]
  coming: string[]
  goingCount: number
  comingCount: number
  people: Brought[]
}

/** Names that are shown of each. */
export const MOST_NAMES = 12
