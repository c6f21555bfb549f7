import { expect, test } from 'vitest'
import { listCalls, readDocument } from '#test/api-client.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'

test('the page shows every call of the document, with its method, path and an example to try', async () => {
  const site = await createTestSite()
  const { status, html } = await site.read('/api/docs')
  const main = pagePart(html, 'main')
  const text = pageText(main)
  expect(status).toBe(200)
  const document = await readDocument(site)
  for (const call of listCalls(document)) expect(text).toContain(call)
  expect(pageLinks(main)).toContainEqual({ href: '/api/openapi.json', text: 'OpenAPI document' })
})

test('a call says who may, what it takes, what it answers and how it is refused', async () => {
  const site = await createTestSite()
  const { html } = await site.read('/api/docs')
  const text = readCall(html, 'createRecipe')
  for (const said of [
    'Store a recipe POST /api/recipes administrators and editors',
    '201 Stored. Saved',
    'name text, required At most 200 characters.',
    'difficulty “easy”, “medium”, “hard” or null',
    'servings number, text or null From 1 to 1,000.',
    'recipe_ingredients[].ingredient_text text, required',
    '422 invalid: errors says what is wrong with each field. A text that promises an effect on an illness is refused, too. Problem',
    "curl -X POST 'https://plate.test/api/recipes' \\ -H 'Authorization: Bearer ACCESS_TOKEN'",
  ])
    expect(text).toContain(said)
  const list = readCall(html, 'listRecipes')
  expect(list).toContain(
    "curl 'https://plate.test/api/recipes?search=soup&diet=vegan&ease=one-pot&have=carrot&without=egg'",
  )
  expect(list).not.toContain('Bearer')
})

test('the page comes with the router’s data too, and nothing else under its address is a page', async () => {
  const site = await createTestSite()
  expect((await site.get('/api/docs.data')).status).toBe(200)
  expect((await site.get('/api/docs/')).headers.get('location')).toBe('/api/docs')
  expect((await site.get('/api/docs/x')).headers.get('content-type')).toBe('application/problem+json')
})

/** What the page says of one call. */
function readCall(html: string, id: string) {
  const start = html.indexOf(`<section aria-labelledby="${id}"`)
  return pageText(html.slice(start, html.indexOf('</section>', start)))
}
