import { expect, test } from 'vitest'
import { drawingAddress, tableAddress } from '../../ui/picture/drawing-address.ts'
import { createTestSite } from '#test/site.ts'

const TABLE = tableAddress([{ dish: '1h11pe20', slug: 'pea-soup', category: 'Soup' }])

test('a drawing is an image for ever, which loads and runs nothing', async () => {
  const { get } = await createTestSite()
  const drawing = {
    kind: 'plate',
    dish: '1h11pe20',
    format: 'card',
    slug: 'okayu-粥-<b>',
    category: 'Soup',
  } as const
  const response = await get(drawingAddress(drawing))
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

test('on paper a dish is black on white, without cloth and without the style for lamplight', async () => {
  const { get } = await createTestSite()
  const drawing = {
    kind: 'plate',
    dish: '1h11pe20',
    format: 'lines',
    slug: 'pea-soup',
    category: 'Soup',
  } as const
  const svg = await (await get(drawingAddress(drawing))).text()
  expect(svg).toContain('viewBox="0 0 240 240"')
  expect(new Set(svg.match(/(?<=(?:fill|stroke)=")[^"]+/g))).toEqual(new Set(['none', '#fff', '#000']))
  expect(svg).not.toMatch(/<style|<rect/)
})

test('a drawing needs no database: its address alone decides', async () => {
  const site = await createTestSite()
  await site.db.destroy()
  expect((await site.get(TABLE)).status).toBe(200)
})

test('equipment and the home table have drawings too', async () => {
  const { get } = await createTestSite()
  const sieve = { kind: 'tool', tool: 'sieve', format: 'square', slug: 'x', category: 'Straining' } as const
  expect(await (await get(drawingAddress(sieve))).text()).toContain('viewBox="0 0 300 300"')
  expect(await (await get(TABLE)).text()).toContain('viewBox="0 0 900 900"')
})

test('an address that nothing is drawn for is missing, and not kept', async () => {
  const { get } = await createTestSite()
  for (const path of [
    '/plates/dishes-v2/1h11pe20/og/a.svg',
    '/plates/dishes-v2/1h11zzz0/card/a.svg',
    '/plates/dishes-v2/1h11pe20/card/a.svg?category=Poison',
    '/plates/dishes-v2/1h11pe20/card/a.svg?title=My+words',
    `/plates/dishes-v2/1h11pe20/card/${'a'.repeat(10_000)}.svg`,
    '/plates/tools-v3/poison/card/a.svg',
    '/plates/dishes-v2/table.svg?x',
    '/plates/dishes-v2/table.svg?dish=1h11pe20/Poison/a',
    `/plates/dishes-v2/table.svg${'?dish=1h11pe20/Soup/a'.repeat(7)}`,
    '/plates/dishes-v1/1h11pe20/card/a.svg?category=Soup',
    '/plates/dishes-v1/table.svg?dish=1h11pe20/Soup/soup',
    '/plates/tools-v2/peeler/square/swivel-peeler.svg',
    '/plates',
  ]) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-cache'])
  }
})

test('a drawing that comes with cookies is kept by nobody', async () => {
  const { get } = await createTestSite()
  const answer = await get(TABLE, { headers: { Cookie: '__Host-refresh=over' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).not.toEqual([])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})
