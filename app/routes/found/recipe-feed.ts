import { databaseContext, siteContext } from '#server/context.ts'
import { readRecipeFeed } from '#server/feeds/recipe-feed.ts'
import { answerRss } from '#server/feeds/rss.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { dishDrawing } from '../share-pictures/cards.ts'
import { drawingPath } from '../share-pictures/shapes.ts'
import type { Route } from './+types/recipe-feed'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const feed = await readRecipeFeed(context.get(databaseContext), site, (recipe) =>
    drawingPath('recipes', recipe.slug, dishDrawing(recipe)),
  )
  return answerRss(feed, site.siteUrl.origin + url.pathname)
}
