import { foldForSearch } from 'recipe-basics/text/fold'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import type { Database } from '../../database/database.ts'
import { listCards } from './read.ts'
import { listNumbersNamed, listNumbersNamedBy } from '../search/search-index.ts'

/** As many are looked at for names that begin with the words. */
const LOOKED_AT = 40

/**
 * Recipes public at `now` whose names hold a search as it is typed, at most `limit`: those in which a word begins with it
 * first, then the newest. None without words.
 */
export async function listNamedRecipes(
  db: Database,
  search: string,
  limit: number,
  now: Date,
): Promise<RecipeCard[]> {
  const phrase = foldForSearch(search)
  const cards = await listCards(db, await listNumbersNamed(db, search, LOOKED_AT, now))
  const begins = ({ name }: RecipeCard) => ` ${foldForSearch(name)}`.includes(` ${phrase}`)
  return cards.toSorted((one, other) => Number(begins(other)) - Number(begins(one))).slice(0, limit)
}

/** Recipes public at `now` whose names hold each of these words, those with all of them together first; a few dozen at most. */
export async function listRecipesWithWords(db: Database, words: string[], now: Date): Promise<RecipeCard[]> {
  return listCards(db, await listNumbersNamedBy(db, words.join(' '), LOOKED_AT, now))
}
