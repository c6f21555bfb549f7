import { sql } from 'kysely'
import { type Database, engineOf } from '../database/database.ts'
import { prepareQuery } from '../database/prepared-query.ts'
import { findNextPublication } from './next-publication.ts'

/**
 * Runs a change of content in one transaction: such changes come one after the other. What changes a row says so with
 * `recordChange`. Joins the transaction it is called in.
 */
export async function changeContent<Result>(
  db: Database,
  change: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (!db.isTransaction) return db.transaction().execute((db) => changeContent(db, change))
  // SQLite has one writer at a time anyway.
  if (engineOf(db) === 'postgres')
    await sql`select value from counters where name = 'order' for update`.execute(db)
  return change(db)
}

/**
 * Counts a change within its transaction, so that open admin screens show it. `isPublic`: visitors could see a row that
 * it changed, or can now; whoever cached a page knows then that it is stale. What is scheduled counts as seen: pages are
 * cached until the next such thing goes live.
 */
export async function recordChange(db: Database, { isPublic }: { isPublic: boolean }): Promise<void> {
  await db
    .updateTable('counters')
    .set({ value: sql<number>`value + 1` })
    .where('name', 'in', ['live', 'stored'])
    .execute()
  if (isPublic)
    await db
      .updateTable('content_version')
      .set({ version: sql`version + 1` })
      .execute()
}

/** True until content is stored for the first time, drafts too; a site that was emptied is not untouched. */
export async function isUntouched(db: Database): Promise<boolean> {
  return (await readCounter(db, 'stored')) === 0
}

/** How often content has changed, drafts too. */
export async function countChanges(db: Database): Promise<number> {
  return readCounter(db, 'live')
}

async function readCounter(db: Database, name: 'live' | 'stored'): Promise<number> {
  const row = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Number(row.value)
}

const selectVersion = prepareQuery({}, (db) => db.selectFrom('content_version').select('version'))

/** How often what visitors see has changed. Throws when the database does not answer. */
export async function readContentVersion(db: Database): Promise<number> {
  const [row] = await selectVersion(db, {})
  if (!row) throw new Error('The database has no version of its content.')
  return Number(row.version)
}

/**
 * A text that changes whenever what the admin area shows does: with each change of content, drafts too, and at the moment
 * when something scheduled goes live.
 */
export async function readContentState(db: Database, now: Date): Promise<string> {
  return `${await countChanges(db)} ${await findNextPublication(db, now)}`
}
