import { href } from 'react-router'
import type { Suggestion } from '#app/ui/suggest/suggestion.ts'
import { formatCount } from 'recipe-basics/text/format-number'
import { markWords } from 'recipe-basics/text/marked-text'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { listPhrasesFrom } from '#domain/recipe/asked-phrases.ts'
import { type RecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { foldSearch } from '#domain/search/folded-search.ts'
import type { Database } from '#server/data/database/database.ts'
import { suggestKeywords } from '#server/data/recipes/search/suggested-keywords.ts'
import { type AskedList, listAsked } from '#server/data/recipes/search/understand.ts'

/** Phrases that what is typed may become. */
const MOST_PHRASES = 2

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

/** What typed words ask for, and what they may become that asks for something: lists that hold dishes. */
export async function suggestLists(db: Database, filter: RecipeFilter, now: Date): Promise<Suggestion[]> {
  const typed = [filter.search, ...listPhrasesFrom(filter.search).slice(0, MOST_PHRASES)]
  const { words } = foldSearch(filter.search)
  const lists = await Promise.all(
    typed.map(async (search) => {
      const list = await listAsked(db, { ...filter, search }, now)
      const name = search === filter.search ? list?.name : search
      return list && { ...list, name: name ?? list.name }
    }),
  )
  const found = lists.filter((list) => list !== undefined)
  return found
    .filter((list, at) => found.findIndex((other) => toAddress(other) === toAddress(list)) === at)
    .map((list) => toSuggestion(toAddress(list), list.name, words, formatCount(list.count, 'dish', 'dishes')))
}

/** Keywords of recipes that what is typed may become. */
const MOST_KEYWORDS = 3

export async function suggestKeywordLists(
  db: Database,
  filter: RecipeFilter,
  now: Date,
): Promise<Suggestion[]> {
  const { words } = foldSearch(filter.search)
  const keywords = await suggestKeywords(db, filter, { limit: MOST_KEYWORDS, now })
  return keywords.map(({ keyword, count }) =>
    toSuggestion(
      href('/recipes') + recipeFilterQuery({ ...filter, search: keyword }),
      keyword,
      words,
      formatCount(count, 'dish', 'dishes'),
    ),
  )
}

const toAddress = ({ filter }: AskedList) => href('/recipes') + recipeFilterQuery(filter)

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
