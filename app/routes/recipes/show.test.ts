import { expect, test } from 'vitest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { withVersion } from '#test/confirmed-version.ts'
import { aLabelledRecipe, aRecipe } from '#test/fixtures.ts'
import { findFacts } from '#test/page-facts.ts'
import { pageLinks, pagePart, pageText, withoutSwaps } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

async function readRecipe(fields: Partial<RecipeFields> = {}) {
  const site = await createTestSite()
  const { slug } = await insertRecipe(site.db, aLabelledRecipe(fields), day(1))
  const { status, html } = await site.read(`/recipes/${encodeURIComponent(slug)}`)
  const main = pagePart(html, 'main')
  return { site, status, html, main, text: pageText(main), facts: findFacts(html, 'Recipe') }
}

const section = (main: string, id: string) => pagePart(main, 'section', `aria-labelledby="${id}"`)

test('spec.md section 2, recipe detail: name, description, badges and four tiles', async () => {
  const { status, main, text } = await readRecipe({ total_time_minutes: 75 })
  expect(status).toBe(200)
  expect(pageText(pagePart(main, 'h1'))).toBe('Silky Carrot Soup')
  expect(text).toContain('Carrots cooked until they give way.')
  expect(text).toContain('By Ines Calder')
  expect(text).toContain('Difficulty: easy vegetarian vegan gluten-free')
  expect(pageText(pagePart(main, 'header'))).toMatch(/^Soup/)
  expect(text).toContain('Prep Time 10m Cook Time 30m Total Time 75m Servings 4')
})

test('a cuisine stands beside the category, and search engines are told of it', async () => {
  const { main, facts } = await readRecipe({ cuisine: 'Persian' })
  expect(pageText(pagePart(main, 'header'))).toMatch(/^Soup ?Persian ?Difficulty/)
  expect(facts).toMatchObject({ recipeCuisine: 'Persian' })
  expect((await readRecipe()).facts).not.toHaveProperty('recipeCuisine')
})

test('what the total time has beyond preparation and cooking is resting time', async () => {
  const times = (prep_time_minutes: number | null, cook_time_minutes: number | null, total: number | null) =>
    readRecipe({ prep_time_minutes, cook_time_minutes, total_time_minutes: total })
  expect((await times(10, 15, 145)).text).toContain('2h resting')
  expect((await times(10, 0, 11)).text).toContain('1 min resting')
  for (const none of [times(10, 30, 40), times(10, 30, 20), times(10, null, 100), times(null, 30, 100)])
    expect((await none).text).not.toContain('resting')
  expect((await times(10, 30, null)).text).not.toContain('resting')
})

test('times that are all missing are one line', async () => {
  const { text } = await readRecipe({
    prep_time_minutes: null,
    cook_time_minutes: null,
    total_time_minutes: null,
  })
  expect(text).toContain('Prep Time, Cook Time and Total Time Times not given Servings 4')
})

test("spec.md section 9, time display: 'N/A' when missing", async () => {
  const { text } = await readRecipe({
    prep_time_minutes: null,
    cook_time_minutes: 0,
    total_time_minutes: null,
    servings: null,
  })
  expect(text).toContain('Prep Time N/A Cook Time 0m Total Time N/A Servings N/A')
})

test('spec.md section 2, recipe detail: ingredients and instructions in their order', async () => {
  const { main } = await readRecipe()
  const ingredients = section(main, 'ingredients')
  expect(pageText(ingredients)).toContain('600 g carrots, peeled 20 g ginger, sliced')
  expect(pageText(section(main, 'instructions'))).toContain(
    'Instructions 1 Simmer the carrots for 30 minutes. 2 Lift out the ginger and blend.',
  )
})

test('ingredients and steps can be ticked, and no form can carry the ticks away', async () => {
  const { main } = await readRecipe()
  const boxes = main.match(/<input type="checkbox"[^>]*>/g) ?? []
  expect(boxes).toHaveLength(4)
  for (const box of boxes) {
    expect(box).not.toContain('name=')
  }
  for (const [form] of main.matchAll(/<form.*?<\/form>/gs)) expect(form).not.toContain('checkbox')
})

test('spec.md section 2, recipe detail: empty lists say so', async () => {
  const { text } = await readRecipe({ ingredients: [], instructions: [] })
  expect(text).toContain('No ingredients listed for this recipe.')
  expect(text).toContain('No instructions provided for this recipe.')
})

