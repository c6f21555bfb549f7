import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PostFields } from '#domain/post/post.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { aPost } from '#test/fixtures.ts'
import { findFacts } from '#test/page-facts.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { XSS_PAYLOADS } from '#test/xss-payloads.ts'

const SLUG = 'a-stock-worth-standing-over'

async function createBlogWith(...posts: Partial<PostFields>[]) {
  const site = await createTestSite()
  const ids: string[] = []
  for (const post of posts) ids.push(await insertPost(site.db, aPost(post), NOW))
  return { ...site, ids }
}

async function readPost(fields: Partial<PostFields> = {}) {
  const site = await createBlogWith(fields)
  const { status, html } = await site.read(`/blog/${SLUG}`)
  return { site, status, html, article: pagePart(html, 'article') }
}

/** The HTML of a post's content on its page. */
const contentOf = (article: string) => /<div[^>]*class="prose"[^>]*>(.*?)<\/div>/s.exec(article)?.[1]

test('spec.md section 2: a post has picture, title, long-form date, excerpt, content and a way back', async () => {
  const { status, article } = await readPost({ featured_image_url: 'https://pictures.example/stock.jpg' })
  expect(status).toBe(200)
  expect(pageText(pagePart(article, 'h1'))).toBe('A stock worth standing over')
  expect(pagePart(article, 'time')).toBe('<time dateTime="2026-01-02T08:00:00.000Z">January 2, 2026</time>')
  expect(pageText(article)).toContain('The broth that starts half the recipes.')
  expect(article).toMatch(/<img[^>]*src="https:\/\/pictures\.example\/stock\.jpg"/)
  expect(pageLinks(article)).toEqual([{ href: '/blog', text: 'Back to Blog' }])
})

test('the title of a post without a photograph and a dish is its picture, and one without an excerpt has none', async () => {
  const { article } = await readPost({ excerpt: null })
  expect(article).not.toContain('<img')
  expect(pagePart(article, 'header')).toContain('on-cloth')
  expect(pagePart(article, 'header')).not.toMatch(/<p[^>]*><\/p>/)
})

test('spec.md section 2: content is split on newlines into paragraphs, blank lines skipped, each line as HTML', async () => {
  const { article } = await readPost({
    content: 'One <em>bone</em>.\n\n  \r\nTwo.\n<h2>The pot</h2>\n<ul><li>a</li></ul>\n',
  })
  expect(contentOf(article)).toBe(
    '<p>One <em>bone</em>.</p>\n<p>Two.</p>\n<h2>The pot</h2>\n<ul><li>a</li></ul>',
  )
})

test('a post that was cleaned when it was written is shown letter for letter', async () => {
  const { site, article } = await readPost({
    content: [
      '<h1>The pot</h1>',
      '<p lang="fr" onclick="x()">Deux <a href="https://pots.example/two">litres</a> &amp; <em>plus</em></p>',
      '<ul><li>one<script>alert(1)</script></li></ul>',
      '<figure><img src="/media/pot.webp"><figcaption>Six litres.</figcaption></figure>',
    ].join('\n'),
  })
  const { content } = await site.db.selectFrom('blog_posts').select('content').executeTakeFirstOrThrow()
  expect(content).toContain('<p lang="fr">Deux <a href="https://pots.example/two" rel="noopener">')
  expect(contentOf(article)).toBe(content)
})

