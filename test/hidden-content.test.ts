import { expect, test } from 'vitest'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost, updatePost } from '#server/data/posts/write.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { POSTS } from '#server/data/things/post-thing.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { createTestDatabase, testDatabase } from './database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from './fixtures.ts'
import { pageText } from './page-text.ts'
import { createTestSite, NOW } from './site.ts'

const CANARY = 'canaryword'
const LATER = new Date(NOW.getTime() + 60_000)

// Whatever anonymous visitors can ask for, nothing of a draft or of something scheduled is in the answer.
for (const engine of ['sqlite', 'postgres'] as const) {
  test(`drafts and what is scheduled are nowhere (${engine})`, { timeout: 60_000 }, async () => {
    const db = await createTestDatabase(engine)
    const seen = await insertRecipe(db, { fields: aRecipe({ name: 'Seen soup' }) }, NOW)
    const hidden = aRecipe({
      name: `Draft ${CANARY}`,
      description: CANARY,
      story: CANARY,
      author_name: CANARY,
      keywords: [CANARY],
      ingredients: [{ ingredient_text: CANARY, section: CANARY }],
      instructions: [{ step_number: 1, step_text: CANARY, section: CANARY, step_url: null }],
      recipe_category: 'Salad',
      cuisine: 'Greek',
    })
    const draft = await insertRecipe(db, { fields: hidden, status: 'draft' }, NOW)
    const published_at = LATER.toISOString()
    const later = await insertRecipe(db, { fields: hidden, published_at }, NOW)
    const piece = aPieceOfEquipment({ name: `Draft ${CANARY}`, brand: CANARY, category: CANARY })
    const pieces = await insertEquipment(
      db,
      [
        { ...piece, status: 'draft' },
        { ...piece, published_at },
      ],
      NOW,
    )
    const [piece_id = ''] = pieces
    await db.insertInto('old_slugs').values({ kind: 'recipe', slug: 'once', target_id: draft.id }).execute()
    await db
      .insertInto('old_slugs')
      .values({ kind: 'equipment', slug: 'once', target_id: piece_id })
      .execute()
    const post = { title: `Post ${CANARY}`, content: CANARY, excerpt: CANARY }
    await insertPost(db, aPost({ title: 'Seen post' }), NOW)
    const draftPost = await insertPost(db, aPost({ ...post, status: 'draft' }), NOW)
    await insertPost(db, aPost({ ...post, title: `Later ${CANARY}`, published_at: LATER.toISOString() }), NOW)
    await db.insertInto('old_slugs').values({ kind: 'post', slug: 'once', target_id: draftPost }).execute()

    const site = await createTestSite({ db })
    const paths = [
      '/',
      '/recipes',
      `/recipes?search=${CANARY}`,
      '/recipes?search=canaryward',
      '/recipes?search=canaryward+soup',
      '/equipment?search=canaryward',
      '/recipes?category=Salad',
      '/recipes?cuisine=Greek',
      `/recipes/${seen.slug}`,
      `/recipes/${draft.slug}`,
      `/recipes/${later.slug}`,
      '/recipes/once',
      '/blog',
      '/blog?page=2',
      '/blog/seen-post',
      `/blog/post-${CANARY}`,
      `/blog/later-${CANARY}`,
      '/blog/once',
      '/equipment',
      '/about',
      '/privacy',
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/recipes/feed.xml',
      '/blog/feed.xml',
      '/health',
      '/api/recipes',
      `/api/recipes?search=${CANARY}`,
      `/api/recipes/${draft.slug}`,
      `/api/recipes/${draft.id}`,
      `/api/recipes/${later.slug}`,
      ...pieces.flatMap((id) => [`/equipment/${id}`, `/api/equipment/${id}`]),
      ...PIECES,
      `/equipment?search=${CANARY}`,
      `/equipment?category=${CANARY}`,
      '/api/equipment',
      '/api/recipes/once',
      '/api/posts',
      `/api/posts/post-${CANARY}`,
      `/api/posts/later-${CANARY}`,
      '/api/posts/once',
      `/api/admin/posts/${draftPost}`,
    ]
    for (const path of paths.flatMap((path) => (isFile(path) ? [path] : [path, asData(path)]))) {
      const response = await site.get(path)
      const said = `${response.headers.get('location')} ${await response.text()}`
      // An answer may repeat what was typed into the address, but not know the titles that hold it.
      const hidden = path.includes(CANARY) ? /Draft canary|Post canary|Later canary/ : /canaryword/
      expect([path, said]).toEqual([path, expect.not.stringMatching(hidden)])
    }
    expect(pageText(await (await site.get('/recipes')).text())).toContain('1 recipe found')
    for (const { slug } of [draft, later]) expect((await site.get(`/recipes/${slug}`)).status).toBe(404)
    for (const path of [...pieces.map((id) => `/equipment/${id}`), ...PIECES])
      expect((await site.get(path)).status).toBe(404)
    expect((await site.get('/recipes/once')).status).toBe(404)
  })
}

