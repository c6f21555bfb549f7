import { NO_DISH } from 'food-drawings/dish/dish'
import { writeDishCode } from 'food-drawings/dish/dish-code'
import { DISH_RULES, readDish } from 'food-drawings/dish/read-dish'
import type { DishSaid } from 'food-drawings/dish/dish'
import type { Corrections } from 'recipe-reading/food/corrections'
import { listFreeFrom } from 'food-verdicts/gut/allergens/judge-dish'
import { fingerprintOf, GUT_RULES } from 'food-verdicts/gut/read-gut'
import { readOwnLanguages } from '#domain/recipe/own-language.ts'
import { FOOD_RULES, readRecipeFoods } from '#domain/recipe/recipe-foods.ts'
import { readRecipe, type RecipeReading } from 'recipe-reading/reading/recipe-reading'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { toLanguages } from '../../columns/stored-languages.ts'
import { toAllergenSet } from './allergen-set.ts'

/** The columns of a recipe's own table that software reads from what it says. */
export type ReadingColumns = ReturnType<typeof readingColumns>

/** What software reads from a recipe for its own table, as the chef’s corrections mean it, and by which rules. */
export const readingColumns = (fields: WrittenRecipe, corrections?: Corrections) => ({
  ...foodColumns(fields, corrections),
  ...dishColumns(fields, corrections),
  ...gutColumns(fields, corrections),
})

/** The foods of a recipe, the allergens that it is made without, and by which rules both were found. */
export function foodColumns(fields: WrittenRecipe, corrections: Corrections) {
  const reading = readRecipe(fields, corrections)
  const { foods, isComplete } = readRecipeFoods(reading)
  const foods_complete: 0 | 1 = isComplete ? 1 : 0
  const free_from = toAllergenSet(listFreeFrom(reading))
  return { foods: JSON.stringify(foods), foods_complete, free_from, food_rules: FOOD_RULES }
}

/** What cards show of a recipe: the dish that is drawn of it, and the languages of its words. And by which rules both were read. */
export const dishColumns = (recipe: WrittenRecipe, corrections: Corrections) => ({
  dish: toDishCode(readRecipe(recipe, corrections), recipe),
  languages: toLanguages(readOwnLanguages(recipe)),
  dish_rules: DISH_RULES,
})

/** Nothing to see. */
const NO_CODE = writeDishCode(NO_DISH)

/** The code of the dish that is drawn of a recipe; null for crockery and cloth. */
export function toDishCode(reading: RecipeReading, said: DishSaid): string | null {
  const code = writeDishCode(readDish(reading, said))
  return code === NO_CODE ? null : code
}

/** The fingerprint of a recipe, and by which rules it was made. */
export function gutColumns(fields: WrittenRecipe, corrections: Corrections) {
  return { gut: fingerprintOf(readRecipe(fields, corrections), fields), gut_rules: GUT_RULES }
}
