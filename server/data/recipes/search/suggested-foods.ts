import { foldForSearch } from 'recipe-basics/text/fold'
import { WIDE_FOOD_NAMES } from 'recipe-reading/food/wide-foods'
import { MILK_SUGAR } from '#domain/recipe/no-foods.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { Database } from '../../database/database.ts'
import { countBits } from '../sets/bits.ts'
import { readSetsAndTiers } from './found-tiers.ts'
import { narrow } from '../sets/narrow.ts'
import { type FoodCount, tallyFoods } from '../sets/tally.ts'

const LACTOSE: readonly string[] = [MILK_SUGAR, 'milk']

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
  // Lactose is milk sugar, and milk is another thing to leave out.
  const isLactose = part === 'without' && word.length > 2 && 'lactose'.startsWith(word)
  const own = part === 'without' ? [MILK_SUGAR] : []
  const foods = [...new Set([...own, ...WIDE_FOOD_NAMES, ...sets.foodNames()])]
    .filter((food) => ` ${food}`.includes(` ${word}`) || (isLactose && LACTOSE.includes(food)))
    .filter((food) => !filter[part].includes(food))
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