const PIECES = ['/equipment/once', `/equipment/draft-${CANARY}`, `/equipment/draft-${CANARY}-2`]
const FAR = new Date(NOW.getTime() + 24 * 60 * 60 * 1000)
const PLACES = [
  ...['/', '/blog', '/recipes', '/recipes?search=canaryword', '/api/posts', '/api/recipes'],
  ...['/sitemap.xml', '/recipes/feed.xml'],
]

testDatabase('what is taken back from the public is gone at the next request', async (db) => {
  const site = await createTestSite({ db })
  const { user_id: author_id } = await site.as('admin')
  const author = { author_id, role: 'administrator' } as const
  const seen = async (path: string) => (await site.get(path)).text()

  const fields = aPost({ title: `Post ${CANARY}` })
  const id = await insertPost(db, fields, NOW)
  const recipe = { fields: aRecipe({ name: `Recipe ${CANARY}` }), ...author }
  const { id: recipeId, slug } = await insertRecipe(db, { fields: recipe.fields }, NOW)
  for (const path of PLACES) expect([path, await seen(path)]).toEqual([path, expect.stringContaining(CANARY)])

  const takeBack: Record<string, () => Promise<unknown>> = {
    draft: () => updatePost(db, id, { fields: { ...fields, status: 'draft' }, ...author }, NOW),
    'published again': () => updatePost(db, id, { fields, ...author }, NOW),
    rescheduled: () =>
      updatePost(db, id, { fields: { ...fields, published_at: FAR.toISOString() }, ...author }, NOW),
    'published once more': () => updatePost(db, id, { fields, ...author }, NOW),
    deleted: () => removeThing(db, POSTS, id, author, NOW),
  }
  for (const [state, take] of Object.entries(takeBack)) {
    await take()
    const isPublic = state.startsWith('published')
    for (const path of ['/blog', '/api/posts', '/blog.data', '/blog/feed.xml'])
      expect([state, path, (await seen(path)).includes(CANARY)]).toEqual([state, path, isPublic])
    expect([state, (await seen('/sitemap.xml')).includes(`/blog/post-${CANARY}<`)]).toEqual([state, isPublic])
    expect([state, (await site.get(`/blog/post-${CANARY}`)).status]).toEqual([state, isPublic ? 200 : 302])
    expect([state, (await site.get(`/api/posts/post-${CANARY}`)).status]).toEqual([
      state,
      isPublic ? 200 : 404,
    ])
  }

  await updateRecipe(db, recipeId, { ...recipe, status: 'draft' }, NOW)
  expect((await site.get(`/recipes/${slug}`)).status).toBe(404)
  await updateRecipe(db, recipeId, { ...recipe, status: 'published' }, NOW)
  expect((await site.get(`/recipes/${slug}`)).status).toBe(200)
  await removeThing(db, RECIPES, recipeId, author, NOW)
  for (const path of [`/recipes/${slug}`, `/api/recipes/${slug}`])
    expect([path, (await site.get(path)).status]).toEqual([path, 404])
  for (const path of PLACES)
    expect([path, await seen(path)]).toEqual([path, expect.not.stringMatching(/recipe.canaryword/i)])
})

/** What no page is has no data of its own. */
const isFile = (path: string) => /\.\w+$/.test(path)

function asData(path: string) {
  const [pathname = '', query] = path.split('?')
  return `${pathname === '/' ? '/_' : pathname}.data${query ? `?${query}` : ''}`
}
