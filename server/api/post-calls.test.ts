import { expect } from 'vitest'
import { insertPost } from '#server/data/posts.ts'
import { callApi } from '#test/api-client.ts'
import { testEachDatabase } from '#test/database.ts'
import { aPost } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'

const CARD = {
  title: 'A stock worth standing over',
  slug: 'a-stock-worth-standing-over',
  excerpt: 'The broth that starts half the recipes.',
  featured_image_url: null,
  published_at: '2026-01-02T08:00:00.000Z',
  created_at: '2026-03-04T05:06:07.000Z',
}

testEachDatabase('posts have the fields of SPEC.md section 7', async (db) => {
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

testEachDatabase('T-66: a draft is never answered, a scheduled post from its moment on', async (db) => {
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

testEachDatabase('what an older release stored is answered without its scripts', async (db) => {
  const id = await insertPost(db, aPost(), NOW)
  const content = '<p onclick="x()">Broth</p><script>alert(1)</script>'
  await db.updateTable('blog_posts').set({ content }).where('id', '=', id).execute()
  const { json } = await callApi(await createTestSite({ db }), `/api/posts/${CARD.slug}`)
  expect(json.content).toBe('Broth')
})
