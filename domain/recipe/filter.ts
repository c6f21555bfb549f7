import { readPage, readSearch } from '../list-query.ts'
import { oneOf } from '../one-of.ts'
import { CUISINES, type Cuisine } from './cuisines.ts'
import { CATEGORIES, DIFFICULTIES, type Category, type Difficulty } from './choices.ts'
import { DIETARY_RESTRICTIONS, type DietaryRestriction } from './recipe.ts'

/** Which recipes a visitor asked for. `search` is as typed; every diet in `diets` must be kept; pages count from 1. */
export type RecipeFilter = {
  search: string
  difficulty: Difficulty | null
  category: Category | null
  cuisine: Cuisine | null
  diets: DietaryRestriction[]
  page: number
}

/** Reads a filter from an address. Whatever is unknown or out of range counts as not asked for. */
export function readRecipeFilter(query: URLSearchParams): RecipeFilter {
  return {
    search: readSearch(query),
    difficulty: oneOf(DIFFICULTIES, query.get('difficulty')) ?? null,
    category: oneOf(CATEGORIES, query.get('category')) ?? null,
    cuisine: oneOf(CUISINES, query.get('cuisine')) ?? null,
    diets: DIETARY_RESTRICTIONS.filter((diet) => query.getAll('diet').includes(diet)),
    page: readPage(query),
  }
}

/** The address of a filter, in one fixed order; empty for no filter. `changes` replace parts of it. */
export function recipeFilterQuery(filter: RecipeFilter, changes: Partial<RecipeFilter> = {}): string {
  const { search, difficulty, category, cuisine, diets, page } = { ...filter, ...changes }
  const values: Record<keyof RecipeFilter, readonly (string | null)[]> = {
    search: [search],
    difficulty: [difficulty],
    category: [category],
    cuisine: [cuisine],
    diets,
    page: page > 1 ? [String(page)] : [],
  }
  const query = new URLSearchParams()
  for (const [name, asked] of Object.entries(values))
    for (const value of asked) if (value) query.append(name === 'diets' ? 'diet' : name, value)
  return query.size > 0 ? `?${query}` : ''
}

/** True when the filter leaves any recipe out. */
export const isFiltering = (filter: RecipeFilter): boolean => recipeFilterQuery(filter, { page: 1 }) !== ''
