import type { RecipeFilter } from '#domain/recipe/filter.ts'
import { suggestSearches } from '#domain/suggest.ts'
import type { Database } from '../database.ts'
import { countRecipes } from './search.ts'
import { listNearWords } from './spellings.ts'

/**
 * What may have been meant by a search that found nothing, the likeliest first: each finds a recipe public at `now` that
 * the rest of the filter keeps.
 */
export async function suggestRecipeSearches(
  db: Database,
  filter: RecipeFilter,
  now: Date,
): Promise<string[]> {
  return suggestSearches(filter.search, {
    listNear: (words) => listNearWords(db, words),
    count: (search) => countRecipes(db, { ...filter, search }, 1, now),
  })
}
