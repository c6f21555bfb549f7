import { type ReadFields, readRecipe, type RecipeReading } from 'recipe-reading/reading/recipe-reading'
import type { Corrections } from 'recipe-reading/food/corrections'

type Rest = Omit<ReadFields, 'ingredients' | 'instructions'> & {
  steps?: readonly string[]
  corrections?: Corrections
}

/** A recipe of these lines, as it is read. */
export const readLines = (
  lines: readonly string[],
  { steps = [], corrections, ...rest }: Rest = {},
): RecipeReading =>
  readRecipe(
    {
      ...rest,
      ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
      instructions: steps.map((step_text) => ({ step_text })),
    },
    corrections,
  )
