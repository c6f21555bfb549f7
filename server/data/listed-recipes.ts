import { sql } from 'kysely'
import type { RecipeFilter } from '#domain/recipe-filter.ts'
import type { Database } from './database.ts'
import type { Numbers } from './found-recipes.ts'
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
 * One page of the published recipes that a filter keeps, newest first; a match in the name before one in the
 * description. Only indexes are walked, and never further than the page.
 */
export async function findListed(db: Database, filter: RecipeFilter): Promise<ListedRecipes> {
  const { named, others, count: countAll } = findPublished(db, filter)
  const { search, difficulty, category, diets } = filter
  const asked = JSON.stringify([search, difficulty, category, diets])
  const { total: count, named: inName } = await rememberCounts(db, asked, countAll)
  const pages = Math.max(1, Math.ceil(count / RECIPES_PER_PAGE))
  const page = Math.min(filter.page, pages)
  const first = (page - 1) * RECIPES_PER_PAGE
  const fromNames = Math.max(0, Math.min(RECIPES_PER_PAGE, inName - first))
  const fromOthers = Math.min(RECIPES_PER_PAGE - fromNames, count - first - fromNames)
  const numbers = [
    ...(named ? await listNumbers(db, named, { count: inName, limit: fromNames, offset: first }) : []),
    ...(await listNumbers(db, others, {
      // Without words, the index of the list itself has what the filter asks for.
      count: named ? count - inName : Infinity,
      limit: fromOthers,
      offset: Math.max(0, first - inName),
    })),
  ]
  return { numbers, count, page, pages }
}

/** How many recipes a filter keeps, counted no further than to `limit`. */
export async function countListed(db: Database, filter: RecipeFilter, limit: number): Promise<number> {
  const { named, others } = findPublished(db, filter)
  const inName = named ? await countNumbers(db, sql`${named} limit ${limit}`) : 0
  if (inName >= limit) return limit
  return inName + (await countNumbers(db, sql`${others} limit ${limit - inName}`))
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
