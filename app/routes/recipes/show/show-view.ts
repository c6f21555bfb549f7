import { readRecipeView, toView, viewFor } from '#domain/kitchen/read-recipe-view.ts'
import { type RecipeView, recipeViewQuery } from '#domain/kitchen/recipe-view.ts'
import type { RecipeTool } from './recipe-tool.ts'
import { showTexts } from './show-texts.ts'

// What shows a recipe for other servings and in other units, in browsers: it comes with the first use of a page.

/** The recipe in the view that the query of an address asks for. */
export function showAsked(answered: RecipeTool, servings: number | null, search: string): RecipeTool {
  const { written, isScalable, standard } = answered
  const view = viewFor(readView(search), { ...answered, servings })
  if (!isScalable || recipeViewQuery(view) === recipeViewQuery(answered.view)) return answered
  return { ...answered, view, ...showTexts(written, toView(view, servings, standard)) }
}

/** Writes another view into the address, and answers with its query. */
export function replaceView(change: (view: RecipeView) => RecipeView): string {
  const search = recipeViewQuery(change(readView(location.search)))
  history.replaceState(history.state, '', location.pathname + search)
  return search
}

const readView = (search: string) => readRecipeView(new URLSearchParams(search))
