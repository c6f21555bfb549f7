import type { Database } from '../database/database.ts'
import { findNextPublication } from '../changes/next-publication.ts'

const DAY_MS = 24 * 3_600_000

/** How the site does, as far as its database knows. */
export type DatabaseStatus = {
  /** When the next scheduled thing goes live (ISO 8601); null without one. */
  nextPublication: string | null
  /** Of the last day: the most wrong passwords in a row for one account, device or network, and how many of those wait. */
  wrongInARow: number
  blocked: number
  /** Imports that are being read or saved, and pictures that are on their way here. */
  unfinishedImports: number
  waitingPictures: number
}

/** Reads how the site does. Throws when the database does not answer. */
export async function readStatus(db: Database, now: Date): Promise<DatabaseStatus> {
  const next = await findNextPublication(db, now)
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
    nextPublication: Number.isFinite(next) ? new Date(next).toISOString() : null,
    wrongInARow: Math.max(0, ...limits.map(({ failures }) => failures)),
    blocked: limits.filter(({ blocked_until }) => blocked_until > now.toISOString()).length,
    unfinishedImports: imports.length,
    waitingPictures: pictures.length,
  }
}
