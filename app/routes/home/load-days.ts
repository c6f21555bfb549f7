import { href } from 'react-router'
import { formatCount } from 'recipe-basics/text/format-number'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { listRecipePage } from '#server/data/recipes/read/read.ts'
import { FEWEST_DISHES } from './fewest-dishes.ts'
import type { HomeDay } from './today.tsx'

/** The days, each with how firm its dishes may be. The address of the list names a texture, and no illness. */
const DAYS = [
  {
    id: 'flare',
    name: 'In a flare',
    about: 'Smooth and soft',
    title: (dishes: string) => `${dishes}, smooth and soft`,
    filter: { gentle: 'changes', texture: 'soft' },
  },
  {
    id: 'careful',
    name: 'A careful day',
    about: 'Up to tender',
    title: (dishes: string) => `${dishes}, up to tender`,
    filter: { gentle: 'changes' },
  },
  {
    id: 'good',
    name: 'A good day',
    about: 'Skins and all',
    title: (dishes: string) => `All ${dishes}`,
    filter: {},
  },
] as const

/** What fits each day. A day of too few dishes is left out, and a question with one answer is none. */
export async function loadDays(db: Database, now: SiteContext['now']): Promise<HomeDay[]> {
  // Of as many dishes as there are days, one is always left that no day before has on its plate.
  const pages = await Promise.all(
    DAYS.map(({ filter }) => listRecipePage(db, { ...NO_FILTER, ...filter }, now, FEWEST_DISHES)),
  )
  const plates = new Set<string>()
  const days = DAYS.flatMap(({ filter, title, ...day }, at) => {
    const { count = 0, recipes = [] } = pages[at] ?? {}
    const first = recipes.find(({ slug }) => !plates.has(slug)) ?? recipes[0]
    if (!first || count < FEWEST_DISHES) return []
    plates.add(first.slug)
    return {
      ...day,
      title: title(formatCount(count, 'dish', 'dishes')),
      all: day.id === 'good' ? `All ${count} dishes` : `All ${count} that fit`,
      to: href('/recipes') + recipeFilterQuery({ ...NO_FILTER, ...filter }),
      plate: { slug: first.slug, category: first.recipe_category, dish: first.dish },
      dishes: recipes,
    }
  })
  return days.length > 1 ? days : []
}
