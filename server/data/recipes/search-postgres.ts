import { sql, type SqlBool } from 'kysely'
import type { FoldedSearch } from '#domain/folded-search.ts'
import { isPublic } from './numbers.ts'
import {
  tiersOf,
  type Condition,
  type SearchBuilder,
  tierName,
  type TierRow,
  toLists,
} from './search-tiers.ts'

/** LIKE finds words, and uses the trigram indexes from three characters on. Words are folded. */
export const postgresSearch: SearchBuilder = {
  findPublished: (folded, end) =>
    conditionsOf(folded).map((isIn) => sql`select number from recipes where ${isPublic(end)} and ${isIn}`),

  async listPublished(db, folded) {
    const tiers = conditionsOf(folded)
    const listed = tiers.map(
      (isIn, tier) => sql`string_agg(number::text, ',') filter (where ${isIn}) as ${tierName(tier)}`,
    )
    const { rows } = await sql<TierRow>`select ${sql.join(listed)} from recipes
      where status = 'published' and ${haveAll('search_text', folded.words)}`.execute(db)
    return toLists(rows[0], tiers.length)
  },

  hasWords({ words }) {
    const found = words.map(
      (word) => sql`(${has('recipes.search_text', word)} or ${has('recipes.search_author', word)})`,
    )
    return sql<SqlBool>`(${sql.join(found, sql` and `)})`
  },
}

const conditionsOf = (folded: FoldedSearch): Condition[] =>
  tiersOf(folded, {
    together: has('search_text', folded.phrase),
    togetherInName: has('search_name', folded.phrase),
    all: haveAll('search_text', folded.words),
    allInName: haveAll('search_name', folded.words),
  })

const haveAll = (column: string, words: readonly string[]): Condition =>
  sql.join(
    words.map((word) => has(column, word)),
    sql` and `,
  )

const has = (column: string, words: string): Condition =>
  sql`${sql.ref(column)} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`
