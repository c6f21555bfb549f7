import type { FoundPage } from '#domain/addresses/found-page.ts'
import { lastChange } from '#domain/publishing/last-change.ts'
import { type Selectable, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { placeOf } from '#domain/search/list-query.ts'
import { POST_FIELD_NAMES } from '#domain/post/fields.ts'
import { OPENING_CHARACTERS, readPostLanguages } from '#domain/post/own-language.ts'
import {
  CARD_FIELDS,
  type PostCard,
  type PostFields,
  type PostTitle,
  type PublicPost,
} from '#domain/post/post.ts'
import { postPath } from '#domain/addresses/public-path.ts'
import type { Database } from '../database/database.ts'
import type { Schema } from '../tables/schema.ts'
import { drawPosts } from './draw-posts.ts'
import { toStoredAddress } from '../columns/stored-address.ts'
import { readPoints } from '../media/points.ts'
import { canBeStored } from '../columns/stored-text.ts'

/** Posts on one page of the list. */
const POSTS_PER_PAGE = 24

/** Posts whose text is searched for the name of a recipe. */
const MOST_SEARCHED = 200

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
  return { posts: await toCards(db, rows, now), count, ...place }
}

/** The newest posts that are public at `now`, at most `limit`. */
export async function listNewestPosts(db: Database, limit: number, now: Date): Promise<PostCard[]> {
  const rows = await selectCards(db, now).limit(limit).execute()
  return toCards(db, rows, now)
}

/** The pages of all posts that are public at `now`, newest first. */
export async function listPostPages(db: Database, now: Date): Promise<FoundPage[]> {
  const rows = await newestFirst(selectPublic(db, now))
    .select(['slug', 'published_at', 'updated_at', 'featured_image_url'])
    .execute()
  return rows.flatMap(toPublic).map((post) => ({
    path: postPath(post),
    changed: lastChange(post),
    photo: post.featured_image_url,
  }))
}

/** What the newest posts that are public at `now` are called, at most `limit`. */
export const listNewestTitles = (db: Database, limit: number, now: Date): Promise<PostTitle[]> =>
  newestFirst(selectPublic(db, now)).select(['slug', 'title']).limit(limit).execute()

/** The newest posts public at `now` whose text leads to the page at `path`, at most `limit`; looks at the newest 200. */
export async function listPostsNaming(
  db: Database,
  path: string,
  limit: number,
  now: Date,
): Promise<PostTitle[]> {
  const newest = newestFirst(selectPublic(db, now)).select(['slug', 'title', 'content']).limit(MOST_SEARCHED)
  const named = `%"${path.replace(/[\\%_]/g, '\\$&')}"%`
  return db
    .selectFrom(newest.as('newest'))
    .select(['slug', 'title'])
    .where(sql<SqlBool>`content like ${named} escape '\\'`)
    .limit(limit)
    .execute()
}

/** The post at `slug` when it is public at `now`; undefined for a draft, a scheduled and an unknown one alike. */
export async function findPublicPost(db: Database, slug: string, now: Date): Promise<PublicPost | undefined> {
  if (!canBeStored(slug)) return undefined
  const row = await selectWhole(db, now).where('slug', '=', slug).executeTakeFirst()
  return row && (await toCards(db, [row], now))[0]
}

/** The newest posts that are public at `now`, whole, at most `limit`. */
export async function listWholePosts(db: Database, limit: number, now: Date): Promise<PublicPost[]> {
  const rows = await selectWhole(db, now).orderBy('published_at', 'desc').orderBy('id').limit(limit).execute()
  return toCards(db, rows, now)
}

/** Those of these posts that are public at `now`, in this order. */
export async function listPublicPosts(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<PublicPost[]> {
  if (ids.length === 0) return []
  const rows = await selectWhole(db, now).where('id', 'in', ids).execute()
  const posts = await toCards(db, rows, now)
  return ids.flatMap((id) => posts.find((post) => post.id === id) ?? [])
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

const selectWhole = (db: Database, now: Date) =>
  selectPublic(db, now)
    .select(['id', 'slug', 'shows', 'created_at', 'updated_at'])
    .select(POST_FIELD_NAMES)
    .select(opening)

const newestFirst = <Row>(posts: SelectQueryBuilder<Schema, 'blog_posts', Row>) =>
  posts.orderBy('blog_posts.published_at', 'desc').orderBy('blog_posts.id')

const selectCards = (db: Database, now: Date) =>
  newestFirst(selectPublic(db, now))
    .select(['id', 'slug', 'shows', 'drawn_as', 'published_at', 'created_at'])
    .select(CARD_FIELDS)
    .select(opening)

/** What shows the language of a post. */
const opening = sql<string>`substr(content, 1, ${sql.lit(OPENING_CHARACTERS)})`.as('opening')

/** A public post always has its date; the columns alone do not say so. */
function toPublic<Row extends Pick<PostFields, 'published_at' | 'featured_image_url'>>(row: Row) {
  const { published_at } = row
  if (published_at === null) return []
  return [{ ...row, published_at, featured_image_url: toStoredAddress(row.featured_image_url) }]
}

type DrawnRow = Pick<
  Selectable<Schema['blog_posts']>,
  'slug' | 'title' | 'excerpt' | 'drawn_as' | 'shows'
> & { opening: string }

/** Public posts with the point of each picture, what is drawn of each, and the languages of their words. */
async function toCards<Row extends Parameters<typeof toPublic>[0] & DrawnRow>(
  db: Database,
  rows: Row[],
  now: Date,
) {
  const drawn = await drawPosts(db, rows, now)
  const pointed = await readPoints(
    db,
    rows.map((row) => row.featured_image_url),
  )
  return rows.flatMap((row) => {
    const { shows: _, drawn_as: __, opening: content, ...post } = row
    const lang = readPostLanguages({ ...row, content })
    return toPublic(post).map((post) => ({
      ...post,
      featured_image_url: pointed(post.featured_image_url),
      ...(lang && { lang }),
      drawn: drawn(row),
    }))
  })
}
