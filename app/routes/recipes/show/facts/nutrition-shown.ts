import type { Nutrition } from 'recipe-basics/recipe/recipe'
import type { NutritionSource } from 'recipe-basics/recipe/recipe'

/** The figures of a dish, and who says so. */
export type NutritionShown = {
  /** Figures of one serving, null for none. */
  facts: Nutrition | null
  source: NutritionSource
  /** Of the dish as it is now: the part of its weight that is understood, from 0 to 1. */
  coverage: number
  /** What a serving weighs raw, in grams; null below nine tenths of the weight, or for figures of another dish. */
  grams: number | null
  /** The day since which published figures are those of other lines or servings. */
  stale: string | null
  /** Lines that are not understood, at most three. */
  open: string[]
}
