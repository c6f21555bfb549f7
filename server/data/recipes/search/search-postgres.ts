import { sql, type SqlBool } from 'kysely'
import type { FoldedSearch } from '#domain/search/folded-search.ts'
import { beginsWord } from '../../database/word-starts.ts'
import { isPublic } from '../../changes/recipe-numbers.ts'
import {
  tiersOf,
  type Condition,
  type Matches,
  rankOf,
  type RankRow,
  type SearchBuilder,
  toLists,
} from './search-tiers.ts'

/** LIKE finds words, and uses the trigram indexes from three characters on. Words are folded. */
export const postgresSearch: SearchBuilder = {
  findPublished: (folded, end) =>
    conditionsOf(folded).map((isIn) => sql`select number from recipes where ${isPublic(end)} and ${isIn}`),

  async listPublished(db, folded) {
    const { rank, ranks } = rankOf(folded, beginningsOf(folded), matchesOf(folded))
    const { rows } = await sql<RankRow>`select rank, string_agg(number::text, ',') as numbers
      from (select number, ${rank} as rank from recipes
        where status = 'published' and ${haveAll('search_text', folded.words)}) as ranked
      group by rank`.execute(db)
    return toLists(rows, ranks)
  },

  hasWords({ words }) {
    const found = words.map(
      (word) => sql`(${has('recipes.search_text', word)} or ${has('recipes.search_author', word)})`,
    )
    return sql<SqlBool>`(${sql.join(found, sql` and `)})`
  },
}

const conditionsOf = (folded: FoldedSearch): Condition[] => tiersOf(folded, matchesOf(folded))

const matchesOf = (folded: FoldedSearch): Matches => matchesBy(folded, has)

const beginningsOf = (folded: FoldedSearch): Matches =>
  matchesBy(folded, (column, words) => beginsWord(sql.raw('strpos'), column, words))

const matchesBy = (
  { phrase, words }: FoldedSearch,
  isIn: (column: string, words: string) => Condition,
): Matches => ({
  together: isIn('search_text', phrase),
  togetherInName: isIn('search_name', phrase),
  all: joinAll(words.map((word) => isIn('search_text', word))),
  allInName: joinAll(words.map((word) => isIn('search_name', word))),
})

const haveAll = (column: string, words: readonly string[]): Condition =>
  joinAll(words.map((word) => has(column, word)))

const joinAll = (conditions: Condition[]): Condition => sql.join(conditions, sql` and `)

const has = (column: string, words: string): Condition =>
  sql`${sql.ref(column)} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`
