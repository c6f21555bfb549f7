import { oneOf } from '../one-of.ts'
import type { System, View } from './figure.ts'

/**
 * How a reader wants a recipe: for so many, or so many times over where nobody says how many it serves, and in which units.
 * `written` asks for those of the recipe, on a site that shows others by itself.
 */
export type RecipeView = { servings?: number; times?: Times; units?: Units }

export const MOST_SERVINGS = 99
/** As the address says them. */
export const TIMES = ['½', '2', '3'] as const
type Times = (typeof TIMES)[number]

export const SYSTEMS = ['metric', 'us'] as const satisfies System[]
const UNITS = [...SYSTEMS, 'written'] as const
export type Units = (typeof UNITS)[number]
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

/** A recipe in its own units is as written. */
export const unitsOf = (units: Units | null, system: System | undefined): Units =>
  units === null || units === system ? 'written' : units

/** The query of a view in its one form; empty for the recipe as it is written. */
export function recipeViewQuery({ servings, times, units }: RecipeView): string {
  const query = new URLSearchParams()
  if (servings) query.set('servings', String(servings))
  if (times) query.set('times', times)
  if (units) query.set('units', units)
  return query.size > 0 ? `?${query}` : ''
}

/** How the texts of a recipe are rewritten for a view. `standard`: the units that its page shows by itself. */
export function toView({ servings, times, units }: RecipeView, base: number | null, standard: Units): View {
  const shown = units ?? standard
  return {
    ratio: times ? RATIOS[times] : servings && base ? servings / base : 1,
    ...(shown !== 'written' && { system: shown }),
  }
}
