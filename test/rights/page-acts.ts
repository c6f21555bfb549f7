import type { Right } from '#domain/people/rights.ts'
import { aForm } from '../uploads.ts'
import { named } from '../imports.ts'
import type { Person, Stage } from './stage.ts'

/** Something that is sent to a route, the right that it takes, and what it does where that is more than looking. */
export type Act = {
  route: string
  does: string
  right: Right
  /** What has to happen before; it does not count. */
  prepare?: (person: Person, stage: Stage) => Promise<string | undefined>
  send: (person: Person, stage: Stage, prepared: string) => Promise<Response>
  /** False for what stores nothing. */
  changes?: false
  /** The status of the answer, where it is neither a success nor a redirect. */
  status?: number | ((person: Person) => number)
}

/** A recipe as its form sends it. */
export const RECIPE = { name: 'Leek soup', ingredient_text: '3 leeks', step_text: 'Simmer.' }
const POST = { title: 'Leeks', content: 'Words', slug: '', excerpt: '', time_zone: 'UTC' }

const recipes: Act[] = [
  ...(['draft', 'published'] as const).flatMap((status): Act[] => {
    const right: Right = status === 'draft' ? 'write-drafts' : 'publish'
    const deleted = status === 'draft' ? 'deletedDraft' : 'deletedPublished'
    return [
      {
        route: '/admin/recipes/new',
        does: `stores a ${status} recipe`,
        right,
        send: ({ post }) => post('/admin/recipes/new', { ...RECIPE, status }),
      },
      {
        route: '/admin/recipes/:id/edit',
        does: `changes a ${status} recipe`,
        right,
        send: ({ post }, { recipes: { [status]: it } }) =>
          post(`/admin/recipes/${it.id}/edit`, { ...RECIPE, status, overwrite: it.updated_at }),
      },
      {
        route: '/admin/recipes/:id/edit',
        does: `makes a ${status} recipe a draft`,
        right,
        send: ({ post }, { recipes: { [status]: it } }) =>
          post(`/admin/recipes/${it.id}/edit`, { ...RECIPE, status: 'draft', overwrite: it.updated_at }),
      },
      {
        route: '/admin/recipes/:id/edit',
        does: `restores a version of a ${status} recipe`,
        right,
        send: ({ post }, { recipes: { [status]: it } }) =>
          post(`/admin/recipes/${it.id}/edit`, { restore: it.version }),
      },
      {
        route: '/admin/recipes/:id/edit',
        does: `brings a deleted ${status} recipe back with its form, as a draft`,
        right,
        send: ({ post }, { recipes: { [deleted]: it } }) =>
          post(`/admin/recipes/${it.id}/edit`, { ...RECIPE, status: 'draft', bring_back: 'yes' }),
      },
      {
        route: '/admin/recipes',
        does: `deletes a ${status} recipe`,
        right,
        send: ({ post }, { recipes: { [status]: it } }) => post('/admin/recipes', { delete: it.id }),
      },
      {
        route: '/admin/recipes/:id/undo',
        does: `brings a deleted ${status} recipe back`,
        right,
        send: ({ post }, { recipes: { [deleted]: it } }) => post(`/admin/recipes/${it.id}/undo`),
      },
    ]
  }),
  {
    route: '/admin/recipes/:id/edit',
    does: 'changes a scheduled recipe',
    right: 'publish',
    send: ({ post }, { recipes: { scheduled: it } }) =>
      post(`/admin/recipes/${it.id}/edit`, { ...RECIPE, status: 'draft', overwrite: it.updated_at }),
  },
  {
    route: '/admin/recipes/:id/edit',
    does: 'publishes a draft',
    right: 'publish',
    send: ({ post }, { recipes: { draft } }) =>
      post(`/admin/recipes/${draft.id}/edit`, {
        ...RECIPE,
        status: 'published',
        overwrite: draft.updated_at,
      }),
  },
  {
    route: '/admin/recipes/:id/edit',
    does: 'brings a deleted draft back with its form, published',
    right: 'publish',
    send: ({ post }, { recipes: { deletedDraft: it } }) =>
      post(`/admin/recipes/${it.id}/edit`, { ...RECIPE, status: 'published', bring_back: 'yes' }),
  },
  ...['/admin/recipes', '/admin/recipes/add', '/admin/recipes/list'].map((route): Act => ({
    route,
    does: 'puts the list of lost labels away',
    right: 'decide-labels',
    send: ({ post }, { recipes: { published } }) => post(route, { read: `${published.id} vegan` }),
  })),
  {
    route: '/admin/recipes/labels',
    does: 'reads lines for labels',
    right: 'see-drafts',
    changes: false,
    send: ({ post }) => post('/admin/recipes/labels', RECIPE),
  },
]

