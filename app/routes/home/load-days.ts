import { href } from 'react-router'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { listRecipePage } from '#server/data/recipes/read.ts'
import type { HomeDay } from './today.tsx'

/** The days, each with how firm its dishes may be. The address of the list names a texture, and no illness. */
const DAYS = [
  {
    id: 'flare',
    name: 'In a flare',
    about: 'Smooth and soft: mashes with a fork',
    filter: { texture: 'soft' },
  },
  { id: 'careful', name: 'A careful day', about: 'Up to tender', filter: { texture: 'tender' } },
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
