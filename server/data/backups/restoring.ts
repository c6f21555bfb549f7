import type { Database } from '../database/database.ts'

const ONLY = 1
/** A restore that was killed holds saves back no longer than that; one that takes longer says so again. */
const LEASE_MS = 10 * 60_000

/** Says that saves wait from now on for the restore of `owner`, for ten minutes at most. The newest restore counts. */
export async function holdSaves(db: Database, owner: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString()
  await db
    .insertInto('restoring')
    .values({ id: ONLY, owner, until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ owner, until }))
    .execute()
}

/** Lets saves in again: those that waited for `owner`, or for whoever it was. */
export async function letSavesIn(db: Database, owner?: string): Promise<void> {
  const all = db.deleteFrom('restoring')
  await (owner === undefined ? all : all.where('owner', '=', owner)).execute()
}

/**
 * Whether a backup is being restored, so that what is saved now could be lost. A lease that ends much later than one of
 * now would was written before the clock was set back, and does not count.
 */
export async function isRestoring(db: Database, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('restoring')
    .select('id')
    .where('until', '>', now.toISOString())
    .where('until', '<=', new Date(now.getTime() + 2 * LEASE_MS).toISOString())
    .executeTakeFirst()
  return row !== undefined
}
