import { siteContext } from '#server/context.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { SITEMAP } from '#server/feeds/sitemap.ts'
import type { Route } from './+types/robots'

export const handle = { cache: {} } satisfies CachedRoute

/**
 * What crawlers need not ask for. Filters and preview links say noindex themselves, and must be read for that: an address
 * that is refused here may still be listed, with the token of a preview in it.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext)
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /auth',
    '',
    `Sitemap: ${siteUrl.origin}${SITEMAP}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
