import { NO_DISH } from '#domain/dish/dish.ts'
import { writeDishCode } from '#domain/dish/dish-code.ts'
import { readPlateChoice } from '#domain/dish/plate-choice.ts'
import { writePlateCode } from '#domain/dish/plate-code.ts'
import { DISH_RULES, readDish } from '#domain/dish/read-dish.ts'
import type { DishRecipe } from '#domain/dish/read-recipe.ts'
import type { Corrections } from '#domain/food/corrections.ts'
import { listFreeFrom } from '#domain/gut/allergens/judge-dish.ts'
import { fingerprintOf, GUT_RULES } from '#domain/gut/read-gut.ts'
import { FOOD_RULES, readRecipeFoods } from '#domain/recipe/recipe-foods.ts'
import type { Ingredient, WrittenRecipe } from '#domain/recipe/recipe.ts'
import { toAllergenSet } from './allergen-set.ts'

/** The columns of a recipe's own table that software reads from what it says. */
export type ReadingColumns = ReturnType<typeof readingColumns>

/** What software reads from a recipe for its own table, as the chef’s corrections mean it, and by which rules. */
export const readingColumns = (fields: WrittenRecipe, corrections?: Corrections) => ({
  ...foodColumns(fields.ingredients, corrections),
  ...dishColumns(fields, corrections),
  ...gutColumns(fields, corrections),
})

/** The foods of a recipe, the allergens that it is made without, and by which rules both were found. */
export function foodColumns(ingredients: readonly Ingredient[], corrections: Corrections) {
  const { foods, isComplete } = readRecipeFoods(ingredients, corrections)
  const foods_complete: 0 | 1 = isComplete ? 1 : 0
  const free_from = toAllergenSet(listFreeFrom(ingredients, corrections))
  return { foods: JSON.stringify(foods), foods_complete, free_from, food_rules: FOOD_RULES }
}

/** The dish that is drawn of a recipe, and by which rules it was read. */
export const dishColumns = (recipe: DishRecipe, corrections: Corrections) => ({
  dish: toDishCode(recipe, corrections),
  dish_rules: DISH_RULES,
})

/** Nothing to see, and nothing chosen. */
const NO_CODE = writeDishCode(NO_DISH)

/** The code of the dish that is drawn of a recipe; null for crockery and cloth as its words say. */
export function toDishCode(recipe: DishRecipe, corrections: Corrections): string | null {
  const code = writePlateCode({ ...readPlateChoice(recipe.plate), dish: readDish(recipe, corrections) })
  return code === NO_CODE ? null : code
}

/** The fingerprint of a recipe, and by which rules it was made. */
export function gutColumns(fields: WrittenRecipe, corrections: Corrections) {
  return { gut: fingerprintOf(fields, corrections), gut_rules: GUT_RULES }
}
