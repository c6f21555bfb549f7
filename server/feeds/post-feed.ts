import { lastChange } from '#domain/publishing/last-change.ts'
import { toJpegAddress } from '#domain/files/picture.ts'
import type { PostCard } from '#domain/post/post.ts'
import { postPath } from '#domain/addresses/public-path.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../data/database/database.ts'
import { listWholePosts } from '../data/posts/read.ts'
import { loadShownBlocks } from '../pages/post-cards.ts'
import { type Feed, type FeedItem, MOST_IN_FEED } from './feed.ts'
import { toFeedHtml } from './feed-html.ts'

/** The newest posts, with their whole text. The drawing of one without a photograph is a file at the path `toDrawing`. */
export async function readPostFeed(
  db: Database,
  { siteUrl, siteName, words, now }: SiteContext,
  toDrawing: (post: PostCard) => string,
): Promise<Feed> {
  const { origin } = siteUrl
  const items: FeedItem[] = []
  for (const { content, ...post } of await listWholePosts(db, MOST_IN_FEED, now)) {
    const photo = post.featured_image_url
    items.push({
      id: post.id,
      address: origin + postPath(post),
      title: post.title,
      summary: post.excerpt,
      html: toFeedHtml(await loadShownBlocks(db, content, { now, words }), origin),
      picture: new URL(photo ? toJpegAddress(photo) : toDrawing(post), siteUrl).href,
      author: words.chef_name,
      category: null,
      language: post.lang?.post,
      published_at: post.published_at,
      changed_at: lastChange(post),
    })
  }
  return { title: `Blog · ${siteName}`, description: words.blog_lead, page: `${origin}/blog`, items }
}
