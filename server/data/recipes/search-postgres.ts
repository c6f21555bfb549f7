import { sql, type SqlBool } from 'kysely'
import { isPublic } from './numbers.ts'
import {
  countingEach,
  newestFirst,
  readCounts,
  tiersOf,
  type Condition,
  type SearchBuilder,
} from './search-tiers.ts'

/** Up to here, all that match are found by the trigram index and sorted; beyond, lists are walked from their newest end. */
const FEW = 1000

/** LIKE finds words, and uses the trigram indexes from three characters on. Words are folded. */
export const postgresSearch: SearchBuilder = {
  listPublished(db, { end, andFilter = sql`` }) {
    const published = sql`from recipes where ${isPublic(end)}${andFilter}`
    return {
      tiers: [sql`select number ${published}`],
      count: () => readCounts(db, sql`select count(*) as tier0 ${published}`, 1),
    }
  },

  findPublished(db, folded, { end, andFilter = sql`` }) {
    const all = haveAll('search_text', folded.words)
    const tiers = tiersOf(folded, {
      together: has('search_text', folded.phrase),
      togetherInName: has('search_name', folded.phrase),
      all,
      allInName: haveAll('search_name', folded.words),
    })
    const published = sql`from recipes where ${isPublic(end)}${andFilter}`
    return {
      tiers: tiers.map((isIn) => sql`select number ${published} and ${isIn}`),
      count: () => readCounts(db, sql`select ${countingEach(tiers)} ${published} and ${all}`, tiers.length),
    }
  },

  /** The planner guesses how rare words are, and may walk a whole list for the last of few. Here it is known. */
  newestOf(numbers, page) {
    if (page.count > FEW) return sql`${numbers} ${newestFirst(page)}`
    return sql`with found as materialized (${numbers}) select number from found ${newestFirst(page)}`
  },

  hasWords({ words }) {
    const found = words.map(
      (word) => sql`(${has('recipes.search_text', word)} or ${has('recipes.search_author', word)})`,
    )
    return sql<SqlBool>`(${sql.join(found, sql` and `)})`
  },
}

const haveAll = (column: string, words: readonly string[]): Condition =>
  sql.join(
    words.map((word) => has(column, word)),
    sql` and `,
  )

const has = (column: string, words: string): Condition =>
  sql`${sql.ref(column)} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`
