import { randomUUID } from 'node:crypto'
import type { OpenRedirects, RedirectChange } from '#domain/addresses/redirects.ts'
import type { Database } from '../database/database.ts'
import { fromOwnJson } from '../columns/json-text.ts'
import { changeRedirects } from './write.ts'

/** Files that can be taken back. */
const MOST_KEPT = 10

/** Lets `bring` change many redirects at once. Answers what it did, and an id by which all of it can be taken back. */
export async function importRedirects<Result>(
  db: Database,
  now: Date,
  bring: (redirects: OpenRedirects) => Result,
): Promise<{ id: string; result: Result }> {
  const id = randomUUID()
  const result = await changeRedirects(db, now, async (redirects, db) => {
    const result = bring(redirects)
    const changes = JSON.stringify(redirects.changes())
    await db.insertInto('redirect_imports').values({ id, created_at: now.toISOString(), changes }).execute()
    const kept = db
      .selectFrom('redirect_imports')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MOST_KEPT)
    await db.deleteFrom('redirect_imports').where('id', 'not in', kept).where('id', '!=', id).execute()
    return result
  })
  return { id, result }
}

/** Takes back what a file changed, but for addresses that were changed since. Answers how many; undefined for no such file. */
export async function undoImport(db: Database, id: string, now: Date): Promise<number | undefined> {
  return changeRedirects(db, now, async (redirects, db) => {
    const row = await db
      .deleteFrom('redirect_imports')
      .where('id', '=', id)
      .returning('changes')
      .executeTakeFirst()
    if (!row) return undefined
    const changes = fromOwnJson<RedirectChange[]>(row.changes).filter(
      ({ path, after }) => redirects.get(path) === after,
    )
    for (const { path } of changes) redirects.forget(path)
    for (const { path, before } of changes) if (before !== undefined) redirects.lead(path, before)
    return changes.length
  })
}
