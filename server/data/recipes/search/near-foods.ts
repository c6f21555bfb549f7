import { nearFoodNames } from 'recipe-reading/food/near-foods'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { Database } from '../../database/database.ts'
import { findInTexts } from './text-search.ts'
import { countRecipes } from './search.ts'

/** Foods that are counted, and of those the ones that are offered. */
const MOST_COUNTED = 8
const MOST_OFFERED = 3

/** A food, and how many recipes a search for it finds. */
export type NearFood = { name: string; count: number }

/**
 * Foods near to the one that a search names (recipe-reading/food/near-foods), as recipes write them, the commonest first. Each finds a
 * recipe public at `now` that the rest of the filter keeps.
 */
export async function listNearFoods(db: Database, filter: RecipeFilter, now: Date): Promise<NearFood[]> {
  const names = nearFoodNames(filter.search).flatMap((name) => [name, `${name}s`])
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('spellings')
    .select('word')
    .where('spelling', 'in', names)
    .whereRef('spelling', '=', 'word')
    .orderBy('word')
    .execute()
  const written = rows.map(({ word }) => word)
  // A search for "lentil" finds "lentils" too.
  const words = written.filter((word) => !written.includes(word.slice(0, -1))).slice(0, MOST_COUNTED)
  const foods = await Promise.all(words.map(async (name) => ({ name, count: await count(name) })))
  return foods
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_OFFERED)

  async function count(search: string): Promise<number> {
    const asked = { ...filter, search }
    return (await countRecipes(db, asked, now)) + (await findInTexts(db, asked, now)).count
  }
}