test('ingredients and steps stand under their headings; the numbers go on', async () => {
  const step = (step_number: number, section: string | null) => ({
    step_number,
    section,
    step_text: `Step ${step_number}.`,
    step_url: null,
  })
  const { main } = await readRecipe({
    ingredients: [
      { ingredient_text: '1 leek', section: null },
      { ingredient_text: '2 cod fillets', section: 'For the fish' },
      { ingredient_text: '1 bay leaf', section: 'For the fish' },
      { ingredient_text: '3 potatoes', section: 'For the mash' },
    ],
    instructions: [step(1, 'The mash'), step(2, 'The mash'), step(3, 'The fish')],
    story: null,
  })
  expect(pageText(withoutSwaps(section(main, 'ingredients')))).toContain(
    '1 leek For the fish 2 cod fillets 1 bay leaf For the mash 3 potatoes',
  )
  expect(pageText(section(main, 'instructions'))).toBe(
    'Instructions The mash 1 Step 1. 2 Step 2. The fish 3 Step 3.',
  )
})

test('the chef may say something about the dish', async () => {
  expect((await readRecipe()).text).toContain('From the chef The soup I make when I cannot think of a soup.')
  expect((await readRecipe({ story: null })).text).not.toContain('From the chef')
})

test('a confirmed version waits in the page until a browser asks for it, for the servings that are asked for', async () => {
  const fields = {
    servings: 2,
    ingredients: ['400 g carrots, peeled', '40 g walnuts'].map((ingredient_text) => ({
      ingredient_text,
      section: null,
    })),
    instructions: [{ step_number: 1, step_text: 'Simmer the carrots.', section: null, step_url: null }],
  }
  const lines = [{ was: '40 g walnuts', text: '1 tbsp smooth peanut butter' }]
  const { site, html } = await readRecipe(withVersion(fields, { lines }))
  const list = pageText(pagePart(html, 'section', 'aria-labelledby="ingredients"'))
  expect(list).toContain('Everyday as written Gentle spell the chef’s version Stricture')
  expect(list).toContain('40 g walnuts')
  expect(html).not.toContain('Ingredients, Gentle spell')
  const four = await (await site.get('/recipes/silky-carrot-soup.data?servings=4')).text()
  expect(four).toContain('2 tbsp smooth peanut butter')
})

test("spec.md section 2, recipe detail: with no data, 'Recipe not found' with status 404 and a way back", async () => {
  const site = await createTestSite()
  const { status, html } = await site.read('/recipes/nothing-here')
  const main = pagePart(html, 'main')
  expect(status).toBe(404)
  expect(pageText(pagePart(main, 'h1'))).toBe('Recipe not found')
  expect(pageText(main)).toContain("This recipe doesn't exist or has been removed.")
  expect(pageLinks(main)).toEqual([{ href: '/recipes', text: 'Back to Recipes' }])
  expect(html).toContain('<title>Recipe not found · Gentle Plate</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test("spec.md section 2, recipe detail: on a fetch error, 'Recipe not found' with status 500 and a way back", async () => {
  const { site } = await readRecipe()
  await site.db.destroy()
  // In other servings than anybody asked for: a page that was read before goes on from memory.
  const { status, html } = await site.read('/recipes/silky-carrot-soup?servings=7')
  const main = pagePart(html, 'main')
  expect(status).toBe(500)
  expect(pageText(pagePart(main, 'h1'))).toBe('Recipe not found')
  expect(pageText(main)).toContain("We couldn't find the recipe you're looking for.")
  expect(pageLinks(main)).toEqual([{ href: '/recipes', text: 'Back to Recipes' }])
  expect(html).not.toContain('destroyed')
})

testDatabase('an old address leads to the new one for good', async (db) => {
  const site = await createTestSite({ db })
  const { id, slug } = await insertRecipe(db, { fields: aRecipe({ name: '味噌 スープ' }) }, day(1))
  await db.insertInto('old_slugs').values({ kind: 'recipe', slug: 'misosuppe', target_id: id }).execute()
  const response = await site.get('/recipes/misosuppe')
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    `/recipes/${encodeURIComponent(slug)}`,
  ])
  const { status, html } = await site.read(response.headers.get('location')!)
  expect(status).toBe(200)
  expect(pageText(pagePart(html, 'h1'))).toBe('味噌 スープ')
})

test('a draft has no page, no data and no forwarding address', async () => {
  const site = await createTestSite()
  const fields = aRecipe({ name: 'Secret stew', description: 'Hidden words.' })
  const { id, slug } = await insertRecipe(site.db, { fields, status: 'draft' }, day(1))
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Public soup' }) }, day(2))
  await site.db.insertInto('old_slugs').values({ kind: 'recipe', slug: 'old-stew', target_id: id }).execute()
  for (const path of [`/recipes/${slug}`, '/recipes/old-stew']) {
    const response = await site.get(path)
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 404, null])
    expect(await response.text()).not.toMatch(/Secret stew|Hidden words/)
    const data = await site.read(`${path}.data`)
    expect([path, data.status]).toEqual([path, 404])
    expect(data.html).not.toMatch(/Secret stew|Hidden words/)
  }
  for (const path of ['/recipes/public-soup', '/recipes/public-soup.data']) {
    expect((await site.read(path)).html).not.toMatch(/Secret stew|secret-stew|Hidden words/)
  }
})

