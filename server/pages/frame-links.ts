import type { PostTitle } from '#domain/post/post.ts'
import { rememberContent } from '../data/changes/remember-content.ts'
import type { Database } from '../data/database/database.ts'
import { listGuidePages } from '../data/guide/read.ts'
import { listNewestTitles } from '../data/posts/read.ts'

const MOST_POSTS = 3

/** What the frame of each page leads to: posts, and the guide if readers see any page of it. */
type FrameLinks = { posts: PostTitle[]; hasGuide: boolean }

const readFrameLinks = rememberContent<FrameLinks>(async (db, now) => ({
  posts: await listNewestTitles(db, MOST_POSTS, now),
  hasGuide: (await listGuidePages(db)).length > 0,
}))

/** While the database does not answer, nothing: the page says so itself. */
export async function loadFrameLinks(db: Database, now: Date): Promise<FrameLinks> {
  try {
    return await readFrameLinks(db, now)
  } catch {
    // Whatever else the request asks of the database fails, too, and is recorded there.
    return { posts: [], hasGuide: false }
  }
}
