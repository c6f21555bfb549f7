import { expect, test } from 'vitest'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { aPieceOfEquipment } from '#test/fixtures.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

async function createSiteWith(...pieces: Partial<EquipmentFields>[]) {
  const site = await createTestSite()
  const ids = await insertEquipment(site.db, pieces.map(aPieceOfEquipment), NOW)
  return { ...site, ids }
}

/** The names of the pieces on a page in their order. */
const namesOf = (html: string) =>
  pageLinks(pagePart(html, 'main')).flatMap(({ text }) => text.split('View Details & Reviews: ').slice(1))

/** The category buttons in order; the one that is pressed begins with a star. */
function categoriesOf(html: string) {
  const buttons = pagePart(html, 'fieldset').matchAll(
    /<button[^>]*aria-pressed="(true|false)"[^>]*>(.*?)<\/button>/g,
  )
  return [...buttons].map(([, pressed, name = '']) => (pressed === 'true' ? '*' : '') + pageText(name))
}

const TOOLS = [
  { name: 'Sieve', brand: 'Kestrel', description: 'Fine mesh.', category: 'Straining' },
  { name: 'Blender', brand: 'Morrow', description: 'For crème soups.', category: 'Blending' },
  { name: 'Food mill', brand: 'Kestrel', description: 'By hand.', category: 'Straining' },
]

test('spec.md section 2: an equipment card shows what is known of the piece', async () => {
  const site = await createSiteWith({ price: 1129, currency: 'USD', rating: 4.5 })
  const { status, html } = await site.read('/equipment')
  expect(status).toBe(200)
  const text = pageText(pagePart(html, 'main'))
  for (const words of [
    'Steady Blender',
    'Hearthline SB-2',
    'Blending',
    '4.5 out of 5 stars',
    '$1,129.00',
    'A jug blender with a wide base.',
  ]) {
    expect(text).toContain(words)
  }
  expect(html).toMatch(/<img[^>]*src="\/plates\/[^"]*tools-v3\/blender\/square\/steady-blender/)
})

test('spec.md section 9: a card shows up to three key features and two quick-buy links', async () => {
  const site = await createSiteWith({})
  const { html } = await site.read('/equipment')
  const text = pageText(pagePart(html, 'main'))
  for (const feature of ['1.8 l glass jug', 'Six blades', 'Pulse']) expect(text).toContain(feature)
  expect(html).not.toContain('Quiet')
  const shops = pageLinks(pagePart(html, 'main')).filter(({ text }) => text.startsWith('Quick Buy'))
  expect(shops).toEqual([
    {
      href: 'https://shop.example/sb-2?tag=plate',
      text: 'Quick Buy · Kitchen Shop, Steady Blender, opens in a new tab',
    },
    {
      href: 'https://market.example/sb-2',
      text: 'Quick Buy · Marketplace, Steady Blender, opens in a new tab',
    },
  ])
  expect(html).not.toContain('third.example')
})

test('spec.md section 2: a card leads to the details and reviews', async () => {
  const site = await createSiteWith({})
  const { html } = await site.read('/equipment')
  expect(pageLinks(html)).toContainEqual({
    href: '/equipment/steady-blender',
    text: 'View Details & Reviews: Steady Blender',
  })
})

test('spec.md section 9: a rating is out of five stars, whole or not', async () => {
  const site = await createSiteWith(
    { name: 'A', rating: 5 },
    { name: 'B', rating: 1 },
    { name: 'C', rating: 4.75 },
  )
  const { html } = await site.read('/equipment')
  const text = pageText(html)
  for (const words of ['5 out of 5 stars', '1 out of 5 stars', '4.8 out of 5 stars'])
    expect(text).toContain(words)
})

