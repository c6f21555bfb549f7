import { expect, test } from 'vitest'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { insertEquipment, updateEquipment } from '#server/data/equipment/write.ts'
import { aPieceOfEquipment } from '#test/fixtures.ts'
import { findFacts } from '#test/page-facts.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

async function createPiece(fields: Partial<EquipmentFields> = {}) {
  const site = await createTestSite()
  const [id = ''] = await insertEquipment(site.db, [aPieceOfEquipment(fields)], NOW)
  return { site, id, slug: (await findStoredEquipment(site.db, id))?.slug }
}

/** The page of a piece, and its own part of it. */
async function readPiece(fields: Partial<EquipmentFields> = {}) {
  const { site, id, slug } = await createPiece(fields)
  const { status, html } = await site.read(`/equipment/${slug}`)
  const article = pagePart(html, 'article')
  return { site, id, slug, status, html, article, text: pageText(article) }
}

test('spec.md section 2: equipment detail shows all that is known of the piece', async () => {
  const { status, article, text } = await readPiece({ price: 1129.5 })
  expect(status).toBe(200)
  expect(pageText(pagePart(article, 'h1'))).toBe('Steady Blender')
  for (const words of [
    ...['Hearthline SB-2', 'Blending', '4.5 out of 5 stars', '$1,129.50', 'A jug blender with a wide base.'],
    ...['Our Review “It has outlived two lids.”', 'Key Features 1.8 l glass jug Six blades Pulse Quiet'],
    ...['Pros Smooth in two minutes', 'Cons Heavy jug', 'Where to Buy', 'Ready to get this equipment?'],
  ]) {
    expect(text).toContain(words)
  }
  expect(article).toMatch(/<img[^>]*src="\/plates\/[^"]*tools-v3\/blender\/square\/steady-blender/)
})

test("spec.md section 2: shops are offered as 'Buy on {label or program}', beside the picture and at the end", async () => {
  const { article } = await readPiece()
  const shops = [
    { href: 'https://shop.example/sb-2?tag=plate', text: 'Buy on Kitchen Shop, opens in a new tab' },
    { href: 'https://market.example/sb-2', text: 'Buy on Marketplace, opens in a new tab' },
    { href: 'https://third.example/sb-2', text: 'Buy on Third Shop, opens in a new tab' },
  ]
  expect(pageLinks(pagePart(article, 'section', 'aria-labelledby="where-to-buy"'))).toEqual(shops)
  const end = article.slice(article.indexOf('Ready to get this equipment?'))
  expect(pageLinks(end)).toEqual([...shops, { href: '/equipment', text: 'Back to Equipment' }])
})

