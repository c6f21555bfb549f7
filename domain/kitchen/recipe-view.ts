import { oneOf } from '../one-of.ts'
import type { System, View } from './figure.ts'

/** How a reader wants a recipe: for so many, or so many times over where nobody says how many it serves, and in which units. */
export type RecipeView = { servings?: number; times?: Times; units?: System }

export const MOST_SERVINGS = 99
/** As the address says them. */
export const TIMES = ['½', '2', '3'] as const
type Times = (typeof TIMES)[number]

const UNITS = ['metric', 'us'] as const satisfies System[]
const RATIOS: Record<Times, number> = { '½': 0.5, '2': 2, '3': 3 }

/** Reads an address. What makes no sense is ignored. */
export function readRecipeView(query: URLSearchParams): RecipeView {
  const servings = /^[1-9]\d?$/.test(query.get('servings') ?? '') ? Number(query.get('servings')) : undefined
  const times = oneOf(TIMES, query.get('times'))
  const units = oneOf(UNITS, query.get('units'))
  return { ...(servings && { servings }), ...(times && { times }), ...(units && { units }) }
}

/** The view that a recipe is shown in: without what it says itself, and what does not fit it. */
export function viewFor(
  { servings, times, units }: RecipeView,
  recipe: { servings: number | null; system: System | undefined },
): RecipeView {
  return {
    ...(recipe.servings !== null && servings && servings !== recipe.servings && { servings }),
    ...(recipe.servings === null && times && { times }),
    ...(units && units !== recipe.system && { units }),
  }
}

/** The query of a view in its one form; empty for the recipe as it is written. */
export function recipeViewQuery({ servings, times, units }: RecipeView): string {
  const query = new URLSearchParams()
  if (servings) query.set('servings', String(servings))
  if (times) query.set('times', times)
  if (units) query.set('units', units)
  return query.size > 0 ? `?${query}` : ''
}

/** How the texts of a recipe are rewritten for a view. */
export const toView = ({ servings, times, units }: RecipeView, base: number | null): View => ({
  ratio: times ? RATIOS[times] : servings && base ? servings / base : 1,
  ...(units && { system: units }),
})
