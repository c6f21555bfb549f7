import type { Word } from 'recipe-reading/food/word'
import { memoize } from 'recipe-basics/text/memoize'
import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { dropNotes } from './other-heat.ts'

/** The words of the steps of a recipe, without the notes that stand behind them. */
export const methodOf = memoize(({ steps }: RecipeReading): readonly (readonly Word[])[] =>
  dropNotes(steps.map(({ words }) => words)),
)
