import { expect, test } from 'vitest'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'

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
  const { html } = await site.read('/nowhere')
  expect(html).toContain('<title>Oops! Page not found · Gentle Plate</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
})

test('a page that fails says so without saying why, and names itself', async () => {
  const site = await createTestSite()
  await site.db.destroy()
  const { status, html } = await site.read('/')
  expect(status).toBe(500)
  expect(pageText(pagePart(html, 'h1'))).toBe('Something went wrong')
  expect(html).toContain('<title>Something went wrong</title>')
  expect(html).not.toMatch(/driver|kysely|\.ts\b/i)
})
