import { expect, test } from 'vitest'
import { NO_SETTINGS, type Settings } from '#domain/settings/fields.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { aLabelledRecipe, aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { findMissing, listNodes } from '#test/google-rules.ts'
import { readGraph } from '#test/page-facts.ts'
import { findFaults } from '#test/schema-org.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { XSS_PAYLOADS } from '#test/xss-payloads.ts'

type Site = Awaited<ReturnType<typeof createTestSite>>

const PORTRAIT = `/media/${'a'.repeat(64)}-1600x1200`
const CHEF = {
  chef_name: 'Ines Calder',
  portrait_url: PORTRAIT,
  contact_email: 'ines@plate.test',
  elsewhere_links: 'Photos https://photos.example/ines',
  imprint: 'Ines Calder, 1 Mill Lane',
}

/** Every kind of public page, and what it shows besides the page itself. */
const PAGES = {
  '/': [],
  '/recipes': ['ItemList'],
  '/recipes?page=2': ['ItemList'],
  '/recipes?search=soup': ['ItemList'],
  '/recipes?search=nothing+like+it': [],
  '/recipes/sweet-soup': ['Recipe'],
  '/equipment': ['ItemList'],
  '/equipment/steady-blender': ['Product'],
  '/equipment/unrated-sieve': [],
  '/blog': ['ItemList'],
  '/blog/a-stock-worth-standing-over': ['BlogPosting'],
  '/about': [],
  '/privacy': [],
  '/imprint': [],
  '/api/docs': [],
}

async function createWholeSite(words: Partial<Settings> = CHEF) {
  const site = await createTestSite()
  await updateSettings(site.db, { fields: { ...NO_SETTINGS, ...words }, author_id: null }, NOW)
  for (let bowl = 1; bowl <= 24; bowl++)
    await insertRecipe(site.db, { fields: aRecipe({ name: `Bowl ${bowl}` }) }, NOW)
  const instructions = ['Simmer the carrots.', 'Blend.'].map((step_text, place) => ({
    step_number: place + 1,
    step_text,
    section: place === 0 ? 'For the soup' : null,
    step_url: null,
  }))
  const soup = aLabelledRecipe({
    ...{ name: 'Sweet soup', cuisine: 'Italian', instructions },
    dietary_restrictions: ['vegan', 'vegetarian', 'gluten-free', 'low-carb'],
  })
  await insertRecipe(site.db, soup, NOW)
  const sieve = aPieceOfEquipment({ name: 'Unrated sieve', rating: null })
  await insertEquipment(site.db, [aPieceOfEquipment(), sieve], NOW)
  await insertPost(site.db, aPost(), NOW)
  return site
}

/** The one graph of a page. */
async function graphOf(site: Site, path: string): Promise<Record<string, unknown>[]> {
  const { html } = await site.read(path)
  expect([path, html.split('{"@context":"https://schema.org","@graph":[').length]).toEqual([path, 2])
  return readGraph(html)
}

const ofType = (graph: Record<string, unknown>[], type: string) =>
  graph.find((node) => node['@type'] === type) ?? {}

test('whoever is named as an author stands on the page for readers, too', async () => {
  for (const words of [CHEF, {}]) {
    const site = await createWholeSite({ imprint: CHEF.imprint, ...words })
    for (const path of Object.keys(PAGES)) {
      const { html } = await site.read(path)
      const authors = (await graphOf(site, path)).flatMap((node) => findAuthors(node))
      for (const name of authors)
        expect([path, pageText(html)]).toEqual([path, expect.stringContaining(name)])
      if (path.startsWith('/blog/')) expect([path, authors]).toEqual([path, ['Gentle Plate']])
    }
  }
})

/** The names of authors in a part of a graph, however deep. */
function findAuthors(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([property, inside]) =>
    property === 'author' ? [String(inside?.name)] : findAuthors(inside),
  )
}

test('a search box, which search engines show no more, is asked for nowhere', async () => {
  const site = await createWholeSite()
  for (const path of Object.keys(PAGES)) {
    const graph = JSON.stringify(await graphOf(site, path))
    expect([path, graph.includes('SearchAction'), graph.includes('query-input')]).toEqual([
      path,
      false,
      false,
    ])
  }
})

