import type { Database } from '../../database/database.ts'
import { fromLanguages } from '../../columns/stored-languages.ts'
import { toInstruction } from '../row/parts.ts'

/** The ingredients and steps of a recipe in their order, each with its id (spec.md section 3), and the languages of its words. */
export async function listRecipeLines(db: Database, recipe_id: string) {
  const [recipe_ingredients, recipe_instructions, row] = await Promise.all([
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
    db.selectFrom('recipes').select('languages').where('id', '=', recipe_id).executeTakeFirst(),
  ])
  return {
    recipe_ingredients,
    recipe_instructions: recipe_instructions.map(toInstruction),
    languages: fromLanguages(row?.languages ?? ''),
  }
}
