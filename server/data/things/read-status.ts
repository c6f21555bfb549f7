import type { Database } from '../database/database.ts'
import { findNextToGoLive, type NextToGoLive } from '../changes/next-to-go-live.ts'

const DAY_MS = 24 * 3_600_000

/** How the site does, as far as its database knows. */
export type DatabaseStatus = {
  /** What is scheduled first; null without anything. */
  next: NextToGoLive | null
  /** Of the last day: the most wrong passwords in a row for one account, device or network, and how many of those wait. */
  wrongInARow: number
  blocked: number
  /** Imports that are being read or saved, and pictures that are on their way here. */
  unfinishedImports: number
  waitingPictures: number
}

/** Reads how the site does. Throws when the database does not answer. */
export async function readStatus(db: Database, now: Date): Promise<DatabaseStatus> {
  const next = await findNextToGoLive(db, now)
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const limits = await db
    .selectFrom('sign_in_limits')
    .select(['failures', 'blocked_until'])
    .where('updated_at', '>', since)
    .execute()
  const imports = await db.selectFrom('imports').select('id').where('status', '!=', 'ready').execute()
  const pictures = await db
    .selectFrom('linked_pictures')
    .select('key')
    .where('state', '=', 'waiting')
    .execute()
  return {
    next: next ?? null,
    wrongInARow: Math.max(0, ...limits.map(({ failures }) => failures)),
    blocked: limits.filter(({ blocked_until }) => blocked_until > now.toISOString()).length,
    unfinishedImports: imports.length,
    waitingPictures: pictures.length,
  }
}