test('every page says in one graph what it is, where it stands, and whose site it is', async () => {
  const site = await createWholeSite()
  for (const [path, things] of Object.entries(PAGES)) {
    const types = (await graphOf(site, path)).map((node) => node['@type'])
    const frame = path === '/' ? ['WebSite', 'Person'] : ['WebSite', 'Person', 'BreadcrumbList']
    expect([path, types.filter((type) => !/Page$/.test(String(type)))]).toEqual([path, [...frame, ...things]])
    expect(types.filter((type) => /Page$/.test(String(type))).length).toBe(1)
  }
})

test('every type, property and value is one that schema.org knows', async () => {
  for (const words of [CHEF, {}]) {
    const site = await createWholeSite({ imprint: CHEF.imprint, ...words })
    for (const path of Object.keys(PAGES))
      expect([path, findFaults(await graphOf(site, path))]).toEqual([path, []])
  }
})

test('the vocabulary finds what is wrong', () => {
  expect(
    findFaults([
      { '@type': 'Recipe', prepTime: 'PT5M', rating: 5, author: { '@type': 'Rating' }, keywords: [{}] },
      { '@type': 'Dish' },
      { '@type': 'WebPage', mainEntity: { '@id': '#nowhere' }, name: 3 },
    ]),
  ).toEqual([
    'Recipe: Recipe has no property rating',
    'Recipe.author: no Rating may stand here',
    'Recipe.keywords: no undefined may stand here',
    'Dish: schema.org has no type Dish',
    'WebPage.mainEntity: #nowhere is not in the graph',
    'WebPage.name: no number may stand here',
  ])
})

test('whatever Google asks for is there, and all that it recommends where we know it', async () => {
  const site = await createWholeSite()
  for (const path of Object.keys(PAGES))
    expect([path, findMissing(await graphOf(site, path), { isWhole: true })]).toEqual([path, []])
})

test('what is not known is left out, and what Google requires is still there', async () => {
  const site = await createTestSite()
  const bare = aLabelledRecipe({
    ...{ name: 'Toast', description: null, story: null, author_name: null, difficulty: null, keywords: [] },
    ...{ recipe_category: null, prep_time_minutes: null, cook_time_minutes: null, servings: null },
    ...{ total_time_minutes: null, ingredients: [], instructions: [], nutrition: null },
    dietary_restrictions: [],
  })
  await insertRecipe(site.db, bare, NOW)
  const tool = aPieceOfEquipment({ description: null, brand: null, model: null, category: null })
  await insertEquipment(
    site.db,
    [{ ...tool, features: [], pros: ['Smooth'], cons: [], review_summary: null }],
    NOW,
  )
  await insertPost(site.db, aPost({ excerpt: null }), NOW)
  for (const path of ['/recipes/toast', '/equipment/steady-blender', '/blog/a-stock-worth-standing-over']) {
    const graph = await graphOf(site, path)
    expect([path, findMissing(graph, { isWhole: false }), findFaults(graph)]).toEqual([path, [], []])
    for (const node of listNodes(graph))
      for (const [name, value] of Object.entries(node))
        expect([path, name, value]).not.toEqual([path, name, expect.toBeOneOf([null, '', []])])
  }
})

test('calories of a serving are told only where it is known how many servings there are', async () => {
  const site = await createTestSite()
  await insertRecipe(site.db, aLabelledRecipe({ name: 'Pot', servings: null }), NOW)
  await insertRecipe(site.db, aLabelledRecipe({ name: 'Bowl', servings: 1 }), NOW)
  const recipeAt = async (path: string) => ofType(await graphOf(site, path), 'Recipe')
  const pot = await recipeAt('/recipes/pot')
  expect([pot.recipeYield, pot.nutrition]).toEqual([
    undefined,
    expect.not.objectContaining({ calories: '186 kcal' }),
  ])
  expect(pot.nutrition).toMatchObject({ proteinContent: '5.4 g' })
  expect(await recipeAt('/recipes/bowl')).toMatchObject({
    recipeYield: '1 serving',
    nutrition: { calories: '186 kcal' },
  })
})

