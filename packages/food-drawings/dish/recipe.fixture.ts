import { readDish } from './read-dish.ts'
import type { DishRecipe } from './dish.ts'

/** A recipe of a title, its lines and its steps. */
export const recipe = (name: string, lines: string[], steps: string[] = []): DishRecipe => ({
  name,
  recipe_category: null,
  ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
  instructions: steps.map((step_text) => ({ step_text })),
})

/** Its dish in words: “soup: base smooth carrot, herb dill”. */
export const laid = (of: DishRecipe) => {
  const { form, foods } = readDish(of)
  return `${form}: ${foods.map(({ food, cut, role }) => [role, cut, food].filter(Boolean).join(' ')).join(', ')}`
}
