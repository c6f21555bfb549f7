import type { Figures, Nutrient } from '../food/figures.ts'
import { fromNames, namesOf } from 'recipe-basics/fields/field'
import { NO_NUTRITION } from 'recipe-basics/recipe/nutrition-facts'
import type { Nutrition } from 'recipe-basics/recipe/recipe'

/** The nutrients that recipes publish, under the names of both tables. */
export const NUTRIENT_OF = {
  calories: 'kcal',
  protein_content_g: 'protein_g',
  carbohydrate_content_g: 'carb_g',
  fat_content_g: 'fat_g',
  fiber_content_g: 'fiber_g',
  sugar_content_g: 'sugar_g',
  saturated_fat_content_g: 'satfat_g',
  sodium_content_mg: 'sodium_mg',
} as const satisfies Partial<Record<keyof Nutrition, Nutrient>>

/** A fact that can be computed: all but cholesterol, which the table of foods does not have. */
export type ComputedFact = keyof typeof NUTRIENT_OF

export const COMPUTED_FACTS = namesOf(NUTRIENT_OF)

/** Figures of foods under the names of published facts, unrounded. */
export const toFacts = (figures: Figures | undefined): Record<ComputedFact, number | null> =>
  fromNames(COMPUTED_FACTS, (fact) => figures?.[NUTRIENT_OF[fact]] ?? null)

/** The same as a recipe stores them: whole kilocalories and milligrams, and tenths of a gram below ten. */
export const roundedFacts = (figures: Figures): Nutrition => {
  const facts = toFacts(figures)
  return { ...NO_NUTRITION, ...fromNames(COMPUTED_FACTS, (fact) => roundFact(fact, facts[fact])) }
}

/** A computed figure without digits that nobody knows. */
export function roundFact(fact: ComputedFact, value: number | null): number | null {
  if (value === null) return null
  return fact.endsWith('_g') && value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
}
