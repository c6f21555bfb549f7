import { readRecipeView, toView, viewFor } from 'recipe-reading/kitchen/read-recipe-view'
import { type RecipeView, recipeViewQuery } from 'recipe-reading/kitchen/recipe-view'
import type { RecipeTool } from './recipe-tool.ts'
import type { ShowTexts } from './show-texts.ts'

/** The recipe in the view that the query of an address asks for; undefined while `showTexts` has not come that prints it. */
export function showAsked(
  answered: RecipeTool,
  servings: number | null,
  search: string,
  showTexts: ShowTexts | undefined,
): RecipeTool | undefined {
  const { written, isScalable, standard } = answered
  const view = viewFor(readView(search), { ...answered, servings })
  if (!isScalable || recipeViewQuery(view) === recipeViewQuery(answered.view)) return answered
  return showTexts && { ...answered, view, ...showTexts(written, toView(view, servings, standard)) }
}

/** Writes another view into the address, and answers with its query. */
export function replaceView(change: (view: RecipeView) => RecipeView): string {
  const search = recipeViewQuery(change(readView(location.search)))
  history.replaceState(history.state, '', location.pathname + search)
  return search
}

const readView = (search: string) => readRecipeView(new URLSearchParams(search))
