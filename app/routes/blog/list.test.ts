import { expect, test } from 'vitest'
import type { PostFields } from '#domain/post/post.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { aPost } from '#test/fixtures.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

async function createBlogWith(...posts: Partial<PostFields>[]) {
  const site = await createTestSite()
  for (const post of posts) await insertPost(site.db, aPost(post), NOW)
  return site
}

const day = (number: number) => new Date(Date.UTC(2025, 0, number)).toISOString()

/** The titles on a page in their order. */
const titlesOf = (html: string) =>
  pageLinks(pagePart(html, 'main'))
    .filter(({ href, text }) => href.startsWith('/blog/') && !text.startsWith('Read more'))
    .map(({ text }) => text)

test("spec.md section 2: a post in the list has picture, date, title link, excerpt and 'Read more →'", async () => {
  const site = await createBlogWith(
    { title: 'The newest', featured_image_url: 'https://pictures.example/new.jpg' },
    { title: 'An older one', published_at: day(1), excerpt: 'With an excerpt.', drawn_as: 'sieve' },
  )
  const { status, html } = await site.read('/blog')
  expect(status).toBe(200)
  const main = pagePart(html, 'main')
  const text = pageText(main)
  expect(text).toContain('January 2, 2026 The newest The broth that starts half the recipes. Read more →')
  expect(text).toContain('January 1, 2025 An older one With an excerpt. Read more →')
  expect(main).toMatch(/<img[^>]*src="https:\/\/pictures\.example\/new\.jpg"/)
  expect(main).toMatch(/<img[^>]*src="\/plates\/[^"]*sieve/)
  for (const text of ['The newest', 'Read more →: The newest']) {
    expect(pageLinks(main)).toContainEqual({ href: '/blog/the-newest', text })
  }
})

test('spec.md section 7: posts are ordered by published_at, newest first', async () => {
  const site = await createBlogWith(
    { title: 'Middle', published_at: day(2) },
    { title: 'Old', published_at: day(1) },
    { title: 'New', published_at: day(3) },
  )
  expect(titlesOf((await site.read('/blog')).html)).toEqual(['New', 'Middle', 'Old'])
})

test('a post without an excerpt has none', async () => {
  const site = await createBlogWith({ excerpt: null })
  const text = pageText(pagePart((await site.read('/blog')).html, 'main'))
  expect(text).toContain('A stock worth standing over January 2, 2026 Read more →:')
})

test("spec.md section 2: an empty blog says 'No blog posts published yet. Check back soon!'", async () => {
  const site = await createBlogWith({ status: 'draft' }, { published_at: '2099-12-01T08:00:00Z' })
  const { status, html } = await site.read('/blog')
  expect(status).toBe(200)
  expect(pageText(html)).toContain('No blog posts published yet. Check back soon!')
})

test('spec.md section 4: drafts and future posts stand nowhere, also not in the data of the list', async () => {
  const site = await createBlogWith(
    { title: 'Public post' },
    { title: 'Secret draft', excerpt: 'Secret words', status: 'draft' },
    { title: 'Secret future', excerpt: 'Secret words', published_at: '2026-03-04T05:06:08Z' },
    { title: 'Secret undated', status: 'draft', published_at: null },
  )
  for (const path of [
    '/blog',
    '/blog.data',
    '/blog?page=2',
    '/blog?page=2.data',
    '/',
    '/_.data',
    '/blog/public-post',
    '/blog/public-post.data',
  ]) {
    const { html } = await site.read(path)
    expect(html, path).not.toMatch(/secret/i)
  }
  expect((await site.read('/blog.data')).html).toContain('Public post')
})

test('spec.md section 4: a scheduled post appears by itself when its moment has come', async () => {
  const before = await createBlogWith({ title: 'Scheduled', published_at: '2026-03-04T06:00:00Z' })
  expect(titlesOf((await before.read('/blog')).html)).toEqual([])
  const after = await createTestSite({ db: before.db, now: new Date('2026-03-04T06:00:00Z') })
  expect(titlesOf((await after.read('/blog')).html)).toEqual(['Scheduled'])
  expect((await after.read('/blog.data')).html).toContain('Scheduled')
})

test('the list shows 24 posts a page with links to the others', async () => {
  const posts = Array.from({ length: 50 }, (_, number) => ({
    title: `Post ${number}`,
    published_at: day(number),
  }))
  const site = await createBlogWith(...posts)
  const pages = ['/blog', '/blog?page=2', '/blog?page=3']
  const titles: string[][] = []
  for (const page of pages) titles.push(titlesOf((await site.read(page)).html))
  expect(titles.map((page) => page.length)).toEqual([24, 24, 2])
  expect(titles.flat()).toEqual(posts.map(({ title }) => title).reverse())

  const { html } = await site.read('/blog?page=2')
  expect(html).toContain('<title>Blog, page 2 · Gentle Plate</title>')
  expect(html).toContain('<link rel="canonical" href="https://plate.test/blog?page=2"/>')
  const links = pageLinks(pagePart(html, 'nav', 'aria-label="Pages"')).map(({ href }) => href)
  expect(new Set(links)).toEqual(new Set(['/blog', '/blog?page=2', '/blog?page=3']))
})

test('a page that does not exist is the nearest one that does', async () => {
  const site = await createBlogWith({ title: 'Only post' })
  for (const page of [
    '-1',
    '0',
    '2',
    '999999',
    '1e9',
    'x',
    '',
    '%00',
    '1.5',
    '%F0%9F%98%80',
    '9'.repeat(400),
  ]) {
    const { status, html } = await site.read(`/blog?page=${page}`)
    expect(status, page.slice(0, 10)).toBe(200)
    expect(titlesOf(html)).toEqual(['Only post'])
    expect(html).toContain('<link rel="canonical" href="https://plate.test/blog"/>')
  }
})

test('when the posts cannot be loaded, the page says so with status 500', async () => {
  const site = await createBlogWith({})
  await site.db.destroy()
  const { status, html } = await site.read('/blog')
  expect(status).toBe(500)
  expect(pageText(pagePart(html, 'main'))).toContain('Failed to load blog posts')
})
