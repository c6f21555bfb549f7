import { foldForSearch } from 'recipe-basics/text/fold'
import { WIDE_FOOD_NAMES } from 'recipe-reading/food/wide-foods'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { Database } from '../../database/database.ts'
import { countBits } from '../sets/bits.ts'
import { readSetsAndTiers } from './found-tiers.ts'
import { narrow } from '../sets/narrow.ts'
import { type FoodCount, tallyFoods } from '../sets/tally.ts'

/**
 * Foods of recipes in whose names a word begins with what is typed, at most `limit`, with what the list of a filter would hold
 * with each of them, or without: names that begin so first, then those of most recipes.
 */
export async function suggestFoods(
  db: Database,
  typed: string,
  part: 'have' | 'without',
  { filter, limit, now }: { filter: RecipeFilter; limit: number; now: Date },
): Promise<FoodCount[]> {
  const { sets, tiers } = await readSetsAndTiers(db, filter.search)
  const word = foldForSearch(typed)
  if (word === '') return []
  const foods = [...new Set([...WIDE_FOOD_NAMES, ...sets.foodNames()])]
    .filter((food) => ` ${food}`.includes(` ${word}`) && !filter[part].includes(food))
    .map((food) => ({ food, count: countBits(sets.namedBy(food)) }))
    .toSorted(
      (one, other) =>
        Number(other.food.startsWith(word)) - Number(one.food.startsWith(word)) || other.count - one.count,
    )
    .slice(0, limit)
    .map(({ food }) => food)
  const narrowed = narrow(sets, filter, tiers, now)
  return tallyFoods(sets, narrowed, part, foods).filter(({ count }) => count > 0)
}
