import { href } from 'react-router'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { Database } from '#server/data/database.ts'
import { listPrints } from '#server/data/recipes/gut.ts'
import { listRecipePage } from '#server/data/recipes/read.ts'
import type { EasyDish } from './low-energy.tsx'

const MOST_EASY = 4
const EASY = { ...NO_FILTER, eases: ['15-min' as const] }

/** The newest dishes that keep nobody on their feet for long, those of fewest minutes first, and the list of all. */
export async function loadLowEnergy(db: Database, now: Date): Promise<{ dishes: EasyDish[]; to: string }> {
  const { recipes } = await listRecipePage(db, EASY, now)
  const prints = await listPrints(
    db,
    recipes.map(({ slug }) => slug),
  )
  const dishes = recipes.flatMap(({ slug, name }): EasyDish[] => {
    const print = prints.get(slug)
    if (!print || print.lowEnergy.handsOn === null) return []
    const { texture, fibre, lowEnergy } = print
    const isOnePot = lowEnergy['one-pot'] === 'yes'
    return [{ slug, name, handsOn: print.lowEnergy.handsOn, texture, fibre, isOnePot }]
  })
  return {
    dishes: dishes.toSorted((one, other) => one.handsOn - other.handsOn).slice(0, MOST_EASY),
    to: href('/recipes') + recipeFilterQuery(EASY),
  }
}
