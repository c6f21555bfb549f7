import { href } from 'react-router'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { LOST_TITLES } from '../../ui/notice/lost-pages.tsx'
import { missingPageMeta, pageMeta } from '../../ui/head/page-meta.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { notFound } from '#server/forms/responses.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { toGraph } from '../site-json-ld.ts'
import { ImprintPage } from './imprint-page.tsx'
import type { Route } from './+types/imprint'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { imprint } = site.words
  if (imprint === null) throw notFound()
  return {
    imprint,
    share: await loadPageShare(context.get(databaseContext), 'imprint', site),
    facts: sayFacts(context, toGraph(site, { path: href('/imprint'), name: 'Imprint' })),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: LOST_TITLES.notFound })
  return pageMeta({
    site,
    path: href('/imprint'),
    title: 'Imprint',
    description: `Who publishes ${site.siteName}.`,
    share: loaderData.share,
  })
}

export default function Imprint({ loaderData: { imprint, facts } }: Route.ComponentProps) {
  return (
    <>
      <ImprintPage imprint={imprint} />
      <JsonLd facts={facts} />
    </>
  )
}
