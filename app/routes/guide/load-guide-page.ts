import { affiliateAddressFinder } from '#domain/affiliate/affiliate-address.ts'
import { linesOf } from 'recipe-basics/text/text-lines'
import { type GuidePage, readParts } from '#domain/guide/guide-page.ts'
import { listSources } from '#domain/guide/sources.ts'
import { dayIn } from '#domain/publishing/time-zone.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { countAtAddress } from './count-at-address.ts'

/** A page of the guide as readers get it: `near` are those of the others that stand near it. */
export async function loadGuidePage(
  db: Database,
  { slug, near, words }: GuidePage,
  others: readonly GuidePage[],
  { now, words: siteWords }: Pick<SiteContext, 'now' | 'words'>,
) {
  const { ways, ...parts } = readParts(words)
  const sources = listSources(words.sources, affiliateAddressFinder(siteWords))
  const { title, lead, checked_by, checked_on, review_on } = words
  return {
    slug,
    title: title ?? slug,
    lead: linesOf(lead),
    ...parts,
    sources,
    ways: await Promise.all(
      ways.map(async (way) => ({ ...way, count: await countAtAddress(db, way.to, now) })),
    ),
    near: near.flatMap((slug) => {
      const page = others.find((page) => page.slug === slug)
      return page ? [{ slug, title: page.words.title ?? slug }] : []
    }),
    checked: { checked_by, checked_on, review_on },
    isOverdue: review_on !== null && review_on < dayIn(siteWords.time_zone, now.toISOString()),
  }
}

export type GuidePageData = Awaited<ReturnType<typeof loadGuidePage>>
