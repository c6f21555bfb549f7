import { sql, type SqlBool } from 'kysely'
import { placeOf } from '#domain/search/list-query.ts'
import { type State, stateOf } from '#domain/publishing/status.ts'
import { endOfWait } from '#domain/publishing/trash.ts'
import { type Author, authorMay, mayWrite } from '../changes/change.ts'
import type { Database } from '../database/database.ts'
import { EquipmentSnapshot } from '../equipment/versions.ts'
import { PostSnapshot } from '../posts/versions.ts'
import { RecipeSnapshot } from '../recipes/write/versions.ts'
import { findFreeSlug, isSlugFree, type Kind, TABLE_OF } from '../changes/slugs.ts'
import { findDeleted } from '../changes/versions.ts'
import { storedPublication } from '../columns/stored-publication.ts'

const ROWS_PER_PAGE = 50

export type TrashedKind = Kind

/** Something in the trash, and how it would come back: `slug` is its address then, `isMoved` when that is a new one. */
export type TrashedThing = {
  kind: TrashedKind | 'picture'
  id: string
  name: string
  deleted_at: string
  /** Who deleted it; null for the command line, and for somebody who is gone. */
  deleted_by: string | null
  state: State
  slug: string
  isMoved: boolean
}

/**
 * What of a thing is its last version, when that took the thing away and nobody has brought it back. `versions` must be
 * among the tables of the query.
 */
export const isInTrash = (kind: TrashedKind) => sql<SqlBool>`versions.deleted = 1 and versions.kind = ${kind}
  and not exists (select 1 from ${sql.table(TABLE_OF[kind])} as present where present.id = versions.target_id)
  and versions.number = (select max(number) from versions as later
    where later.kind = versions.kind and later.target_id = versions.target_id)`

const isAnyInTrash = () =>
  sql<SqlBool>`((${isInTrash('recipe')}) or (${isInTrash('equipment')}) or (${isInTrash('post')}))`

/**
 * One page of what is in the trash and the author may bring back, the first to go on top, and how much there is. `nextAt`
 * is when the first of all was deleted.
 */
export async function listTrash(db: Database, author: Author, now: Date, page = 1) {
  const seesAll = authorMay(author, 'publish')
  const waiting = [
    ...(await listThings(db, seesAll, endOfWait(now))),
    ...(seesAll ? await listPictures(db, endOfWait(now)) : []),
  ].sort((a, b) => (a.deleted_at < b.deleted_at ? -1 : 1))
  const { offset, ...place } = placeOf(page, waiting.length, ROWS_PER_PAGE)
  const things: TrashedThing[] = []
  for (const one of waiting.slice(offset, offset + ROWS_PER_PAGE)) {
    const how = await howItComesBack(db, one, author, now)
    if (how) things.push({ ...one, ...how })
  }
  return { things, count: waiting.length, nextAt: waiting[0]?.deleted_at, ...place }
}

type Waiting = Pick<TrashedThing, 'kind' | 'id' | 'name' | 'deleted_at' | 'deleted_by'>

async function listThings(db: Database, seesAll: boolean, since: string): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('versions')
    .leftJoin('users', 'users.id', 'author_id')
    .select([
      'versions.kind',
      'target_id',
      'versions.name',
      'versions.created_at',
      'email',
      'users.name as by',
    ])
    .where('versions.created_at', '>', since)
    .where(isAnyInTrash())
    // A quick look that finds all drafts, and perhaps others, which are left out later.
    .$if(!seesAll, (query) => query.where('versions.snapshot', 'like', '%"status":"draft"%'))
    .execute()
  return rows.map(({ kind, target_id, name, created_at, email, by }) => ({
    kind: toKind(kind),
    id: target_id,
    name,
    deleted_at: created_at,
    deleted_by: by ?? email,
  }))
}

async function listPictures(db: Database, since: string): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('media')
    .leftJoin('users', 'users.id', 'deleted_by')
    .select(['hash', 'file_name', 'deleted_at', 'email', 'users.name as by'])
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '>', since)
    .execute()
  return rows.map(({ hash, file_name, deleted_at, email, by }) => ({
    kind: 'picture',
    id: hash,
    name: file_name,
    deleted_at: deleted_at ?? since,
    deleted_by: by ?? email,
  }))
}

type How = Pick<TrashedThing, 'state' | 'slug' | 'isMoved'>

/** Undefined where it is not the author's to bring back. */
async function howItComesBack(
  db: Database,
  { kind, id }: Waiting,
  author: Author,
  now: Date,
): Promise<How | undefined> {
  if (kind === 'picture') return { state: 'published', slug: '', isMoved: false }
  const found = await findDeleted(db, kind, id)
  // Somebody has brought it back since it was listed.
  if (!found) return undefined
  const { slug, name, ...publication } = readSnapshot(kind, found.snapshot)
  if (!mayWrite(author, publication.status)) return undefined
  const wanted = slug ?? name
  const isMoved = slug !== null && !(await isSlugFree(db, TABLE_OF[kind], slug, id))
  return {
    state: stateOf(publication, now),
    slug: await findFreeSlug(db, TABLE_OF[kind], wanted, id),
    isMoved,
  }
}

/** The address that a thing had when it was deleted; null where that is not known. */
export async function findSlugInTrash(db: Database, kind: TrashedKind, id: string): Promise<string | null> {
  const found = await findDeleted(db, kind, id)
  return found ? readSnapshot(kind, found.snapshot).slug : null
}

function toKind(kind: string): TrashedKind {
  if (kind === 'recipe' || kind === 'equipment' || kind === 'post') return kind
  throw new RangeError(`There are no ${kind} in the trash.`)
}

function readSnapshot(kind: TrashedKind, snapshot: unknown) {
  if (kind === 'post') {
    const { slug, fields } = PostSnapshot.parse(snapshot)
    return { slug, name: fields.title, status: fields.status, published_at: fields.published_at }
  }
  if (kind === 'recipe') {
    const { fields, ...recipe } = RecipeSnapshot.parse(snapshot)
    return { slug: recipe.slug, name: fields.name, ...storedPublication(recipe) }
  }
  const { fields, ...piece } = EquipmentSnapshot.parse(snapshot)
  return { slug: piece.slug ?? null, name: fields.name, ...storedPublication(piece) }
}
