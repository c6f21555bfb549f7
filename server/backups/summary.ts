import type { ComparedAccount } from '#domain/people/restored-accounts.ts'

/** What a backup holds beside what there is now, and what would become of it. */
export type Summary = {
  made_at: string
  /** This site made it, or one with its passphrase. */
  isOwn: boolean
  /** The site has no account yet. */
  isNew: boolean
  now: Record<string, number>
  then: Record<string, number>
  /** Names of things that are there and would go, and of those that would come back; the first of each. */
  going: string[]
  coming: string[]
  goingCount: number
  comingCount: number
  accounts: ComparedAccount[]
  /** What it would mean that accounts become as they were, in sentences. */
  consequences: string[]
}

/** Names that are shown of each. */
export const MOST_NAMES = 12
