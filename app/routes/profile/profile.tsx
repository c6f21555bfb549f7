import { href } from 'react-router'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { pageMeta } from '../../ui/head/page-meta.ts'
import { listGroupFacts } from 'food-verdicts/gut/profile/trigger-sources'
import { databaseContext, siteContext } from '#server/context.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { toGraph } from '../site-json-ld.ts'
import { ProfilePage } from './profile-page.tsx'
import type { Route } from './+types/profile'

const TITLE = 'What sits well with you'

// The same page for everyone: what a reader marks on it stays in the browser.
export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return {
    groups: listGroupFacts(),
    share: await loadPageShare(context.get(databaseContext), 'profile', site),
    facts: sayFacts(context, toGraph(site, { path: href('/profile'), name: TITLE })),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/profile'),
    title: TITLE,
    description:
      'Mark foods that you avoid or limit. The marks stay in your browser, which sorts lists by them.',
    share: loaderData?.share,
  })
}

export default function Profile({ loaderData: { groups, facts }, matches: [root] }: Route.ComponentProps) {
  return (
    <>
      <ProfilePage groups={groups} siteName={root.loaderData.siteName} />
      <JsonLd facts={facts} />
    </>
  )
}
