import type { z } from 'zod'
import { readRecipeValues } from '#domain/recipe/form.ts'
import { FIGURES_HOLD } from '#domain/recipe/nutrition-facts.ts'
import { slugify } from '#domain/slug.ts'
import { currentJudge } from '#server/data/foods/read.ts'
import { changeGivenFor } from '#server/data/recipes/figures.ts'
import { listMoreRecipes } from '#server/data/recipes/read.ts'
import { RecipeSnapshot } from '#server/data/recipes/versions.ts'
import { findRecipe, toPublicRecipe, type WrittenAs } from '#server/data/recipes/row.ts'
import { checkRecipe } from '../admin/recipes/save-recipe.ts'
import { loadRecipePage } from '../recipes/show/load-recipe-page.ts'
import type { Previews } from './previewed.ts'

export const RECIPE_PREVIEWS: Previews<WrittenAs> = {
  async readTyped(db, { form, id, author }, now) {
    const stored = id === undefined ? undefined : await findRecipe(db, id)
    const values = readRecipeValues(form, stored?.published_at)
    const judge = await currentJudge(db)
    const checked = checkRecipe(values, stored?.decisions ?? [], {
      author,
      now,
      judge,
      confirmed: stored?.fields,
    })
    if (!checked.ok) return checked
    const { recipe, decisions } = checked
    const slug = recipe.slug ?? stored?.slug ?? slugify(recipe.fields.name)
    const updated_at = now.toISOString()
    const created_at = stored?.created_at ?? updated_at
    const figuresHold = form.has(FIGURES_HOLD)
    const givenFor = stored && changeGivenFor(stored, recipe.fields, figuresHold, now, judge.corrections)
    const state = { ...recipe, id: id ?? '', slug, created_at, updated_at, decisions, givenFor }
    return { ok: true, state }
  },
  findSaved: findRecipe,
  async load(db, state, { now, words }) {
    const recipe = toPublicRecipe(state, now, await currentJudge(db))
    const more = await listMoreRecipes(db, recipe.slug, now)
    return { kind: 'recipe', page: await loadRecipePage(db, recipe, more, { now, words }, state.decisions) }
  },
  statusOf: ({ status }) => status,
  toSnapshot: (recipe): z.input<typeof RecipeSnapshot> => ({ ...recipe, source: null }),
  fromSnapshot(id, snapshot) {
    const { published_at = null, decisions = [], ...recipe } = RecipeSnapshot.parse(snapshot)
    return { ...recipe, id, published_at, decisions }
  },
}
