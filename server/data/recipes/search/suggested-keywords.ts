import { foldForSearch } from 'recipe-basics/text/fold'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import { toTexts } from '../../columns/json-text.ts'
import type { Database } from '../../database/database.ts'
import { readSets } from '../sets/current-sets.ts'
import { countRecipes } from './search.ts'
import { listAsked } from './understand.ts'

/** Of keywords that begin so, some are filters, or find nothing beside the rest of one. */
const MOST_LOOKED_AT = 12

/**
 * Keywords of recipes in which a word begins with what is typed, as they are written, at most `limit`, with what a search for
 * each would find at `now` within the rest of a filter: keywords that begin so first, then those of most recipes. A keyword
 * that asks for a filter is left to that filter.
 */
export async function suggestKeywords(
  db: Database,
  filter: RecipeFilter,
  { limit, now }: { limit: number; now: Date },
): Promise<{ keyword: string; count: number }[]> {
  const typed = foldForSearch(filter.search)
  if (typed === '') return []
  const sets = await readSets(db)
  const begun = sets.keywords
    .listBegunBy(typed)
    .toSorted(
      (one, other) =>
        Number(other.keyword.startsWith(typed)) - Number(one.keyword.startsWith(typed)) ||
        other.count - one.count ||
        one.keyword.localeCompare(other.keyword),
    )
    .slice(0, MOST_LOOKED_AT)
    .map(({ keyword, place }) => ({ keyword, number: sets.numberAt(place) }))
  const found = await Promise.all(
    begun.map(async (one) => {
      const keyword = await findWritten(db, one)
      const search = { ...filter, search: keyword }
      const count = (await listAsked(db, search, now)) ? 0 : await countRecipes(db, search, now)
      return { keyword, count }
    }),
  )
  return found.filter(({ count }) => count > 0).slice(0, limit)
}

/** A folded keyword as the recipe with this number has it. */
async function findWritten(
  db: Database,
  { keyword, number }: { keyword: string; number: number },
): Promise<string> {
  const row = await db
    .selectFrom('recipes')
    .select('keywords')
    .where('number', '=', number)
    .executeTakeFirst()
  return toTexts(row?.keywords ?? '[]').find((word) => foldForSearch(word) === keyword) ?? keyword
}
