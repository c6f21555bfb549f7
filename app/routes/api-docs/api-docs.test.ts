import { expect, test } from 'vitest'
import { listCalls, readDocument } from '#test/api-client.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'

test('the page lists every call of the document: what it does, its method and path, and who may', async () => {
  const site = await createTestSite()
  const { status, html } = await site.read('/api/docs')
  const main = pagePart(html, 'main')
  const text = pageText(main)
  expect(status).toBe(200)
  const document = await readDocument(site)
  for (const call of listCalls(document)) expect(text).toContain(call)
  for (const row of [
    'Read one published recipe GET /api/recipes/{slug} everybody',
    'Store a recipe POST /api/recipes administrators and editors',
    'Read who is signed in GET /api/auth/user people who are signed in',
  ])
    expect(text).toContain(row)
  expect(pageLinks(main)).toContainEqual({ href: '/api/openapi.json', text: 'OpenAPI document' })
})

test('the page comes with the router’s data too, and nothing else under its address is a page', async () => {
  const site = await createTestSite()
  expect((await site.get('/api/docs.data')).status).toBe(200)
  expect((await site.get('/api/docs/')).headers.get('location')).toBe('/api/docs')
  expect((await site.get('/api/docs/x')).headers.get('content-type')).toBe('application/problem+json')
})
