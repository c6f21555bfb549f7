import type { DietVerdict } from 'food-verdicts/diet/judge-diets'
import { judgeRecipe, type Judge, knowVerdicts } from 'food-verdicts/diet/judge-recipe'
import type { Corrections } from 'recipe-reading/food/corrections'
import { showNutrition, type ShownNutrition } from 'recipe-reading/nutrition/shown-nutrition'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { type ReadingColumns, readingColumns } from './reading-columns.ts'

/** What software reads of a recipe to store it: plain data, which may come from another thread. */
export type StoreReading = { diets: DietVerdict[]; columns: ReadingColumns; shown: ShownNutrition }

/** Reads a recipe as the chef’s corrections mean it. Its verdicts may be known. */
export const readForStore = (
  fields: WrittenRecipe,
  corrections?: Corrections,
  diets: DietVerdict[] = judgeRecipe(fields, corrections),
): StoreReading => ({
  diets,
  columns: readingColumns(fields, corrections),
  shown: showNutrition(readRecipe(fields, corrections), fields.nutrition_shown),
})

const readAhead = new WeakMap<WrittenRecipe, { reading: StoreReading; corrections: Corrections }>()

/** Remembers what was read of a recipe before the transaction that stores it. */
export function rememberReading(fields: WrittenRecipe, reading: StoreReading, corrections: Corrections) {
  readAhead.set(fields, { reading, corrections })
}

/** What was read of just these fields, by just these corrections; undefined where nobody has. */
export function findReading(fields: WrittenRecipe, corrections: Corrections): StoreReading | undefined {
  const known = readAhead.get(fields)
  return known && known.corrections === corrections ? known.reading : undefined
}

/** A judge that knows what was read of a recipe, and reads it where nobody has, before the transaction that stores it. */
export function judgeToStore(fields: WrittenRecipe, corrections: Corrections): Judge {
  const reading = findReading(fields, corrections) ?? readForStore(fields, corrections)
  rememberReading(fields, reading, corrections)
  return knowVerdicts([{ fields, diets: reading.diets }], corrections)
}
