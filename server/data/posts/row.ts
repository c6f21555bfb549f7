import { POST_FIELD_NAMES, POST_FIELDS } from '#domain/post/fields.ts'
import type { PostFields } from '#domain/post/post.ts'
import { toPublication } from '#domain/publishing/status.ts'
import { listLinkedRecipes } from '../../post-html/card-links.ts'
import { sanitizePostHtml } from '../../post-html/post-html.ts'
import type { Database } from '../database/database.ts'
import { convertersOf } from '../columns/field-columns.ts'
import { rememberText, wordsOfPost } from '../changes/search-texts.ts'
import { canBeStored } from '../columns/stored-text.ts'

/** A post as people with a role see it: a draft, scheduled or public. */
export type StoredPost = {
  id: string
  slug: string
  created_at: string
  updated_at: string
  author_id: string | null
  fields: PostFields
}

/** Recipes of a post that are drawn. */
const MOST_DRAWN = 6

const { toColumns, toValues } = convertersOf(POST_FIELDS)

/** One post, whole, whether public or not; or undefined. */
export async function findPost(db: Database, id: string): Promise<StoredPost | undefined> {
  if (!canBeStored(id)) return undefined
  const row = await db
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'created_at', 'updated_at', 'author_id'])
    .select(POST_FIELD_NAMES)
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { slug, created_at, updated_at, author_id, status } = row
  const fields = { ...toValues(row), status }
  return { id, slug, created_at, updated_at, author_id, fields }
}

/** Stores a whole post as it is given, under its own id and slug. False when one of them is taken. */
export async function insertStoredPost(
  db: Database,
  { id, slug, created_at, updated_at, author_id, fields }: StoredPost,
): Promise<boolean> {
  const row = await db
    .insertInto('blog_posts')
    .values({ id, slug, created_at, updated_at, author_id, ...postColumns(fields, new Date(created_at)) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await rememberText(db, 'post', id, wordsOfPost(fields))
  return true
}

/** The addresses of the recipes that a sanitised text links, as a JSON list. */
export const showsOf = (content: string): string => JSON.stringify(listLinkedRecipes(content, MOST_DRAWN))

/**
 * The columns of what the chef decides. A published post without a date is public from `now` on. RangeError for an
 * invalid date.
 */
export function postColumns(fields: PostFields, now: Date) {
  const content = sanitizePostHtml(fields.content)
  return {
    ...toColumns(fields),
    content,
    shows: showsOf(content),
    ...toPublication(fields, now),
  }
}
