import { expect, test } from 'vitest'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'

test("spec.md section 2: About tells the founder's story and leads to the recipes", async () => {
  const site = await createTestSite()
  const { status, html } = await site.read('/about')
  expect(status).toBe(200)
  const main = pagePart(html, 'main')
  expect(pageText(pagePart(main, 'h1'))).toBe('A chef who could not eat her own menu')
  expect(pageText(main)).toContain('I was told that I had Crohn’s disease')
  expect(pageLinks(main)).toEqual([{ href: '/recipes', text: 'Explore Recipes' }])
})

test('About promises nothing about health', async () => {
  const site = await createTestSite()
  const { html } = await site.read('/about')
  expect(pageText(pagePart(html, 'main'))).not.toMatch(/\b(safe|heals?|treats?|cures?|soothes?)\b/i)
})
