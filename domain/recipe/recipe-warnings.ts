import { claimsOfFields } from '../health-claims/claims-of-fields.ts'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { FieldWarning } from '../fields/field-warnings.ts'
import { figureWarnings } from './figure-warnings.ts'

/**
 * What looks wrong in a recipe as a whole, as sentences for the chef by the field that they concern. It is asked again
 * after each edit, so that a warning goes when its cause is gone.
 */
export const recipeWarnings = (fields: WrittenRecipe): FieldWarning[] => [
  ...figureWarnings(fields),
  ...missingWarnings(fields),
  ...claimsOfFields(RECIPE_FIELDS, fields).map(({ field, message }) => ({ field, message })),
]

function* missingWarnings({ servings, instructions }: WrittenRecipe): Generator<FieldWarning> {
  const message = 'The recipe does not say how many people it serves. Nutrition per serving depends on it.'
  if (servings === null) yield { field: 'servings', message }
  if (instructions.length === 0) yield { field: 'instructions', message: 'The recipe has no steps.' }
}
