import { findFoods } from './find-foods.ts'
import type { FoodKind } from './food-kinds.ts'
import { NAMED_FOODS } from './food-table.ts'
import { toWords } from './line-words.ts'

/** Kinds whose foods do the same on a plate. Of vegetables, fruit and meat that is not so: they are left out. */
const FAMILIES: readonly (readonly FoodKind[])[] = [
  ['fish'],
  ['shellfish'],
  ['nut'],
  ['pulse'],
  ['cheese', 'rennet_cheese'],
  ['dry_pasta', 'pasta', 'noodle'],
]

/**
 * Names, folded and of one word each, of foods near to the one that a search names: other fish for "turbot". None where it
 * names no food, several, or something else too. The name in the search is among them.
 */
export function nearFoodNames(search: string): string[] {
  const { foods: found, unknown } = findFoods(toWords(search))
  const [food] = found
  if (!food || found.length > 1 || unknown.length > 0) return []
  const family = FAMILIES.find((kinds) => kinds.includes(food.kind)) ?? []
  const names = [...NAMED_FOODS].filter(([, { kind, isDiscarded }]) => family.includes(kind) && !isDiscarded)
  return names.map(([name]) => name).filter((name) => /^\p{L}+$/u.test(name))
}
