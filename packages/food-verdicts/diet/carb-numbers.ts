import type { Nutrition } from 'recipe-basics/recipe/recipe'

/** Carbohydrate of one serving: total and net grams, and its part of the energy from 0 to 1. */
export type CarbShare = { grams: number; netGrams: number; share: number }

/** Published energy and macronutrients may differ by 20 %, at least 30 kcal: 98.7 % of USDA's foods do not differ more. */
const TOLERANCE_SHARE = 0.2
const TOLERANCE_KCAL = 30

/**
 * The energy of one serving in kcal, or undefined when it is missing or contradicts the macronutrients (kilojoules
 * given as kilocalories, placeholders, whole recipes with half of the fields per serving).
 */
export function trustedCalories(nutrition: Nutrition): number | undefined {
  const { calories, protein_content_g: protein, carbohydrate_content_g: carb, fat_content_g: fat } = nutrition
  const computed = protein === null || carb === null || fat === null ? null : 4 * protein + 4 * carb + 9 * fat
  if (calories === null) return computed !== null && computed > 0 ? computed : undefined
  if (!(calories > 0)) return undefined
  if (computed === null) return calories
  const tolerance = Math.max(TOLERANCE_KCAL, TOLERANCE_SHARE * calories)
  // Labels count fibre as carbohydrate (US) or apart from it at 2 kcal (EU).
  const fiber = nutrition.fiber_content_g ?? 0
  const agrees = [computed, computed + 2 * fiber, computed - 2 * fiber].some(
    (energy) => Math.abs(calories - energy) <= tolerance,
  )
  return agrees ? calories : undefined
}

/**
 * Carbohydrate of one serving, or undefined when the numbers are missing, implausible, or look like those of the
 * whole recipe (over 1,500 kcal although the recipe serves four or more).
 */
export function toCarbShare(nutrition: Nutrition | null, servings: number | null): CarbShare | undefined {
  if (!nutrition) return undefined
  const calories = trustedCalories(nutrition)
  const grams = nutrition.carbohydrate_content_g
  if (calories === undefined || grams === null || grams < 0) return undefined
  if (calories > 1_500 && servings !== null && servings >= 4) return undefined
  const netGrams = Math.max(0, grams - (nutrition.fiber_content_g ?? 0))
  return { grams, netGrams, share: (4 * grams) / calories }
}
