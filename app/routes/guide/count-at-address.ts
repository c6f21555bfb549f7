import { readRecipeFilter } from '#domain/recipe/filter.ts'
import type { Database } from '#server/data/database/database.ts'
import { countRecipes } from '#server/data/recipes/search/search.ts'

/** How many recipes the filter in an address keeps; null for an address that is no list of recipes. */
export async function countAtAddress(db: Database, to: string, now: Date): Promise<number | null> {
  const [path, query] = to.split('?')
  if (path !== '/recipes') return null
  return countRecipes(db, readRecipeFilter(new URLSearchParams(query)), now)
}
