import { findFoodName } from 'recipe-reading/food/food-names'
import { asWritten, findNoFood, MILK_SUGAR, readAsWritten } from './no-foods.ts'
import type { RecipeFilter } from './filter.ts'

/** A filter whose foods are called as our table does, and the typed ones that are not in it: they are left out. */
export function nameFoods(filter: RecipeFilter): { filter: RecipeFilter; unknown: string[] } {
  const have = toNames(filter.have)
  const without = toNames(filter.without, nameLeftOut)
  return {
    filter: { ...filter, have: have.names, without: without.names },
    unknown: [...have.unknown, ...without.unknown],
  }
}

/** Milk sugar is no food of our table, and of a food as it is written the food is. */
function nameLeftOut(typed: string): string | undefined {
  const written = readAsWritten(typed)
  const name = written === undefined ? undefined : findFoodName(written)
  return findNoFood(typed) === MILK_SUGAR ? MILK_SUGAR : name && asWritten(name)
}

function toNames(typed: readonly string[], own: (food: string) => string | undefined = () => undefined) {
  const named = typed.map((food) => ({ food, name: own(food) ?? findFoodName(food) }))
  return {
    names: [...new Set(named.flatMap(({ name }) => name ?? []))].sort(),
    unknown: named.filter(({ name }) => name === undefined).map(({ food }) => food),
  }
}