test('affiliate links are named as such, open in a new tab and come after the disclosure', async () => {
  const site = await createSiteWith({})
  const { html } = await site.read('/equipment')
  const links = html.match(/<a [^>]*href="https:[^>]*>/g) ?? []
  expect(links).toHaveLength(2)
  for (const link of links) {
    expect(link).toContain('target="_blank"')
    expect(link).toContain('rel="sponsored nofollow noopener"')
  }
  expect(html.indexOf('Some links here are affiliate links.')).toBeGreaterThan(0)
  expect(html.indexOf('Some links here are affiliate links.')).toBeLessThan(
    html.indexOf('https://shop.example'),
  )
})

test('a page without shops has no disclosure, and what a piece lacks is not mentioned', async () => {
  const site = await createSiteWith({
    ...{ name: 'Bare Sieve', description: null, brand: null, model: null, price: null, category: null },
    ...{ rating: null, features: [], affiliate_links: [] },
  })
  const { html } = await site.read('/equipment')
  const main = pagePart(html, 'main')
  expect(main).not.toContain('affiliate')
  const text = pageText(main.slice(main.indexOf('</form>')))
  expect(text).toBe(
    '1 piece of equipment found Bare Sieve View Details & Reviews : Bare Sieve'.replace(' : ', ': '),
  )
})

test('a photograph of a piece is named by the piece', async () => {
  const site = await createSiteWith({ image_url: 'https://pictures.example/blender.jpg' })
  const { html } = await site.read('/equipment')
  expect(html).toMatch(/<img[^>]*src="https:\/\/pictures\.example\/blender\.jpg"[^>]*alt="Steady Blender"/)
})

test("spec.md section 2: there is 'All Categories' plus the distinct categories, sorted", async () => {
  const site = await createSiteWith(...TOOLS, { name: 'Odd', category: null })
  const { html } = await site.read('/equipment')
  expect(categoriesOf(html)).toEqual(['*All Categories', 'Blending', 'Straining'])
  const { html: strained } = await site.read('/equipment?category=Straining')
  expect(categoriesOf(strained)).toEqual(['All Categories', 'Blending', '*Straining'])
})

test('spec.md section 7: equipment is ordered by name', async () => {
  const site = await createSiteWith(...TOOLS)
  const { html } = await site.read('/equipment')
  expect(namesOf(html)).toEqual(['Blender', 'Food mill', 'Sieve'])
})

test('spec.md section 5: search matches name, brand or description, whatever the case and the accents', async () => {
  const site = await createSiteWith(...TOOLS)
  const found = async (query: string) => namesOf((await site.read(`/equipment?${query}`)).html)
  expect(await found('search=SIEVE')).toEqual(['Sieve'])
  expect(await found('search=kestrel')).toEqual(['Food mill', 'Sieve'])
  expect(await found('search=creme+soups')).toEqual(['Blender'])
  expect(await found('search=kestrel+sieve')).toEqual(['Sieve'])
  expect(await found('search=blender+kestrel')).toEqual([])
  expect(await found('search=kestrel&category=Blending')).toEqual([])
  expect(await found('search=&category=')).toEqual(['Blender', 'Food mill', 'Sieve'])
})

test('search and category are a plain form that remembers both without scripts', async () => {
  const site = await createSiteWith(...TOOLS)
  const { html } = await site.read('/equipment?search=kest%22rel&category=Straining')
  const form = pagePart(html, 'form')
  expect(form).toMatch(/^<form[^>]*action="\/equipment"[^>]*method="get"/)
  expect(form).toMatch(/<input[^>]*name="search"[^>]*value="kest&quot;rel"/)
  // Enter presses the first button of a form: it must keep the category.
  const first = form.match(/<button[^>]*>/)?.[0]
  for (const attribute of ['type="submit"', 'name="category"', 'value="Straining"'])
    expect(first).toContain(attribute)
})

test("spec.md section 2: empty, it says 'No equipment found matching your criteria.' or 'No equipment available yet.'", async () => {
  const empty = await createTestSite()
  const { html } = await empty.read('/equipment')
  expect(pageText(html)).toContain('No equipment available yet.')
  expect(html).not.toContain('No equipment found')
  const site = await createSiteWith(...TOOLS)
  for (const query of ['?search=zzz', '?search=sieve&category=Blending']) {
    const { status, html } = await site.read(`/equipment${query}`)
    expect(status).toBe(200)
    expect(pageText(html), query).toContain('No equipment found matching your criteria.')
    expect(html).not.toContain('No equipment available yet.')
  }
})

test('a category that no piece has is ignored, as every filter that is not known', async () => {
  const site = await createSiteWith(...TOOLS)
  for (const query of ['?category=Nowhere', '?category=straining', '?category=__proto__']) {
    const { html } = await site.read(`/equipment${query}`)
    expect(namesOf(html), query).toEqual(['Blender', 'Food mill', 'Sieve'])
    expect(categoriesOf(html)).toEqual(['*All Categories', 'Blending', 'Straining'])
    expect(html).toContain('<link rel="canonical" href="https://plate.test/equipment"/>')
  }
  expect(namesOf((await site.read('/equipment?category=Nowhere&search=sieve')).html)).toEqual(['Sieve'])
})

test('when the equipment cannot be loaded, the page says so with status 500', async () => {
  const site = await createSiteWith({})
  await site.db.destroy()
  const { status, html } = await site.read('/equipment')
  expect(status).toBe(500)
  const text = pageText(pagePart(html, 'main'))
  expect(text).toContain('Failed to load equipment')
  expect(text).not.toMatch(/driver|destroyed|sqlite|stack/i)
})

test('a strange address is a page or a clean refusal, never a fault', async () => {
  const site = await createSiteWith(...TOOLS)
  for (const query of [
    ...[
      '?search=%00',
      '?search=%',
      '?search=%ff%fe',
      '?search=%F0%9F%98%80',
      '?search[]=x',
      '?search=a&search=b',
    ],
    ...[
      '?category=%00',
      '?category=__proto__',
      '?category=constructor',
      '?page=-1',
      '?page=999999',
      '?&&&=&',
    ],
    ...[`?search=${'a'.repeat(10_000)}`, "?search=' or 1=1 --", '?search=<script>alert(1)</script>'],
  ]) {
    const { status, html } = await site.read(`/equipment${query}`)
    expect(status, query).toBe(200)
    expect(html, query).not.toContain('<script>alert')
  }
})

test('the page says what it is to search engines, under one address for each filter', async () => {
  const site = await createSiteWith(...TOOLS)
  const { html } = await site.read('/equipment?category=Straining&search=+mesh+&utm_source=x')
  expect(html).toContain('<title>Equipment: mesh, Straining · Gentle Plate</title>')
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(html).toContain(
    '<link rel="canonical" href="https://plate.test/equipment?search=mesh&amp;category=Straining"/>',
  )
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).toMatch(/<meta property="og:title" content="Equipment: mesh, Straining"/)
  const all = await site.read('/equipment')
  expect(all.html).toContain('<title>Equipment · Gentle Plate</title>')
  expect(all.html).toContain('<meta name="robots" content="max-image-preview:large"/>')
})

test('payloads in every field are text', async () => {
  const payload = '"><img src=x onerror=alert(1)></script><script>alert(1)</script>'
  const site = await createSiteWith({
    ...{
      name: payload,
      brand: payload,
      model: payload,
      description: payload,
      category: payload,
      currency: payload,
    },
    features: [payload],
    affiliate_links: [{ url: 'https://shop.example', program: payload, label: payload }],
  })
  const piece = await findStoredEquipment(site.db, site.ids[0] ?? '')
  for (const path of ['/equipment', `/equipment/${piece?.slug}`]) {
    const { status, html } = await site.read(path)
    expect(status).toBe(200)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
  }
})
