import type { Right } from '#domain/people/rights.ts'
import type { Status } from '#domain/publishing/status.ts'
import { changeMany } from '#server/data/things/change-many.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'
import type { Author } from '#server/data/changes/change.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { NOW } from '../site.ts'
import type { Act } from './page-acts.ts'
import type { Stage } from './stage.ts'

const MOMENT = new Date(NOW.getTime() + 1000)

const TABLES = [
  { route: '/admin/recipes', of: ({ recipes }: Stage) => recipes },
  { route: '/admin/equipment', of: ({ equipment }: Stage) => equipment },
  { route: '/admin/blog', of: ({ posts }: Stage) => posts },
  { route: '/admin/blog/list', of: ({ posts }: Stage) => posts },
  { route: '/admin/blog/scheduled', of: ({ posts }: Stage) => posts },
]

const rightTo = (bulk: string, status: Status): Right =>
  bulk === 'publish' || status === 'published' ? 'publish' : 'write-drafts'

/** What is done with the selected rows of a table, and taken back. */
export const BULK_ACTS: Act[] = [
  ...TABLES.flatMap(({ route, of }) =>
    [
      ['publish', 'draft'] as const,
      ['unpublish', 'published'] as const,
      ['delete', 'draft'] as const,
      ['delete', 'published'] as const,
    ].map(([bulk, status]): Act => ({
      route,
      does: `bulk ${bulk} of a ${status} row`,
      right: rightTo(bulk, status),
      send: ({ post }, stage) => {
        const { id, updated_at } = of(stage)[status]
        return post(route, { bulk, selected: `${id} ${updated_at}` })
      },
    })),
  ),
  ...(['draft', 'published'] as const).map((status): Act => ({
    route: '/admin/bulk/:kind/undo',
    does: `brings a ${status} recipe back that was deleted with others`,
    right: rightTo('undo', status),
    prepare: async (person) => {
      if (!('user_id' in person)) return undefined
      const { db, user_id } = person
      const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Gone' }), status }, NOW)
      const updated_at = (await findRecipe(db, id))?.updated_at ?? ''
      const author: Author = { author_id: user_id, role: 'administrator' }
      await changeMany(db, RECIPES, [{ id, updated_at }], () => 'delete', author, MOMENT)
      return undefined
    },
    send: ({ post }) => post(`/admin/bulk/recipes/undo?at=${encodeURIComponent(MOMENT.toISOString())}`),
  })),
]
