import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FoldedSearch } from '#domain/folded-search.ts'
import type { Database } from '../database.ts'
import { isPublic } from './numbers.ts'
import {
  countingEach,
  newestFirst,
  readCounts,
  tierName,
  tiersOf,
  type Asked,
  type Condition,
  type Found,
  type Numbers,
  type SearchBuilder,
} from './search-tiers.ts'

/** Beyond this, it takes longer to count in the trigram index than to look at every text. */
const MANY = 10_000
/** Recipes that are counted in one batch, some milliseconds: other visitors are answered in between. */
const BATCH = 5_000
/** The same for texts that are picked out here and there. */
const SCATTERED_BATCH = 2_000

/**
 * The trigram index finds words of three characters and more, a look at the texts shorter ones. Words are folded. The
 * index holds name and description of what is published, and of drafts both in a column of their own.
 */
export const sqliteSearch: SearchBuilder = {
  listPublished(db, { end, andFilter = sql`` }) {
    const published: Numbers = sql`select number from recipes where ${isPublic(end)}${andFilter}`
    return {
      tiers: [published],
      count: () =>
        countInBatches(db, end, BATCH, [sql`true`], (rest) => sql`${published} ${rest(sql`number`)}`),
    }
  },

  findPublished(db, folded, asked) {
    const inTexts = findInTexts(db, folded, asked)
    const indexed = folded.words.filter(isIndexed)
    if (indexed.length === 0) return inTexts
    const ftsQuery = anywhere(indexed)
    const looked = findAndLook(db, folded, ftsQuery, asked)
    const found =
      indexed.length === folded.words.length
        ? ftsQueriesOf(folded).map((ftsQuery) => matching(ftsQuery, asked))
        : undefined
    return {
      tiers: found ?? looked.tiers,
      async count() {
        const some = sql`select 1 from recipe_search where recipe_search match ${ftsQuery} limit ${MANY}`
        const [few] = await readCounts(db, sql`select count(*) as tier0 from (${some})`, 1)
        if (few === MANY) return inTexts.count()
        // Two tiers are counted in the index alone; to find four there takes longer than a look at few texts.
        return found?.length === 2 ? countFound(db, found) : looked.count()
      },
    }
  },

  newestOf: (numbers, page) => sql`${numbers} ${newestFirst(page)}`,

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

function findInTexts(db: Database, folded: FoldedSearch, { end, andFilter = sql`` }: Asked): Found {
  const tiers = conditionsOf(folded)
  const published = sql`from recipes indexed by recipes_texts where ${isPublic(end)}${andFilter}`
  return {
    tiers: tiers.map((isIn) => sql`select number ${published} and ${isIn}`),
    count: async () =>
      countInBatches(
        db,
        end,
        BATCH / folded.words.length,
        tiers,
        (rest) => sql`select number, search_text ${published} ${rest(sql`number`)}`,
      ),
  }
}

/** The texts of what a query of the index finds are looked through for the rest of the search. */
function findAndLook(db: Database, folded: FoldedSearch, ftsQuery: string, asked: Asked): Found {
  const { end, andFilter = sql`` } = asked
  const tiers = conditionsOf(folded)
  return {
    tiers: tiers.map(
      (isIn) => sql`select found.rowid as number ${joined(ftsQuery, 'recipes_texts', asked)} and ${isIn}`,
    ),
    count: async () =>
      countInBatches(
        db,
        end,
        SCATTERED_BATCH / folded.words.length,
        tiers.map((isIn) => sql`${isIn}${andFilter}`),
        (rest) => sql`select number, search_text, difficulty, recipe_category, cuisine, diets
          from (select rowid as at from recipe_search where recipe_search match ${ftsQuery} ${rest(sql`rowid`)}) as found
          cross join recipes indexed by recipes_texts where status = 'published' and number = found.at`,
      ),
  }
}

function countFound(db: Database, tiers: readonly Numbers[]): Promise<number[]> {
  const counts = tiers.map((found, tier) => sql`(select count(*) from (${found})) as ${tierName(tier)}`)
  return readCounts(db, sql`select ${sql.join(counts)}`, tiers.length)
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

/**
 * Counts each tier among the rows of a query with numbers less than `end`, some at a time: `rest` bounds and orders it by
 * the number of a recipe.
 */
async function countInBatches(
  db: Database,
  end: number,
  most: number,
  tiers: readonly Condition[],
  rows: (rest: (number: RawBuilder<unknown>) => RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<number[]> {
  const size = Math.ceil(most)
  let counts = tiers.map(() => 0)
  for (let before = end; ;) {
    const batch = rows((number) => sql`and ${number} < ${before} order by ${number} desc limit ${size}`)
    const answer = await sql<Record<string, number>>`select
      ${countingEach(tiers)}, count(*) as seen, min(number) as last from (${batch})`.execute(db)
    const [row = {}] = answer.rows
    counts = counts.map((count, tier) => count + (row[`tier${tier}`] ?? 0))
    if (!row.last || row.seen !== size) return counts
    before = row.last
    await afterOthers()
  }
}

/** The index answers in the order of its numbers, so nothing is sorted and only what is shown is read. */
function matching(ftsQuery: string, asked: Asked): Numbers {
  if (asked.andFilter) return sql`select found.rowid as number ${joined(ftsQuery, 'recipes_newest', asked)}`
  return sql`select rowid as number from recipe_search
    where recipe_search match ${ftsQuery} and rowid < ${asked.end}`
}

/** The recipes that a query of the trigram index finds, with the columns of an index that walks their numbers. */
const joined = (
  ftsQuery: string,
  index: 'recipes_newest' | 'recipes_texts',
  { end, andFilter = sql`` }: Asked,
) => sql`from recipe_search as found cross join recipes indexed by ${sql.ref(index)}
    where recipe_search match ${ftsQuery} and found.rowid < ${end}
    and status = 'published' and recipes.number = found.rowid${andFilter}`

const isIndexed = (word: string) => [...word].length >= 3

const quote = (words: string) => `"${words.replaceAll('"', '""')}"`
