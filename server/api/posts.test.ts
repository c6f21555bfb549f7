import { expect } from 'vitest'
import { insertPost } from '#server/data/posts/write.ts'
import { callApi } from '#test/api-client.ts'
import { createAdminApi } from '#test/api-people.ts'
import { testDatabase } from '#test/database.ts'
import { aPost } from '#test/fixtures.ts'
import { NOW, createTestSite } from '#test/site.ts'

const CARD = {
  title: 'A stock worth standing over',
  slug: 'a-stock-worth-standing-over',
  excerpt: 'The broth that starts half the recipes.',
  featured_image_url: null,
  published_at: '2026-01-02T08:00:00.000Z',
  created_at: '2026-03-04T05:06:07.000Z',
  language: null,
}

testDatabase('posts have the fields of spec.md section 7', async (db) => {
  const id = await insertPost(db, aPost(), NOW)
  const site = await createTestSite({ db })
  expect((await callApi(site, '/api/posts')).json).toEqual({
    posts: [{ id, ...CARD }],
    count: 1,
    page: 1,
    pages: 1,
  })
  expect((await callApi(site, `/api/posts/${CARD.slug}`)).json).toEqual({
    id,
    ...CARD,
    content: 'Four bones, one carrot.\n<h2>The pot</h2>\nNo lid.',
    updated_at: '2026-03-04T05:06:07.000Z',
  })
})

testDatabase('a draft is never answered, a scheduled post from its moment on', async (db) => {
  const canary = 'canaryword'
  const hidden = { title: canary, content: canary, excerpt: canary }
  await insertPost(db, aPost({ ...hidden, status: 'draft' }), NOW)
  const later = new Date(NOW.getTime() + 1000)
  const scheduled = await insertPost(db, aPost({ ...hidden, published_at: later.toISOString() }), NOW)
  await db.insertInto('old_slugs').values({ kind: 'post', slug: 'once', target_id: scheduled }).execute()
  const site = await createTestSite({ db })
  for (const path of ['', '?page=2', `/${canary}`, `/${canary}-2`, '/once', `/${scheduled}`]) {
    const { text, headers } = await callApi(site, `/api/posts${path}`)
    expect([path, text + headers.get('location')]).toEqual([path, expect.not.stringContaining(canary)])
  }
  const then = await createTestSite({ db, now: later })
  expect((await callApi(then, '/api/posts')).json).toMatchObject({ count: 1, posts: [{ title: canary }] })
  const moved = await callApi(then, '/api/posts/once')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/api/posts/${canary}-2`])
})

testDatabase('what an older release stored is answered without its scripts', async (db) => {
  const id = await insertPost(db, aPost(), NOW)
  const content = '<p onclick="x()">Broth</p><script>alert(1)</script>'
  await db.updateTable('blog_posts').set({ content }).where('id', '=', id).execute()
  const { json } = await callApi(await createTestSite({ db }), `/api/posts/${CARD.slug}`)
  expect(json.content).toBe('Broth')
})

testDatabase(
  'a post is drafted, scheduled, changed and deleted by an administrator’s program',
  async (db) => {
    const { get, post, put, remove, user_id } = await createAdminApi(db)
    const { json: created, headers } = await post('/api/posts', {
      title: 'A broth',
      content: 'Bones.<script>alert(1)</script>\r\n<h2 onclick="x()">The pot</h2>',
    })
    expect((await get(`${headers.get('location')}`)).json).toEqual({
      id: created.id,
      title: 'A broth',
      slug: 'a-broth',
      content: 'Bones.\n<h2>The pot</h2>',
      excerpt: null,
      language: null,
      featured_image_url: null,
      status: 'draft',
      published_at: null,
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
      author_id: user_id,
    })
    expect((await get('/api/posts/a-broth')).status).toBe(404)
    await put('/api/posts/a-broth', { status: 'published', published_at: '2026-03-04T07:06:07+02:00' })
    expect((await get('/api/posts/a-broth')).json).toMatchObject({ published_at: NOW.toISOString() })
    await put('/api/posts/a-broth', { slug: 'broth', published_at: '2026-03-04T05:06:08Z' })
    for (const slug of ['a-broth', 'broth']) expect((await get(`/api/posts/${slug}`)).status).toBe(404)
    const { json } = await get('/api/admin/posts')
    expect(json).toMatchObject({
      count: 1,
      posts: [{ slug: 'broth', title: 'A broth', status: 'published' }],
    })
    // What was read can be sent back as it is.
    expect((await put('/api/posts/broth', json.posts[0])).status).toBe(200)
    expect((await remove(`/api/posts/${created.id}`)).status).toBe(204)
    for (const answer of [
      get(`/api/admin/posts/${created.id}`),
      put('/api/posts/broth', {}),
      remove('/api/posts/broth'),
    ])
      expect((await answer).status).toBe(404)
  },
)

testDatabase('conflicts, wrong fields and what the server decides are told apart', async (db) => {
  const { get, post, put } = await createAdminApi(db)
  const fields = { title: 'Broth', content: 'Bones.' }
  const { json: first } = await post('/api/posts', { ...fields, author_id: 'somebody', id: 'mine' })
  expect((await get(`/api/admin/posts/${first.id}`)).json.author_id).not.toBe('somebody')
  expect((await post('/api/posts', { ...fields, slug: 'broth' })).json).toMatchObject({ code: 'slug_taken' })
  await put('/api/posts/broth', { title: 'Stock' })
  expect((await put('/api/posts/broth', { title: 'x', updated_at: first.updated_at })).json).toMatchObject({
    status: 409,
    code: 'changed',
  })
  const wrong = await post('/api/posts', {
    title: ' ',
    slug: '!!!',
    content: 7,
    status: 'live',
    published_at: 'tomorrow',
    featured_image_url: '//evil.example/x.png',
    body: 'x',
  })
  expect(Object.keys(wrong.json.errors).sort()).toEqual([
    'body',
    'content',
    'featured_image_url',
    'published_at',
    'slug',
    'status',
    'title',
  ])
  expect((await get('/api/admin/posts')).json.count).toBe(1)
})
