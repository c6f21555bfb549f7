import { sql, type Expression, type SqlBool } from 'kysely'
import { placeOf } from '#domain/list-query.ts'
import { type RecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { foldSearch } from '#domain/folded-search.ts'
import { type Database, engineOf } from '../database.ts'
import { toDietSet } from './diet-set.ts'
import { endOfPublic } from './numbers.ts'
import { rememberCounts } from './remembered-counts.ts'
import { postgresSearch } from './search-postgres.ts'
import { sqliteSearch } from './search-sqlite.ts'
import type { Condition, Found, Numbers, Page, SearchBuilder } from './search-tiers.ts'

/** Recipes on one page of the list. */
const RECIPES_PER_PAGE = 24

/** Which recipes one page shows, by number and in order, and which page of how many that is. */
export type FoundPage = {
  numbers: number[]
  /** How many recipes match on all pages together. */
  count: number
  /** The page that is shown, from 1: the last one when a later one was asked for. */
  page: number
  pages: number
}

/**
 * One page of the recipes public at `now` that a filter finds: the tiers of a search one after the other, each newest first.
 * Only indexes are walked, and never further than the page.
 */
export async function searchRecipes(db: Database, filter: RecipeFilter, now: Date): Promise<FoundPage> {
  const { tiers, count: countAll } = findPublished(db, filter, now)
  const counts = await rememberCounts(db, recipeFilterQuery(filter, { page: 1 }), now, countAll)
  const count = counts.reduce((sum, tier) => sum + tier, 0)
  const { offset, ...place } = placeOf(filter.page, count, RECIPES_PER_PAGE)
  const numbers: number[] = []
  let before = offset
  for (const [at, tier] of tiers.entries()) {
    const inTier = counts[at] ?? 0
    const limit = Math.max(0, Math.min(RECIPES_PER_PAGE - numbers.length, inTier - before))
    // Without words, the index of the list itself has what the filter asks for.
    const known = tiers.length === 1 ? Infinity : inTier
    numbers.push(...(await listNumbers(db, tier, { count: known, limit, offset: before })))
    before = Math.max(0, before - inTier)
  }
  return { numbers, count, ...place }
}

/** How many recipes public at `now` a filter finds, counted no further than to `limit`. */
export async function countRecipes(
  db: Database,
  filter: RecipeFilter,
  limit: number,
  now: Date,
): Promise<number> {
  let count = 0
  for (const tier of findPublished(db, filter, now).tiers) {
    if (count < limit) count += await countNumbers(db, sql`${tier} limit ${limit - count}`)
  }
  return count
}

/** The condition on `recipes`, drafts too, that each word is in name, description or author; undefined without words. */
export function hasWords(db: Database, search: string): Expression<SqlBool> | undefined {
  const folded = foldSearch(search)
  return folded.words.length === 0 ? undefined : builderOf(db).hasWords(folded)
}

const builderOf = (db: Database): SearchBuilder => (engineOf(db) === 'sqlite' ? sqliteSearch : postgresSearch)

/** The search is folded, and its words are looked for one by one. */
function findPublished(db: Database, filter: RecipeFilter, now: Date): Found {
  const folded = foldSearch(filter.search)
  const builder = builderOf(db)
  const asked = { end: endOfPublic(now), andFilter: toConditions(filter) }
  if (folded.words.length === 0) return builder.listPublished(db, asked)
  return builder.findPublished(db, folded, asked)
}

/** Further conditions, each on a column of the indexes that lists walk; undefined without any. */
function toConditions({ difficulty, category, cuisine, diets }: RecipeFilter): Condition | undefined {
  const bits = toDietSet(diets)
  const each: Record<Exclude<keyof RecipeFilter, 'search' | 'page'>, Condition | false> = {
    difficulty: difficulty !== null && sql` and difficulty = ${difficulty}`,
    category: category !== null && sql` and recipe_category = ${category}`,
    cuisine: cuisine !== null && sql` and cuisine = ${cuisine}`,
    diets: bits > 0 && sql` and diets & ${bits} = ${bits}`,
  }
  const conditions = Object.values(each).filter((condition) => condition !== false)
  return conditions.length > 0 ? sql.join(conditions, sql``) : undefined
}

async function listNumbers(db: Database, numbers: Numbers, page: Page): Promise<number[]> {
  if (page.limit === 0) return []
  const { rows } = await builderOf(db).newestOf(numbers, page).execute(db)
  return rows.map(({ number }) => Number(number))
}

async function countNumbers(db: Database, numbers: Numbers): Promise<number> {
  const { rows } = await sql<{
    count: number | string
  }>`select count(*) as count from (${numbers}) as found`.execute(db)
  return Number(rows[0]?.count)
}
