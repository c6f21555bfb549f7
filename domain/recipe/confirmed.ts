import { fromNames } from 'recipe-basics/fields/field'
import type { RecipeField } from 'recipe-basics/recipe/fields'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'

/** What administrators alone confirm or say of a dish. A copy of a recipe is another dish, and starts without. */
export const CONFIRMED = [
  'texture',
  'low_energy',
  'softer',
  'checked_by',
  'checked_on',
] as const satisfies RecipeField[]

export type Confirmed = Pick<WrittenRecipe, (typeof CONFIRMED)[number]>

export const NOTHING_CONFIRMED: Confirmed = fromNames(CONFIRMED, () => null)
