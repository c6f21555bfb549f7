import { href, Link } from 'react-router'
import { Crumbs } from '../../ui/frame/crumbs.tsx'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { LOST_TITLES } from '../../ui/notice/lost-pages.tsx'
import { missingPageMeta, pageMeta } from '../../ui/head/page-meta.ts'
import { namesOf } from 'recipe-basics/fields/field'
import { GUIDE_GROUPS } from '#domain/guide/guide-page.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listGuidePages } from '#server/data/guide/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { notFound } from '#server/forms/responses.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { toListGraph } from '../site-json-ld.ts'
import type { Route } from './+types/list'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const pages = await listGuidePages(db)
  if (pages.length === 0) throw notFound()
  const paths = pages.map(({ slug }) => href('/guide/:slug', { slug }))
  return {
    shelves: namesOf(GUIDE_GROUPS).map((group) => ({
      group,
      pages: pages
        .filter((page) => page.group === group)
        .map(({ slug, words: { title, summary } }) => ({ slug, title, summary })),
    })),
    share: await loadPageShare(db, 'guide', site),
    facts: sayFacts(
      context,
      toListGraph(site, { path: href('/guide'), name: 'Guide' }, { query: '', paths }),
    ),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: LOST_TITLES.notFound })
  return pageMeta({
    site,
    path: href('/guide'),
    title: 'Guide',
    description: 'Words about gut disease in plain English: what they mean, what is known, and whom to ask.',
    share: loaderData.share,
  })
}

export default function Guide({ loaderData: { shelves, facts } }: Route.ComponentProps) {
  return (
    <div className="page pb-[calc(2*var(--space-section))]">
      <Crumbs trail={[]} here="Guide" />
      <header className="mb-9 grid gap-3">
        <h1 className="text-title leading-tight tracking-display">Guide</h1>
        <p className="max-w-136 font-serif text-lead leading-[1.45] text-ink-soft">
          Words that you may hear from a doctor or read on a leaflet, in plain English. Each page says what
          the word means, what is known, and whom to ask.
        </p>
      </header>
      <div className="grid gap-x-[calc(var(--column-gap)*1.6)] gap-y-10 md:grid-cols-2">
        {shelves
          .filter(({ pages }) => pages.length > 0)
          .map(({ group, pages }) => (
            <section key={group} aria-labelledby={group}>
              <h2
                id={group}
                className="border-b border-ink pb-2.5 text-[1.25rem] leading-[1.3] font-normal text-accent italic"
              >
                {GUIDE_GROUPS[group]}
              </h2>
              <ul>
                {pages.map(({ slug, title, summary }) => (
                  <li key={slug} className="card-focus relative border-b border-line py-4">
                    <h3 className="text-[1.375rem] leading-[1.2]">
                      <Link to={href('/guide/:slug', { slug })} className="card-link">
                        {title}
                      </Link>
                    </h3>
                    <p className="mt-0.5 leading-[1.45] text-ink-soft">{summary}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
      <JsonLd facts={facts} />
    </div>
  )
}
