import { beginsIn, foldSearch } from '#domain/search/folded-search.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { foldForSearch } from 'recipe-basics/text/fold'
import type { Database } from '../../database/database.ts'
import { findInTexts } from '../search/text-search.ts'
import { listCards } from './read.ts'

/** Texts of a recipe that are shown. */
const MOST_TEXTS = 2

/** A recipe with the ingredient lines, steps and paragraphs, as written, in which the words of a search stand. */
type FoundInTexts = RecipeCard & { lines: string[] }

/**
 * The recipes that a search finds by their lines, steps or stories alone, at most `limit`, and where, as a title says it. `count` is how many
 * there are, or as many as are counted where `isMore`.
 */
export async function listFoundInTexts(db: Database, filter: RecipeFilter, limit: number, now: Date) {
  const { numbers, inLines, count, isMore } = await findInTexts(db, filter, now)
  const first = numbers.slice(0, limit)
  const { words } = foldSearch(filter.search)
  const texts = await listTexts(db, first)
  const recipes: FoundInTexts[] = (await listCards(db, first)).map((card) => ({
    ...card,
    lines: textsWith(words, texts.get(card.slug) ?? []),
  }))
  const where =
    inLines === count
      ? 'among the ingredients'
      : inLines === 0
        ? 'in steps or story'
        : 'among the ingredients, in steps or story'
  return { recipes, where, count, isMore }
}

/** The lines, steps and paragraphs of recipes, by their addresses. */
async function listTexts(db: Database, numbers: number[]): Promise<Map<string, string[]>> {
  if (numbers.length === 0) return new Map()
  const recipes = await db
    .selectFrom('recipes')
    .select(['id', 'slug', 'story'])
    .where('number', 'in', numbers)
    .execute()
  const ids = recipes.map(({ id }) => id)
  const lines = await db
    .selectFrom('recipe_ingredients')
    .select(['recipe_id', 'ingredient_text as text'])
    .where('recipe_id', 'in', ids)
    .orderBy('order_index')
    .execute()
  const steps = await db
    .selectFrom('recipe_instructions')
    .select(['recipe_id', 'step_text as text'])
    .where('recipe_id', 'in', ids)
    .orderBy('step_number')
    .execute()
  const texts = Map.groupBy([...lines, ...steps], ({ recipe_id }) => recipe_id)
  return new Map(
    recipes.map(({ id, slug, story }) => [
      slug,
      [...(texts.get(id) ?? []).map(({ text }) => text), ...(story ?? '').split('\n')],
    ]),
  )
}

/** The first texts that have words which none before them has; those in which a word begins with one come first. */
function textsWith(words: readonly string[], texts: readonly string[]): string[] {
  let left = words
  const found: string[] = []
  const folded = texts.map((text) => ({ text, folded: foldForSearch(text) }))
  for (const isIn of [beginsIn, (text: string, word: string) => text.includes(word)])
    for (const { text, folded: within } of folded) {
      const rest = left.filter((word) => !isIn(within, word))
      if (rest.length < left.length && found.length < MOST_TEXTS) found.push(text)
      left = rest
    }
  return found
}
