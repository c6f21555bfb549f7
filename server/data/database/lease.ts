import { sql } from 'kysely'
import type { Database } from './database.ts'
import { canBeStored } from '../columns/stored-text.ts'

/**
 * Work that outlives its process, and who holds its lease: the process that took it last. A lease does not expire. In the
 * tables, `reader` names its owner, and work that has the status `ready` is done.
 */
export type Work = { table: 'imports' | 'jobs'; id: string; lease_owner: string }

/** A process that ends so often with the same work is ended by it. */
export const MOST_ATTEMPTS = 3

/**
 * Takes work, also from its present owner, which then stores nothing more. The attempt is counted before it is made, unless it
 * is taken from a process that lives. False when there is nothing to do.
 */
export async function takeWork(
  db: Database,
  { table, id, lease_owner }: Work,
  { isCounted = true } = {},
): Promise<boolean> {
  if (!canBeStored(id)) return false
  const row = await db
    .updateTable(table)
    .set({ reader: lease_owner, attempts: sql<number>`attempts + ${isCounted ? 1 : 0}` })
    .where('id', '=', id)
    .where('status', '!=', 'ready')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Stores something while the lease is held: nobody takes the work over before that is done. False, and nothing is stored,
 * when somebody has, or the work is done. Joins the transaction it is called in.
 */
export async function withWork(
  db: Database,
  { table, id, lease_owner }: Work,
  store: (db: Database) => Promise<unknown>,
): Promise<boolean> {
  if (!db.isTransaction)
    return db.transaction().execute((db) => withWork(db, { table, id, lease_owner }, store))
  const held = await db
    .updateTable(table)
    .set({ reader: lease_owner })
    .where('id', '=', id)
    .where('reader', '=', lease_owner)
    .where('status', '!=', 'ready')
    .returning('id')
    .executeTakeFirst()
  if (held) await store(db)
  return held !== undefined
}

/** How often work was begun without an end. */
export async function countAttempts(db: Database, { table, id }: Work): Promise<number> {
  const row = await db.selectFrom(table).select('attempts').where('id', '=', id).executeTakeFirst()
  return row?.attempts ?? 0
}

/** Takes an attempt back: it was ended by somebody else, and not by the work. */
export async function uncountAttempt(db: Database, { table, id }: Omit<Work, 'lease_owner'>): Promise<void> {
  await db
    .updateTable(table)
    .set({ attempts: sql<number>`attempts - 1` })
    .where('id', '=', id)
    .where('status', '!=', 'ready')
    .where('attempts', '>', 0)
    .execute()
}

/** Forgets all attempts: a piece was done since, or none was to blame. */
export async function forgetAttempts(db: Database, { table, id }: Omit<Work, 'lease_owner'>): Promise<void> {
  await db.updateTable(table).set({ attempts: 0 }).where('id', '=', id).execute()
}