const posts: Act[] = [
  ...(['draft', 'scheduled', 'published'] as const).flatMap((state): Act[] => {
    const right: Right = state === 'draft' ? 'write-drafts' : 'publish'
    const status = state === 'draft' ? 'draft' : 'published'
    const published_at = state === 'scheduled' ? '2030-01-01T08:00' : ''
    return [
      {
        route: '/admin/blog/new',
        does: `stores a ${state} post`,
        right,
        send: ({ post }) => post('/admin/blog/new', { ...POST, status, published_at }),
      },
      {
        route: '/admin/blog/:id',
        does: `changes a ${state} post`,
        right,
        send: ({ post }, { posts: { [state]: it } }) =>
          post(`/admin/blog/${it.id}`, { ...POST, status, published_at }),
      },
      {
        route: '/admin/blog/:id',
        does: `makes a ${state} post a draft`,
        right,
        send: ({ post }, { posts: { [state]: it } }) =>
          post(`/admin/blog/${it.id}`, { ...POST, status: 'draft', published_at: '' }),
      },
      {
        route: '/admin/blog/:id',
        does: `restores a version of a ${state} post`,
        right,
        send: ({ post }, { posts: { [state]: it } }) => post(`/admin/blog/${it.id}`, { restore: it.version }),
      },
      {
        route: '/admin/blog/:id/delete',
        does: `deletes a ${state} post`,
        right,
        send: ({ post }, { posts: { [state]: it } }) => post(`/admin/blog/${it.id}/delete`),
      },
    ]
  }),
  {
    route: '/admin/blog/:id',
    does: 'publishes a draft',
    right: 'publish',
    send: ({ post }, { posts: { draft } }) =>
      post(`/admin/blog/${draft.id}`, { ...POST, status: 'published', published_at: '' }),
  },
  {
    route: '/admin/blog/:id/undelete',
    does: 'brings a deleted draft back',
    right: 'write-drafts',
    send: ({ post }, { posts: { deletedDraft } }) => post(`/admin/blog/${deletedDraft.id}/undelete`),
  },
  {
    route: '/admin/blog/:id/undelete',
    does: 'brings a deleted scheduled post back',
    right: 'publish',
    send: ({ post }, { posts: { deletedScheduled } }) => post(`/admin/blog/${deletedScheduled.id}/undelete`),
  },
  {
    route: '/admin/blog/rendered',
    does: 'shows content as the page would',
    right: 'see-drafts',
    changes: false,
    send: ({ post }) => post('/admin/blog/rendered', { content: 'Words' }),
  },
]

const equipment: Act[] = [
  ...(['draft', 'published'] as const).flatMap((status): Act[] => {
    const right: Right = status === 'draft' ? 'write-drafts' : 'publish'
    const deleted = status === 'draft' ? 'deletedDraft' : 'deletedPublished'
    return [
      {
        route: '/admin/equipment/new',
        does: `stores a ${status} piece`,
        right,
        send: ({ post }) => post('/admin/equipment/new', { name: 'Pot', status }),
      },
      {
        route: '/admin/equipment/:id/edit',
        does: `changes a ${status} piece`,
        right,
        send: ({ post }, { equipment: { [status]: it } }) =>
          post(`/admin/equipment/${it.id}/edit`, { name: 'Pot', status, overwrite: it.updated_at }),
      },
      {
        route: '/admin/equipment/:id/edit',
        does: `makes a ${status} piece a draft`,
        right,
        send: ({ post }, { equipment: { [status]: it } }) =>
          post(`/admin/equipment/${it.id}/edit`, { name: 'Pot', status: 'draft', overwrite: it.updated_at }),
      },
      {
        route: '/admin/equipment/:id/edit',
        does: `restores a version of a ${status} piece`,
        right,
        send: ({ post }, { equipment: { [status]: it } }) =>
          post(`/admin/equipment/${it.id}/edit`, { restore: it.version }),
      },
      ...['/admin/equipment', '/admin/equipment/list'].map((route): Act => ({
        route,
        does: `deletes a ${status} piece`,
        right,
        send: ({ post }, { equipment: { [status]: it } }) => post(route, { delete: it.id }),
      })),
      {
        route: '/admin/equipment/:id/undo',
        does: `brings a deleted ${status} piece back`,
        right,
        send: ({ post }, { equipment: { [deleted]: it } }) => post(`/admin/equipment/${it.id}/undo`),
      },
    ]
  }),
  ...(['draft', 'published'] as const).map((status): Act => ({
    route: '/admin/equipment/:id/edit',
    does: `brings a deleted draft back with its form, as ${status}`,
    right: status === 'draft' ? 'write-drafts' : 'publish',
    send: ({ post }, { equipment: { deletedDraft: it } }) =>
      post(`/admin/equipment/${it.id}/edit`, { name: 'Pot', status, bring_back: 'yes' }),
  })),
  {
    route: '/admin/equipment/add',
    does: 'uploads a file for its preview',
    right: 'write-drafts',
    send: ({ post }) => post('/admin/equipment/add', pieces()),
  },
  {
    route: '/admin/equipment/add',
    does: 'stores what the preview shows, as drafts for who may not publish',
    right: 'write-drafts',
    prepare: async ({ db, post }) => {
      await post('/admin/equipment/add', pieces())
      return (await db.selectFrom('imports').select('id').where('kind', '=', 'equipment').executeTakeFirst())
        ?.id
    },
    send: ({ post }, _, id) => post('/admin/equipment/add', { import: id, intent: 'publish' }),
  },
]

