import { sql } from 'kysely'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { Database } from '../database.ts'
import type { Numbers } from './found.ts'
import { rememberCounts } from './remembered-counts.ts'
import { findPublished, newestOf } from './search.ts'

/** Recipes on one page of the list. */
const RECIPES_PER_PAGE = 24

/** Which recipes one page shows, by number and in order, and which page of how many that is. */
export type ListedRecipes = {
  numbers: number[]
  /** How many recipes match on all pages together. */
  count: number
  /** The page that is shown, from 1: the last one when a later one was asked for. */
  page: number
  pages: number
}

/**
 * One page of the published recipes that a filter keeps: the tiers of a search one after the other, each newest first.
 * Only indexes are walked, and never further than the page.
 */
export async function findListed(db: Database, filter: RecipeFilter): Promise<ListedRecipes> {
  const { tiers, count: countAll } = findPublished(db, filter)
  const { search, difficulty, category, diets } = filter
  const counts = await rememberCounts(db, JSON.stringify([search, difficulty, category, diets]), countAll)
  const count = counts.reduce((sum, tier) => sum + tier, 0)
  const pages = Math.max(1, Math.ceil(count / RECIPES_PER_PAGE))
  const page = Math.min(filter.page, pages)
  const numbers: number[] = []
  let before = (page - 1) * RECIPES_PER_PAGE
  for (const [at, tier] of tiers.entries()) {
    const inTier = counts[at] ?? 0
    const limit = Math.max(0, Math.min(RECIPES_PER_PAGE - numbers.length, inTier - before))
    // Without words, the index of the list itself has what the filter asks for.
    const known = tiers.length === 1 ? Infinity : inTier
    numbers.push(...(await listNumbers(db, tier, { count: known, limit, offset: before })))
    before = Math.max(0, before - inTier)
  }
  return { numbers, count, page, pages }
}

/** How many recipes a filter keeps, counted no further than to `limit`. */
export async function countListed(db: Database, filter: RecipeFilter, limit: number): Promise<number> {
  let count = 0
  for (const tier of findPublished(db, filter).tiers) {
    if (count < limit) count += await countNumbers(db, sql`${tier} limit ${limit - count}`)
  }
  return count
}

async function countNumbers(db: Database, numbers: Numbers): Promise<number> {
  const { rows } = await sql<{
    count: number | string
  }>`select count(*) as count from (${numbers}) as found`.execute(db)
  return Number(rows[0]?.count)
}

async function listNumbers(
  db: Database,
  numbers: Numbers,
  page: { count: number; limit: number; offset: number },
): Promise<number[]> {
  if (page.limit === 0) return []
  const { rows } = await newestOf(db, numbers, page).execute(db)
  return rows.map(({ number }) => Number(number))
}
