import { href } from 'react-router'
import type { FoundCard } from '#app/ui/editor/find-cards.ts'
import { readSearch } from '#domain/search/list-query.ts'
import { stateOf } from '#domain/publishing/status.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listEquipmentRows } from '#server/data/equipment/admin.ts'
import { listRecipesNamed } from '#server/data/recipes/read/admin.ts'
import type { Route } from './+types/cards'

const MOST_OF_EACH = 20

/** What the editor of a post offers as cards: recipes by their names, and equipment, drafts too. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireRight(request, context, 'see-drafts')
  const search = readSearch(url.searchParams)
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const recipes = await listRecipesNamed(db, search, MOST_OF_EACH)
  const equipment = await listEquipmentRows(db, { search, sort: 'name', order: 'asc', page: 1 })
  const found: FoundCard[] = [
    ...recipes.map(({ slug, name, ...publication }) => ({
      to: href('/recipes/:slug', { slug }),
      ...{ name, kind: 'Recipe' as const, state: stateOf(publication, now) },
    })),
    ...equipment.rows.slice(0, MOST_OF_EACH).map(({ slug, name, ...publication }) => ({
      to: href('/equipment/:slug', { slug }),
      ...{ name, kind: 'Equipment' as const, state: stateOf(publication, now) },
    })),
  ]
  return Response.json(found)
}
