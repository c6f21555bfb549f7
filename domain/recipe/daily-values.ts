import type { NutritionFact } from 'recipe-basics/recipe/nutrition-facts'

/** What the US label counts as a day's worth for adults, in the unit of the fact (21 CFR 101.9(c), for 2,000 kcal). */
export const DAILY_VALUES: Partial<Record<NutritionFact, number>> = {
  fat_content_g: 78,
  saturated_fat_content_g: 20,
  cholesterol_content_mg: 300,
  sodium_content_mg: 2_300,
  carbohydrate_content_g: 275,
  fiber_content_g: 28,
  protein_content_g: 50,
}
