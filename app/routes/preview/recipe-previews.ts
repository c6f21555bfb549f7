import type { z } from 'zod'
import { readRecipeValues } from '#domain/recipe/form.ts'
import { FIGURES_HOLD } from 'recipe-basics/recipe/nutrition-facts'
import { slugify } from '#domain/addresses/slug.ts'
import { currentJudge, readCorrections } from '#server/data/foods/read.ts'
import { changeGivenFor } from '#server/data/recipes/row/figures.ts'
import { listMoreRecipes } from '#server/data/recipes/read/read.ts'
import { RecipeSnapshot } from '#server/data/recipes/write/versions.ts'
import {
  findRecipe,
  publicOf,
  type StoredRecipe,
  toPublicRecipe,
  type WrittenAs,
} from '#server/data/recipes/row/row.ts'
import { checkRecipe } from '../admin/recipes/save-recipe.ts'
import { loadRecipePage } from '../recipes/show/load-recipe-page.ts'
import { previewsOf } from './previewed.ts'

export const RECIPE_PREVIEWS = previewsOf<WrittenAs | StoredRecipe>({
  async readTyped(db, { form, id, author }, now) {
    const stored = id === undefined ? undefined : await findRecipe(db, id)
    const values = readRecipeValues(form, stored?.published_at)
    const corrections = await readCorrections(db)
    const checked = await checkRecipe(values, stored?.decisions ?? [], {
      author,
      now,
      elsewhere: async () => undefined,
      corrections,
      confirmed: stored?.fields,
    })
    if (!checked.ok) return checked
    const { recipe, decisions } = checked
    const slug = recipe.slug ?? stored?.slug ?? slugify(recipe.fields.name)
    const updated_at = now.toISOString()
    const created_at = stored?.created_at ?? updated_at
    const figuresHold = form.has(FIGURES_HOLD)
    const givenFor = stored && changeGivenFor(stored, recipe.fields, figuresHold, now, corrections)
    const state = { ...recipe, id: id ?? '', slug, created_at, updated_at, decisions, givenFor }
    return { ok: true, state }
  },
  findSaved: findRecipe,
  async load(db, state, { now, words, readings }) {
    const [recipe, stored] =
      'shown' in state
        ? [publicOf(state, now), await readings.find(state)]
        : [toPublicRecipe(state, now, await currentJudge(db)), undefined]
    const more = await listMoreRecipes(db, recipe.slug, now)
    const reading = stored ?? (await readings.read(state))
    return { kind: 'recipe', page: await loadRecipePage(db, recipe, more, { now, words }, reading) }
  },
  statusOf: ({ status }) => status,
  toSnapshot: (recipe): z.input<typeof RecipeSnapshot> => ({ ...recipe, source: null }),
  fromSnapshot(id, snapshot) {
    const { published_at = null, decisions = [], ...recipe } = RecipeSnapshot.parse(snapshot)
    return { ...recipe, id, published_at, decisions }
  },
})
