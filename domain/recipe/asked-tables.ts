import { CATEGORIES, type Category } from 'recipe-basics/recipe/choices'
import { namesOf, pick } from 'recipe-basics/fields/field'
import { readTable } from 'recipe-basics/table/read-table'
import type { Chosen } from './chosen.ts'
import { NO_FILTER, readRecipeFilter, type RecipeFilter, recipeFilterQuery } from './filter.ts'
import { RANGE_NAMES } from './ranges.ts'

/** What a filter may be told in words. */
export type Asks = Partial<Omit<RecipeFilter, 'search' | 'sort' | 'page'>>

/** Reads what the address of a list says. Throws a RangeError where it means nothing. */
function readAsks(address: string): Asks {
  const query = new URLSearchParams(address)
  const filter = readRecipeFilter(query)
  if (recipeFilterQuery(filter) !== (address && `?${query}`)) throw new RangeError(`no filter is ${address}`)
  return pick(
    namesOf(filter).filter((name) => String(filter[name]) !== String(NO_FILTER[name])),
    filter,
  )
}

/** What people type for a value of a filter, besides its name, in English and as kitchens elsewhere say it. */
export const TYPED = readTable(import.meta.resolve('#domain/recipe/asked-phrases.csv'), (row) => ({
  phrases: row.list('phrases'),
  asks: readAsks(row.optional('asks') ?? ''),
  isEnglish: row.oneOf('english', ['yes', 'no']) === 'yes',
}))

/**
 * What is asked for by what is left out, where that is no food by its name: a label that is earned by all lines is surer than a name that is
 * not found.
 */
export const ASKED_WITHOUT: ReadonlyMap<string, Asks> = new Map(
  readTable(import.meta.resolve('#domain/recipe/asked-without.csv'), (row) => ({
    foods: row.list('left out'),
    asks: readAsks(row.text('asks')),
  })).flatMap(({ foods, asks }) => foods.map((food): [string, Asks] => [food, asks])),
)

const PARTS = [
  ...RANGE_NAMES,
  'category',
  'diet',
  'ease',
  'difficulty',
  'cuisine',
  'have',
  'without',
] as const

/** What gives way where no dish is all that was asked, the first first. */
export const GIVE_WAY: readonly Chosen['part'][] = readTable(
  import.meta.resolve('#domain/recipe/give-way.csv'),
  (row) => row.oneOf('part', PARTS),
)

const KIN = readTable(import.meta.resolve('#domain/recipe/kin.csv'), (row) => ({
  category: row.oneOf('category', CATEGORIES),
  instead: row.oneOf('instead', CATEGORIES),
}))

/** What is eaten in the place of a dish of some kind, the nearest first. */
export const kinOf = (category: Category | null): Category[] =>
  KIN.flatMap((kin) => (kin.category === category ? kin.instead : []))