test('content is sanitised when it is shown, whatever is stored', async () => {
  const { site, html: clean } = await readPost({ content: 'Clean' })
  await site.db
    .updateTable('blog_posts')
    .set({ content: XSS_PAYLOADS.join('\n') })
    .execute()
  const answer = await site.render(`/blog/${SLUG}`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  const content = contentOf(html) ?? ''
  expect(content.length).toBeGreaterThan(100)
  expect(content).not.toMatch(/<(script|svg|iframe|style|form|object|embed|math|template|base|meta|link)\b/i)
  expect(content).not.toMatch(/<[^>]+\s(on\w+|style|class|id|name)=/i)
  expect(content).not.toMatch(/(href|src|srcset|cite)="(?!https?:\/\/[^/]|\/(?!\/))/i)
  const scripts = (page: string) => page.match(/<script\b/g)?.length
  expect(scripts(html)).toBe(scripts(clean))
  const data = await site.read(`/blog/${SLUG}.data`)
  expect(data.html).toContain('alert(1)')
  expect(data.html).not.toMatch(/(<|\\u003c)(script|svg|iframe|img src=x)/i)
})

test('a post with affiliate links shows the disclosure before the first of them', async () => {
  const link = '<a href="https://shop.example/pot" rel="sponsored nofollow">the pot</a>'
  const { article } = await readPost({ content: `Buy ${link}.` })
  expect(article).toContain('rel="sponsored nofollow noopener"')
  expect(article.indexOf('Some links here are affiliate links.')).toBeGreaterThan(0)
  expect(article.indexOf('Some links here are affiliate links.')).toBeLessThan(
    article.indexOf('https://shop.example'),
  )
  const { article: without } = await readPost({
    content: 'Buy <a href="https://shop.example/pot">the pot</a>.',
  })
  expect(without).not.toContain('affiliate')
})

test('spec.md section 2: an unknown or unpublished post redirects to /blog, and reveals nothing', async () => {
  const site = await createBlogWith(
    { title: 'Secret draft', status: 'draft' },
    { title: 'Secret future', published_at: '2026-03-04T05:06:08Z' },
  )
  const unknown = await site.get('/blog/unknown')
  expect(unknown.headers.get('location')).toBe('/blog')
  const unknownData = await (await site.get('/blog/unknown.data')).text()
  for (const slug of [
    'unknown',
    'secret-draft',
    'secret-future',
    '%00',
    'a%00b',
    '%F0%9F%98%80',
    '%',
    '__proto__',
    'x'.repeat(10_000),
  ]) {
    const response = await site.get(`/blog/${slug}`)
    expect(response.status, slug.slice(0, 20)).toBe(302)
    expect(response.headers.get('location')).toBe('/blog')
    expect(await response.text()).toBe('')
  }
  for (const slug of ['secret-draft', 'secret-future']) {
    const data = await site.get(`/blog/${slug}.data`)
    expect(await data.text()).toBe(unknownData)
  }
})

test('spec.md section 4: a scheduled post opens by itself when its moment has come', async () => {
  const before = await createBlogWith({ published_at: '2026-03-04T06:00:00Z' })
  expect((await before.get(`/blog/${SLUG}`)).status).toBe(302)
  const early = await createTestSite({ db: before.db, now: new Date('2026-03-04T05:59:59.999Z') })
  expect((await early.get(`/blog/${SLUG}`)).status).toBe(302)
  const after = await createTestSite({ db: before.db, now: new Date('2026-03-04T06:00:00Z') })
  expect((await after.get(`/blog/${SLUG}`)).status).toBe(200)
  expect((await after.read(`/blog/${SLUG}.data`)).html).toContain('Four bones')
})

test('spec.md section 8: a fetch error redirects to /blog and is written down', async () => {
  // A page that was read before goes on from memory.
  const site = await createBlogWith({})
  await site.db.destroy()
  const response = await site.get(`/blog/${SLUG}`)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/blog')
  expect(site.log.join('\n')).toMatch(/error/i)
})

test('a post is there again once the fault is over', async () => {
  const site = await createBlogWith({})
  const statuses = async () =>
    Promise.all([`/blog/${SLUG}`, `/blog/${SLUG}.data`].map(async (path) => (await site.get(path)).status))
  await sql`alter table blog_posts rename column content to away`.execute(site.db)
  expect(await statuses()).toEqual([302, 202])
  await sql`alter table blog_posts rename column away to content`.execute(site.db)
  expect(await statuses()).toEqual([200, 200])
})

test('an old address leads on to the new one for good, while the post is public', async () => {
  const site = await createBlogWith({}, { title: 'Secret draft', status: 'draft' })
  const [post = '', draft = ''] = site.ids
  await site.db
    .insertInto('old_slugs')
    .values([
      { kind: 'post', slug: 'old-name', target_id: post },
      { kind: 'post', slug: 'old-secret', target_id: draft },
    ])
    .execute()
  const moved = await site.get('/blog/old-name')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/blog/${SLUG}`])
  const hidden = await site.get('/blog/old-secret')
  expect([hidden.status, hidden.headers.get('location')]).toEqual([302, '/blog'])
})

test('below a post stand up to three others, the newest first, and never itself', async () => {
  const site = await createBlogWith(
    {},
    ...[1, 2, 3, 4].map((day) => ({ title: `Post ${day}`, published_at: `2025-01-0${day}T08:00:00Z` })),
    { title: 'Secret draft', status: 'draft' },
  )
  const { html } = await site.read(`/blog/${SLUG}`)
  const next = pagePart(html, 'section', 'aria-labelledby="next"')
  expect(pageLinks(next).flatMap(({ text }) => (text.startsWith('Read more') ? [] : [text]))).toEqual([
    'Post 4',
    'Post 3',
    'Post 2',
  ])
})

test('the page has its own title, description, address and facts', async () => {
  const { html } = await readPost({ title: 'A stock worth standing over', excerpt: 'Broth </script> & more' })
  expect(html).toContain('<title>A stock worth standing over · Gentle Plate</title>')
  expect(html).toContain('<meta name="description" content="Broth &lt;/script&gt; &amp; more"/>')
  expect(html).toContain(`<link rel="canonical" href="https://plate.test/blog/${SLUG}"/>`)
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(findFacts(html, 'BlogPosting')).toMatchObject({
    headline: 'A stock worth standing over',
    description: 'Broth </script> & more',
    datePublished: '2026-01-02T08:00:00.000Z',
    dateModified: NOW.toISOString(),
    mainEntityOfPage: { '@id': `https://plate.test/blog/${SLUG}` },
  })
})

test('only a beginning of three lines has a drop cap', async () => {
  const first = async (content: string) => (await readPost({ content })).article
  expect(await first('Short.')).toContain('data-short')
  expect(await first(`${'A long line of words. '.repeat(12)}\nShort.`)).not.toContain('data-short')
})
