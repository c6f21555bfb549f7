import { parseFeed } from '@rowanmanning/feed-parser'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '../data/recipes/write/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { testDatabase } from '#test/database.ts'
import { aPost, aRecipe } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { XSS_PAYLOADS } from '#test/xss-payloads.ts'

type Site = Awaited<ReturnType<typeof createTestSite>>

const HASH = 'a'.repeat(64)
const TITLES = { recipes: 'Recipes · Gentle Plate', blog: 'Blog · Gentle Plate' }

const parser = new XMLParser({
  ...{ isArray: (name: string) => name === 'item', ignoreAttributes: false },
  ...{ parseTagValue: false, trimValues: false },
})

/** Of the first item. */
const pictureOf = (items: { 'media:content': { '@_url': string } }[]) =>
  items[0]?.['media:content']['@_url'] ?? ''

/** What a feed reader that knows nothing of us reads, and the elements of its items. */
async function read(site: Site, list: 'recipes' | 'blog') {
  const xml = await site.get(`/${list}/feed.xml`)
  expect(xml.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const text = await xml.text()
  expect(XMLValidator.validate(text)).toBe(true)
  const { item = [] } = parser.parse(text).rss.channel
  return { text, items: item, rss: parseFeed(text) }
}

testDatabase('a feed of recipes names the newest first, with photograph and description', async (db) => {
  const site = await createTestSite({ db })
  const published_at = '2026-01-01T00:00:00.000Z'
  const older = await insertRecipe(db, { fields: aRecipe({ name: 'Older soup' }), published_at }, NOW)
  const image_url = `/media/${HASH}-900x600`
  const newer = await insertRecipe(db, { fields: aRecipe({ name: 'Soup & salt', image_url }) }, NOW)
  const { items, rss } = await read(site, 'recipes')
  expect([rss.title, rss.url, rss.self]).toEqual([
    TITLES.recipes,
    'https://plate.test/recipes',
    'https://plate.test/recipes/feed.xml',
  ])
  expect(rss.items.map(({ title, url, published }) => [title, url, published?.toISOString()])).toEqual([
    ['Soup & salt', 'https://plate.test/recipes/soup-salt', NOW.toISOString()],
    ['Older soup', 'https://plate.test/recipes/older-soup', published_at],
  ])
  const picture = `https://plate.test/media/${HASH}-900x600/900.jpeg`
  expect(items[0]['content:encoded']).toBe(
    `<p><img src="${picture}" alt="Soup &amp; salt"></p><p>Carrots cooked until they give way.</p>`,
  )
  expect(rss.items.map(({ id }) => id)).toEqual([`urn:uuid:${newer.id}`, `urn:uuid:${older.id}`])
  expect(items[0]).toMatchObject({
    description: 'Carrots cooked until they give way.',
    'dc:creator': 'Ines Calder',
    category: 'Soup',
  })
  expect(pictureOf(items)).toBe(picture)
})

testDatabase('what has no photograph is drawn in a feed: a file that follows the dish', async (db) => {
  const site = await createTestSite({ db })
  const fields = aRecipe({ name: 'Soup' })
  const { id } = await insertRecipe(db, { fields }, NOW)
  await insertPost(db, aPost({ title: 'The pot', featured_image_url: null }), NOW)
  for (const [list, thing] of [
    ['recipes', 'recipes/soup'],
    ['blog', 'blog/the-pot'],
  ] as const) {
    const { items } = await read(site, list)
    const image = pictureOf(items)
    expect(image).toMatch(new RegExp(`^https://plate.test/share/${thing}/[0-9a-f]{20}-4x3[.]jpg$`))
    expect(items[0]['content:encoded'].includes(`<p><img src="${image}" alt=""></p>`)).toBe(
      list === 'recipes',
    )
    const drawn = await site.get(new URL(image).pathname)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
  const before = pictureOf((await read(site, 'recipes')).items)
  const ingredients = [{ section: null, ingredient_text: '500 g beetroot' }]
  const author = { author_id: null, role: 'administrator' } as const
  await updateRecipe(db, id, { fields: { ...fields, ingredients }, status: 'published', ...author }, NOW)
  expect(pictureOf((await read(site, 'recipes')).items)).not.toBe(before)
})

testDatabase('a feed of posts holds their whole text, and every address in it is whole', async (db) => {
  const site = await createTestSite({ db })
  await updateSettings(db, { fields: { ...NO_SETTINGS, chef_name: 'Ines' }, author_id: null }, NOW)
  await insertRecipe(db, { fields: aRecipe() }, NOW)
  const content = [
    '<h2>The pot</h2>',
    'No lid. <a href="/about">About</a> <script>alert(1)</script>',
    `<img src="/a.jpg" srcset="/a.jpg 1x, https://img.example/b.jpg 2x" alt='say href="/x"'>`,
    '<a href="/recipes/silky-carrot-soup">soup</a>',
    'Buy <a href="https://amzn.to/3x" rel="sponsored">a pot</a>',
  ].join('\n')
  await insertPost(db, aPost({ content }), NOW)
  const { items, rss } = await read(site, 'blog')
  const html = items[0]['content:encoded']
  expect(rss.items[0]?.content).toContain('<h2>The pot</h2>')
  expect(html.split('\n')).toEqual([
    '<h2>The pot</h2>',
    '<p>No lid. <a href="https://plate.test/about">About</a></p>',
    expect.stringContaining(
      'src="https://plate.test/a.jpg" srcset="https://plate.test/a.jpg 1x, https://img.',
    ),
    '<p><a href="https://plate.test/recipes/silky-carrot-soup">Silky Carrot Soup</a></p>',
    '<p>Some links here are affiliate links. This site earns a commission when you buy through one.</p>',
    '<p>Buy <a href="https://amzn.to/3x" target="_blank" rel="sponsored nofollow noopener">a pot</a></p>',
  ])
  expect(html).toContain('alt="say href=&quot;/x&quot;"')
  expect(items[0]['dc:creator']).toBe('Ines')
})

test('a feed says what is public at this moment, and holds thirty things at most', async () => {
  const site = await createTestSite()
  const names = async () => (await read(site, 'recipes')).rss.items.map(({ title }) => title)
  expect(await names()).toEqual([])
  const fields = aRecipe({ name: 'First soup' })
  const { id } = await insertRecipe(site.db, { fields }, NOW)
  expect(await names()).toEqual(['First soup'])
  const author = { author_id: null, role: 'administrator' } as const
  await updateRecipe(site.db, id, { fields, status: 'draft', ...author }, NOW)
  expect(await names()).toEqual([])
  for (let soup = 1; soup <= 31; soup++)
    await insertRecipe(site.db, { fields: aRecipe({ name: `Soup ${soup}` }) }, NOW)
  expect((await names()).length).toBe(30)
})

const HOSTILE = [
  ...XSS_PAYLOADS,
  '</script></title></item></channel>]]><x/>',
  '<![CDATA[ <b> ]]>',
  '&lt;script&gt; &amp; &#0; &undefined;',
  'a\u0000b\u0001c\u000bd\u001fe\u007ff\ufffeg\uffffh\ud800i',
  '\u202eevil\u202c \u2066bidi\u2069 \u2028\u2029 \ufeff',
]

test('no text of a stranger becomes an element of a feed, or breaks one', async () => {
  const site = await createTestSite()
  for (const text of HOSTILE) {
    const fields = aRecipe({ name: text, description: text, author_name: text })
    await insertRecipe(site.db, { fields }, NOW)
    await insertPost(site.db, aPost({ title: text, excerpt: text, content: 'Safe.' }), NOW)
  }
  for (const list of ['recipes', 'blog'] as const) {
    const { text, rss } = await read(site, list)
    const names = new Set([...text.matchAll(/<([a-z][\w:]*)/gi)].map(([, name]) => name))
    expect([...names].toSorted()).toEqual(
      [
        ...['atom:link', 'channel', 'content:encoded', 'description', 'guid', 'item', 'language'],
        ...['lastBuildDate', 'link', 'media:content', 'pubDate', 'rss', 'title'],
        ...(list === 'recipes' ? ['category', 'dc:creator'] : []),
      ].toSorted(),
    )
    expect(rss.items.length).toBe(Math.min(HOSTILE.length, 30))
  }
  const { items } = await read(site, 'recipes')
  const titles = items.map(({ title }: { title: string }) => title)
  expect(titles).toContain('<![CDATA[ <b> ]]>')
  expect(titles).toContain('&lt;script&gt; &amp; &#0; &undefined;')
})

test('every public page announces the feeds in its head, and no other page does', async () => {
  const site = await createTestSite()
  const feedsOf = async (path: string) =>
    [...(await site.read(path)).html.matchAll(/<link [^>]*rel="alternate"[^>]*href="([^"]*)"/g)].map(
      ([, href]) => href,
    )
  for (const path of ['/', '/recipes', '/blog', '/privacy'])
    expect(await feedsOf(path)).toEqual(['/recipes/feed.xml', '/blog/feed.xml'])
  expect(await feedsOf('/auth')).toEqual([])
})
