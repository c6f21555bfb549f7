import { expect } from 'vitest'
import { createAdminApi } from '#test/api-people.ts'
import { testEachDatabase } from '#test/database.ts'
import { NOW } from '#test/site.ts'

testEachDatabase(
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

testEachDatabase('T-45: conflicts, wrong fields and what the server decides are told apart', async (db) => {
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
