import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import { type FoldedSearch, foldSearch } from '#domain/search/folded-search.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import { type Database, engineOf } from '../../database/database.ts'
import { beginsWord, positionIn } from '../../database/word-starts.ts'
import { endOfPublic, isPublic } from '../../changes/recipe-numbers.ts'
import { keepNumbers } from './search.ts'

/** Beyond this, nobody counts: the page says that there are more. */
const MOST_COUNTED = 200

/** Texts that are looked at in one go, some milliseconds: other visitors are answered in between. */
const BATCH = 500

/** Recipes that a search finds by their ingredient lines alone: by number, the newest first, one more than are counted. */
export type FoundInLines = { numbers: number[]; count: number; isMore: boolean }

/**
 * The recipes public at `now` that the rest of a filter keeps, whose ingredient lines hold each word of its search, and
 * whose name and description do not: the grid of the list does not show them. None without words.
 */
export async function findInLines(db: Database, filter: RecipeFilter, now: Date): Promise<FoundInLines> {
  const folded = foldSearch(filter.search)
  if (folded.words.length === 0) return { numbers: [], count: 0, isMore: false }
  const find = engineOf(db) === 'sqlite' ? findInSqlite : findInPostgres
  const found: number[] = []
  for (let before: number | undefined = endOfPublic(now); before !== undefined;) {
    const batch: Batch = await find(db, folded, before)
    found.push(...(await keepNumbers(db, filter, batch.numbers, now)))
    if (found.length > MOST_COUNTED) break
    before = batch.last
    await afterOthers()
  }
  const numbers = found.slice(0, MOST_COUNTED)
  return { numbers, count: numbers.length, isMore: found.length > MOST_COUNTED }
}

/** Recipes that were found among the next ones, the newest first, and the last of these; undefined where no more follow. */
type Batch = { numbers: number[]; last: number | undefined }

/** So short a word says nothing within another one: "ibs" is in "ribs", and "ham" in "graham". */
const SHORT = /^[a-z]{1,3}$/

/** The condition that the short words of a search begin a word of a line, behind other conditions. */
const beginShort = (db: Database, words: readonly string[]) =>
  sql.join(
    words
      .filter((word) => SHORT.test(word))
      .map((word) => sql` and ${beginsWord(positionIn(db), 'search_lines', word)}`),
    sql``,
  )

/** Its planner knows how often words occur, and walks either the trigrams or the newest recipes. */
async function findInPostgres(db: Database, { words }: FoldedSearch, before: number): Promise<Batch> {
  const has = (column: string) =>
    sql.join(
      words.map((word) => sql`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
      sql` and `,
    )
  const { rows } = await sql<{ number: string }>`
    select number from recipes where ${isPublic(before)} and ${has('search_lines')}${beginShort(db, words)}
    and not (${has('search_text')}) order by number desc limit ${BATCH}`.execute(db)
  const numbers = rows.map(({ number }) => Number(number))
  return { numbers, last: rows.length < BATCH ? undefined : numbers.at(-1) }
}

/**
 * The index over trigrams finds words of three characters and more from the newest recipe on; what it finds is looked
 * through for the rest. Only shorter words make it look at all lines.
 */
async function findInSqlite(db: Database, { words }: FoldedSearch, before: number): Promise<Batch> {
  const indexed = words.filter((word) => [...word].length >= 3)
  const short = words.filter((word) => !indexed.includes(word))
  const query = indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ')
  const isShort = (column: string, words: readonly string[]) =>
    sql.join(
      words.map((word) => sql`instr(${sql.ref(column)}, ${word}) > 0`),
      sql` and `,
    )
  const inLines = short.length > 0 ? sql` and ${isShort('search_lines', short)}` : sql``
  const begin = beginShort(db, words)
  const candidates =
    indexed.length > 0
      ? sql`select rowid as at from recipe_line_search
          where recipe_line_search match ${query} and rowid < ${before} order by rowid desc limit ${BATCH}`
      : sql`select number as at from recipes
          where status = 'published' and number < ${before} order by number desc limit ${BATCH}`
  const { rows } = await sql<{ at: number; number: number | null }>`
    select candidates.at, recipes.number from (${candidates}) as candidates
    left join recipes on recipes.number = candidates.at and status = 'published'${inLines}${begin}
      and not (${isShort('search_text', words)})
    order by candidates.at desc`.execute(db)
  const numbers = rows.flatMap(({ number }) => number ?? [])
  return { numbers, last: rows.length < BATCH ? undefined : rows.at(-1)?.at }
}
