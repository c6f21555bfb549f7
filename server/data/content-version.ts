import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Runs a change of public content in one transaction and counts it, so that whoever kept a page knows
 * it is stale. Joins the transaction it is called in.
 */
export async function changeContent<Result>(
  db: Database,
  change: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (!db.isTransaction) return db.transaction().execute((db) => changeContent(db, change))
  await db
    .updateTable('content_version')
    .set({ version: sql`version + 1` })
    .execute()
  return change(db)
}

const FIRST_VERSION = 1

/** True until content is stored for the first time; a site that was emptied is not untouched. */
export async function isUntouched(db: Database): Promise<boolean> {
  return (await readContentVersion(db)) === FIRST_VERSION
}

/** How often content has changed. Throws when the database does not answer. */
export async function readContentVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return Number(row.version)
}
