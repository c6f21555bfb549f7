import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { readingGrade } from '#test/reading-grade.ts'
import { FIGURES } from './figures.ts'

const main = (html: string) => pagePart(html, 'main')

test('every figure stands on the page, and in the README of what it measures', async () => {
  const site = await createTestSite()
  const text = pageText(main((await site.read('/how-we-know')).html))
  for (const { name, value, about, readme, said } of FIGURES) {
    expect(text).toContain(`${name} ${value} ${about}`)
    const plain = readFileSync(new URL(`../../../${readme}`, import.meta.url), 'utf8').replace(/\s+/g, ' ')
    expect([readme, plain.includes(said)]).toEqual([readme, true])
    const [part = '', whole = ''] = value.split(' of ')
    expect([name, said.includes(part), whole === '100' || said.includes(whole)]).toEqual([name, true, true])
  }
})

test('figures that are older than a year say so', async () => {
  const young = await createTestSite({ now: new Date('2027-11-20T00:00:00Z') })
  expect(pageText((await young.read('/how-we-know')).html)).not.toContain('Tested last on')
  const old = await createTestSite({ now: new Date('2027-11-26T00:00:00Z') })
  expect(pageText((await old.read('/how-we-know')).html)).toContain('Tested last on November 24, 2026.')
})

test('the page reads at grade seven or below, and the footer leads to it', async () => {
  const site = await createTestSite()
  const { html } = await site.read('/how-we-know')
  const paragraphs = [...main(html).matchAll(/<(?:p|span class="block)[^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  )
  expect(readingGrade(paragraphs.join('\n'))).toBeLessThanOrEqual(7)
  expect(pagePart(html, 'footer')).toContain('href="/how-we-know"')
})

test('each verdict, figure and reading of a recipe has a letter to the contact address, and none without one', async () => {
  const site = await createTestSite()
  await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  const read = async () => (await site.read('/recipes/silky-carrot-soup')).html
  expect(await read()).not.toContain('Report a mistake')
  expect((await site.read('/how-we-know')).html).not.toContain('Tell us when it is wrong')
  const admin = await site.as('admin')
  await admin.post('/admin/settings', { contact_email: 'hello@plate.example', based_on: '' })
  const html = await read()
  for (const fact of ['vegan', 'texture', 'figures for the gut', 'what it asks of the cook'])
    expect(html).toContain(
      `mailto:hello@plate.example?subject=${encodeURIComponent(`A mistake: ${fact}, /recipes/silky-carrot-soup`)}&amp;body=`,
    )
  expect((await site.read('/how-we-know')).html).toContain('Tell us when it is wrong')
})
