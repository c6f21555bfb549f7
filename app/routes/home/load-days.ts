import { href } from 'react-router'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { listRecipePage } from '#server/data/recipes/read/read.ts'
import type { HomeDay } from './today.tsx'

/** The days, each with how firm its dishes may be. The address of the list names a texture, and no illness. */
const DAYS = [
  {
    id: 'flare',
    name: 'In a flare',
    about: 'Smooth and soft: mashes with a fork',
    filter: { gentle: 'changes', texture: 'soft' },
  },
  { id: 'careful', name: 'A careful day', about: 'Up to tender', filter: { gentle: 'changes' } },
  { id: 'good', name: 'A good day', about: 'Everything, skins and beans too', filter: {} },
] as const

/** What fits each day: how many dishes, and the plate of the first of them that no day before it shows. */
export async function loadDays(db: Database, now: SiteContext['now']): Promise<HomeDay[]> {
  // Of as many dishes as there are days, one is always left that no day before shows.
  const pages = await Promise.all(
    DAYS.map(({ filter }) => listRecipePage(db, { ...NO_FILTER, ...filter }, now, DAYS.length)),
  )
  const shown = new Set<string>()
  return DAYS.map(({ filter, ...day }, at) => {
    const { count = 0, recipes = [] } = pages[at] ?? {}
    const first = recipes.find(({ slug }) => !shown.has(slug)) ?? recipes[0]
    if (first) shown.add(first.slug)
    return {
      ...day,
      to: href('/recipes') + recipeFilterQuery({ ...NO_FILTER, ...filter }),
      count,
      plate: first ? { slug: first.slug, category: first.recipe_category, dish: first.dish } : null,
    }
  })
}
