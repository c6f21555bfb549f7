import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callApi, listCalls, readDocument, toZod } from '#test/api-client.ts'
import { createTestDatabase } from '#test/database.ts'
import { createTestSite } from '#test/site.ts'
import { createSemaphore } from '../concurrency/semaphore.ts'
import { readConfig } from '../config.ts'
import { createApi } from './api.ts'
import { createAuthApi } from './auth-api.ts'

const SITE = {
  siteUrl: new URL('https://plate.test'),
  readSiteName: async () => 'Gentle Plate',
  read: async () => undefined,
}

test('every address of the API is in its document, and every call of the document is answered', async () => {
  const db = await createTestDatabase()
  const { api } = createApi({ db, ...SITE })
  const auth = createAuthApi({
    db,
    config: readConfig({}),
    hashing: createSemaphore({ running: 1, waiting: 1 }),
  })
  const routes = [...api.routes, ...new Hono().route('/api', auth).routes]
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  const document = await readDocument(await createTestSite())
  expect(new Set(listCalls(document))).toEqual(new Set(routes))
})

test('every call of the document has a name of its own, and every example is true', async () => {
  const document = await readDocument(await createTestSite())
  const calls = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
  for (const { responses, requestBody } of calls) {
    for (const { schema, example } of Object.values(requestBody?.content ?? {}))
      toZod(document, schema).parse(example)
    for (const { content } of Object.values(responses))
      for (const { schema } of Object.values(content ?? {})) {
        const { $ref, example } = Object(schema)
        const named = $ref && Object(document.components.schemas[$ref.split('/').at(-1)])
        toZod(document, schema).parse(named ? named.example : example)
      }
  }
})

test('what the API does not have is refused as JSON', async () => {
  const site = await createTestSite()
  for (const path of [
    '/api',
    '/api/nothing',
    '/api/recipes/a/b',
    '/api/Recipes',
    '/api/recipes%2Fx',
    '/api/%E0%A4',
  ])
    expect((await callApi(site, path)).json).toMatchObject({ status: 404, code: 'not_found' })
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { headers, json } = await callApi(site, '/api/openapi.json', { method })
    expect(json).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect(headers.get('allow')).toBe('GET, HEAD')
  }
})

test('a slash at the end, HEAD and other hosts make no difference', async () => {
  const site = await createTestSite()
  expect((await site.get('/api/recipes/?page=2')).headers.get('location')).toBe('/api/recipes?page=2')
  const head = await site.get('/api/recipes', { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'application/json',
    '',
  ])
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
  expect((await callApi(site, '/api/openapi.json', { headers })).text).not.toContain('evil')
})

test('answers may be kept no longer than pages, and no other site may read them', async () => {
  const site = await createTestSite()
  const headers = { Origin: 'https://evil.example' }
  const answer = await callApi(site, '/api/recipes', { headers })
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('parameters that a call does not know change no byte', async () => {
  const site = await createTestSite()
  for (const path of ['/api/recipes', '/api/equipment', '/api/posts']) {
    const { text } = await callApi(site, path)
    for (const query of [
      'filter[author][password]=x',
      'sort=email',
      'order=desc',
      'select=password_hash',
      'status=draft',
      'limit=1000000',
      'offset=-1',
      'page[$gt]=1',
      '__proto__=x',
      'diet[]=vegan',
      'include=author',
      'constructor.prototype=x',
    ])
      expect([path, query, (await callApi(site, `${path}?${query}`)).text]).toEqual([path, query, text])
  }
})

test('a fault of ours is told as JSON, with the number of the request and nothing else', async () => {
  const site = await createTestSite()
  await readDocument(site)
  await site.db.destroy()
  const response = await site.get('/api/recipes')
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/problem+json'])
  const id = response.headers.get('x-request-id')
  expect(await response.json()).toMatchObject({
    code: 'unexpected',
    detail: expect.stringContaining(`${id}`),
  })
})

test('no address of the API is answered with an error of ours', async () => {
  const site = await createTestSite()
  const values = [
    '',
    '-1',
    '1e9',
    "' or 1=1 --",
    '\0',
    '\ud800',
    '%',
    '__proto__',
    '('.repeat(5000),
    '<script>',
  ]
  const broken = ['%', '%E0%A4', '%00', '%2e%2e%2f', '%2F', '%5C', '%c0%ae', ';', '..']
  const written = [...values.map((value) => encodeURIComponent(value.toWellFormed())), ...broken]
  for (const path of ['/api/recipes', '/api/equipment', '/api/posts', '/api/admin/recipes', '/api/nothing'])
    for (const value of written)
      for (const address of [
        `${path}/${value}`,
        ...['search', 'difficulty', 'category', 'diet', 'page', 'sort', 'order'].map(
          (name) => `${path}?${name}=${value}&${name}=x`,
        ),
      ]) {
        const { status } = await site.get(address)
        expect([address.slice(0, 100), status < 500]).toEqual([address.slice(0, 100), true])
      }
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
})
