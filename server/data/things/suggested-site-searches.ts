import { foldForSearch } from 'recipe-basics/text/fold'
import { findFoodName, otherFoodNames } from 'recipe-reading/food/food-names'
import { findGuide } from '#domain/guide/find-guide.ts'
import { listPhraseWords } from '#domain/recipe/asked-phrases.ts'
import { NO_FILTER } from '#domain/recipe/filter.ts'
import { wordsOf } from '#domain/search/spelling.ts'
import { isSubjectWord } from '#domain/subject/subject-words.ts'
import { otherDishNames } from '#domain/search/dish-names.ts'
import { suggestSearches } from '#domain/search/suggest.ts'
import type { Database } from '../database/database.ts'
import { listEquipment } from '../equipment/read.ts'
import { findPieces, findPosts } from './found-things.ts'
import { listGuideWords } from '../guide/guide-words.ts'
import { listGuidePages } from '../guide/read.ts'
import { isAskedFor } from '../recipes/search/understand.ts'
import { findInTexts } from '../recipes/search/text-search.ts'
import { isFoundByName } from '../recipes/search/search-index.ts'
import { listNearWords } from '../recipes/search/spellings.ts'

/**
 * What may have been meant by a search of the whole site that found nothing, the likeliest first; each finds something that
 * is public at `now`. The spellings are those of recipes, of the names of equipment, and of what leads to the guide.
 */
export async function suggestSiteSearches(db: Database, search: string, now: Date): Promise<string[]> {
  const pages = await listGuidePages(db)
  const ofGuide = await listGuideWords(db)
  const count = async (search: string) =>
    findGuide(pages, search).length > 0 || (await isFound(db, search, now)) ? 1 : 0
  return suggestSearches(search, {
    isKnown: async (word) => isSubjectWord(word) || ofGuide.has(word) || isFound(db, word, now),
    async listNear(words) {
      const pieces = await listEquipment(db, now)
      const named = pieces.flatMap(({ name }) => wordsOf(foldForSearch(name)))
      const leading = pages.flatMap(({ searches }) =>
        searches.flatMap((search) => wordsOf(foldForSearch(search))),
      )
      return [...(await listNearWords(db, words)), ...named, ...leading, ...listPhraseWords()]
    },
    otherNames: (typed) => [...otherFoodNames(typed), ...otherDishNames(typed)],
    isFood: (word) => findFoodName(word) !== undefined,
    count,
  })
}

async function isFound(db: Database, search: string, now: Date): Promise<boolean> {
  return (
    (await isFoundByName(db, search, now)) ||
    (await isAskedFor(db, { ...NO_FILTER, search }, now)) ||
    (await findInTexts(db, { ...NO_FILTER, search }, now)).count > 0 ||
    (await findPieces(db, search, 1, now)).count > 0 ||
    (await findPosts(db, search, 1, now)).count > 0
  )
}
