import { placeOf } from '#domain/list-query.ts'
import { POST_FIELD_NAMES } from '#domain/post/fields.ts'
import { CARD_FIELDS, type PostCard, type PostFields, type PublicPost } from '#domain/post/post.ts'
import type { Database } from '../database.ts'
import { toStoredAddress } from '../stored-address.ts'
import { canBeStored } from '../stored-text.ts'

/** Posts on one page of the list. */
const POSTS_PER_PAGE = 24

/** One page of the posts that are public at `now`, newest first, and how many there are on all pages. */
export async function listPostPage(
  db: Database,
  page: number,
  now: Date,
): Promise<{ posts: PostCard[]; count: number; page: number; pages: number }> {
  const counted = await selectPublic(db, now)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(counted.count)
  const { offset, ...place } = placeOf(page, count, POSTS_PER_PAGE)
  const rows = await selectCards(db, now).limit(POSTS_PER_PAGE).offset(offset).execute()
  return { posts: rows.flatMap(toPublic), count, ...place }
}

/** The newest posts that are public at `now`, at most `limit`. */
export async function listNewestPosts(db: Database, limit: number, now: Date): Promise<PostCard[]> {
  const rows = await selectCards(db, now).limit(limit).execute()
  return rows.flatMap(toPublic)
}

/** The post at `slug` when it is public at `now`; undefined for a draft, a scheduled and an unknown one alike. */
export async function findPublicPost(db: Database, slug: string, now: Date): Promise<PublicPost | undefined> {
  if (!canBeStored(slug)) return undefined
  const row = await selectPublic(db, now)
    .select(['id', 'slug', 'created_at', 'updated_at'])
    .select(POST_FIELD_NAMES)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && toPublic(row)[0]
}

/** Where a post that once had the address `slug` is now, while it is public. */
export async function findMovedPost(db: Database, slug: string, now: Date): Promise<string | undefined> {
  if (!canBeStored(slug)) return undefined
  const row = await selectPublic(db, now)
    .innerJoin('old_slugs', 'old_slugs.target_id', 'blog_posts.id')
    .select('blog_posts.slug')
    .where('old_slugs.kind', '=', 'post')
    .where('old_slugs.slug', '=', slug)
    .executeTakeFirst()
  return row?.slug
}

/** spec.md section 4: status published and published_at at or before now. The same rule for one post: `stateOf`. */
function selectPublic(db: Database, now: Date) {
  return db
    .selectFrom('blog_posts')
    .where('blog_posts.status', '=', 'published')
    .where('blog_posts.published_at', '<=', now.toISOString())
}

const selectCards = (db: Database, now: Date) =>
  selectPublic(db, now)
    .select(['id', 'slug', 'published_at', 'created_at'])
    .select(CARD_FIELDS)
    .orderBy('published_at', 'desc')
    .orderBy('id')

/** A public post always has its date; the columns alone do not say so. */
function toPublic<Row extends Pick<PostFields, 'published_at' | 'featured_image_url'>>(row: Row) {
  const { published_at } = row
  if (published_at === null) return []
  return [{ ...row, published_at, featured_image_url: toStoredAddress(row.featured_image_url) }]
}
