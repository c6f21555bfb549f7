import { href } from 'react-router'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { LOST_TITLES } from '../../ui/notice/lost-pages.tsx'
import { missingPageMeta, pageMeta } from '../../ui/head/page-meta.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listGuidePages } from '#server/data/guide/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { findRedirect } from '#server/redirects/find-redirect.ts'
import { notFound } from '#server/forms/responses.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { toGraph } from '../site-json-ld.ts'
import { GuidePage } from './guide-page.tsx'
import { loadGuidePage } from './load-guide-page.ts'
import type { Route } from './+types/show'

// At midnight, because a page says when its next look is overdue.
export const handle = { cache: { expires: 'midnight' } } satisfies CachedRoute

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const pages = await listGuidePages(db)
  const found = pages.find((page) => page.slug === slug)
  if (!found) throw (await findRedirect(db, href('/guide/:slug', { slug }), site.now)) ?? notFound()
  const page = await loadGuidePage(db, found, pages, site)
  const path = href('/guide/:slug', { slug })
  const trail = [{ path: href('/guide'), name: 'Guide' }]
  return {
    page,
    description: found.words.summary ?? page.title,
    share: await loadPageShare(db, 'guide', site),
    facts: sayFacts(context, toGraph(site, { path, name: page.title, trail })),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: LOST_TITLES.notFound })
  const { page, description, share } = loaderData
  return pageMeta({
    site,
    path: href('/guide/:slug', { slug: page.slug }),
    title: `${page.title}, in plain words`,
    description,
    share,
    type: 'article',
  })
}

export default function GuideWord({ loaderData: { page, facts } }: Route.ComponentProps) {
  return (
    <>
      <GuidePage {...page} />
      <JsonLd facts={facts} />
    </>
  )
}
