import { inputSchema } from '#domain/fields/field-schema.ts'
import { oneOf } from 'recipe-basics/text/one-of'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { WrittenAs } from '#server/data/recipes/row/row.ts'

/** The actions of the recipe table by their names: undefined where the form does not say what to set. */
export function recipeActions(form: FormData) {
  const category = oneOf(CATEGORIES, form.get('category'))
  const keywords = inputSchema(RECIPE_FIELDS.keywords).safeParse([form.get('keyword')])
  const [keyword] = keywords.success ? keywords.data : []
  return {
    category: category && ((recipe: WrittenAs) => withFields(recipe, { recipe_category: category })),
    keyword: keyword ? (recipe: WrittenAs) => withKeyword(recipe, keyword) : undefined,
  }
}

const withKeyword = (recipe: WrittenAs, keyword: string) =>
  withFields(recipe, { keywords: [...new Set([...recipe.fields.keywords, keyword])] })

const withFields = (recipe: WrittenAs, fields: Partial<WrittenRecipe>): WrittenAs => ({
  ...recipe,
  fields: { ...recipe.fields, ...fields },
})
