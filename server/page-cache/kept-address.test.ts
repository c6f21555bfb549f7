import { expect, test } from 'vitest'
import { toKeptAddress, withoutUnread } from './kept-address.ts'

test('public pages are kept under one address each', () => {
  for (const [target, address] of [
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/about', '/about'],
    ['/recipes', '/recipes'],
    ['/recipes?', '/recipes'],
    ['/recipes?page=2&utm=1&search=Soup', '/recipes?search=Soup&page=2'],
    ['/recipes?search=Soup&page=2', '/recipes?search=Soup&page=2'],
    ['/recipes?diet=vegan&diet=keto&diet=__proto__', '/recipes?diet=vegan&diet=keto'],
    ['/recipes?page=1', '/recipes'],
    ['/recipes/silky-carrot-soup?x=1', '/recipes/silky-carrot-soup'],
    ['/recipes/%D1%81%D1%83%D0%BF', '/recipes/%D1%81%D1%83%D0%BF'],
    ['/equipment?category=Straining&x', '/equipment?category=Straining'],
    ['/blog?page=3', '/blog?page=3'],
    ['/blog/a-post', '/blog/a-post'],
    ['/_root.data', '/_root.data'],
    [
      '/recipes.data?page=2&_routes=routes%2Frecipes%2Flist',
      '/recipes.data?page=2&_routes=routes%2Frecipes%2Flist',
    ],
    ['/recipes/soup.data?index', '/recipes/soup.data'],
    ['/plates/v2/table.svg', '/plates/v2/table.svg'],
    ['/plates/v2/plate/card/soup.svg?title=A+soup', '/plates/v2/plate/card/soup.svg?title=A+soup'],
  ])
    expect(toKeptAddress(target ?? ''), target).toBe(address)
})

test('nothing else is kept', () => {
  for (const target of [
    '/admin',
    '/admin/recipes',
    '/auth',
    '/health',
    '/api/recipes',
    '/recipes/',
    '/recipes/a/b',
    '/recipes/..',
    '/recipes/%2e%2e',
    '/recipes/.%2E',
    '/recipes\\x',
    '/recipes/..\\admin',
    '//recipes',
    '/plates/x',
    '/plates.svg',
    '/plates/../admin/x.svg',
    '/plates/v2/%2E%2e/x.svg',
    '/plates/v1\\..\\x.svg',
    '/plates//x.svg',
    '/media/x',
    '/no/such/page',
    `/recipes?search=${'x'.repeat(600)}`,
  ])
    expect(toKeptAddress(target), target).toBeUndefined()
})

test('what no page reads reaches no page, whether it is kept or not', () => {
  const asked = (address: string, init?: RequestInit) =>
    withoutUnread(new Request(`https://plate.test${address}`, init)).url.slice('https://plate.test'.length)
  expect(asked('/blog?sort=title&page=2')).toBe('/blog?page=2')
  expect(asked('/recipes.data?utm_source=x&search=soup')).toBe('/recipes.data?search=soup')
  expect(asked('/auth?next=/admin')).toBe('/auth?next=/admin')
  expect(asked('/admin/recipes?sort=name')).toBe('/admin/recipes?sort=name')
  expect(asked('/recipes?sort=name', { method: 'POST' })).toBe('/recipes?sort=name')
})
