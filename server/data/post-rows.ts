import { placeOf, ROWS_PER_PAGE } from '#domain/table-query.ts'
import type { Database } from './database.ts'
import { toStoredAddress } from './stored-address.ts'

/** One page of all posts, drafts too, the newest first, with the fields of SPEC.md section 7; and how many there are. */
export async function listPostRows(db: Database, page: number) {
  const counted = await db
    .selectFrom('blog_posts')
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(counted.count)
  const { offset, ...place } = placeOf(page, count)
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'title', 'slug', 'content', 'excerpt', 'featured_image_url', 'status'])
    .select(['published_at', 'created_at', 'updated_at', 'author_id'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(ROWS_PER_PAGE)
    .offset(offset)
    .execute()
  const posts = rows.map((row) => ({ ...row, featured_image_url: toStoredAddress(row.featured_image_url) }))
  return { posts, count, ...place }
}