test('affiliate links are named as such, open in a new tab and come after the disclosure', async () => {
  const { html } = await readPiece()
  const links = html.match(/<a [^>]*href="https:[^>]*>/g) ?? []
  expect(links).toHaveLength(6)
  for (const link of links) {
    expect(link).toContain('target="_blank"')
    expect(link).toContain('rel="sponsored nofollow noopener"')
  }
  const disclosure = html.indexOf('Some links here are affiliate links.')
  expect(disclosure).toBeGreaterThan(0)
  expect(disclosure).toBeLessThan(html.indexOf('<a href="https:'))
  expect(pageText(pagePart(html, 'main')).split('Some links here are affiliate links.')).toHaveLength(2)
})

test('a price says on which day it was checked, where that is known', async () => {
  const { site, id, text } = await readPiece({ price: 189, price_checked_on: '2026-05-03' })
  expect(text).toContain('$189.00 Price checked on May 3, 2026')
  expect(text).toMatch(/Price \$189\.00 Checked May 3, 2026/)
  const { html: list } = await site.read('/equipment')
  expect(pageText(list)).toContain('Price checked on May 3, 2026')
  expect((await site.read(`/api/equipment/${id}`)).html).toContain('"price_checked_on":"2026-05-03"')
  expect((await readPiece({ price: null, price_checked_on: '2026-05-03' })).text).not.toContain('checked')
})

test('parts without content are left out', async () => {
  const { html, article, text } = await readPiece({
    ...{ description: null, brand: null, model: null, price: null, category: null, image_url: null },
    ...{ features: [], pros: [], cons: [], rating: null, review_summary: null, affiliate_links: [] },
  })
  expect(text).toBe('Steady Blender Back to Equipment')
  expect(article).not.toContain('affiliate')
  expect(findFacts(html, 'Product')).toEqual({})
})

test('a piece with cons and no pros shows the cons alone', async () => {
  const { text } = await readPiece({ pros: [] })
  expect(text).toContain('Cons Heavy jug')
  expect(text).not.toContain('Pros')
})

test('spec.md section 9: prices are formatted en-US in their own currency, and free is a price', async () => {
  expect((await readPiece({ price: 0 })).text).toContain('$0.00')
  expect((await readPiece({ price: 1234.5, currency: 'EUR' })).text).toContain('€1,234.50')
  expect((await readPiece({ price: 12, currency: 'beans' })).text).toContain('12.00 beans')
})

test("spec.md section 2: a piece that is not there reads 'Equipment not found' with a way back, and status 404", async () => {
  const { site } = await readPiece()
  for (const id of [
    'unknown',
    '%00',
    'a%00b',
    '%F0%9F%98%80',
    "'%20or%201=1--",
    '%',
    'x'.repeat(10_000),
    '__proto__',
  ]) {
    const { status, html } = await site.read(`/equipment/${id}`)
    expect(status, id.slice(0, 20)).toBe(404)
    const main = pagePart(html, 'main')
    expect(pageText(pagePart(main, 'h1'))).toBe('Equipment not found')
    expect(pageLinks(main)).toEqual([{ href: '/equipment', text: 'Back to Equipment' }])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test("spec.md section 2: when it cannot be loaded it reads 'Failed to load equipment' with a way back, and status 500", async () => {
  // A page that was read before goes on from memory.
  const { site, slug } = await createPiece()
  await site.db.destroy()
  const { status, html } = await site.read(`/equipment/${slug}`)
  expect(status).toBe(500)
  const main = pagePart(html, 'main')
  expect(pageText(pagePart(main, 'h1'))).toBe('Failed to load equipment')
  expect(pageLinks(main)).toEqual([{ href: '/equipment', text: 'Back to Equipment' }])
})

test('search engines get the review that stands on the page, and no price that is not ours', async () => {
  const { html } = await readPiece({ name: 'Blender </script><b>' })
  expect(findFacts(html, 'Product')).toMatchObject({
    '@type': 'Product',
    name: 'Blender </script><b>',
    url: 'https://plate.test/equipment/blender-scriptb',
    brand: { name: 'Hearthline' },
    review: {
      author: { name: 'Gentle Plate' },
      reviewBody: 'It has outlived two lids.',
      reviewRating: { ratingValue: 4.5, bestRating: 5, worstRating: 1 },
      positiveNotes: { itemListElement: [{ position: 1, name: 'Smooth in two minutes' }] },
    },
  })
  expect(JSON.stringify(findFacts(html, 'Product'))).not.toMatch(/offers|aggregateRating|price|\b129\b/)
})

test('the page has its own title, description, address and picture', async () => {
  const { html } = await readPiece({ image_url: '/media/blender.webp' })
  expect(html).toContain('<title>Steady Blender · Gentle Plate</title>')
  expect(html).toContain('<meta name="description" content="A jug blender with a wide base."/>')
  expect(html).toContain('<link rel="canonical" href="https://plate.test/equipment/steady-blender"/>')
  expect(html).toContain(
    '<meta property="og:image" content="https://plate.test/share/equipment/steady-blender/',
  )
})

test('the address that a piece once had, and the one of its id, lead on for good', async () => {
  const { site, id } = await readPiece()
  const change = { fields: aPieceOfEquipment(), slug: 'my-blender', author_id: null }
  expect(await updateEquipment(site.db, id, change, NOW)).toMatchObject({ ok: true, slug: 'my-blender' })
  for (const old of [id, 'steady-blender']) {
    const moved = await site.get(`/equipment/${old}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/equipment/my-blender'])
  }
  expect((await site.read('/equipment/my-blender')).status).toBe(200)
})
