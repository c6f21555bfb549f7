import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FoldedSearch } from '#domain/folded-search.ts'
import type { Database } from '../database.ts'
import { isPublic } from './numbers.ts'
import {
  tierName,
  tiersOf,
  toLists,
  type Condition,
  type Numbers,
  type SearchBuilder,
  type TierRow,
} from './search-tiers.ts'

/** Beyond this, it takes longer to list what the trigram index finds than to look at every text. */
const MANY = 10_000
/** Recipes that are looked at in one batch, some milliseconds: other visitors are answered in between. */
const BATCH = 5_000
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
    if (rows.length === MANY) return listInTexts(db, folded)
    const queries = indexed.length === folded.words.length ? ftsQueriesOf(folded) : []
    // Two tiers are listed by the index alone; to find four there takes longer than a look at few texts.
    return queries.length === 2 ? listMatching(db, queries) : listLooked(db, folded, ftsQuery)
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
    conditionsOf(folded),
    (rest) => sql`select number, search_text from recipes indexed by recipes_texts
      where status = 'published' ${rest(sql`number`)}`,
  )

/** The texts of what a query of the index finds are looked through for the rest of the search. */
const listLooked = (db: Database, folded: FoldedSearch, ftsQuery: string) =>
  listInBatches(
    db,
    SCATTERED_BATCH / folded.words.length,
    conditionsOf(folded),
    (rest) => sql`select number, search_text
      from (select rowid as at from recipe_search where recipe_search match ${ftsQuery} ${rest(sql`rowid`)}) as found
      cross join recipes indexed by recipes_texts where status = 'published' and number = found.at`,
  )

async function listMatching(db: Database, ftsQueries: readonly string[]): Promise<number[][]> {
  const listed = ftsQueries.map(
    (ftsQuery, tier) =>
      sql`(select group_concat(number) from (${matching(ftsQuery, Number.MAX_SAFE_INTEGER)})) as ${tierName(tier)}`,
  )
  const { rows } = await sql<TierRow>`select ${sql.join(listed)}`.execute(db)
  return toLists(rows[0], ftsQueries.length)
}

/** Texts begin with the name, in a line of its own; they stand in an index of their own, for whole rows are long. */
function conditionsOf(folded: FoldedSearch): Condition[] {
  const isIn = (words: string) => sql`instr(search_text, ${words}) > 0`
  const isInName = (words: string) =>
    sql`instr(search_text, ${words}) between 1 and instr(search_text, char(10))`
  return tiersOf(folded, {
    together: isIn(folded.phrase),
    togetherInName: isInName(folded.phrase),
    all: sql.join(folded.words.map(isIn), sql` and `),
    allInName: sql.join(folded.words.map(isInName), sql` and `),
  })
}

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

/** Lists each tier among the rows of a query, some at a time: `rest` bounds and orders it by the number of a recipe. */
async function listInBatches(
  db: Database,
  most: number,
  tiers: readonly Condition[],
  rows: (rest: (number: RawBuilder<unknown>) => RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<number[][]> {
  const size = Math.ceil(most)
  const lists = tiers.map((): number[][] => [])
  const listed = tiers.map(
    (isIn, tier) => sql`group_concat(number) filter (where ${isIn}) as ${tierName(tier)}`,
  )
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const batch = rows((number) => sql`and ${number} < ${before} order by ${number} desc limit ${size}`)
    const answer = await sql<TierRow & Seen>`select ${sql.join(listed)}, count(*) as seen, min(number) as last
      from (${batch})`.execute(db)
    const [row] = answer.rows
    for (const [tier, numbers] of toLists(row, tiers.length).entries()) lists[tier]?.push(numbers)
    if (!row?.last || row.seen !== size) return lists.map((batches) => batches.flat())
    before = row.last
    await afterOthers()
  }
}

type Seen = { seen: number; last: number | null }

/** The index answers in the order of its numbers, so nothing is sorted and only what is shown is read. */
const matching = (ftsQuery: string, end: number): Numbers =>
  sql`select rowid as number from recipe_search where recipe_search match ${ftsQuery} and rowid < ${end}`

const isIndexed = (word: string) => [...word].length >= 3

const quote = (words: string) => `"${words.replaceAll('"', '""')}"`
