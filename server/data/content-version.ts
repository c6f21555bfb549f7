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

/**
 * A text that changes whenever what the site shows does: with each change of content, and at the moment when a
 * scheduled post goes live.
 */
export async function readContentState(db: Database, now: Date): Promise<string> {
  const row = await db
    .selectFrom('content_version')
    .select((select) => [
      'version',
      select
        .selectFrom('blog_posts')
        .select((post) => post.fn.max('published_at').as('latest'))
        .where('status', '=', 'published')
        .where('published_at', '<=', now.toISOString())
        .as('latest'),
    ])
    .executeTakeFirstOrThrow()
  return `${row.version} ${row.latest ?? ''}`
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The moment (milliseconds) at which pages that are true at `now` become wrong although nobody changes anything: when
 * the next scheduled post goes live, and at midnight (UTC), when the privacy policy has another date.
 */
export async function findNextChange(db: Database, now: Date): Promise<number> {
  const midnight = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS
  const { next } = await db
    .selectFrom('blog_posts')
    .select((select) => select.fn.min('published_at').as('next'))
    .where('status', '=', 'published')
    .where('published_at', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return next ? Math.min(Date.parse(next), midnight) : midnight
}
