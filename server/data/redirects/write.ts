import { openRedirects, type OpenRedirects } from '#domain/addresses/redirects.ts'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { loadRedirects, type Redirect } from './read.ts'

/** Far from what either engine takes as the values of one statement. */
const ROWS = 250

/** Stored, with the address that it leads to in the end; or it would lead back to where it began. */
type Saved = { ok: true; leads_to: string | null } | { ok: false; reason: 'loop' }

/** Stores where an old path leads. The path that it `was` until now leads nowhere any more. */
export async function saveRedirect(
  db: Database,
  { path, leads_to }: Redirect,
  now: Date,
  was = path,
): Promise<Saved> {
  return changeRedirects(db, now, (redirects) => {
    if (!redirects.lead(path, leads_to)) return { ok: false, reason: 'loop' }
    const end = redirects.endOf(leads_to)
    if (was !== path && redirects.get(was) !== undefined) redirects.forget(was)
    return { ok: true, leads_to: end }
  })
}

/** Takes a redirect away. Answers whether there was one. */
export async function deleteRedirect(db: Database, path: string, now: Date): Promise<boolean> {
  return changeRedirects(db, now, (redirects) => {
    if (redirects.get(path) === undefined) return false
    redirects.forget(path)
    return true
  })
}

/** Brings a redirect back, as `saveRedirect` would store it now; undefined when none was taken away. */
export async function undeleteRedirect(db: Database, path: string, now: Date): Promise<Saved | undefined> {
  return changeContent(db, async (db) => {
    const row = await db
      .selectFrom('redirects')
      .select(['path', 'leads_to'])
      .where('path', '=', path)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst()
    return row && saveRedirect(db, row, now)
  })
}

/** Changes redirects in one transaction. `change` says how. */
export async function changeRedirects<Result>(
  db: Database,
  now: Date,
  change: (redirects: OpenRedirects, db: Database) => Result | Promise<Result>,
): Promise<Result> {
  return changeContent(db, async (db) => {
    const redirects = openRedirects(await loadRedirects(db))
    const result = await change(redirects, db)
    const changes = redirects.changes()
    const moment = now.toISOString()
    const rows = changes.flatMap(({ path, after }) =>
      after === undefined ? [] : { path, leads_to: after, created_at: moment, deleted_at: null },
    )
    for (let first = 0; first < rows.length; first += ROWS)
      await db
        .insertInto('redirects')
        .values(rows.slice(first, first + ROWS))
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet(({ ref }) => ({
            leads_to: ref('excluded.leads_to'),
            created_at: moment,
            deleted_at: null,
          })),
        )
        .execute()
    const removed = changes.filter(({ after }) => after === undefined).map(({ path }) => path)
    for (let first = 0; first < removed.length; first += ROWS)
      await db
        .updateTable('redirects')
        .set({ deleted_at: moment })
        .where('path', 'in', removed.slice(first, first + ROWS))
        .execute()
    if (changes.length > 0) await recordChange(db, { isPublic: true })
    return result
  })
}

/** Adds how often old addresses were asked for since the last time. No content: no page becomes stale by it. */
export async function addAsked(db: Database, counted: Map<string, number>): Promise<void> {
  await db.transaction().execute(async (db) => {
    // In one order: so processes that count at the same time never wait in a ring.
    for (const path of [...counted.keys()].sort())
      await db
        .updateTable('redirects')
        .set(({ eb }) => ({ asked: eb('asked', '+', counted.get(path) ?? 0) }))
        .where('path', '=', path)
        .execute()
  })
}

/** Shows the path no more among those that were not found. */
export async function hideMissing(db: Database, path: string): Promise<void> {
  await db.updateTable('missing_paths').set({ is_hidden: 1 }).where('path', '=', path).execute()
}

/** Paths that are kept, the ones asked for most. */
const MOST_KEPT = 1_000

/** Adds what was counted since the last time. `day` is 'yyyy-mm-dd'. No content: no page becomes stale by it. */
export async function addMissing(db: Database, counted: Map<string, number>, day: string): Promise<void> {
  // In one order: two processes that add the same paths wait for each other, and not in a ring.
  const rows = [...counted]
    .map(([path, asked]) => ({ path, asked, last_asked: day }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  await db.transaction().execute(async (db) => {
    await db
      .insertInto('missing_paths')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet(({ ref }) => ({
          asked: (eb) => eb(ref('missing_paths.asked'), '+', ref('excluded.asked')),
          last_asked: day,
        })),
      )
      .execute()
    const spare = db
      .selectFrom('missing_paths')
      .select('path')
      .orderBy('asked', 'desc')
      .orderBy('last_asked', 'desc')
      .orderBy('path')
      .limit(MOST_KEPT)
      .offset(MOST_KEPT)
    await db.deleteFrom('missing_paths').where('path', 'in', spare).execute()
  })
}
