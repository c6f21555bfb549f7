import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FoldedSearch } from '#domain/search/folded-search.ts'
import type { Database } from '../../database/database.ts'
import { beginsWord } from '../../database/word-starts.ts'
import { isPublic } from '../../changes/recipe-numbers.ts'
import {
  type Condition,
  type Matches,
  type Numbers,
  rankOf,
  type RankRow,
  type SearchBuilder,
  tiersOf,
  toLists,
} from './search-tiers.ts'

/** Beyond this, it takes longer to list what the trigram index finds than to look at every text. */
const MANY = 10_000
/** Recipes that are looked at in one batch, some milliseconds: other visitors are answered in between. */
const BATCH = 3_000
/** The same for texts that are picked out here and there. */
const SCATTERED_BATCH = 2_000

/**
 * The trigram index finds words of three characters and more, a look at the texts shorter ones. Words are folded. The
 * index holds name and description of what is published, and of drafts both in a column of their own.
 */
export const sqliteSearch: SearchBuilder = {
  findPublished(folded, end) {
    const indexed = folded.words.filter(isIndexed)
    if (indexed.length === folded.words.length)
      return ftsQueriesOf(folded).map((ftsQuery) => matching(ftsQuery, end))
    const found =
      indexed.length > 0
        ? sql`select found.rowid as number from recipe_search as found
            cross join recipes indexed by recipes_texts
            where recipe_search match ${anywhere(indexed)} and found.rowid < ${end}
            and status = 'published' and recipes.number = found.rowid`
        : sql`select number from recipes indexed by recipes_texts where ${isPublic(end)}`
    return conditionsOf(folded).map((isIn): Numbers => sql`${found} and ${isIn}`)
  },

  async listPublished(db, folded) {
    const indexed = folded.words.filter(isIndexed)
    if (indexed.length === 0) return listInTexts(db, folded)
    const ftsQuery = anywhere(indexed)
    const { rows } = await sql`select 1 from recipe_search where recipe_search match ${ftsQuery}
      limit ${MANY}`.execute(db)
    return rows.length === MANY ? listInTexts(db, folded) : listLooked(db, folded, ftsQuery)
  },

  hasWords({ words }) {
    const indexed = words.filter(isIndexed)
    const isFound = words
      .filter((word) => !isIndexed(word))
      .map((word) => sql`(instr(search_text, ${word}) > 0 or instr(search_author, ${word}) > 0)`)
    const ftsQuery = indexed.map(quote).join(' AND ')
    if (indexed.length > 0)
      isFound.unshift(
        sql`recipes.number in (select rowid from recipe_search where recipe_search match ${ftsQuery})`,
      )
    return sql<SqlBool>`(${sql.join(isFound, sql` and `)})`
  },
}

const listInTexts = (db: Database, folded: FoldedSearch) =>
  listInBatches(
    db,
    BATCH / folded.words.length,
    folded,
    (rest) => sql`select number, search_text from recipes indexed by recipes_texts
      where status = 'published' ${rest(sql`number`)}`,
  )

/** The texts of what a query of the index finds are looked through for the rest of the search. */
const listLooked = (db: Database, folded: FoldedSearch, ftsQuery: string) =>
  listInBatches(
    db,
    SCATTERED_BATCH / folded.words.length,
    folded,
    (rest) => sql`select number, search_text
      from (select rowid as at from recipe_search where recipe_search match ${ftsQuery} ${rest(sql`rowid`)}) as found
      cross join recipes indexed by recipes_texts where status = 'published' and number = found.at`,
  )

/** Texts begin with the name, in a line of its own; they stand in an index of their own, for whole rows are long. */
const END_OF_NAME = sql`instr(search_text, char(10))`

const conditionsOf = (folded: FoldedSearch): Condition[] => tiersOf(folded, matchesOf(folded))

const matchesOf = (folded: FoldedSearch): Matches =>
  matchesBy(
    folded,
    (words) => sql`instr(search_text, ${words}) > 0`,
    (words) => sql`instr(search_text, ${words}) between 1 and ${END_OF_NAME}`,
  )

const beginningsOf = (folded: FoldedSearch): Matches =>
  matchesBy(
    folded,
    (words) => beginsWord(INSTR, 'search_text', words),
    (words) => beginsWord(INSTR, 'search_text', words, END_OF_NAME),
  )

const INSTR = sql.raw('instr')

type ToCondition = (words: string) => Condition

const matchesBy = ({ phrase, words }: FoldedSearch, isIn: ToCondition, isInName: ToCondition): Matches => ({
  together: isIn(phrase),
  togetherInName: isInName(phrase),
  all: sql.join(words.map(isIn), sql` and `),
  allInName: sql.join(words.map(isInName), sql` and `),
})

/** The same tiers, in the language of the trigram index. */
function ftsQueriesOf({ phrase, words }: FoldedSearch): string[] {
  const together = anywhere([phrase])
  const togetherInName = `name : ${quote(phrase)}`
  const asOne = [togetherInName, `description : ${quote(phrase)} NOT ${togetherInName}`]
  if (words[0] === phrase) return asOne
  const allInName = `(${words.map((word) => `name : ${quote(word)}`).join(' AND ')})`
  return [...asOne, `${allInName} NOT ${together}`, `(${anywhere(words)}) NOT (${together} OR ${allInName})`]
}

const anywhere = (words: readonly string[]) =>
  words.map((word) => `{name description} : ${quote(word)}`).join(' AND ')

/** Lists each rank among the rows of a query, some at a time: `rest` bounds and orders it by the number of a recipe. */
async function listInBatches(
  db: Database,
  most: number,
  folded: FoldedSearch,
  rows: (rest: (number: RawBuilder<unknown>) => RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<number[][]> {
  const size = Math.ceil(most)
  const { rank, ranks } = rankOf(folded, beginningsOf(folded), matchesOf(folded))
  const lists = Array.from({ length: ranks }, (): number[][] => [])
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const batch = rows((number) => sql`and ${number} < ${before} order by ${number} desc limit ${size}`)
    const answer = await sql<RankRow & Seen>`select ${rank} as rank, group_concat(number) as numbers,
      count(*) as seen, min(number) as last from (${batch}) group by 1`.execute(db)
    for (const [at, numbers] of toLists(answer.rows, ranks).entries()) lists[at]?.push(numbers)
    const seen = answer.rows.reduce((sum, row) => sum + row.seen, 0)
    if (seen < size) return lists.map((batches) => batches.flat())
    before = Math.min(...answer.rows.map(({ last }) => last))
    await afterOthers()
  }
}

type Seen = { seen: number; last: number }

/** The index answers in the order of its numbers, so nothing is sorted and only what is shown is read. */
const matching = (ftsQuery: string, end: number): Numbers =>
  sql`select rowid as number from recipe_search where recipe_search match ${ftsQuery} and rowid < ${end}`

const isIndexed = (word: string) => [...word].length >= 3

const quote = (words: string) => `"${words.replaceAll('"', '""')}"`
