import type { PostFields } from '#domain/post/post.ts'
import { type Author, type Changed, type Created, mayWrite, nextMoment } from '../changes/change.ts'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { withOwnPictures } from '../media/elsewhere.ts'
import { insertPostVersion } from './versions.ts'
import { rememberText, wordsOfPost } from '../changes/search-texts.ts'
import { chooseSlug, findFreeSlug, forgetMove, isSlugFree, rememberMove } from '../changes/slugs.ts'
import { findPost, insertStoredPost, postColumns, type StoredPost } from './row.ts'

export type PostChange = {
  fields: PostFields
  /** The address to have; one made from the title for null; without it, the address stays. */
  slug?: string | null
  /** The `updated_at` of what was changed: a later one is not overwritten. */
  based_on?: string
}

/**
 * Stores a post under a free slug, made from `slug` or else from the title, and returns its id. A published post
 * without a date is public from `now` on (spec.md section 4). RangeError for an invalid date.
 */
export async function insertPost(
  db: Database,
  post: PostFields & { slug?: string; author_id: string | null },
  now: Date,
): Promise<string> {
  return changeContent(db, async (db) => {
    const created_at = now.toISOString()
    const { slug: wanted, author_id, ...fields } = post
    for (;;) {
      const id = crypto.randomUUID()
      const slug = await findFreeSlug(db, 'blog_posts', wanted || fields.title)
      const stored = { id, slug, created_at, updated_at: created_at, author_id, fields }
      if (!(await insertStoredPost(db, stored))) continue // another process took the slug
      await recordChange(db, { isPublic: fields.status === 'published' })
      return id
    }
  })
}

/** Stores a post under the typed slug, or under a free one for null. Its author is who makes it. */
export async function createPost(
  db: Database,
  { fields, slug, author_id }: Author & { fields: PostFields; slug: string | null },
  now: Date,
): Promise<Created> {
  return changeContent(db, async (db) => {
    if (slug === null) {
      const id = await insertPost(db, { ...fields, author_id }, now)
      const post = await findPost(db, id)
      return { ok: true, id, slug: post?.slug ?? '' }
    }
    if (!(await isSlugFree(db, 'blog_posts', slug))) return { ok: false, reason: 'slug-taken' }
    const id = crypto.randomUUID()
    const created_at = now.toISOString()
    const post = { id, slug, created_at, updated_at: created_at, author_id, fields }
    if (!(await insertStoredPost(db, post))) return { ok: false, reason: 'slug-taken' }
    await forgetMove(db, 'blog_posts', slug)
    await recordChange(db, { isPublic: isPublished({ fields }) })
    return { ok: true, id, slug }
  })
}

/** Replaces a post and keeps what it was as a version. Creation date and author stay. */
export async function updatePost(
  db: Database,
  id: string,
  change: PostChange & Author,
  now: Date,
): Promise<Changed<StoredPost>> {
  return changeContent(db, async (db) => {
    const current = await findPost(db, id)
    if (!current) return { ok: false, reason: 'missing' }
    if (change.based_on !== undefined && change.based_on !== current.updated_at)
      return { ok: false, reason: 'changed', current }
    if (!mayWrite(change, current.fields.status, change.fields.status))
      return { ok: false, reason: 'not-allowed' }
    const wanted = { id, slug: current.slug, typed: change.slug, title: change.fields.title }
    const slug = await chooseSlug(db, 'blog_posts', wanted)
    if (slug === undefined) return { ok: false, reason: 'slug-taken' }
    await insertPostVersion(db, current, { author_id: change.author_id }, now)
    await rememberMove(db, 'blog_posts', id, { from: current.slug, to: slug })
    const updated_at = nextMoment(current.updated_at, now)
    const columns = await withOwnPictures(db, postColumns(change.fields, now))
    await db
      .updateTable('blog_posts')
      .set({ slug, updated_at, ...columns })
      .where('id', '=', id)
      .execute()
    await rememberText(db, 'post', id, wordsOfPost(change.fields))
    await recordChange(db, { isPublic: [current, change].some(isPublished) })
    return { ok: true, id, slug, updated_at }
  })
}

const isPublished = ({ fields }: { fields: PostFields }) => fields.status === 'published'
