import { NAMED_FOODS } from 'recipe-reading/food/food-table'
import { findFamily } from 'recipe-reading/food/families'
import type { FoodKind } from 'recipe-reading/food/food-kinds'
import { countBits } from './bits.ts'
import type { RecipeSets } from './recipe-sets.ts'

/** Foods that a filter offers to have, and to leave out. */
const MOST_OFFERED = 4

/** What a dish is made of, rather than seasoned or cooked with. */
const MAIN: ReadonlySet<FoodKind | undefined> = new Set<FoodKind>([
  'vegetable',
  'fruit',
  'pulse',
  'soya',
  'grain',
  'dry_pasta',
  'pasta',
  'nut',
  'meat',
  'fish',
  'shellfish',
  'egg',
])

/** What a filter offers to leave out, where any recipe has it. */
const LEFT_OUT = ['onion family', 'garlic', 'onion', 'tomato', 'mushroom']

type Offered = { have: string[]; without: string[] }

const offered = new WeakMap<RecipeSets, Offered & { revision: number }>()

/** The foods that a filter offers before anybody types: those that stand in most recipes, and what many leave out. */
export function listOftenFoods(sets: RecipeSets): Offered {
  const known = offered.get(sets)
  if (known?.revision === sets.revision) return known
  const counted = sets
    .foodNames()
    .map((food) => ({ food, count: countBits(sets.namedBy(food)) }))
    .filter(({ count }) => count > 0)
  const without = LEFT_OUT.filter((food) =>
    findFamily(food) ? countBits(sets.withFood(food)) > 0 : counted.some((other) => other.food === food),
  )
  const have = counted
    .filter(({ food }) => MAIN.has(NAMED_FOODS.get(food)?.kind) && !LEFT_OUT.includes(food))
    .toSorted((one, other) => other.count - one.count || (one.food < other.food ? -1 : 1))
    .slice(0, MOST_OFFERED)
    .map(({ food }) => food)
  const often = { have, without, revision: sets.revision }
  offered.set(sets, often)
  return often
}
