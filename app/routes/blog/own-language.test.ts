import { expect, test } from 'vitest'
import { insertPost } from '#server/data/posts/write.ts'
import { callApi } from '#test/api-client.ts'
import { aPost } from '#test/fixtures.ts'
import { findFacts } from '#test/page-facts.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { spokenIn } from '#test/spoken-in.ts'

const GERMAN = aPost({
  title: 'Brühe, neben der man stehen bleibt',
  excerpt: 'Mit ihr beginnt die Hälfte meiner Rezepte.',
  content:
    'Vier Knochen, eine Karotte und nichts, was den Bauch ärgert.\n<h2>Der Topf</h2>\nEr bleibt offen, damit die Brühe klar wird.',
  published_at: '2026-01-03T08:00:00.000Z',
})

async function createBlog() {
  const site = await createTestSite()
  await insertPost(site.db, aPost(), NOW)
  const id = await insertPost(site.db, GERMAN, NOW)
  const { posts } = JSON.parse((await site.read('/api/posts')).html)
  return { ...site, id, slug: String(posts[0].slug), path: `/blog/${posts[0].slug}` }
}

const CARD = [
  ['de', GERMAN.title],
  ['de', GERMAN.excerpt],
]

test('a voice reads a German post in German, and the page around it in English', async () => {
  const { read, path } = await createBlog()
  const { html } = await read(path)
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('<div data-short="true" dir="auto" lang="de" class="prose">')
  expect(spokenIn(html).slice(0, 2)).toEqual(CARD)
  expect(spokenIn(html)).toHaveLength(3)
  expect(findFacts(html, 'BlogPosting').inLanguage).toBe('de')
})

test('the preview of a German post is read in German, too', async () => {
  const { as, id } = await createBlog()
  const { html } = await (await as('admin')).read(`/admin/preview/post?id=${id}`)
  expect(html).toContain('<div data-short="true" dir="auto" lang="de" class="prose">')
  expect(spokenIn(html).slice(0, 2)).toEqual(CARD)
})

test('the blog, home, search and what is read next say that a post is German', async () => {
  const { read } = await createBlog()
  expect(spokenIn((await read('/blog')).html)).toEqual([...CARD, ['de', GERMAN.title]])
  expect(spokenIn((await read('/')).html)).toEqual(CARD)
  expect(spokenIn((await read('/search?q=bauch')).html)).toEqual([
    ['de', GERMAN.title],
    ['de', '“Vier Knochen, eine Karotte und nichts, was den Bauch ärgert.”'],
  ])
  const other = (await read('/blog/a-stock-worth-standing-over')).html
  expect(spokenIn(other)).toEqual([...CARD, ['de', GERMAN.title]])
  expect(findFacts(other, 'BlogPosting').inLanguage).toBe('en')
})

test('the feed and the API say that a post is German', async () => {
  const site = await createBlog()
  expect((await site.read('/blog/feed.xml')).html.match(/<dc:language>[^<]*/g)).toEqual(['<dc:language>de'])
  const list = (await callApi(site, '/api/posts')).json
  expect(list).toMatchObject({ posts: [{ language: 'de' }, { language: null }] })
  expect((await callApi(site, `/api/posts/${site.slug}`)).json).toMatchObject({ language: 'de' })
})
