import { href, useNavigation } from 'react-router'
import { readRecipeFilter, type RecipeFilter } from '#domain/recipe/filter.ts'

/** The filter of the list that is on its way, or else of the one that is shown: what is tapped next counts from there. */
export function useAskedFilter(shown: RecipeFilter): RecipeFilter {
  const { location: asked } = useNavigation()
  return asked?.pathname === href('/recipes') ? readRecipeFilter(new URLSearchParams(asked.search)) : shown
}
