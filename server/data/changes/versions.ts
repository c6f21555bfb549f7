import type { Author } from './change.ts'
import type { Database } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { Schema } from '../tables/schema.ts'
import { canBeStored } from '../columns/stored-text.ts'

export type Kind = Schema['versions']['kind']

/** Versions of one thing that are kept. */
export const MOST_VERSIONS = 20

/** A state that a change has replaced. Its snapshot is JSON; its shape belongs to the kind. No thing stands in a list of them twice. */
type Replaced = Author & {
  target_id: string
  name: string
  snapshot: object
  saved_at: string
  deleted?: boolean
}

/** A version in a list: what the thing was called, when that was saved, and when and by whom it was replaced. */
export type Version = {
  id: string
  name: string
  saved_at: string
  replaced_at: string
  replaced_by: string | null
  deleted: boolean
}

/**
 * Keeps what things of one kind were before a change, and forgets the versions of each before the last 20. Belongs into
 * the transaction of the change.
 */
export async function insertVersions(
  db: Database,
  kind: Kind,
  replaced: Replaced[],
  now: Date,
): Promise<void> {
  const last = await findLastNumbers(
    db,
    kind,
    replaced.map(({ target_id }) => target_id),
  )
  const rows = replaced.map(
    ({ target_id, name, snapshot, saved_at, author_id, deleted }): Schema['versions'] => ({
      id: crypto.randomUUID(),
      kind,
      target_id,
      number: (last.get(target_id) ?? 0) + 1,
      name,
      snapshot: JSON.stringify(snapshot),
      saved_at,
      created_at: now.toISOString(),
      author_id,
      deleted: deleted ? 1 : 0,
    }),
  )
  await insertRows(db, 'versions', rows)
  for (const { target_id, number } of rows.filter(({ number }) => number > MOST_VERSIONS))
    await db
      .deleteFrom('versions')
      .where('kind', '=', kind)
      .where('target_id', '=', target_id)
      .where('number', '<=', number - MOST_VERSIONS)
      .execute()
}

/** The kept versions of one thing, the last replaced first. `replaced_by` is a name, or an e-mail address while there is none. */
export async function listVersions(db: Database, kind: Kind, target_id: string): Promise<Version[]> {
  if (!canBeStored(target_id)) return []
  const rows = await db
    .selectFrom('versions')
    .leftJoin('users', 'users.id', 'versions.author_id')
    .select([
      'versions.id',
      'versions.name',
      'saved_at',
      'versions.created_at',
      'users.email',
      'users.name as by',
      'deleted',
    ])
    .where('kind', '=', kind)
    .where('target_id', '=', target_id)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    saved_at: row.saved_at,
    replaced_at: row.created_at,
    replaced_by: row.by ?? row.email,
    deleted: row.deleted === 1,
  }))
}

/** One version of the thing `target_id`, with its snapshot parsed but not yet proved; or undefined. */
export async function findVersion(
  db: Database,
  kind: Kind,
  target_id: string,
  id: string,
): Promise<{ snapshot: unknown } | undefined> {
  if (!canBeStored(target_id) || !canBeStored(id)) return undefined
  const row = await db
    .selectFrom('versions')
    .select('snapshot')
    .where('kind', '=', kind)
    .where('target_id', '=', target_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { snapshot: JSON.parse(row.snapshot) }
}

/** What a thing was when it was deleted, and when that was; undefined when it never was. */
export async function findDeleted(
  db: Database,
  kind: Kind,
  target_id: string,
): Promise<{ snapshot: unknown; deleted_at: string } | undefined> {
  if (!canBeStored(target_id)) return undefined
  const row = await db
    .selectFrom('versions')
    .select(['snapshot', 'created_at'])
    .where('kind', '=', kind)
    .where('target_id', '=', target_id)
    .where('deleted', '=', 1)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  return row && { snapshot: JSON.parse(row.snapshot), deleted_at: row.created_at }
}

async function findLastNumbers(db: Database, kind: Kind, target_ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('versions')
    .select(['target_id', (select) => select.fn.max('number').as('last')])
    .where('kind', '=', kind)
    .where('target_id', 'in', target_ids)
    .groupBy('target_id')
    .execute()
  return new Map(rows.map(({ target_id, last }) => [target_id, last]))
}
