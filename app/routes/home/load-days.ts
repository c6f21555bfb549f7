import { href } from 'react-router'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { listRecipePage } from '#server/data/recipes/read.ts'
import type { HomeDay } from './today.tsx'

/** The days, each with the fibre that its dishes go up to. The address of the list names fibre, and no illness. */
const DAYS = [
  { id: 'flare', name: 'In a flare', about: 'Up to 2 g of fibre a portion', filter: { fibre: '-2' } },
  { id: 'careful', name: 'A careful day', about: 'Up to 5 g of fibre a portion', filter: { fibre: '-5' } },
  { id: 'good', name: 'A good day', about: 'Everything, skins and beans too', filter: {} },
] as const

/** What fits each day: how many dishes, and the first of them, whose plate is shown. */
export const loadDays = (db: Database, now: SiteContext['now']): Promise<HomeDay[]> =>
  Promise.all(
    DAYS.map(async ({ filter, ...day }) => {
      const asked = { ...NO_FILTER, ...filter }
      const { count, recipes } = await listRecipePage(db, asked, now)
      const [first] = recipes
      return {
        ...day,
        to: href('/recipes') + recipeFilterQuery(asked),
        count,
        plate: first ? { slug: first.slug, category: first.recipe_category, dish: first.dish } : null,
      }
    }),
  )
