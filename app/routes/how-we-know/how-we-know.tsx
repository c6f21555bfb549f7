import { href } from 'react-router'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { dayIn } from '#domain/time-zone.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { toGraph } from '../site-json-ld.ts'
import { FIGURES, TESTED_ON } from './figures.ts'
import { HowWeKnowPage } from './how-we-know-page.tsx'
import type { Route } from './+types/how-we-know'

const TITLE = 'How we know'
const YEAR_MS = 365 * 86_400_000

// At midnight, because the figures grow old.
export const handle = { cache: { expires: 'midnight' } } satisfies CachedRoute

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const today = dayIn(site.words.time_zone, site.now.toISOString())
  return {
    page: {
      figures: FIGURES.map(({ name, value, about }) => ({ name, value, about })),
      tested_on: TESTED_ON,
      isOld: Date.parse(today) - Date.parse(TESTED_ON) > YEAR_MS,
    },
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

export default function HowWeKnow({ loaderData: { page, facts } }: Route.ComponentProps) {
  return (
    <>
      <HowWeKnowPage {...page} />
      <JsonLd facts={facts} />
    </>
  )
}
