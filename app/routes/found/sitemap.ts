import { partQuery, readPart } from '#domain/addresses/sitemap-part.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { writeSitemap } from '#server/feeds/sitemap.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import type { Route } from './+types/sitemap'

export const handle = { cache: { query: (query) => partQuery(readPart(query)) } } satisfies CachedRoute

export async function loader({ url, context }: Route.LoaderArgs) {
  const part = readPart(url.searchParams)
  const sitemap = await writeSitemap(context.get(databaseContext), context.get(siteContext), { part })
  if (sitemap === undefined) return new Response('There is no such part of the sitemap.', { status: 404 })
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
