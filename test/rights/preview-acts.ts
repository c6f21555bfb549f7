import type { Right } from '#domain/people/rights.ts'
import { listPreviewLinks } from '#server/data/things/preview-links.ts'
import { createPreviewLink } from '#server/pages/preview-links.ts'
import { NOW } from '../site.ts'
import { type Act, RECIPE } from './page-acts.ts'

/** What is shown before it is saved, and to people without an account. */
export const PREVIEW_ACTS: Act[] = [
  {
    route: '/preview/:kind',
    does: 'shows nothing for a code that no link has',
    right: 'read',
    changes: false,
    status: 404,
    send: ({ post }) => post('/preview/recipe', { code: 'none' }),
  },
  {
    route: '/admin/preview/:kind',
    does: 'shows what is typed as visitors would see it',
    right: 'see-drafts',
    changes: false,
    send: ({ post }) => post('/admin/preview/recipe', { ...RECIPE, status: 'draft' }),
  },
  ...(['draft', 'scheduled', 'published'] as const).flatMap((state): Act[] => {
    const right: Right = state === 'draft' ? 'write-drafts' : 'publish'
    return [
      {
        route: '/admin/recipes/:id/edit',
        does: `makes a preview link to a ${state} recipe`,
        right,
        send: ({ post }, { recipes: { [state]: it } }) =>
          post(`/admin/recipes/${it.id}/edit`, { make_link: 'yes', link_state: 'newest', link_days: '7' }),
      },
      {
        route: '/admin/preview-links/:id/withdraw',
        does: `withdraws a preview link to a ${state} recipe`,
        right,
        prepare: async ({ db }, { recipes: { [state]: it } }) => {
          const link = { kind: 'recipe', target_id: it.id, snapshot: null, note: null } as const
          await createPreviewLink(db, { ...link, made_by: null, days: 7 }, NOW)
          const links = await listPreviewLinks(db, 'recipe', it.id, NOW)
          return links[0]?.id
        },
        send: ({ post }, _, id) => post(`/admin/preview-links/${id}/withdraw`),
      },
    ]
  }),
]
