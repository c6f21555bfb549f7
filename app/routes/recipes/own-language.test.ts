import { expect, test } from 'vitest'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { findFacts } from '#test/page-facts.ts'
import { createTestSite, NOW } from '#test/site.ts'

const GERMAN = aRecipe({
  name: 'Kürbissuppe mit Ingwer',
  description: 'Eine milde Suppe, die auch an schlechten Tagen schmeckt, mit Ingwer und etwas Öl.',
  story: 'Das Rezept ist von meiner Oma.',
  ingredients: ['1 kleiner Hokkaidokürbis', '2 Möhren', '1 EL Olivenöl', 'Salz'].map((ingredient_text) => ({
    ingredient_text,
    section: 'Für die Suppe',
  })),
  instructions: [
    { step_number: 1, step_text: 'Den Kürbis in Würfel schneiden.', section: 'Am Vortag', step_url: null },
    { step_number: 2, step_text: '20 Minuten kochen und pürieren.', section: null, step_url: null },
  ],
})

/** The tags of a page that say a language, beside the page itself, each with the words that follow it. */
const spokenIn = (html: string) =>
  [...html.matchAll(/<(?!html)\w+ [^>]*\blang="([^"]*)"[^>]*>(.*?)<\/(?:h\d|p|label)>/gs)].map(
    ([, lang, words = '']) => [
      lang,
      words
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ],
  )

test('a voice reads the words of a German recipe in German, and the page around them in English', async () => {
  const site = await createTestSite()
  const { slug } = await insertRecipe(site.db, { fields: GERMAN }, NOW)
  const { html } = await site.read(`/recipes/${slug}`)
  expect(html).toContain('<html lang="en"')
  const words = [
    ...[GERMAN.name, GERMAN.description],
    ...['1 kleiner Hokkaidokürbis', '2 Möhren', '1 EL Olivenöl', 'Salz'],
    ...['Den Kürbis in Würfel schneiden.', '20 Minuten kochen und pürieren.'],
    GERMAN.story,
  ]
  expect(spokenIn(html)).toEqual(words.map((text) => ['de', text]))
  expect(findFacts(html, 'Recipe').inLanguage).toBe('de')
  expect(findFacts(html, 'WebSite').inLanguage).toBe('en')
})

test('an English recipe says no language of its own, whatever its dish is called', async () => {
  const site = await createTestSite()
  const fields = aRecipe({ name: 'Boeuf bourguignon' })
  const { slug } = await insertRecipe(site.db, { fields }, NOW)
  for (const path of [`/recipes/${slug}`, '/recipes']) {
    const { html } = await site.read(path)
    expect(html).toContain('Boeuf bourguignon')
    expect(spokenIn(html)).toEqual([])
  }
  expect(findFacts((await site.read(`/recipes/${slug}`)).html, 'Recipe')).not.toHaveProperty('inLanguage')
})

test('a recipe that is written anew in English is read in English', async () => {
  const site = await createTestSite()
  const { id, slug } = await insertRecipe(site.db, { fields: GERMAN }, NOW)
  expect(spokenIn((await site.read(`/recipes/${slug}`)).html).length).toBeGreaterThan(0)
  await updateRecipe(site.db, id, { fields: aRecipe(), author_id: null }, NOW)
  expect(spokenIn((await site.read(`/recipes/${slug}`)).html)).toEqual([])
})

test('cards, and both feeds, say that a recipe is described in German', async () => {
  const site = await createTestSite()
  await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  await insertRecipe(site.db, { fields: GERMAN }, NOW)
  expect(spokenIn((await site.read('/recipes')).html)).toEqual([
    ['de', GERMAN.name],
    ['de', GERMAN.description],
  ])
  const { items } = JSON.parse((await site.read('/recipes/feed.json')).html)
  expect(items.map(({ language }: { language?: string }) => language)).toEqual(['de', undefined])
  const rss = (await site.read('/recipes/feed.xml')).html
  expect(rss.match(/<dc:language>[^<]*/g)).toEqual(['<dc:language>de'])
})
