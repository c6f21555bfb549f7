import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { HERO_ADDRESS, plateAddress } from '#app/ui/plate-drawing/address.ts'
import { loader } from './drawing.ts'

test('a drawing is an image for ever, which loads and runs nothing', async () => {
  const address = plateAddress({
    kind: 'plate',
    format: 'card',
    slug: 'okayu-粥',
    category: 'Soup',
    title: '粥 & <b>',
  })
  const response = get(address)
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

test('equipment and the home table have drawings too', async () => {
  const address = plateAddress({
    kind: 'tool',
    format: 'square',
    slug: 'x',
    category: 'Straining',
    title: 'Sieve',
  })
  expect(await get(address).text()).toContain('viewBox="0 0 300 300"')
  expect(await get(HERO_ADDRESS).text()).toContain('viewBox="0 0 900 900"')
})

test('an address that nothing is drawn for is missing, and not kept', () => {
  for (const path of [
    '/plates/v1/plate/og/a.svg?title=My+words',
    '/plates/v1/plate/card/a.svg?title=%FF',
    `/plates/v1/plate/card/${'a'.repeat(10_000)}.svg?title=a`,
    `${HERO_ADDRESS}?x`,
    '/plates/v0/table.svg',
    '/plates/',
  ]) {
    const response = get(path)
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 404, null])
  }
})

function get(path: string): Response {
  const url = new URL(path, 'https://plate.test')
  return loader({
    request: new Request(url),
    url,
    pattern: '',
    params: {},
    context: new RouterContextProvider(),
  })
}
