import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expect, test } from 'vitest'
import { createCacheKeys, withoutUndeclared } from './cache-key.ts'
import { readCacheRule } from './cached-route.ts'

const keys = createCacheKeys(build.routes)

test('each public page is cached under one key', () => {
  for (const [target, key] of [
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
    ['/_.data', '/_.data'],
    [
      '/recipes.data?page=2&_routes=routes%2Frecipes%2Flist',
      '/recipes.data?page=2&_routes=routes%2Frecipes%2Flist',
    ],
    ['/recipes/soup.data?index', '/recipes/soup.data'],
    ['/plates/dishes-v2/table.svg', '/plates/dishes-v2/table.svg'],
    ['/plates/tools-v3/wok/card/wok.svg?category=Woks', '/plates/tools-v3/wok/card/wok.svg?category=Woks'],
  ])
    expect(keys.toKey(target ?? ''), target).toBe(key)
})

test('nothing else is cached', () => {
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
    '/plates/dishes-v2/%2E%2e/x.svg',
    '/plates/v1\\..\\x.svg',
    '/plates//x.svg',
    '/media/x',
    '/admin/blog/new',
    '/auth/second-factor',
    '/preview/recipe?token=1',
    '/preview/x?until=1',
    '/admin/preview/recipe?id=1',
    '/_root.data',
    '/api/docs',
    '/no/such/page',
    `/recipes?search=${'x'.repeat(600)}`,
  ])
    expect(keys.toKey(target), target).toBeUndefined()
})

test('what no page reads reaches no page, whether it is cached or not', () => {
  const asked = (address: string, init?: RequestInit) =>
    withoutUndeclared(new Request(`https://plate.test${address}`, init), keys).url.slice(
      'https://plate.test'.length,
    )
  expect(asked('/blog?sort=title&page=2')).toBe('/blog?page=2')
  expect(asked('/recipes.data?utm_source=x&search=soup')).toBe('/recipes.data?search=soup')
  expect(asked('/auth?next=/admin')).toBe('/auth?next=/admin')
  expect(asked('/admin/recipes?sort=name')).toBe('/admin/recipes?sort=name')
  expect(asked('/recipes?sort=name', { method: 'POST' })).toBe('/recipes?sort=name')
})

test('a route that does not declare it is never cached, however its address is spelled', () => {
  const handle = { cache: {} }
  const { toKey } = createCacheKeys(
    routesOf({
      notes: undefined,
      'notes/:slug': handle,
      'notes/:slug/print': undefined,
      'notes/drafts': undefined,
      'tags/*': handle,
      'tags/:name/edit': undefined,
    }),
  )
  for (const path of ['/notes/soup', '/tags/a', '/tags/a/b']) expect(toKey(path), path).toBe(path)
  for (const path of ['/notes', '/notes/drafts', '/Notes/DRAFTS', '/notes/%64rafts', '/notes/soup/print'])
    expect(toKey(path), path).toBeUndefined()
  for (const path of ['/tags/a/edit', '/TAGS/a/Edit', '/tags/a/%65dit', '/elsewhere', '/notes/drafts.data'])
    expect(toKey(path), path).toBeUndefined()
})

test('a rule that makes no sense, or a path that cannot be matched, stops the start', () => {
  const start = (path: string, cache: object) => () => createCacheKeys(routesOf({ [path]: { cache } }))
  expect(start('notes', { expires: 'midnight' })).not.toThrow()
  expect(start('notes', { expires: 'tomorrow' })).toThrow('expires')
  expect(start('notes', { keys: ['page'] })).toThrow('keys')
  expect(start('notes/:slug?', {})).toThrow(':slug?')
})

test('the cache and the router mean the same route', () => {
  const names = Object.values(build.routes).flatMap((route) => route?.path?.split('/') ?? [])
  const words = [...names, 'RECIPES', 'Docs', 'soup', 'soup.svg', '%E7%B2%A5'].filter((name) =>
    /^[^:*]+$/.test(name),
  )
  const firsts = [...new Set(words)].map((word) => `/${word}`)
  const seconds = firsts.flatMap((first) =>
    ['/soup', '/soup.svg', '/docs', '/new', '/SIGN-OUT'].map((second) => first + second),
  )
  const tree = treeOf(undefined)
  for (const path of ['/', ...firsts, ...seconds, ...firsts.map((first) => `${first}/soup/soup.svg`)]) {
    const leaf = matchRoutes(tree, path)?.at(-1)?.route.id ?? ''
    const rule = readCacheRule(build.routes[leaf]?.module.handle)
    expect([path, keys.ruleOf(path)]).toEqual([path, rule?.path?.test(path) === false ? undefined : rule])
  }
})

/** Pages at these paths, with what they export as their `handle`. */
function routesOf(handles: Record<string, object | undefined>): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(handles).map(([path, handle]) => [
      path,
      { id: path, path, module: { default: () => null, handle } },
    ]),
  )
}

function treeOf(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path } = route
    return [route.index ? { id, path, index: true } : { id, path, children: treeOf(id) }]
  })
}
