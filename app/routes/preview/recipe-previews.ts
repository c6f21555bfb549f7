import { readRecipeValues } from '#domain/recipe/form.ts'
import { slugify } from '#domain/slug.ts'
import { listMoreRecipes } from '#server/data/recipes/read.ts'
import { findRecipe, toPublicRecipe, type WrittenAs } from '#server/data/recipes/row.ts'
import { checkRecipe } from '../admin/recipes/save-recipe.ts'
import { loadRecipePage } from '../recipes/load-recipe-page.ts'
import type { Previews } from './previewed.ts'

/** Whoever looks at a preview changes nothing by it. */
const NOTHING_STORED = { author_id: null }

export const RECIPE_PREVIEWS: Previews<WrittenAs> = {
  async readTyped(db, form, id, now) {
    const stored = id === undefined ? undefined : await findRecipe(db, id)
    const values = readRecipeValues(form, stored?.published_at)
    const checked = checkRecipe(values, stored?.decisions ?? [], NOTHING_STORED, now)
    if (!checked.ok) return checked
    const { recipe, decisions } = checked
    const slug = recipe.slug ?? stored?.slug ?? slugify(recipe.fields.name)
    const updated_at = now.toISOString()
    const created_at = stored?.created_at ?? updated_at
    return { ok: true, state: { ...recipe, id: id ?? '', slug, created_at, updated_at, decisions } }
  },
  findSaved: findRecipe,
  async load(db, state, { now, words }) {
    const recipe = toPublicRecipe(state, now)
    const more = await listMoreRecipes(db, recipe.slug, now)
    return { kind: 'recipe', page: await loadRecipePage(db, recipe, more, words) }
  },
}
