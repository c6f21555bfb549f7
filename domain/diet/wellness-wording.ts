import type { WellnessCategory } from '../recipe/recipe.ts'

/**
 * What visitors read in place of the stored names: these promise nothing. "Anti-inflammatory" counts as a health
 * claim, the heart mark is licensed, and no dish is safe for everyone with diabetes.
 */
export const WELLNESS_WORDING: Readonly<Record<WellnessCategory, string>> = {
  'anti-inflammatory': 'Mediterranean-style',
  'heart-healthy': 'Lower in saturated fat and sodium',
  'diabetic-friendly': 'Carb-aware',
}
