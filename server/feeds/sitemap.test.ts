import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { toWords } from '#domain/settings/words.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { STANDARD_PAGES } from '../data/guide/standard-pages.ts'
import { testDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { writeSitemap } from './sitemap.ts'

const GUIDE = ['/guide', ...STANDARD_PAGES.map(({ slug }) => `/guide/${slug}`)]
const FIXED = [
  '/',
  '/recipes',
  '/equipment',
  '/blog',
  '/how-we-know',
  '/profile',
  '/about',
  '/privacy',
  ...GUIDE,
]
const HASH = 'a'.repeat(64)

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })

/** What a program that knows nothing of us reads in a sitemap. */
function read(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}

const pathsOf = (xml: string): string[] =>
  read(xml).urlset.url.map(({ loc }: { loc: string }) => decodeURI(loc.replace('https://plate.test', '')))

testDatabase('the sitemap names every public page, when it changed, and its photograph', async (db) => {
  const site = await createTestSite({ db })
  await insertEquipment(db, [aPieceOfEquipment()], NOW)
  const photo = aRecipe({ name: 'Photo soup', image_url: `/media/${HASH}-1600x900` })
  const elsewhere = aPost({ title: 'Käse & Co', featured_image_url: 'https://img.example/a.jpg?b=1&c=2' })
  await insertRecipe(db, { fields: photo, published_at: '2026-01-01T00:00:00.000Z' }, NOW)
  await insertPost(db, elsewhere, NOW)
  const response = await site.get('/sitemap.xml')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  const { url } = read(await response.text()).urlset
  expect(url.slice(0, FIXED.length).map(({ loc }: { loc: string }) => loc)).toEqual(
    FIXED.map((path) => `https://plate.test${path}`),
  )
  expect(url.slice(FIXED.length)).toEqual([
    { loc: 'https://plate.test/equipment/steady-blender', lastmod: NOW.toISOString() },
    {
      loc: 'https://plate.test/blog/kase-co',
      lastmod: NOW.toISOString(),
      'image:image': { 'image:loc': 'https://img.example/a.jpg?b=1&c=2' },
    },
    {
      loc: 'https://plate.test/recipes/photo-soup',
      lastmod: NOW.toISOString(),
      'image:image': { 'image:loc': `https://plate.test/media/${HASH}-1600x900/1200.jpeg` },
    },
  ])
})

testDatabase(
  'a sitemap that is too long for one file is an index of parts, which hold each page once',
  async (db) => {
    for (let soup = 1; soup <= 7; soup++)
      await insertRecipe(db, { fields: aRecipe({ name: `Soup ${soup}` }) }, NOW)
    await insertRecipe(db, { fields: aRecipe({ name: 'Hidden' }), status: 'draft' }, NOW)
    const site = { siteUrl: new URL('https://plate.test'), words: toWords(NO_SETTINGS), now: NOW }
    const write = async (part?: number) => (await writeSitemap(db, site, { part, most: 12 })) ?? ''
    expect(read(await write()).sitemapindex.sitemap).toEqual(
      [1, 2, 3].map((part) => ({ loc: `https://plate.test/sitemap.xml?part=${part}` })),
    )
    const parts = [pathsOf(await write(1)), pathsOf(await write(2)), pathsOf(await write(3))]
    expect(parts.map((paths) => paths.length)).toEqual([12, 12, 11])
    const soups = [1, 2, 3, 4, 5, 6, 7].map((soup) => `/recipes/soup-${soup}`)
    expect(parts.flat()).toEqual([...FIXED, ...soups])
    expect(await write(4)).toBe('')
  },
)

test('a part that there is not, and one that is no number, has no file of its own', async () => {
  const site = await createTestSite()
  expect((await site.get('/sitemap.xml?part=2')).status).toBe(404)
  for (const query of ['?part=0', '?part=-1', '?part=x', '?part=999999', '?other=1']) {
    const response = await site.get(`/sitemap.xml${query}`)
    expect([query, response.status, pathsOf(await response.text())]).toEqual([query, 200, FIXED])
  }
})

test('the sitemap says what is public at this moment', async () => {
  const site = await createTestSite()
  const paths = async () => pathsOf(await (await site.get('/sitemap.xml')).text())
  expect(await paths()).toEqual(FIXED)
  await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  expect(await paths()).toEqual([...FIXED, '/recipes/silky-carrot-soup'])
})

test('robots.txt names the sitemap by our own address, and refuses nothing that says noindex by itself', async () => {
  const site = await createTestSite({ env: { SITE_URL: 'https://soup.example' } })
  const response = await site.get('/robots.txt', { headers: { Host: 'evil.example' } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect((await response.text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /auth',
    '',
    'Sitemap: https://soup.example/sitemap.xml',
    '',
  ])
})
