import { href } from 'react-router'
import { LOST_TITLES } from '#app/ui/lost-pages.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { missingPageMeta, pageMeta } from '#app/ui/page-meta.ts'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { siteContext } from '#server/context.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { notFound } from '#server/responses.ts'
import type { Route } from './+types/imprint'

export const handle = { cache: {} } satisfies CachedRoute

export function loader({ context }: Route.LoaderArgs) {
  const { imprint } = context.get(siteContext).words
  if (imprint === null) throw notFound()
  return { imprint }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: LOST_TITLES.notFound })
  return pageMeta({
    site,
    path: href('/imprint'),
    title: 'Imprint',
    description: `Who publishes ${site.siteName}.`,
  })
}

export default function Imprint({ loaderData: { imprint } }: Route.ComponentProps) {
  return (
    <article className="pb-[calc(2*var(--space-section))]">
      <PageHead kicker="Legal" title="Imprint" />
      <div className="page page-prose prose">
        <Paragraphs text={imprint} />
      </div>
    </article>
  )
}
