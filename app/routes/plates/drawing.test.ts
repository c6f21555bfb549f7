import { expect, test } from 'vitest'
import { plateAddress, tableAddress } from '#app/ui/plate-drawing/address.ts'
import { createTestSite } from '#test/site.ts'

const TABLE = tableAddress([{ slug: 'pea-soup', category: 'Soup', title: 'Pea soup' }])

test('a drawing is an image for ever, which loads and runs nothing', async () => {
  const { get } = await createTestSite()
  const drawing = {
    kind: 'plate',
    format: 'card',
    slug: 'okayu-粥',
    category: 'Soup',
    title: '粥 & <b>',
  } as const
  const response = await get(plateAddress(drawing))
  const svg = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox/)
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 400 300".*<\/svg>$/)
  expect(svg).not.toMatch(/粥|<b>|<text/)
})

test('a drawing needs no database: its address alone decides', async () => {
  const site = await createTestSite()
  await site.db.destroy()
  expect((await site.get(TABLE)).status).toBe(200)
})

test('equipment and the home table have drawings too', async () => {
  const { get } = await createTestSite()
  const sieve = { kind: 'tool', format: 'square', slug: 'x', category: 'Straining', title: 'Sieve' } as const
  expect(await (await get(plateAddress(sieve))).text()).toContain('viewBox="0 0 300 300"')
  expect(await (await get(TABLE)).text()).toContain('viewBox="0 0 900 900"')
})

test('an address that nothing is drawn for is missing, and not kept', async () => {
  const { get } = await createTestSite()
  for (const path of [
    '/plates/v2/plate/og/a.svg?title=My+words',
    '/plates/v2/plate/card/a.svg?title=%FF',
    '/plates/v2/plate/card/a.svg?category=Poison&title=a',
    `/plates/v2/plate/card/${'a'.repeat(10_000)}.svg?title=a`,
    '/plates/v2/table.svg?x',
    '/plates/v2/table.svg?dish=Poison/a/a',
    '/plates/v2/table.svg?dish=Soup/a/%61',
    `/plates/v2/table.svg${'?dish=Soup/a/a'.repeat(7)}`,
    '/plates/v0/table.svg',
    '/plates/v3/table.svg',
    '/plates',
  ]) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-cache'])
  }
})

test('an old address, under which peas lay beside every fish, leads to the drawing of today and shows none itself', async () => {
  const { get } = await createTestSite()
  const query = '?category=Main+Course&title=Poached+Cod'
  for (const rest of ['/table.svg', `/plate/card/cod.svg${query}`, '/tool/square/peeler.svg?title=Peeler']) {
    const { status, headers } = await get(`/plates/v1${rest}`)
    expect([status, headers.get('location')]).toEqual([301, `/plates/v2${rest}`])
    expect(headers.get('cache-control')).toBe('no-cache')
    expect((await get(`/plates/v2${rest}`)).status).toBe(200)
  }
})

test('a drawing that comes with cookies is kept by nobody', async () => {
  const { get } = await createTestSite()
  const answer = await get(TABLE, { headers: { Cookie: '__Host-refresh=over' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).not.toEqual([])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})
