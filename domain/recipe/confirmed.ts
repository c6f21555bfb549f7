import { fromNames } from '../field.ts'
import type { RecipeField } from './fields.ts'
import type { WrittenRecipe } from './recipe.ts'

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
