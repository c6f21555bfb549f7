import { namesOf } from 'recipe-basics/fields/field'
import { readPage, readSearch } from '../search/list-query.ts'
import { EASE_FILTERS, type EaseFilter } from 'food-verdicts/low-energy/facts'
import { oneOf } from 'recipe-basics/text/one-of'
import { CUISINES, type Cuisine } from 'recipe-basics/recipe/cuisines'
import { CATEGORIES, DIFFICULTIES, type Category, type Difficulty } from 'recipe-basics/recipe/choices'
import { ORDER_NAMES, type RecipeOrder } from './orders.ts'
import { boundOf, type RangeName } from './ranges.ts'
import { DIETARY_RESTRICTIONS, type DietaryRestriction } from 'recipe-basics/recipe/recipe'

/** Foods that are read of each kind, and characters of each. */
const MOST_FOODS = 8
const MAX_FOOD_LENGTH = 60

/**
 * Which recipes a visitor asked for, and in which order. `search` is as typed; of several cuisines any will do; every diet
 * is kept and every ease is there, every food of `have` is in the recipe and none of `without`; a range is a bound on it; pages count from 1.
 */
export type RecipeFilter = {
  search: string
  difficulty: Difficulty | null
  category: Category | null
  cuisines: Cuisine[]
  diets: DietaryRestriction[]
  eases: EaseFilter[]
  have: string[]
  without: string[]
  sort: RecipeOrder
  page: number
} & Record<RangeName, string | null>

/** Reads a filter from an address. Whatever is unknown or out of range counts as not asked for. */
export function readRecipeFilter(query: URLSearchParams): RecipeFilter {
  return {
    search: readSearch(query),
    difficulty: oneOf(DIFFICULTIES, query.get('difficulty')) ?? null,
    category: oneOf(CATEGORIES, query.get('category')) ?? null,
    cuisines: CUISINES.filter((cuisine) => query.getAll('cuisine').includes(cuisine)),
    diets: DIETARY_RESTRICTIONS.filter((diet) => query.getAll('diet').includes(diet)),
    eases: EASE_FILTERS.filter((ease) => query.getAll('ease').includes(ease)),
    texture: readBound(query, 'texture'),
    gentle: readBound(query, 'gentle'),
    stricture: readBound(query, 'stricture'),
    time: readBound(query, 'time'),
    kcal: readBound(query, 'kcal'),
    protein: readBound(query, 'protein'),
    fibre: readBound(query, 'fibre'),
    have: readFoods(query, 'have'),
    without: readFoods(query, 'without'),
    sort: oneOf(ORDER_NAMES, query.get('sort')) ?? 'newest',
    page: readPage(query),
  }
}

/** The names of the parts of a filter in an address, where they differ. */
const IN_ADDRESS: Partial<Record<keyof RecipeFilter, string>> = {
  cuisines: 'cuisine',
  diets: 'diet',
  eases: 'ease',
}

/** The address of a filter, in one fixed order; empty for no filter. `changes` replace parts of it. */
export function recipeFilterQuery(filter: RecipeFilter, changes: Partial<RecipeFilter> = {}): string {
  const { search, difficulty, category, cuisines, diets, eases, have, without, sort, page, ...ranges } = {
    ...filter,
    ...changes,
  }
  const values: Record<keyof RecipeFilter, readonly (string | null)[]> = {
    search: [search],
    difficulty: [difficulty],
    category: [category],
    cuisines,
    diets,
    eases,
    texture: [ranges.texture],
    gentle: [ranges.gentle],
    stricture: [ranges.stricture],
    time: [ranges.time],
    kcal: [ranges.kcal],
    protein: [ranges.protein],
    fibre: [ranges.fibre],
    have,
    without,
    sort: sort === 'newest' ? [] : [sort],
    page: page > 1 ? [String(page)] : [],
  }
  const query = new URLSearchParams()
  for (const name of namesOf(values))
    for (const value of values[name]) if (value) query.append(IN_ADDRESS[name] ?? name, value)
  return query.size > 0 ? `?${query}` : ''
}

/** True when the filter leaves any recipe out. */
export const isFiltering = (filter: RecipeFilter): boolean =>
  recipeFilterQuery(filter, { sort: 'newest', page: 1 }) !== ''

/** A filter that keeps everything, newest first. */
export const NO_FILTER = readRecipeFilter(new URLSearchParams())

function readBound(query: URLSearchParams, range: RangeName): string | null {
  return boundOf(range, query.get(range))?.value ?? null
}

/** As typed, in small letters and sorted: one filter has one address. */
function readFoods(query: URLSearchParams, name: 'have' | 'without'): string[] {
  const foods = query
    .getAll(name)
    .slice(0, MOST_FOODS)
    .map((food) => food.slice(0, MAX_FOOD_LENGTH).trim().replace(/\s+/g, ' ').toLowerCase())
  return [...new Set(foods.filter((food) => food !== ''))].sort()
}
