import { href } from 'react-router'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { sayFacts } from '../say-facts.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { toGraph } from '../site-json-ld.ts'
import { DiaryPage } from './diary-page.tsx'
import type { Route } from './+types/diary'

const TITLE = 'What you ate, and how it went'

// The same page for everyone: what a reader writes on it stays in the browser.
export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return {
    share: await loadPageShare(context.get(databaseContext), 'diary', site),
    facts: sayFacts(context, toGraph(site, { path: href('/diary'), name: TITLE })),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/diary'),
    title: TITLE,
    description:
      'A diary of meals and how your gut was. It stays in your browser and counts in windows of hours.',
    share: loaderData?.share,
  })
}

export default function DiaryRoute({ loaderData: { facts }, matches: [root] }: Route.ComponentProps) {
  return (
    <>
      <DiaryPage title={TITLE} siteName={root.loaderData.siteName} />
      <JsonLd facts={facts} />
    </>
  )
}
