import { findFoodName } from 'recipe-reading/food/food-names'
import { findNoFood, MILK_SUGAR } from './no-foods.ts'
import type { RecipeFilter } from './filter.ts'

/** A filter whose foods are called as our table does, and the typed ones that are not in it: they are left out. */
export function nameFoods(filter: RecipeFilter): { filter: RecipeFilter; unknown: string[] } {
  const have = toNames(filter.have)
  const without = toNames(filter.without, (food) => (findNoFood(food) === MILK_SUGAR ? MILK_SUGAR : undefined))
  return {
    filter: { ...filter, have: have.names, without: without.names },
    unknown: [...have.unknown, ...without.unknown],
  }
}

function toNames(typed: readonly string[], own: (food: string) => string | undefined = () => undefined) {
  const named = typed.map((food) => ({ food, name: own(food) ?? findFoodName(food) }))
  return {
    names: [...new Set(named.flatMap(({ name }) => name ?? []))].sort(),
    unknown: named.filter(({ name }) => name === undefined).map(({ food }) => food),
  }
}