const pieces = () => aForm({ name: 'pots.json', content: JSON.stringify([{ name: 'Pot' }]) })
const soup = (name = 'Leek soup') => aForm({ name: 'soup.json', content: named(name) })

/** The review of a file that somebody has uploaded; where she cannot, that of the administrator. */
const review =
  (name?: string) =>
  async ({ post }: Person, { import_id }: Stage) => {
    const answer = await post('/admin/import', soup(name))
    const address = new URL(answer.headers.get('location') ?? '', 'https://plate.test')
    return address.searchParams.get('import') ?? import_id
  }

const reviewed = (intent: string, right: Right, does: string, more: Record<string, string> = {}): Act => ({
  route: '/admin/import',
  does,
  right,
  prepare: review(),
  send: ({ post }, _, id) =>
    post('/admin/import', { ...RECIPE, import: id, position: '1', intent, duplicate: 'new', ...more }),
})

const imports: Act[] = [
  {
    route: '/admin/import',
    does: 'uploads recipes for review',
    right: 'write-drafts',
    send: ({ post }) => post('/admin/import', soup()),
  },
  reviewed('draft', 'write-drafts', 'saves an imported recipe as a draft'),
  reviewed('save', 'publish', 'publishes an imported recipe'),
  reviewed('save-all', 'write-drafts', 'saves an import as drafts', { status: 'draft' }),
  reviewed('save-all', 'publish', 'publishes an import', { status: 'published' }),
  reviewed('skip', 'write-drafts', 'skips an imported recipe'),
  reviewed('discard', 'write-drafts', 'discards an import'),
  {
    ...reviewed('draft', 'publish', 'updates a public recipe from a file', { duplicate: 'update' }),
    prepare: review('A public recipe'),
    send: ({ post }, _, id) =>
      post('/admin/import', {
        ...{ ...RECIPE, name: 'A public recipe', import: id, position: '1' },
        ...{ intent: 'draft', duplicate: 'update' },
      }),
  },
  {
    route: '/admin/import/keep',
    does: 'keeps an edit of the review',
    right: 'write-drafts',
    prepare: review(),
    send: ({ post }, _, id) => post('/admin/import/keep', { ...RECIPE, import: id, position: '1' }),
  },
  {
    route: '/admin/import/labels',
    does: 'reads the lines of a review for labels',
    right: 'write-drafts',
    changes: false,
    prepare: review(),
    send: ({ post }, _, id) => post('/admin/import/labels', { ...RECIPE, import: id, position: '1' }),
  },
]

const copies: Act[] = [
  {
    route: '/admin/copy/:kind/:id',
    does: 'copies a scheduled recipe into a draft',
    right: 'write-drafts',
    send: ({ post }, { recipes: { scheduled: it } }) => post(`/admin/copy/recipe/${it.id}`),
  },
  {
    route: '/admin/copy/:kind/:id',
    does: 'copies a public piece of equipment into a draft',
    right: 'write-drafts',
    send: ({ post }, { equipment: { published: it } }) => post(`/admin/copy/equipment/${it.id}`),
  },
  {
    route: '/admin/copy/:kind/:id',
    does: 'copies a scheduled post into a draft',
    right: 'write-drafts',
    send: ({ post }, { posts: { scheduled: it } }) => post(`/admin/copy/post/${it.id}`),
  },
]

export const PAGE_ACTS = [...recipes, ...posts, ...equipment, ...imports, ...copies]
