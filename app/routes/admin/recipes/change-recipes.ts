import { inputSchema } from '#domain/field-schema.ts'
import { oneOf } from '#domain/one-of.ts'
import { CATEGORIES } from '#domain/recipe/choices.ts'
import { RECIPE_FIELDS } from '#domain/recipe/fields.ts'
import type { WrittenRecipe } from '#domain/recipe/recipe.ts'
import { RECIPES } from '#server/data/bulk/things.ts'
import type { StoredRecipe } from '#server/data/recipes/row.ts'

/** The actions of the recipe table by their names: undefined where the form does not say what to set. */
export function recipeActions(form: FormData) {
  const category = oneOf(CATEGORIES, form.get('category'))
  const keywords = inputSchema(RECIPE_FIELDS.keywords).safeParse([form.get('keyword')])
  const [keyword] = keywords.success ? keywords.data : []
  return {
    category: category && ((recipe: StoredRecipe) => withFields(recipe, { recipe_category: category })),
    keyword: keyword ? (recipe: StoredRecipe) => withKeyword(recipe, keyword) : undefined,
  }
}

const withKeyword = (recipe: StoredRecipe, keyword: string) =>
  withFields(recipe, { keywords: [...new Set([...recipe.fields.keywords, keyword])] })

const withFields = (recipe: StoredRecipe, fields: Partial<WrittenRecipe>) => ({
  ...RECIPES.publicationOf(recipe),
  fields: { ...recipe.fields, ...fields },
})
