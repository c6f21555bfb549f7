import type { Database } from '../database/database.ts'

/** Wrong guesses in a row for one key, and until when no further one is looked at (ISO 8601). */
export type Limit = { failures: number; blocked_until: string; updated_at: string }

/** The limit of a key, locked against everybody else until the transaction ends. */
export async function lockLimit(db: Database, key: string, now: Date): Promise<Limit> {
  return db
    .insertInto('sign_in_limits')
    .values({ key, failures: 0, blocked_until: '', updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['failures', 'blocked_until', 'updated_at'])
    .executeTakeFirstOrThrow()
}

/** Replaces the limit of a key that is locked. */
export async function updateLimit(db: Database, key: string, limit: Limit): Promise<void> {
  const { failures, blocked_until, updated_at } = limit
  await db
    .updateTable('sign_in_limits')
    .set({ failures, blocked_until, updated_at })
    .where('key', '=', key)
    .execute()
}

/** Forgets the guesses for these keys. */
export async function deleteLimits(db: Database, keys: string[]): Promise<void> {
  await db.deleteFrom('sign_in_limits').where('key', 'in', keys).execute()
}

/** Forgets what nobody has tried since then. */
export async function deleteOldLimits(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_limits').where('updated_at', '<', before.toISOString()).execute()
}
