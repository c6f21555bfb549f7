import { foldSearch } from '#domain/search/folded-search.ts'
import { findGuide } from '#domain/guide/find-guide.ts'
import { readParts } from '#domain/guide/guide-page.ts'
import { markWords } from 'recipe-basics/text/marked-text'
import type { Database } from '#server/data/database/database.ts'
import { listGuidePages } from '#server/data/guide/read.ts'
import { countAtAddress } from '../guide/count-at-address.ts'

const MOST_PAGES = 3
const MOST_WAYS = 2

/** The pages of the guide that a search leads to: each with its strongest finding, and the filters that it leads on to. */
export async function loadFoundGuide(db: Database, search: string, now: Date) {
  const pages = findGuide(await listGuidePages(db), search)
  const marked = foldSearch(search).words
  const found = await Promise.all(
    pages.slice(0, MOST_PAGES).map(async ({ slug, group, words }) => {
      const { evidence, ways, sources } = readParts(words)
      const [finding] = evidence
      const source = finding && sources[finding.source - 1]
      return {
        slug,
        title: words.title ?? slug,
        name: markWords(words.title ?? slug, marked),
        // Where a word of the disease was typed, the signs that do not wait stand beside what is found.
        isOfDisease: group === 'told' || group === 'help',
        isFood: group === 'plate',
        summary: words.summary,
        known: source ? { level: finding.level, source: `${source.name} ${source.year}` } : undefined,
        ways: (
          await Promise.all(
            ways.map(async (way) => ({ ...way, count: await countAtAddress(db, way.to, now) })),
          )
        )
          .filter(({ count }) => count !== 0)
          .slice(0, MOST_WAYS),
      }
    }),
  )
  return { count: pages.length, found }
}
