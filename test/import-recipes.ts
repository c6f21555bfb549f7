import { readRecipes } from 'recipe-import/import-recipes'
import { isFood } from 'recipe-reading/food/is-food'

/** What the importer makes of a text, before the site labels it. */
export function importRecipes(source: unknown) {
  const read = [...readRecipes(source, isFood)]
  return {
    recipes: read.flatMap(({ recipe }) => (recipe ? { ...recipe, report: recipe.report.entries } : [])),
    problems: read.flatMap(({ problem }) => problem ?? []),
  }
}
