import { expect, test } from 'vitest'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { pagePart } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { readingGrade } from '#test/reading-grade.ts'

const main = (html: string) => pagePart(html, 'main')

test('the page reads at grade seven or below, and the footer leads to it', async () => {
  const site = await createTestSite()
  const { html } = await site.read('/how-we-know')
  const paragraphs = [...main(html).matchAll(/<(?:p|span class="block)[^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  )
  expect(readingGrade(paragraphs.join('\n'))).toBeLessThanOrEqual(7)
  expect(pagePart(html, 'footer')).toContain('href="/how-we-know"')
})

test('a recipe ends with one letter to the contact address, and has none without one', async () => {
  const site = await createTestSite()
  await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  const read = async () => (await site.read('/recipes/silky-carrot-soup')).html
  expect(await read()).not.toContain('Something wrong here?')
  expect((await site.read('/how-we-know')).html).not.toContain('Tell us when it is wrong')
  const admin = await site.as('admin')
  await admin.post('/admin/settings', { contact_email: 'hello@plate.example', based_on: '' })
  const html = await read()
  expect(html.split('Something wrong here?')).toHaveLength(2)
  expect(html).toContain(
    `mailto:hello@plate.example?subject=${encodeURIComponent('A mistake: /recipes/silky-carrot-soup')}&amp;body=`,
  )
  expect((await site.read('/how-we-know')).html).toContain('Tell us when it is wrong')
})
