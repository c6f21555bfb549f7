import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { SearchWords } from '#domain/search-words.ts'
import type { Database } from '../database.ts'
import { countingEach, readCounts, tiersOf, type Condition, type Found, type Numbers } from './found.ts'

/** Up to here, all that match are found by the trigram index and sorted; beyond, lists are walked from their newest end. */
const FEW = 1000

/** Published recipes that have the words of a search, tier by tier. */
export function findPublished(
  db: Database,
  search: SearchWords,
  andKept: RawBuilder<unknown> = sql``,
): Found {
  const all = haveAll('search_text', search.words)
  const tiers = tiersOf(search, {
    together: has('search_text', search.phrase),
    togetherInName: has('search_name', search.phrase),
    all,
    allInName: haveAll('search_name', search.words),
  })
  const published = sql`from recipes where status = 'published'${andKept}`
  return {
    tiers: tiers.map((isIn) => sql`select number ${published} and ${isIn}`),
    count: () => readCounts(db, sql`select ${countingEach(tiers)} ${published} and ${all}`, tiers.length),
  }
}

/** All words in name, description or author of any recipe. LIKE uses the trigram indexes from three characters on. */
export function anyRecipeSearch({ words }: SearchWords) {
  const found = words.map(
    (word) => sql`(${has('recipes.search_text', word)} or ${has('recipes.search_author', word)})`,
  )
  return sql<SqlBool>`(${sql.join(found, sql` and `)})`
}

/** The planner guesses how rare words are, and may walk a whole list for the last of few. Here it is known. */
export function newestOf(numbers: Numbers, page: RawBuilder<unknown>, count: number): Numbers {
  if (count > FEW) return sql`${numbers} ${page}`
  return sql`with found as materialized (${numbers}) select number from found ${page}`
}

const haveAll = (column: string, words: readonly string[]): Condition =>
  sql.join(
    words.map((word) => has(column, word)),
    sql` and `,
  )

const has = (column: string, words: string): Condition =>
  sql`${sql.ref(column)} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`
