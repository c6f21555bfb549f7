import { readRecipe, type ReadFields } from 'recipe-reading/reading/recipe-reading'
import { readDish } from './read-dish.ts'

/** A recipe of a title, its lines and its steps. */
export const recipe = (name: string, lines: string[], steps: string[] = []): ReadFields => ({
  name,
  ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
  instructions: steps.map((step_text) => ({ step_text })),
})

/** Its dish in words: “soup: base smooth carrot, herb dill”. */
export const laid = (of: ReadFields) => {
  const { form, foods } = readDish(readRecipe(of), { recipe_category: null })
  return `${form}: ${foods.map(({ food, cut, role }) => [role, cut, food].filter(Boolean).join(' ')).join(', ')}`
}
