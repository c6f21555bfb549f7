import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import { type FoldedSearch, foldSearch } from '#domain/search/folded-search.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import { type Database, engineOf } from '../../database/database.ts'
import { beginsWord, positionIn } from '../../database/word-starts.ts'
import { endOfPublic, isPublic } from '../../changes/recipe-numbers.ts'
import { keepUnnamed } from './search.ts'
import { allTexts, standsAsWords, type Texts } from './word-search.ts'

/** Beyond this, nobody counts: the page says that there are more. */
const MOST_COUNTED = 200

/** Texts that are looked at in one go, some milliseconds: other visitors are answered in between. */
const BATCH = 500

/**
 * Recipes that a search finds by other texts than names: by number, those of ingredient lines before those of steps and stories, each the
 * newest first. `inLines` of those that are counted are of lines.
 */
export type FoundInTexts = { numbers: number[]; inLines: number; count: number; isMore: boolean }

/**
 * The recipes public at `now` that the rest of a filter keeps and its words do not find by name, description or keyword, whose lines or
 * other texts have the words. Parts of words of lines count where no recipe has the words as such. None without words.
 */
export async function findInTexts(db: Database, filter: RecipeFilter, now: Date): Promise<FoundInTexts> {
  const folded = foldSearch(filter.search)
  if (folded.words.length === 0) return { numbers: [], inLines: 0, count: 0, isMore: false }
  const isAnywhere = await standsAsWords(db, folded)
  const ofLines = await findIn(db, filter, linesOf(db, folded, isAnywhere), now)
  const all = isAnywhere && ofLines.length <= MOST_COUNTED ? allTexts(db, folded) : undefined
  const found = [...new Set([...ofLines, ...(all ? await findIn(db, filter, all, now) : [])])]
  const numbers = found.slice(0, MOST_COUNTED)
  return {
    numbers,
    inLines: Math.min(ofLines.length, MOST_COUNTED),
    count: numbers.length,
    isMore: found.length > MOST_COUNTED,
  }
}

/** The newest that are found, until more are than are counted. */
async function findIn(db: Database, filter: RecipeFilter, texts: Texts, now: Date): Promise<number[]> {
  const find = engineOf(db) === 'sqlite' ? findInSqlite : findInPostgres
  const found: number[] = []
  for (let before: number | undefined = endOfPublic(now); before !== undefined;) {
    const batch: Batch = await find(db, texts, before)
    found.push(...(await keepUnnamed(db, filter, batch.numbers, now)))
    if (found.length > MOST_COUNTED) break
    before = batch.last
    await afterOthers()
  }
  return found
}

/** So short a word says nothing within another one: "ibs" is in "ribs", and "ham" in "graham". */
const SHORT = /^[a-z]{1,3}$/

/**
 * Ingredient lines, in which words begin with those that are looked for or, unless these stand `asWords` somewhere, hold them. The index over trigrams
 * finds words of three characters and more; only shorter words make SQLite look at all lines.
 */
function linesOf(db: Database, { words }: FoldedSearch, asWords: boolean): Texts {
  const indexed = words.filter((word) => [...word].length >= 3)
  const position = positionIn(db)
  const isIn = (word: string) =>
    asWords || SHORT.test(word)
      ? beginsWord(position, 'search_lines', word)
      : sql`${position}(search_lines, ${word}) > 0`
  const like = (word: string) => sql`search_lines like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`
  return {
    table: 'recipe_line_search',
    match: indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ') || undefined,
    inPostgres: sql.join(words.map(like), sql` and `),
    besides: sql.join(words.map(isIn), sql` and `),
  }
}

/** Recipes that were found among the next ones, the newest first, and the last of these; undefined where no more follow. */
type Batch = { numbers: number[]; last: number | undefined }

/** Its planner knows how often words occur, and walks either the index of words or the newest recipes. */
async function findInPostgres(db: Database, { inPostgres, besides }: Texts, before: number): Promise<Batch> {
  const { rows } = await sql<{ number: string }>`
    select number from recipes where ${isPublic(before)} and ${inPostgres} and ${besides}
    order by number desc limit ${BATCH}`.execute(db)
  const numbers = rows.map(({ number }) => Number(number))
  return { numbers, last: rows.length < BATCH ? undefined : numbers.at(-1) }
}

/** What the index finds, from the newest recipe on, is looked through for the rest. */
async function findInSqlite(db: Database, { table, match, besides }: Texts, before: number): Promise<Batch> {
  const candidates =
    match === undefined
      ? sql`select number as at from recipes
          where status = 'published' and number < ${before} order by number desc limit ${BATCH}`
      : sql`select rowid as at from ${sql.table(table)}
          where ${sql.table(table)} match ${match} and rowid < ${before} order by rowid desc limit ${BATCH}`
  const { rows } = await sql<{ at: number; number: number | null }>`
    select candidates.at, recipes.number from (${candidates}) as candidates
    left join recipes on recipes.number = candidates.at and status = 'published' and ${besides}
    order by candidates.at desc`.execute(db)
  const numbers = rows.flatMap(({ number }) => number ?? [])
  return { numbers, last: rows.length < BATCH ? undefined : rows.at(-1)?.at }
}
