import type { Right } from '#domain/people/rights.ts'
import type { Act } from './page-acts.ts'
import type { Person, Stage } from './stage.ts'

/** Asks the API as a program does: with the access token of the person, who has none as a visitor. */
function call(method: string, pathOf: (stage: Stage) => string, body?: object): Act['send'] {
  return async ({ ask, token }: Person, stage) =>
    ask(pathOf(stage), {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
}

const act = (
  route: string,
  does: string,
  right: Right,
  pathOf: (stage: Stage) => string,
  body?: object,
): Act => ({
  ...{ route, does, right },
  send: call(route.split(' ')[0] ?? '', pathOf, body),
  ...(route.startsWith('GET') && { changes: false as const }),
})

const look = (path: string, right: Right, pathOf: (stage: Stage) => string = () => path) =>
  act(`GET ${path}`, 'reads', right, pathOf)

const READING: Act[] = [
  look('/api/recipes', 'read'),
  look('/api/recipes/{slug}', 'read', ({ recipes }) => `/api/recipes/${recipes.published.slug}`),
  look('/api/equipment', 'read'),
  look('/api/equipment/{id}', 'read', ({ equipment }) => `/api/equipment/${equipment.published.id}`),
  look('/api/posts', 'read'),
  look('/api/posts/{slug}', 'read', ({ posts }) => `/api/posts/${posts.published.slug}`),
  look('/api/openapi.json', 'read'),
  look('/api/admin/recipes', 'see-drafts'),
  look('/api/admin/recipes/{id}', 'see-drafts', ({ recipes }) => `/api/admin/recipes/${recipes.draft.id}`),
  look('/api/admin/equipment', 'see-drafts'),
  look('/api/admin/posts', 'see-drafts'),
  look('/api/admin/posts/{id}', 'see-drafts', ({ posts }) => `/api/admin/posts/${posts.scheduled.id}`),
]

const RECIPES = (['draft', 'published'] as const).flatMap((status): Act[] => {
  const right: Right = status === 'draft' ? 'write-drafts' : 'publish'
  const at = ({ recipes: { [status]: it } }: Stage) => `/api/recipes/${it.id}`
  const body = { name: 'Leeks', recipe_ingredients: [{ ingredient_text: '3 leeks' }], status }
  return [
    act('POST /api/recipes', `stores a ${status} recipe`, right, () => '/api/recipes', body),
    act('PUT /api/recipes/{slug}', `changes a ${status} recipe`, right, at, { servings: 3 }),
    act('DELETE /api/recipes/{slug}', `deletes a ${status} recipe`, right, at),
  ]
})

const POSTS = (['draft', 'scheduled', 'published'] as const).flatMap((state): Act[] => {
  const right: Right = state === 'draft' ? 'write-drafts' : 'publish'
  const at = ({ posts: { [state]: it } }: Stage) => `/api/posts/${it.id}`
  const body = {
    ...{ title: 'Leeks', content: 'Words', status: state === 'draft' ? 'draft' : 'published' },
    ...(state === 'scheduled' && { published_at: '2030-01-01T08:00:00Z' }),
  }
  return [
    act('POST /api/posts', `stores a ${state} post`, right, () => '/api/posts', body),
    act('PUT /api/posts/{slug}', `changes a ${state} post`, right, at, { excerpt: 'Anew' }),
    act('DELETE /api/posts/{slug}', `deletes a ${state} post`, right, at),
  ]
})

const EQUIPMENT = (['draft', 'published'] as const).flatMap((status): Act[] => {
  const right: Right = status === 'draft' ? 'write-drafts' : 'publish'
  const at = ({ equipment: { [status]: it } }: Stage) => `/api/equipment/${it.id}`
  const body = [{ name: 'Pot', status }]
  return [
    act('POST /api/equipment', `stores a ${status} piece`, right, () => '/api/equipment', body),
    act('PUT /api/equipment/{id}', `changes a ${status} piece`, right, at, { price: 7 }),
    act('DELETE /api/equipment/{id}', `deletes a ${status} piece`, right, at),
  ]
})

const draft = ({ recipes }: Stage) => `/api/recipes/${recipes.draft.id}`

/** Every call of the API, by its method and path as the document names them. */
export const API_ACTS: Act[] = [
  ...READING,
  ...RECIPES,
  ...POSTS,
  act('PUT /api/recipes/{slug}', 'publishes a draft', 'publish', draft, { status: 'published' }),
  act('PUT /api/recipes/{slug}', 'takes a label off a draft', 'decide-labels', draft, {
    recipe_dietary_restrictions: [],
  }),
  act(
    'PUT /api/posts/{slug}',
    'publishes a draft',
    'publish',
    ({ posts }) => `/api/posts/${posts.draft.id}`,
    { status: 'published' },
  ),
  ...EQUIPMENT,
  {
    ...act('POST /api/auth/token', 'signs in without an address', 'come-in', () => '/api/auth/token', {
      grant_type: 'password',
    }),
    changes: false,
    status: 400,
  },
  {
    ...act('GET /api/auth/user', 'asks who is signed in', 'come-in', () => '/api/auth/user'),
    status: ({ token }) => (token ? 200 : 401),
  },
  {
    ...act('POST /api/auth/logout', 'signs out', 'come-in', () => '/api/auth/logout'),
    changes: false,
  },
  {
    ...act('POST /api/rpc/is_admin', 'asks who administers', 'come-in', () => '/api/rpc/is_admin'),
    changes: false,
  },
]
