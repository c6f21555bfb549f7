import { expect, test } from 'vitest'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'

test("spec.md section 2: any other path is a 404 page 'Oops! Page not found' with a link home", async () => {
  const site = await createTestSite()
  for (const path of ['/nowhere', '/recipes/a/b', '/About/us', '/%F0%9F%8D%B2', '/wp-login.php?x=1']) {
    const { status, html } = await site.read(path)
    expect([path, status]).toEqual([path, 404])
    const main = pagePart(html, 'main')
    expect(pageText(pagePart(main, 'h1'))).toBe('Oops! Page not found')
    expect(pageLinks(main)).toContainEqual({ href: '/', text: 'Return to Home' })
  }
})

test('nobody is asked to remember the address of a page that is not there', async () => {
  const site = await createTestSite()
  for (const path of ['/nowhere', '/guide/nowhere']) {
    const { html } = await site.read(path)
    expect(html, path).toContain('<title>Oops! Page not found · Gentle Plate</title>')
  }
  const { html } = await site.read('/nowhere')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
})

test('a page that fails says so without saying why, and names itself', async () => {
  const site = await createTestSite()
  await site.db.destroy()
  const { status, html } = await site.read('/')
  expect(status).toBe(500)
  expect(pageText(pagePart(html, 'h1'))).toBe('Something went wrong')
  expect(html).toContain('<title>Something went wrong · Gentle Plate</title>')
  expect(html).not.toMatch(/driver|kysely|\.ts\b/i)
})

test('an address that is only written another way leads to its page', async () => {
  const site = await createTestSite()
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Crème Brûlée' }) }, NOW)
  await insertEquipment(site.db, [aPieceOfEquipment({ name: 'Sieve' })], NOW)
  await insertPost(site.db, aPost({ title: 'Rice' }), NOW)
  const led = {
    '/recipes/CREME-BRULEE': '/recipes/creme-brulee',
    '/Recipes/Creme-Brulee': '/recipes/creme-brulee',
    '/recipes/cr%C3%A8me-br%C3%BBl%C3%A9e': '/recipes/creme-brulee',
    '/recipes/creme-brulee).': '/recipes/creme-brulee',
    '/recipes/creme-brulee%20': '/recipes/creme-brulee',
    '/recipes//creme-brulee': '/recipes/creme-brulee',
    '/equipment/Sieve': '/equipment/sieve',
    '/blog/RICE': '/blog/rice',
    '/guide/Flare': '/guide/flare',
    '//recipes': '/recipes',
  }
  for (const [path, to] of Object.entries(led)) {
    const response = await site.get(`https://plate.test${path}`)
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, to])
  }
  for (const path of [
    '/recipes/OTHER',
    '/recipes/%20',
    '/recipes/creme-brulee%00',
    '//evil.example/x',
    '/admin/A.php',
    '//a//b',
  ]) {
    const response = await site.get(`https://plate.test${path}`)
    expect([path, response.status]).toEqual([path, 404])
  }
})

test('a link inside the site that is written another way leads on without a loop', async () => {
  const site = await createTestSite()
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Soup' }) }, NOW)
  const { status, html } = await site.read('/recipes/SOUP.data')
  expect([status, html]).toEqual([202, expect.stringContaining('/recipes/soup')])
  // What is not public yet leads nowhere, however it is written.
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Draft' }), status: 'draft' }, NOW)
  for (const path of ['/recipes/DRAFT', '/recipes/draft']) expect((await site.get(path)).status).toBe(404)
})
