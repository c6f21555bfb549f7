import { createRequestHandler, type LoaderFunction, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expect, test } from 'vitest'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { NOW } from '#test/site.ts'
import { logContext } from '../context.ts'
import { startRequestLog } from '../http/request-log.ts'
import { refuseUndeclared } from './declared-query.ts'

const LIST = { path: '/recipes.data?colour=red&page=2', id: 'routes/recipes/list' }

/** What a loader gives that stands in the place of a route's own, and what the log says of the request. */
async function load(loader: LoaderFunction, { path, id } = LIST) {
  const route = build.routes[id]
  if (!route) throw new RangeError(`no route ${id}`)
  let found: unknown
  const replaced: LoaderFunction = async (args) => {
    found = await loader(args)
    return new Response('read')
  }
  const routes = refuseUndeclared({
    ...build.routes,
    [id]: { ...route, module: { ...route.module, loader: replaced } },
  })
  const said: string[] = []
  const context = new RouterContextProvider()
  context.set(
    logContext,
    startRequestLog((line) => said.push(line), { id: 'number', method: 'GET', path, now: NOW }),
  )
  const mark = path.includes('.data')
    ? `${path.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(id)}`
    : ''
  await createRequestHandler({ ...build, routes })(new Request(`https://plate.test${path}${mark}`), context)
  return { found, said: said.map((line) => JSON.parse(line).error).join() }
}

test('a loader that reads a parameter which its route does not declare fails, and the log says which', async () => {
  for (const loader of [
    ({ url }) => url.searchParams.get('colour'),
    ({ url }) => url.searchParams.getAll('colour'),
    ({ url }) => url.searchParams.has('colour'),
  ] satisfies LoaderFunction[]) {
    const { found, said } = await load(loader)
    expect(found).toBeUndefined()
    expect(said).toContain('The loader of app/routes/recipes/list reads the parameter "colour"')
  }
  const whole = await load(({ request }) => new URL(request.url).searchParams.get('colour'))
  expect(whole.said).toContain('The loader of app/routes/recipes/list reads request.url')
  const root = await load(({ url }) => url.searchParams.get('page'), { path: '/about.data', id: 'root' })
  expect(root.said).toContain('app/root reads the parameter "page", which the handle of the route at /about')
  const home = await load(({ url }) => url.searchParams.get('page'), { path: '/_.data', id: 'root' })
  expect(home.said).toContain('which the handle of the route at / does not declare')
})

test('a loader reads what its route declares, and everything where nothing is cached', async () => {
  expect(await load(({ url }) => readRecipeFilter(url.searchParams).page)).toEqual({ found: 2, said: '' })
  const cookie = await load(({ request }) => request.headers.get('cookie'))
  expect(cookie).toEqual({ found: null, said: '' })
  const signIn = { path: '/auth.data?next=/admin', id: 'routes/auth/sign-in' }
  expect(await load(({ url }) => url.searchParams.get('next'), signIn)).toEqual({ found: '/admin', said: '' })
  const path = '/plates/dishes-v2/1h11pe20/card/soup.svg?category=Soup'
  const drawing = await load(({ request }) => request.url, { path, id: 'routes/plates/drawing' })
  expect(drawing).toEqual({ found: `https://plate.test${path}`, said: '' })
})
