import { POST_FIELD_NAMES } from '#domain/post/fields.ts'
import { placeOf } from '#domain/search/list-query.ts'
import { areIn, foldSearch } from '#domain/search/folded-search.ts'
import { STATES, stateOf, type State } from '#domain/publishing/status.ts'
import { ROWS_PER_PAGE } from '#domain/search/table-query.ts'
import type { Database } from '../database/database.ts'
import { toStoredAddress } from '../columns/stored-address.ts'

/** A post in the list of all posts. */
export type ListedPost = {
  id: string
  slug: string
  title: string
  excerpt: string | null
  state: State
  published_at: string | null
  updated_at: string
}

type PostQuery = { search: string; state?: State; page: number }

/** Posts on one page of that list. */
const POSTS_PER_PAGE = 25

/**
 * One page of all posts, newest first (spec.md section 7), scheduled ones in the order in which they go live. `search`
 * looks through title and excerpt. `counts` says how many posts of each state there are, whatever was asked for.
 */
export async function listPosts(db: Database, { search, state, page }: PostQuery, now: Date) {
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'title', 'excerpt', 'status', 'published_at', 'updated_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const all = rows.map(({ status, ...row }) => ({
    ...row,
    state: stateOf({ status, published_at: row.published_at }, now),
  }))
  // One chef's posts are few, and so are folded and counted here, alike on both databases.
  const folded = foldSearch(search)
  const found = all.filter(
    (post) => (!state || post.state === state) && areIn([post.title, post.excerpt], folded),
  )
  if (state === 'scheduled') found.sort((one, other) => compare(one.published_at, other.published_at))
  const { offset, ...place } = placeOf(page, found.length, POSTS_PER_PAGE)
  const posts = found.slice(offset, offset + POSTS_PER_PAGE)
  return { posts, found: found.length, ...place, counts: countStates(all) }
}

/** One page of all posts, drafts too, the newest first, with the fields of spec.md section 7; and how many there are. */
export async function listPostRows(db: Database, page: number) {
  const counted = await db
    .selectFrom('blog_posts')
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(counted.count)
  const { offset, ...place } = placeOf(page, count, ROWS_PER_PAGE)
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'status', 'created_at', 'updated_at', 'author_id'])
    .select(POST_FIELD_NAMES)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(ROWS_PER_PAGE)
    .offset(offset)
    .execute()
  const posts = rows.map((row) => ({ ...row, featured_image_url: toStoredAddress(row.featured_image_url) }))
  return { posts, count, ...place }
}

function countStates(posts: { state: State }[]): Record<State | 'all', number> {
  const count = (state: State) => posts.filter((post) => post.state === state).length
  const [draft, scheduled, published] = STATES.map(count)
  return { all: posts.length, draft: draft ?? 0, scheduled: scheduled ?? 0, published: published ?? 0 }
}

const compare = (one: string | null, other: string | null) => ((one ?? '') < (other ?? '') ? -1 : 1)
