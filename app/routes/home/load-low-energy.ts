import { href } from 'react-router'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { Database } from '#server/data/database.ts'
import { listPrinted } from '#server/data/recipes/gut.ts'
import type { EasyDish } from './low-energy.tsx'

const MOST_EASY = 4
const EASY = { ...NO_FILTER, eases: ['15-min' as const] }

/** The newest dishes that keep nobody on their feet for long, those of fewest minutes first, and the list of all. */
export async function loadLowEnergy(db: Database, now: Date): Promise<{ dishes: EasyDish[]; to: string }> {
  const printed = await listPrinted(db, EASY, now)
  const dishes = printed.flatMap(({ slug, name, print: { texture, fibre, lowEnergy } }): EasyDish[] => {
    const { handsOn } = lowEnergy
    if (handsOn === null) return []
    return [{ slug, name, handsOn, texture, fibre, isOnePot: lowEnergy['one-pot'] === 'yes' }]
  })
  return {
    dishes: dishes.toSorted((one, other) => one.handsOn - other.handsOn).slice(0, MOST_EASY),
    to: href('/recipes') + recipeFilterQuery(EASY),
  }
}
