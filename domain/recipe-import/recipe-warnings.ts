import { claimsOfFields } from '../health-claims/claims-of-fields.ts'
import { formatMinutes } from '../minutes.ts'
import { RECIPE_FIELDS } from '../recipe/fields.ts'
import type { WrittenRecipe } from '../recipe/recipe.ts'
import { nutritionWarnings } from './nutrition-warnings.ts'

/**
 * What looks wrong in a recipe as a whole, as sentences for the chef by the field that they concern. It is asked again
 * after each edit, so that a warning goes when its cause is gone.
 */
export function recipeWarnings(fields: WrittenRecipe): { field: string; text: string }[] {
  const warnings: { field: string; text: string }[] = []
  const parts = (fields.prep_time_minutes ?? 0) + (fields.cook_time_minutes ?? 0)
  const total = fields.total_time_minutes
  if (total !== null && total < parts) {
    const text = `The total time of ${formatMinutes(total)} is shorter than preparation and cooking together (${formatMinutes(parts)}).`
    warnings.push({ field: 'total_time_minutes', text })
  }
  if (fields.servings === null)
    warnings.push({
      field: 'servings',
      text: 'The recipe does not say how many people it serves. Nutrition per serving depends on it.',
    })
  if (fields.instructions.length === 0)
    warnings.push({ field: 'instructions', text: 'The recipe has no steps.' })
  for (const text of fields.nutrition ? nutritionWarnings(fields.nutrition, fields.servings) : [])
    warnings.push({ field: 'nutrition', text })
  for (const { field, message } of claimsOfFields(RECIPE_FIELDS, fields))
    warnings.push({ field, text: message })
  return warnings
}
