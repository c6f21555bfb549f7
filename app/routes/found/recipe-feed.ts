import { databaseContext, siteContext } from '#server/context.ts'
import { answerFeed } from '#server/feeds/answer-feed.ts'
import { readRecipeFeed } from '#server/feeds/recipe-feed.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import type { Route } from './+types/recipe-feed'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return answerFeed(await readRecipeFeed(context.get(databaseContext), site), url.pathname, site)
}