test('a diet is named only where the chef answers for it, and schema.org has a word for it', async () => {
  const site = await createTestSite()
  const recipe = aLabelledRecipe({ dietary_restrictions: ['vegan', 'vegetarian', 'gluten-free'] })
  // Nobody knows whether that packet holds gluten: the chef has looked.
  const ingredients = [{ ingredient_text: '1 stock cube', section: null }]
  const decided = aLabelledRecipe({
    name: 'Cube',
    ingredients,
    dietary_restrictions: ['gluten-free', 'keto'],
  })
  await insertRecipe(site.db, recipe, NOW)
  await insertRecipe(site.db, decided, NOW)
  const dietsOf = async (path: string) => ofType(await graphOf(site, path), 'Recipe').suitableForDiet
  expect(await dietsOf('/recipes/silky-carrot-soup')).toBeUndefined()
  expect(await dietsOf('/recipes/cube')).toEqual(['https://schema.org/GlutenFreeDiet'])
})

test('each step has an address, which is a place on the page', async () => {
  const site = await createWholeSite()
  const { html } = await site.read('/recipes/sweet-soup')
  const steps = listNodes(await graphOf(site, '/recipes/sweet-soup')).filter(
    (node) => node['@type'] === 'HowToStep',
  )
  expect(steps.map(({ url }) => url)).toEqual([
    'https://plate.test/recipes/sweet-soup#step-1',
    'https://plate.test/recipes/sweet-soup#step-2',
  ])
  for (const { url } of steps) expect(html).toContain(`id="${String(url).split('#')[1]}"`)
})

test('the chef stands behind the site with name, portrait and what is elsewhere, and without a name the site does', async () => {
  const named = ofType(await graphOf(await createWholeSite(), '/about'), 'Person')
  expect(named).toMatchObject({
    '@id': 'https://plate.test/#publisher',
    name: 'Ines Calder',
    email: 'ines@plate.test',
    image: `https://plate.test${PORTRAIT}/1200.jpeg`,
    sameAs: ['https://photos.example/ines'],
  })
  const site = await createWholeSite({ ...CHEF, chef_name: null, contact_email_hidden: 'hidden' })
  const graph = await graphOf(site, '/about')
  expect(ofType(graph, 'Organization')).toMatchObject({ name: 'Gentle Plate' })
  expect(ofType(graph, 'Organization')).not.toHaveProperty('email')
  expect(ofType(graph, 'ProfilePage').mainEntity).toEqual({ '@id': 'https://plate.test/#publisher' })
})

test('no rating is half told, and none is not ours', async () => {
  const site = await createWholeSite()
  const rated = ofType(await graphOf(site, '/equipment/steady-blender'), 'Product')
  expect(rated.review).toMatchObject({
    author: { name: 'Gentle Plate' },
    reviewRating: { ratingValue: 4.5, bestRating: 5, worstRating: 1 },
  })
  expect(JSON.stringify(await graphOf(site, '/equipment/unrated-sieve'))).not.toMatch(
    /Review|Rating|Product"/,
  )
})

test('hostile texts stay texts, in data that everybody can read', async () => {
  const site = await createTestSite()
  const hostile = [
    ...XSS_PAYLOADS.slice(0, 12),
    '</script><!--',
    ']]>',
    '&quot;',
    '\u2028\u202e\ufeff',
    '\\u003c',
  ]
  for (const text of hostile) {
    const fields = aRecipe({ name: text, description: text, author_name: text, keywords: [text] })
    const { slug } = await insertRecipe(site.db, { fields }, NOW)
    const { html } = await site.read(`/recipes/${slug}`)
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    expect(json).not.toContain('<')
    const recipe = ofType(await graphOf(site, `/recipes/${slug}`), 'Recipe')
    expect(pageTitle(html)).not.toBe('')
    expect(recipe.description).toBe(recipe.keywords)
    expect(findFaults(await graphOf(site, `/recipes/${slug}`))).toEqual([])
  }
})

test('the first sentences of a long description stand in results, on one line', async () => {
  const site = await createTestSite()
  const first = 'Carrots that cook until they give way,\nand are blended with ginger and broth.'
  const description = `${first} ${'More of it is said. '.repeat(50)}`
  const { slug } = await insertRecipe(site.db, { fields: aRecipe({ description }) }, NOW)
  const { html } = await site.read(`/recipes/${slug}`)
  expect(html).toMatch(
    /<meta name="description" content="Carrots that cook until they give way, and [^"\n]{60,200}said\."/,
  )
})

const pageTitle = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1]
