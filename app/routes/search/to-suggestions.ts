import { href } from 'react-router'
import type { Suggestion } from '#app/ui/suggest/suggestion.ts'
import { markWords } from 'recipe-basics/text/marked-text'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import type { AskedList } from '#server/data/recipes/search/asked-lists.ts'

/** A page as a suggestion, with the typed words marked in its name. */
export const toSuggestion = (
  to: string,
  name: string,
  words: readonly string[],
  beside = '',
): Suggestion => ({
  to,
  name: markWords(name, words),
  beside,
})

/** The lists that typed words ask for, as far as they hold recipes. */
export const toListSuggestions = (lists: readonly AskedList[], words: readonly string[]): Suggestion[] =>
  lists
    .filter(({ count }) => count > 0)
    .map(({ filter, name }) => toSuggestion(href('/recipes') + recipeFilterQuery(filter), name, words))

/** Recipes with their drawings. */
export const toRecipeSuggestions = (recipes: readonly RecipeCard[], words: readonly string[]): Suggestion[] =>
  recipes.map(({ slug, dish, gut, name, recipe_category: category, total_time_minutes: minutes }) => ({
    ...toSuggestion(
      href('/recipes/:slug', { slug }),
      name,
      words,
      minutes === null ? '' : formatMinutes(minutes),
    ),
    slug,
    gut,
    drawing: { kind: 'plate', format: 'bare', dish, slug, category },
  }))
