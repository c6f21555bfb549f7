import { beginsIn, foldSearch } from '#domain/search/folded-search.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import type { Database } from '../../database/database.ts'
import { findInLines } from '../search/line-search.ts'
import { listCards } from './read.ts'

/** Ingredient lines of a recipe that are shown. */
const MOST_LINES = 2

/** A recipe with the ingredient lines, as written, in which the words of a search stand. */
export type FoundByLines = RecipeCard & { lines: string[] }

/**
 * The recipes that a search finds by their ingredient lines alone, at most `limit`: those with words that begin with its words
 * first, then the newest. `count` is how many there
 * are, or as many as are counted where `isMore`.
 */
export async function listFoundByLines(
  db: Database,
  filter: RecipeFilter,
  limit: number,
  now: Date,
): Promise<{ recipes: FoundByLines[]; count: number; isMore: boolean }> {
  const { numbers, ...counted } = await findInLines(db, filter, now)
  const { words } = foldSearch(filter.search)
  const lines = await listLines(db, numbers)
  const linesOf = (number: number) => lines.get(number) ?? []
  const best = sortByBeginnings(words, numbers, linesOf).slice(0, limit)
  const cards = await listCards(db, best)
  // Cards come in the order of their numbers, without those that went meanwhile.
  const bySlug = new Map(best.map((number) => [linesOf(number)[0]?.slug, linesOf(number)]))
  const recipes = cards.map((card) => ({ ...card, lines: linesWith(words, bySlug.get(card.slug) ?? []) }))
  return { recipes, ...counted }
}

type Line = { slug: string; ingredient_text: string; folded: string }

/** Recipes in whose lines words begin with those that are looked for, and then the others; each in the order that they had. */
function sortByBeginnings(
  words: readonly string[],
  numbers: readonly number[],
  linesOf: (number: number) => readonly Line[],
): number[] {
  const begins = (number: number) =>
    words.every((word) => linesOf(number).some(({ folded }) => beginsIn(folded, word)))
  const { yes = [], no = [] } = Object.groupBy(numbers, (number) => (begins(number) ? 'yes' : 'no'))
  return [...yes, ...no]
}

/** The lines of recipes, and what is stored of each for searches. */
async function listLines(db: Database, numbers: number[]): Promise<Map<number, Line[]>> {
  if (numbers.length === 0) return new Map()
  const recipes = await db
    .selectFrom('recipes')
    .select(['id', 'number', 'slug', 'search_lines'])
    .where('number', 'in', numbers)
    .execute()
  const rows = await db
    .selectFrom('recipe_ingredients')
    .innerJoin('recipes', 'recipes.id', 'recipe_ingredients.recipe_id')
    .select(['recipe_id', 'ingredient_text'])
    .where('recipes.number', 'in', numbers)
    .orderBy('order_index')
    .execute()
  const texts = Map.groupBy(rows, ({ recipe_id }) => recipe_id)
  return new Map(
    recipes.map(({ id, number, slug, search_lines }) => {
      const folded = search_lines.split('\n')
      const lines = (texts.get(id) ?? []).map(({ ingredient_text }, at) => ({
        slug,
        ingredient_text,
        folded: folded[at] ?? '',
      }))
      return [Number(number), lines]
    }),
  )
}

/** The first lines that have words which none before them has; those in which a word begins with one come first. */
function linesWith(words: readonly string[], lines: readonly Line[]): string[] {
  let left = words
  const found: string[] = []
  for (const isIn of [beginsIn, (text: string, word: string) => text.includes(word)])
    for (const { ingredient_text, folded } of lines) {
      const rest = left.filter((word) => !isIn(folded, word))
      if (rest.length < left.length && found.length < MOST_LINES) found.push(ingredient_text)
      left = rest
    }
  return found
}
