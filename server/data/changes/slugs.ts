import { sql, type Expression, type SqlBool } from 'kysely'
import { slugify } from '#domain/addresses/slug.ts'
import { type Database, engineOf } from '../database/database.ts'
import { canBeStored } from '../columns/stored-text.ts'

/** The things that have an address and a page of their own, and can be in the trash, each with its table. */
export const TABLE_OF = { recipe: 'recipes', equipment: 'kitchen_equipment', post: 'blog_posts' } as const
export type Kind = keyof typeof TABLE_OF
export const KINDS = ['recipe', 'equipment', 'post'] as const satisfies Kind[]

const KIND_OF = { recipes: 'recipe', kitchen_equipment: 'equipment', blog_posts: 'post' } as const

type Table = keyof typeof KIND_OF

/**
 * A free address for a title: its slug, or the slug with -2, -3 … when that is or was another's. `id` names the thing
 * that looks for one: its own addresses are free.
 */
export async function findFreeSlug(db: Database, table: Table, title: string, id = ''): Promise<string> {
  const slug = slugify(title) || KIND_OF[table]
  if ((await listTaken(db, table, sql`slug = ${slug}`, id)).length === 0) return slug
  // A slug holds no sign that patterns are made of. SQLite looks into an index for GLOB only, Postgres for LIKE.
  const begins =
    engineOf(db) === 'sqlite'
      ? sql<SqlBool>`slug glob ${`${slug}-*`}`
      : sql<SqlBool>`slug like ${`${slug}-%`}`
  const taken = new Set(await listTaken(db, table, begins, id))
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** The id of the thing that has this id or, now, this slug; or undefined. */
export async function findIdOf(db: Database, table: Table, key: string): Promise<string | undefined> {
  if (!canBeStored(key)) return undefined
  const row = await db
    .selectFrom(table)
    .select('id')
    .where((where) => where.or([where('id', '=', key), where('slug', '=', key)]))
    .executeTakeFirst()
  return row?.id
}

/** Whether nobody but the thing `id` has this address, nor had it and still exists: old links must lead somewhere. */
export async function isSlugFree(db: Database, table: Table, slug: string, id = ''): Promise<boolean> {
  const has = db.selectFrom(table).select('id').where('slug', '=', slug).where('id', '<>', id)
  const had = db
    .selectFrom('old_slugs')
    .select('target_id as id')
    .where('kind', '=', KIND_OF[table])
    .where('slug', '=', slug)
    .where('target_id', '<>', id)
    .where('target_id', 'in', db.selectFrom(table).select('id'))
  return (await has.unionAll(had).executeTakeFirst()) === undefined
}

/** Remembers that the thing `id` has moved, so that its old address redirects and nothing else does from its new one. */
export async function rememberMove(
  db: Database,
  table: Table,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return
  await forgetMove(db, table, to)
  await db
    .insertInto('old_slugs')
    .values({ kind: KIND_OF[table], slug: from, target_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ target_id: id }))
    .execute()
}

/** An address that is in use is nobody's old one. */
export async function forgetMove(db: Database, table: Table, slug: string): Promise<void> {
  await db.deleteFrom('old_slugs').where('kind', '=', KIND_OF[table]).where('slug', '=', slug).execute()
}

/**
 * The address that an existing thing gets: the typed one, or undefined when it is another's; the one it has when nothing
 * is said; one made from its title when null is.
 */
export async function chooseSlug(
  db: Database,
  table: Table,
  { id, slug, typed, title }: { id: string; slug: string; typed: string | null | undefined; title: string },
): Promise<string | undefined> {
  if (typed === undefined || typed === slug) return slug
  if (typed === null) return findFreeSlug(db, table, title, id)
  return (await isSlugFree(db, table, typed, id)) ? typed : undefined
}

async function listTaken(db: Database, table: Table, isMeant: Expression<SqlBool>, id: string) {
  const rows = await db
    .selectFrom(table)
    .select('slug')
    .where(isMeant)
    .where('id', '<>', id)
    .union(
      db
        .selectFrom('old_slugs')
        .select('slug')
        .where('kind', '=', KIND_OF[table])
        .where(isMeant)
        .where('target_id', '<>', id),
    )
    .execute()
  return rows.map((row) => row.slug)
}
