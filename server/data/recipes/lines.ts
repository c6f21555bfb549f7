import type { Database } from '../database.ts'
import { toInstruction } from './parts.ts'

/** The ingredients and steps of a recipe in their order, each with its id (spec.md section 3). */
export async function listRecipeLines(db: Database, recipe_id: string) {
  const [recipe_ingredients, recipe_instructions] = await Promise.all([
    db
      .selectFrom('recipe_ingredients')
      .select(['id', 'ingredient_text', 'order_index', 'section'])
      .where('recipe_id', '=', recipe_id)
      .orderBy('order_index')
      .execute(),
    db
      .selectFrom('recipe_instructions')
      .select(['id', 'step_number', 'step_text', 'section', 'step_url', 'undone_links'])
      .where('recipe_id', '=', recipe_id)
      .orderBy('step_number')
      .execute(),
  ])
  return { recipe_ingredients, recipe_instructions: recipe_instructions.map(toInstruction) }
}
