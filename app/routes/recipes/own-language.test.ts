import { expect, test } from 'vitest'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { callApi } from '#test/api-client.ts'
import { createAdminApi } from '#test/api-people.ts'
import { createTestDatabase } from '#test/database.ts'
import { aPost, aRecipe } from '#test/fixtures.ts'
import { findFacts } from '#test/page-facts.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { spokenIn } from '#test/spoken-in.ts'

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

test('a voice reads the words of a German recipe in German, and the page around them in English', async () => {
  const site = await createTestSite()
  const { slug } = await insertRecipe(site.db, { fields: GERMAN }, NOW)
  const { html } = await site.read(`/recipes/${slug}`)
  expect(html).toContain('<html lang="en"')
  const words = [
    ...[GERMAN.name, GERMAN.description, 'Für die Suppe'],
    ...['1 kleiner Hokkaidokürbis', '2 Möhren', '1 EL Olivenöl', 'Salz'],
    ...['Am Vortag', 'Den Kürbis in Würfel schneiden.', '20 Minuten kochen und pürieren.'],
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

test('cards, and the feed, say that a recipe is described in German', async () => {
  const site = await createTestSite()
  await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  await insertRecipe(site.db, { fields: GERMAN }, NOW)
  expect(spokenIn((await site.read('/recipes')).html)).toEqual([
    ['de', GERMAN.name],
    ['de', GERMAN.description],
  ])
  const rss = (await site.read('/recipes/feed.xml')).html
  expect(rss.match(/<dc:language>[^<]*/g)).toEqual(['<dc:language>de'])
})

test('a heading in English within a German recipe is read in English', async () => {
  const site = await createTestSite()
  const ingredients = GERMAN.ingredients.map((line) => ({ ...line, section: 'For the soup' }))
  const { slug } = await insertRecipe(site.db, { fields: { ...GERMAN, ingredients } }, NOW)
  const { html } = await site.read(`/recipes/${slug}`)
  expect(html).toContain('For the soup')
  expect(spokenIn(html)).not.toContainEqual(['de', 'For the soup'])
  expect(spokenIn(html)).toContainEqual(['de', 'Am Vortag'])
})

test('home, search and cards in posts say that a recipe is German', async () => {
  const site = await createTestSite()
  const { slug } = await insertRecipe(site.db, { fields: GERMAN }, NOW)
  const content = `Mondays.\n<a href="/recipes/${slug}">A soup</a>`
  await insertPost(site.db, aPost({ content }), NOW)
  const name = ['de', GERMAN.name]
  const described = ['de', GERMAN.description]
  expect(spokenIn((await site.read('/')).html)).toEqual([name])
  expect(spokenIn((await site.read('/search?q=ingwer')).html)).toEqual([name, described])
  expect(spokenIn((await site.read('/search?q=olivenöl')).html)).toEqual([name, ['de', '“1 EL Olivenöl”']])
  expect(spokenIn((await site.read('/blog/a-stock-worth-standing-over')).html)).toEqual([name])
})

test('the API says that a recipe is German, and takes back what it answered', async () => {
  const { site, token } = await createAdminApi(await createTestDatabase())
  const { slug } = await insertRecipe(site.db, { fields: GERMAN }, NOW)
  expect((await callApi(site, '/api/recipes')).json).toMatchObject({ recipes: [{ language: 'de' }] })
  const { json } = await callApi(site, `/api/recipes/${slug}`)
  expect(json).toMatchObject({ language: 'de' })
  const { id, name, language } = { ...Object(json) }
  const body = { name, language: 'fr' }
  expect((await callApi(site, `/api/recipes/${id}`, { method: 'PUT', token, body })).status).toBe(200)
  expect((await callApi(site, `/api/recipes/${slug}`)).json).toMatchObject({ language })
})
