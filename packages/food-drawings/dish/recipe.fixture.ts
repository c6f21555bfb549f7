import { readRecipe, type ReadFields } from 'recipe-reading/reading/recipe-reading'
import type { DishSaid } from './dish.ts'
import { readDish } from './read-dish.ts'

export type DishRecipe = ReadFields & DishSaid

/** A recipe of a title, its lines and its steps. */
export const recipe = (name: string, lines: string[], steps: string[] = []): DishRecipe => ({
  name,
  recipe_category: null,
  ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
  instructions: steps.map((step_text) => ({ step_text })),
})

/** What one would see of it. */
export const dishOf = (of: DishRecipe) => readDish(readRecipe(of), of)

/** Its dish in words: “soup: base smooth carrot, herb dill”. */
export const laid = (of: DishRecipe) => {
  const { form, foods } = dishOf(of)
  return `${form}: ${foods.map(({ food, cut, role }) => [role, cut, food].filter(Boolean).join(' ')).join(', ')}`
}
