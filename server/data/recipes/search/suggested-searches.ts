import { findFoodName, otherFoodNames } from 'recipe-reading/food/food-names'
import { listPhraseWords } from '#domain/recipe/asked-phrases.ts'
import { NO_FILTER, type RecipeFilter } from '#domain/recipe/filter.ts'
import { isSubjectWord } from '#domain/subject/subject-words.ts'
import { otherDishNames } from '#domain/search/dish-names.ts'
import { suggestSearches } from '#domain/search/suggest.ts'
import type { Database } from '../../database/database.ts'
import { listGuideWords } from '../../guide/guide-words.ts'
import { isAskedFor } from './understand.ts'
import { findInTexts } from './text-search.ts'
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
  let ofGuide: ReturnType<typeof listGuideWords> | undefined
  return suggestSearches(filter.search, {
    isKnown: async (word) =>
      isSubjectWord(word) ||
      (await (ofGuide ??= listGuideWords(db))).has(word) ||
      (await isFound(db, { ...NO_FILTER, search: word }, now)),
    // Nobody mistypes the first letter of a word that is no food: “zukini” is not puking.
    listNear: async (words) => [
      ...(await listNearWords(db, words)),
      ...listPhraseWords().filter((phrase) => words.some((word) => word[0] === phrase[0])),
    ],
    otherNames: (typed) => [...otherFoodNames(typed), ...otherDishNames(typed)],
    isFood: (word) => findFoodName(word) !== undefined,
    count: async (search) => ((await isFound(db, { ...filter, search }, now)) ? 1 : 0),
  })
}

/** Whether a filter finds a recipe, by its name, its description or its ingredient lines. */
const isFound = async (db: Database, filter: RecipeFilter, now: Date) =>
  (await countRecipes(db, filter, now)) > 0 ||
  (await isAskedFor(db, filter, now)) ||
  (await findInTexts(db, filter, now)).count > 0
