import { type Fields, fromNames, namesOf, type ValuesOf } from '../fields/field.ts'

const GRAMS = { kind: 'number', min: 0, max: 1_000_000, unit: 'g', about: 'Grams a serving.' } as const
const MILLIGRAMS = { ...GRAMS, unit: 'mg', about: 'Milligrams a serving.' } as const
const KILOCALORIES = { ...GRAMS, unit: 'kcal', about: 'Kilocalories a serving.' } as const

/** The facts of one serving, in the order of the recipe form. Each is a column of a table of their own. */
export const NUTRITION_FACTS = {
  calories: { ...KILOCALORIES, label: 'Calories' },
  protein_content_g: { ...GRAMS, label: 'Protein' },
  carbohydrate_content_g: { ...GRAMS, label: 'Carbs' },
  fat_content_g: { ...GRAMS, label: 'Fat' },
  fiber_content_g: { ...GRAMS, label: 'Fiber' },
  sugar_content_g: { ...GRAMS, label: 'Sugar' },
  saturated_fat_content_g: { ...GRAMS, label: 'Saturated fat' },
  cholesterol_content_mg: { ...MILLIGRAMS, label: 'Cholesterol' },
  sodium_content_mg: { ...MILLIGRAMS, label: 'Sodium' },
  serving_size: { kind: 'line', label: 'Serving size', most: 200 },
} as const satisfies Fields

export type NutritionFact = keyof typeof NUTRITION_FACTS

/** Nothing is known of a serving. */
export const NO_NUTRITION: ValuesOf<typeof NUTRITION_FACTS> = {
  ...fromNames(namesOf(NUTRITION_FACTS), () => null),
}

/** Their names, in the order of the table. */
export const NUTRITION_NAMES = namesOf(NUTRITION_FACTS)

/** The box of the form that says: the chef's figures hold, although lines or servings have changed. */
export const FIGURES_HOLD = 'figures_hold'
