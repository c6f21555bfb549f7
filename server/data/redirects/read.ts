import { sql, type SqlBool } from 'kysely'
import { placeOf } from '#domain/search/list-query.ts'
import type { StoredRedirects } from '#domain/addresses/redirects.ts'
import type { Database } from '../database/database.ts'
import { canBeStored } from '../columns/stored-text.ts'

export type Redirect = { path: string; leads_to: string | null }

const REDIRECTS_PER_PAGE = 50
const MOST_MISSING = 20

/** Where an old path leads, null for a page that is gone; undefined for any other path. */
export const findRedirect = async (db: Database, path: string): Promise<Redirect | undefined> =>
  findFirstRedirect(db, [path])

/** The same of the first of some paths that leads anywhere. */
export async function findFirstRedirect(db: Database, paths: string[]): Promise<Redirect | undefined> {
  const asked = paths.filter(canBeStored)
  if (asked.length === 0) return undefined
  const found = await selectRedirects(db).where('path', 'in', asked).execute()
  return found.toSorted((a, b) => asked.indexOf(a.path) - asked.indexOf(b.path))[0]
}

/** All redirects. */
export async function loadRedirects(db: Database): Promise<StoredRedirects> {
  const rows = await selectRedirects(db).orderBy('path').execute()
  return new Map(rows.map(({ path, leads_to }) => [path, leads_to]))
}

/** One page of the redirects whose old or new address holds `search`, the ones asked for most first. */
export async function listRedirects(db: Database, search: string, page: number) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const found = selectRedirects(db)
    .select('asked')
    .$if(search !== '', (query) =>
      query.where((where) => where.or([holds('path', pattern), holds('leads_to', pattern)])),
    )
  const all = canBeStored(search) ? await found.orderBy('asked', 'desc').orderBy('path').execute() : []
  const { offset, ...place } = placeOf(page, all.length, REDIRECTS_PER_PAGE)
  return { redirects: all.slice(offset, offset + REDIRECTS_PER_PAGE), count: all.length, ...place }
}

/** Capitals count as small letters, which the engines do not agree on. SQLite has no sign that escapes unless it is told. */
const holds = (column: 'path' | 'leads_to', pattern: string) =>
  sql<SqlBool>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`

/** The paths that were asked for most, and lead nowhere still. */
export const listMissing = (db: Database) =>
  db
    .selectFrom('missing_paths')
    .select(['path', 'asked', 'last_asked'])
    .where('is_hidden', '=', 0)
    .where('path', 'not in', selectRedirects(db).clearSelect().select('path'))
    .orderBy('asked', 'desc')
    .orderBy('path')
    .limit(MOST_MISSING)
    .execute()

const selectRedirects = (db: Database) =>
  db.selectFrom('redirects').select(['path', 'leads_to']).where('deleted_at', 'is', null)
