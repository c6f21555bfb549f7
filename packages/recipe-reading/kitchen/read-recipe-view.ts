import { oneOf } from 'recipe-basics/text/one-of'
import type { System, View } from './figure.ts'
import { type RecipeView, TIMES, type Times, UNITS, type Units, unitsOf } from './recipe-view.ts'

const RATIOS: Record<Times, number> = { '½': 0.5, '2': 2, '3': 3 }

/** Reads an address. What makes no sense is ignored. */
export function readRecipeView(query: URLSearchParams): RecipeView {
  const servings = /^[1-9]\d?$/.test(query.get('servings') ?? '') ? Number(query.get('servings')) : undefined
  const times = oneOf(TIMES, query.get('times'))
  const units = oneOf(UNITS, query.get('units'))
  return { ...(servings && { servings }), ...(times && { times }), ...(units && { units }) }
}

/** The view that a recipe is shown in: without what its page shows by itself, and what does not fit it. */
export function viewFor(
  { servings, times, units }: RecipeView,
  recipe: { servings: number | null; system: System | undefined; standard: Units },
): RecipeView {
  const asked = units && unitsOf(units, recipe.system)
  return {
    ...(recipe.servings !== null && servings && servings !== recipe.servings && { servings }),
    ...(recipe.servings === null && times && { times }),
    ...(asked && asked !== recipe.standard && { units: asked }),
  }
}

/** How the texts of a recipe are rewritten for a view. `standard`: the units that its page shows by itself. */
export function toView({ servings, times, units }: RecipeView, base: number | null, standard: Units): View {
  const shown = units ?? standard
  return {
    ratio: times ? RATIOS[times] : servings && base ? servings / base : 1,
    ...(shown !== 'written' && { system: shown }),
  }
}
