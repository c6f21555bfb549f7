import { isFood } from 'recipe-reading/food/is-food'
import * as library from 'recipe-import/import-recipes'
import type { ImportProblem, ReadObject } from 'recipe-import/report'
import { type ImportedRecipe, labelRecipe } from './label-recipe.ts'

/** The recipes of a JSON text, or of what one was parsed to, one at a time, each with its labels. */
export function* readRecipes(source: unknown): Generator<ReadObject<ImportedRecipe>> {
  for (const { recipe, ...object } of library.readRecipes(source, isFood))
    yield { ...object, ...(recipe && { recipe: labelRecipe(recipe) }) }
}

/** All of them, and why others are none. */
export function importRecipes(source: unknown): { recipes: ImportedRecipe[]; problems: ImportProblem[] } {
  const read = [...readRecipes(source)]
  return {
    recipes: read.flatMap(({ recipe }) => recipe ?? []),
    problems: read.flatMap(({ problem }) => problem ?? []),
  }
}
