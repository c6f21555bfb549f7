import type { PostTitle } from '#domain/post/post.ts'
import type { Database } from '../data/database/database.ts'
import { listNewestTitles } from '../data/posts/read.ts'

const MOST_POSTS = 3

/** What the footer of each page leads to. While the database does not answer, nothing: the page says so itself. */
export async function loadFooterPosts(db: Database, now: Date): Promise<PostTitle[]> {
  try {
    return await listNewestTitles(db, MOST_POSTS, now)
  } catch {
    // Whatever else the request asks of the database fails, too, and is recorded there.
    return []
  }
}
