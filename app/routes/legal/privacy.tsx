import { href } from 'react-router'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { pageMeta } from '../../ui/head/page-meta.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { toGraph } from '../site-json-ld.ts'
import { loadPrivacyPage } from './load-privacy-page.ts'
import { PrivacyPage } from './privacy-page.tsx'
import type { Route } from './+types/privacy'

export const handle = { cache: { expires: 'midnight' } } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return {
    page: loadPrivacyPage(site),
    share: await loadPageShare(context.get(databaseContext), 'privacy', site),
    facts: sayFacts(context, toGraph(site, { path: href('/privacy'), name: 'Privacy Policy' })),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/privacy'),
    title: 'Privacy Policy',
    description: `What ${root.loaderData.siteName} stores, and what it does not.`,
    share: loaderData?.share,
  })
}

export default function Privacy({ loaderData: { page, facts }, matches: [root] }: Route.ComponentProps) {
  return (
    <>
      <PrivacyPage {...page} siteName={root.loaderData.siteName} />
      <JsonLd facts={facts} />
    </>
  )
}
