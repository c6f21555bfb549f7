import { databaseContext, siteContext } from '#server/context.ts'
import { readPostFeed } from '#server/feeds/post-feed.ts'
import { answerRss } from '#server/feeds/rss.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { drawingPath } from '../share-pictures/shapes.ts'
import type { Route } from './+types/post-feed'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const feed = await readPostFeed(context.get(databaseContext), site, ({ slug, drawn }) =>
    drawingPath('blog', slug, drawn),
  )
  return answerRss(feed, site.siteUrl.origin + url.pathname)
}
