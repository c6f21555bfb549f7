import { href } from 'react-router'
import type { Suggestion, SuggestionGroup } from '#app/ui/suggest/suggestion.ts'
import { foldForSearch } from 'recipe-basics/text/fold'
import { foldSearch } from '#domain/search/folded-search.ts'
import { readSearch } from '#domain/search/list-query.ts'
import { markWords } from 'recipe-basics/text/marked-text'
import { oneOf } from 'recipe-basics/text/one-of'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import { nameFoods } from '#domain/recipe/filter-foods.ts'
import { readRecipeFilter, type RecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listNamedRecipes } from '#server/data/recipes/read/named.ts'
import { tallyRecipes } from '#server/data/recipes/search/search.ts'
import { suggestFoods } from '#server/data/recipes/search/suggested-foods.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import {
  suggestKeywordLists,
  suggestLists,
  toRecipeSuggestions,
  toSuggestion,
} from '../search/to-suggestions.ts'
import type { Route } from './+types/suggestions'

/** The fields below which suggestions open: that of the words, and those of foods to have and to leave out. */
const FIELDS = ['search', 'have', 'without'] as const

const MOST_RECIPES = 4
const MOST_FOODS = { search: 3, have: 6, without: 6 }

export const handle = {
  cache: { query: (query) => writeAsked(readAsked(query)) },
} satisfies CachedRoute

/** What is typed above a list may mean: a recipe, or a food or category that narrows the list as it is. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const asked = readAsked(url.searchParams)
  const { filter } = nameFoods(asked.filter)
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const { words } = foldSearch(asked.q)
  const begins = (name: string) => ` ${foldForSearch(name)}`.includes(` ${foldForSearch(asked.q)}`)
  const part = asked.field === 'without' ? 'without' : 'have'
  const limit = MOST_FOODS[asked.field]
  const foods = words.length > 0 ? await suggestFoods(db, asked.q, part, { filter, limit, now }) : []
  const ingredients: SuggestionGroup = {
    title: 'Ingredients',
    isCounted: true,
    suggestions: foods.map(({ food, count }) => ({
      to: toList(filter, { [part]: [...filter[part], food] }),
      name: [
        ...(asked.field === 'search' ? [{ text: 'with ', isMarked: false }] : []),
        ...markWords(food, words),
      ],
      beside: String(count),
    })),
  }
  const groups =
    asked.field === 'search' && words.length > 0
      ? [
          { title: 'Dishes that are', suggestions: await suggestAsked() },
          { title: 'Recipes', suggestions: await suggestRecipes() },
          ingredients,
          {
            title: 'Keywords',
            suggestions: await suggestKeywordLists(db, { ...filter, search: asked.q }, now),
          },
          { title: 'Categories', isCounted: true as const, suggestions: await suggestCategories() },
        ]
      : [ingredients]
  return Response.json(groups.filter(({ suggestions }) => suggestions.length > 0))

  /** A category by its name alone stands among the categories. */
  async function suggestAsked(): Promise<Suggestion[]> {
    if (CATEGORIES.some(begins)) return []
    return suggestLists(db, { ...filter, search: asked.q }, now)
  }

  async function suggestRecipes(): Promise<Suggestion[]> {
    const recipes = await listNamedRecipes(db, asked.q, MOST_RECIPES, now)
    return toRecipeSuggestions(
      recipes.filter(({ name }) => begins(name)),
      words,
    )
  }

  async function suggestCategories(): Promise<Suggestion[]> {
    const named = CATEGORIES.filter(begins)
    const counts = named.length > 0 ? (await tallyRecipes(db, filter, now)).tally.category : {}
    return named
      .filter((category) => (counts[category] ?? 0) > 0)
      .map((category) =>
        toSuggestion(toList(filter, { category }), category, words, String(counts[category])),
      )
  }
}

const toList = (filter: RecipeFilter, changes: Partial<RecipeFilter>) =>
  href('/recipes') + recipeFilterQuery(filter, changes)

/** The words that are being typed are no filter yet. */
function readAsked(query: URLSearchParams) {
  const field = oneOf(FIELDS, query.get('field')) ?? 'search'
  const filter = { ...readRecipeFilter(query), page: 1 }
  return { q: readSearch(query, 'q'), field, filter: field === 'search' ? { ...filter, search: '' } : filter }
}

function writeAsked({ q, field, filter }: ReturnType<typeof readAsked>): string {
  const query = new URLSearchParams(recipeFilterQuery(filter))
  query.set('field', field)
  query.set('q', q)
  return `?${query}`
}
