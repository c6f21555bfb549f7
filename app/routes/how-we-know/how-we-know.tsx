import { href } from 'react-router'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { pageMeta } from '../../ui/head/page-meta.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { toGraph } from '../site-json-ld.ts'
import { HowWeKnowPage } from './how-we-know-page.tsx'
import type { Route } from './+types/how-we-know'

const TITLE = 'How we know'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return {
    share: await loadPageShare(context.get(databaseContext), 'how-we-know', site),
    facts: sayFacts(context, toGraph(site, { path: href('/how-we-know'), name: TITLE })),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    site: root.loaderData,
    path: href('/how-we-know'),
    title: TITLE,
    description: 'How labels, allergens and grams are worked out, how good that is, and what it cannot know.',
    share: loaderData?.share,
  })
}

export default function HowWeKnow({ loaderData: { facts } }: Route.ComponentProps) {
  return (
    <>
      <HowWeKnowPage />
      <JsonLd facts={facts} />
    </>
  )
}
