import { href } from 'react-router'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { pageMeta } from '../../ui/head/page-meta.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { publisherId, toGraph } from '../site-json-ld.ts'
import { AboutPage } from './about-page.tsx'
import { loadAboutPage } from './load-about-page.ts'
import type { Route } from './+types/about'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const page = { path: href('/about'), name: 'About', type: 'ProfilePage', about: publisherId(site) } as const
  return {
    page: await loadAboutPage(db, site),
    share: await loadPageShare(db, 'about', site),
    facts: sayFacts(context, toGraph(site, page)),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/about'),
    title: 'About',
    description: loaderData?.page.words.about_lead ?? `About ${root.loaderData.siteName}.`,
    share: loaderData?.share,
  })
}

export default function About({ loaderData: { page, facts }, matches: [root] }: Route.ComponentProps) {
  return (
    <>
      <AboutPage {...page} siteName={root.loaderData.siteName} />
      <JsonLd facts={facts} />
    </>
  )
}
