import { href } from 'react-router'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { pageMeta } from '../../ui/head/page-meta.ts'
import { namingQuery } from '#domain/addresses/redirect.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findSetRedirect } from '#server/redirects/find-redirect.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { toGraph } from '../site-json-ld.ts'
import { HomePage } from './home-page.tsx'
import { loadHomePage } from './load-home-page.ts'
import type { Route } from './+types/home'

/** At midnight, a recipe may cease to be new. The pages of an old site may have been numbers behind the question mark. */
export const handle = {
  cache: { query: (query) => namingQuery(href('/'), query), expires: 'midnight' },
} satisfies CachedRoute

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const db = context.get(databaseContext)
  const led = await findSetRedirect(db, href('/'), url.searchParams)
  if (led) throw led
  return {
    page: await loadHomePage(db, site),
    share: await loadPageShare(db, 'home', site),
    facts: sayFacts(context, toGraph(site, { path: href('/'), name: site.siteName })),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const { siteName } = root.loaderData
  const words = loaderData?.page.words
  return pageMeta({
    site: root.loaderData,
    path: href('/'),
    title: words?.tagline ? `${siteName}: ${words.tagline}` : siteName,
    description: words?.home_lead ?? siteName,
    share: loaderData?.share,
  })
}

export default function Home({ loaderData: { page, facts }, matches: [root] }: Route.ComponentProps) {
  return (
    <>
      <HomePage {...page} siteName={root.loaderData.siteName} />
      <JsonLd facts={facts} />
    </>
  )
}
