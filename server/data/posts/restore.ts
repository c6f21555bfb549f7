import { findPictures } from '#domain/picture.ts'
import { toDraftIfScheduled } from '#domain/status.ts'
import { type Author, type Changed, mayWrite, nextMoment } from '../change.ts'
import { updatePost } from './write.ts'
import { changeContent, recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { PostSnapshot } from './versions.ts'
import { bringBackPictures } from '../media/pictures.ts'
import { keepSampleMark } from '../samples/marks.ts'
import { findFreeSlug } from '../slugs.ts'
import { findPost, insertStoredPost, type StoredPost } from './row.ts'
import { isUser } from '../people/users.ts'
import { findDeleted, findVersion } from '../versions.ts'

/**
 * Gives a post the words and picture of one of its versions; what it was becomes a version in turn. Address, status and
 * date stay as they are, so that nothing moves, appears or disappears.
 */
export async function restorePost(
  db: Database,
  { id, version }: { id: string; version: string },
  author: Author,
  now: Date,
): Promise<Changed<StoredPost>> {
  return changeContent(db, async (db) => {
    const found = await findVersion(db, 'post', id, version)
    const current = found && (await findPost(db, id))
    if (!current) return { ok: false, reason: 'missing' }
    const { title, content, excerpt, featured_image_url, drawn_as } = PostSnapshot.parse(
      found.snapshot,
    ).fields
    await bringBackPictures(db, findPictures(`${featured_image_url ?? ''}\n${content}`))
    const { status, published_at } = current.fields
    const fields = { title, content, excerpt, featured_image_url, drawn_as, status, published_at }
    return updatePost(db, id, { fields, ...author }, now)
  })
}

/**
 * Brings a deleted post back as it was, at its old address unless that is another's by now. The post itself when it is
 * there already; undefined when it never was, or is not the author's to bring back.
 * `scheduledAsDraft`: what was to be public later comes back as a draft.
 */
export async function undeletePost(
  db: Database,
  id: string,
  author: Author,
  now: Date,
  { scheduledAsDraft = false } = {},
): Promise<StoredPost | undefined> {
  return changeContent(db, async (db) => {
    const there = await findPost(db, id)
    const found = there ? undefined : await findDeleted(db, 'post', id)
    if (!found) return there
    const { slug, created_at, updated_at, author_id, fields: was } = PostSnapshot.parse(found.snapshot)
    if (!mayWrite(author, was.status)) return undefined
    const fields = scheduledAsDraft ? { ...was, ...toDraftIfScheduled(was, now) } : was
    const post = {
      id,
      slug: await findFreeSlug(db, 'blog_posts', slug, id),
      created_at,
      updated_at: nextMoment(updated_at, now),
      author_id: author_id !== null && (await isUser(db, author_id)) ? author_id : null,
      fields,
    }
    await insertStoredPost(db, post)
    await bringBackPictures(db, findPictures(`${fields.featured_image_url ?? ''}\n${fields.content}`))
    await keepSampleMark(db, id, { from: updated_at, to: post.updated_at })
    await recordChange(db, { isPublic: fields.status === 'published' })
    return post
  })
}
