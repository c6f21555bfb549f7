import { foldForSearch } from '#domain/fold.ts'
import { foldSearch } from '#domain/folded-search.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { RecipeCard } from '#domain/recipe/recipe.ts'
import type { Database } from '../database.ts'
import { findInLines } from './line-search.ts'
import { listCards } from './read.ts'

/** Ingredient lines of a recipe that are shown. */
const MOST_LINES = 2

/** A recipe with the ingredient lines, as written, in which the words of a search stand. */
export type FoundByLines = RecipeCard & { lines: string[] }

/**
 * The newest of the recipes that a search finds by their ingredient lines alone, at most `limit`. `count` is how many there
 * are, or as many as are counted where `isMore`.
 */
export async function listFoundByLines(
  db: Database,
  filter: RecipeFilter,
  limit: number,
  now: Date,
): Promise<{ recipes: FoundByLines[]; count: number; isMore: boolean }> {
  const { numbers, ...counted } = await findInLines(db, filter, now)
  const shown = numbers.slice(0, limit)
  const [cards, lines] = await Promise.all([listCards(db, shown), listLines(db, shown)])
  const { words } = foldSearch(filter.search)
  const recipes = cards.map((card) => ({ ...card, lines: linesWith(words, lines.get(card.slug) ?? []) }))
  return { recipes, ...counted }
}

async function listLines(db: Database, numbers: number[]): Promise<Map<string, string[]>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('recipe_ingredients')
    .innerJoin('recipes', 'recipes.id', 'recipe_ingredients.recipe_id')
    .select(['recipes.slug', 'recipe_ingredients.ingredient_text'])
    .where('recipes.number', 'in', numbers)
    .orderBy('recipe_ingredients.order_index')
    .execute()
  const bySlug = Map.groupBy(rows, ({ slug }) => slug)
  return new Map([...bySlug].map(([slug, rows]) => [slug, rows.map((row) => row.ingredient_text)]))
}

/** The first lines that have words which none before them has. */
function linesWith(words: readonly string[], lines: string[]): string[] {
  let left = words
  const found: string[] = []
  for (const line of lines) {
    const folded = foldForSearch(line)
    const rest = left.filter((word) => !folded.includes(word))
    if (rest.length < left.length && found.length < MOST_LINES) found.push(line)
    left = rest
  }
  return found
}