test('More from the stove: three others, those of the same category first', async () => {
  const site = await createTestSite()
  const recipes: [string, RecipeFields['recipe_category']][] = [
    ['This soup', 'Soup'],
    ['Old soup', 'Soup'],
    ['Old salad', 'Salad'],
    ['New salad', 'Salad'],
    ['Newest salad', 'Salad'],
  ]
  for (const [place, [name, recipe_category]] of recipes.entries()) {
    await insertRecipe(site.db, { fields: aRecipe({ name, recipe_category }) }, day(place + 1))
  }
  const { html } = await site.read('/recipes/this-soup')
  const more = section(html, 'more')
  expect(pageText(pagePart(more, 'h2'))).toBe('More from the stove')
  expect(pageLinks(more).map(({ text }) => text)).toEqual(['Old soup', 'Newest salad', 'New salad'])
})

test('the only recipe offers no others', async () => {
  expect((await readRecipe()).text).not.toContain('More from the stove')
})

test('each recipe has one address, a title and a description for those who pass it on', async () => {
  const { html } = await readRecipe({ image_url: 'https://photos.example/soup.jpg' })
  for (const tag of [
    '<title>Silky Carrot Soup · Gentle Plate</title>',
    '<link rel="canonical" href="https://plate.test/recipes/silky-carrot-soup"/>',
    '<meta name="description" content="Carrots cooked until they give way."/>',
    '<meta property="og:type" content="article"/>',
    '<meta property="og:title" content="Silky Carrot Soup"/>',
    '<meta property="og:image" content="https://plate.test/share/recipes/silky-carrot-soup/',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]) {
    expect(html).toContain(tag)
  }
})

test('search engines are told the recipe in the words of schema.org', async () => {
  const { facts } = await readRecipe()
  expect(facts).toMatchObject({
    '@type': 'Recipe',
    url: 'https://plate.test/recipes/silky-carrot-soup',
    name: 'Silky Carrot Soup',
    image: ['1x1', '4x3', '16x9'].map((shape) =>
      expect.stringMatching(`^https://plate.test/share/recipes/.*-${shape}.jpg$`),
    ),
    author: { '@type': 'Person', name: 'Ines Calder' },
    datePublished: day(1).toISOString(),
    prepTime: 'PT10M',
    totalTime: 'PT40M',
    recipeYield: '4 servings',
    recipeCategory: 'Soup',
    recipeIngredient: ['600 g carrots, peeled', '20 g ginger, sliced'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Simmer the carrots for 30 minutes.' },
      { url: 'https://plate.test/recipes/silky-carrot-soup#step-2' },
    ],
    nutrition: { calories: '186 kcal', proteinContent: '5.4 g', sodiumContent: '410 mg' },
  })
  const keys = new Set(Object.keys(facts))
  for (const secret of ['id', 'slug', 'status', 'suitableForDiet']) expect(keys).not.toContain(secret)
})

test('what is not known is not told to search engines either', async () => {
  const { facts } = await readRecipe({
    nutrition: null,
    author_name: null,
    prep_time_minutes: null,
    servings: null,
  })
  expect(JSON.stringify(facts)).not.toMatch(/null|NaN|undefined/)
  for (const key of ['nutrition', 'author', 'prepTime', 'recipeYield']) expect(facts).not.toHaveProperty(key)
})

test('hostile text is shown as text and ends no script', async () => {
  const hostile = '</script><script>alert(1)</script><!--<script> {{7*7}} \u2028 🥕'
  const { html, main, facts } = await readRecipe({
    name: hostile,
    description: hostile,
    story: hostile,
    author_name: hostile,
    keywords: [hostile],
    ingredients: [{ ingredient_text: hostile, section: hostile }],
    instructions: [{ step_number: 1, step_text: hostile, section: hostile, step_url: null }],
    nutrition: { ...aRecipe().nutrition!, serving_size: hostile },
  })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<!--<script')
  expect(facts).toMatchObject({ name: hostile, recipeIngredient: [hostile] })
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  expect(json).not.toContain('<')
  expect(pageText(main)).toContain('{{7*7}}')
})

testEachDatabase('an address that names no recipe is missing, whatever it is made of', async (db) => {
  const site = await createTestSite({ db })
  await insertRecipe(db, { fields: aRecipe() }, day(1))
  for (const slug of [
    ...[
      '%00',
      'silky-carrot-soup%00',
      '%E0%A4',
      '%',
      '%25',
      '%F0%9F%A5%95',
      "'%20OR%201=1--",
      '..%2f..%2fetc',
    ],
    ...['silky_carrot_soup', '__proto__', 'constructor', 'x'.repeat(10_000)],
  ]) {
    for (const end of ['', '.data']) {
      const { status } = await site.read(`/recipes/${slug}${end}`)
      expect([slug.slice(0, 30) + end, status]).toEqual([slug.slice(0, 30) + end, 404])
    }
  }
})
