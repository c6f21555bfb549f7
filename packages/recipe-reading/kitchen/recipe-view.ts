import type { System } from './figure.ts'

/**
 * How a reader wants a recipe: for so many, or so many times over where nobody says how many it serves, and in which units.
 * `written` asks for those of the recipe, on a site that shows others by itself.
 */
export type RecipeView = { servings?: number; times?: Times; units?: Units }

export const MOST_SERVINGS = 99
/** As the address says them. */
export const TIMES = ['½', '2', '3'] as const
export type Times = (typeof TIMES)[number]

export const SYSTEMS = ['metric', 'us'] as const satisfies System[]
export const UNITS = [...SYSTEMS, 'written'] as const
export type Units = (typeof UNITS)[number]

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
