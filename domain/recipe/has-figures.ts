import type { Nutrition } from './recipe.ts'

/** Whether facts hold any figure: the size of a serving alone is none. */
export const hasFigures = (nutrition: Nutrition): boolean =>
  Object.values(nutrition).some((value) => typeof value === 'number')
