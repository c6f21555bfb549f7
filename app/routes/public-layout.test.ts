import { expect, test } from 'vitest'
import { insertPost } from '#server/data/posts/write.ts'
import { createTestDatabase } from '#test/database.ts'
import { aPost } from '#test/fixtures.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PATHS = ['/', '/recipes', '/equipment', '/blog', '/about', '/privacy', '/nowhere']

test('spec.md section 2: the top bar has Home, Recipes, Equipment and About on every page', async () => {
  const site = await createTestSite()
  for (const path of PATHS) {
    const { html } = await site.read(path)
    expect([path, ...pageLinks(pagePart(html, 'nav', 'aria-label="Main"'))]).toEqual([
      path,
      { href: '/', text: 'Home' },
      { href: '/recipes', text: 'Recipes' },
      { href: '/equipment', text: 'Equipment' },
      { href: '/about', text: 'About' },
    ])
  }
})

test('spec.md section 2: a visitor is never shown the Admin Panel', async () => {
  const site = await createTestSite()
  for (const path of PATHS) {
    const { html } = await site.read(path)
    expect(html).not.toMatch(/admin/i)
  }
})

test('the top bar marks the page that is shown, and no other', async () => {
  const site = await createTestSite()
  for (const [path, name] of [
    ['/', 'Home'],
    ['/recipes', 'Recipes'],
    ['/equipment', 'Equipment'],
    ['/about', 'About'],
    ['/privacy', undefined],
  ] as const) {
    const nav = pagePart((await site.read(path)).html, 'nav', 'aria-label="Main"')
    const marked = (nav.match(/<a\b[^>]*aria-current="page"[^>]*>[^<]*/g) ?? []).map(pageText)
    expect([path, marked]).toEqual([path, name ? [name] : []])
  }
})

test('spec.md section 2: the menu of small screens begins closed behind a button that says so', async () => {
  const site = await createTestSite()
  const { html } = await site.read('/')
  const button = /<button[^>]*aria-label="Menu"[^>]*>/.exec(html)?.[0] ?? ''
  expect(button).toContain('aria-expanded="false"')
  const controlled = /aria-controls="([^"]+)"/.exec(button)?.[1]
  expect(pagePart(html, 'nav', 'aria-label="Main"')).toContain(`id="${controlled}"`)
})

test('spec.md section 2: the footer has the Quick Links, the Features and the year 2024 on every page', async () => {
  const site = await createTestSite()
  for (const path of PATHS) {
    const footer = pagePart((await site.read(path)).html, 'footer')
    expect([path, ...pageLinks(pagePart(footer, 'nav'))]).toEqual([
      path,
      { href: '/', text: 'Home' },
      { href: '/recipes', text: 'Browse Recipes' },
      { href: '/about', text: 'About Us' },
      { href: '/privacy', text: 'Privacy Policy' },
    ])
    const text = pageText(footer)
    expect(text).toContain('Quick Links Home Browse Recipes About Us Privacy Policy')
    expect(text).toContain('Features Nutrition Tracking Smart Categories Global Cuisines Equipment Lists')
    expect(text).toContain('© 2024 Gentle Plate')
  }
})

test('spec.md section 9: the year of the footer stays 2024 when the clock goes on', async () => {
  const site = await createTestSite({ now: new Date('2031-07-01T00:00:00Z') })
  expect(pageText(pagePart((await site.read('/about')).html, 'footer'))).toContain('© 2024')
})

test('SITE_NAME names the site in title, top bar, footer and shared links', async () => {
  const site = await createTestSite({ env: { SITE_NAME: 'Käthe & Söhne' } })
  for (const path of PATHS) {
    const { html } = await site.read(path)
    expect(pageText(pagePart(html, 'header'))).toContain('Käthe & Söhne')
    expect(pageText(pagePart(html, 'footer'))).toContain('© 2024 Käthe & Söhne')
    expect(pagePart(html, 'title')).toContain('Käthe &amp; Söhne')
    expect(html).not.toContain('Gentle Plate')
  }
})

test('every page has one title, one first heading, one main part and a link that skips to it', async () => {
  const site = await createTestSite()
  for (const path of PATHS) {
    const { html } = await site.read(path)
    const count = (tag: RegExp) => (html.match(tag) ?? []).length
    expect([path, count(/<title>/g), count(/<h1\b/g), count(/<main\b/g)]).toEqual([path, 1, 1, 1])
    expect(html).toContain('<main id="main"')
    expect(pageLinks(html)[0]).toEqual({ href: '#main', text: 'Skip to content' })
    expect(html).toContain('<html lang="en"')
  }
})

test('no page loads anything from another site or sets a cookie', async () => {
  const site = await createTestSite()
  for (const path of PATHS) {
    const response = await site.get(path)
    expect([path, response.headers.get('set-cookie')]).toEqual([path, null])
    const loaded = [
      ...(await response.text()).matchAll(/<(?:script|img|iframe|source|video)\b[^>]*\bsrc="([^"]*)"/g),
    ]
    for (const [, src] of loaded) expect(src).toMatch(/^\/(?!\/)/)
  }
})

test('the footer leads to the three newest posts, and its column leaves with the last of them', async () => {
  const site = await createTestSite()
  // Without the quick links before it, and the guide after it.
  const column = async () => pageLinks(pagePart((await site.read('/privacy')).html, 'footer')).slice(5, -3)
  expect(await column()).toEqual([])
  for (const [title, published_at] of [
    ['Oldest', '2026-01-01T08:00:00.000Z'],
    ['Old', '2026-01-02T08:00:00.000Z'],
    ['New', '2026-01-03T08:00:00.000Z'],
    ['Newest <b>', '2026-01-04T08:00:00.000Z'],
    ['Tomorrow', '2026-03-05T08:00:00.000Z'],
  ] as const)
    await insertPost(site.db, aPost({ title, published_at }), NOW)
  await insertPost(site.db, aPost({ title: 'Draft', status: 'draft' }), NOW)
  expect(await column()).toEqual([
    { href: '/blog/newest-b', text: 'Newest <b>' },
    { href: '/blog/new', text: 'New' },
    { href: '/blog/old', text: 'Old' },
    { href: '/blog', text: 'All posts' },
  ])
  expect((await site.read('/nowhere')).html).toContain('href="/blog/newest-b"')
  const about = pagePart((await site.read('/about')).html, 'main')
  expect(pageLinks(about).at(-1)).toEqual({ href: '/blog', text: 'From the blog' })
})

test('a page that was kept ends when a scheduled post comes into its footer', async () => {
  const db = await createTestDatabase()
  const site = await createTestSite({ db })
  await insertPost(db, aPost({ title: 'Tomorrow', published_at: '2026-03-05T08:00:00.000Z' }), NOW)
  expect((await site.read('/about')).html).not.toContain('Tomorrow')
  const later = await createTestSite({ db, now: new Date('2026-03-05T08:00:01Z') })
  expect((await later.read('/about')).html).toContain('href="/blog/tomorrow"')
})
