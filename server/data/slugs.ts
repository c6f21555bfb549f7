import { slugify } from '#domain/slug.ts'
import type { Database } from './database.ts'

const KINDS = { recipes: 'recipe', blog_posts: 'post' } as const

/** A free address for a title: its slug, or the slug with -2, -3 … when that is or was another's. */
export async function findFreeSlug(db: Database, table: keyof typeof KINDS, title: string): Promise<string> {
  const slug = slugify(title) || KINDS[table]
  if ((await listTaken(db, table, '=', slug)).length === 0) return slug
  // A slug holds no % and no _, so it means itself in a pattern.
  const taken = new Set(await listTaken(db, table, 'like', `${slug}-%`))
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

async function listTaken(db: Database, table: keyof typeof KINDS, operator: '=' | 'like', pattern: string) {
  const rows = await db
    .selectFrom(table)
    .select('slug')
    .where('slug', operator, pattern)
    .union(
      db
        .selectFrom('old_slugs')
        .select('slug')
        .where('kind', '=', KINDS[table])
        .where('slug', operator, pattern),
    )
    .execute()
  return rows.map((row) => row.slug)
}
