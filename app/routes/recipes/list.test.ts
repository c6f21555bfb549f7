import { expect, test } from 'vitest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { createTestDatabase, testEachDatabase } from '#test/database.ts'
import { aLabelledRecipe, aRecipe } from '#test/fixtures.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

/** A site with these recipes, the first of them newest. */
async function createSiteWith(...recipes: Partial<RecipeFields>[]) {
  const site = await createTestSite()
  for (const [place, fields] of recipes.entries()) {
    await insertRecipe(site.db, aLabelledRecipe(fields), day(60 - place))
  }
  return site
}

type Site = Awaited<ReturnType<typeof createTestSite>>

async function readList(site: Site, path = '/recipes') {
  const { status, html } = await site.read(path)
  const main = pagePart(html, 'main')
  return {
    status,
    html,
    main,
    text: pageText(main),
    names: [...main.matchAll(/<h3\b[^>]*>(.*?)<\/h3>/gs)].map(([, name]) => pageText(name ?? '')),
  }
}

/** The card of the only recipe on the list. */
async function readCard(fields: Partial<RecipeFields>) {
  const { main } = await readList(await createSiteWith(fields))
  const card = main.slice(main.indexOf('<li class="group dish-card'), main.indexOf('<p class="pt-3.5'))
  return { html: main, text: pageText(card), card }
}

test('spec.md section 2, recipe card: name, category, description, difficulty, time, servings, calories and macros', async () => {
  const { text, html } = await readCard({ total_time_minutes: 75 })
  for (const words of [
    'Soup Difficulty: easy Silky Carrot Soup Carrots cooked until they give way.',
    '75 min 10 standing Smooth 5 g fibre 186 kcal 4 servings',
    '5 g protein 24 g carbs 8 g fat',
  ]) {
    expect(text).toContain(words)
  }
  expect(pageLinks(html)).toContainEqual({ href: '/recipes/silky-carrot-soup', text: 'Silky Carrot Soup' })
  expect(html).toMatch(/dish-name[^>]*><a [^>]*>Silky Carrot Soup/)
  expect(html).toMatch(/dish-text[^>]*>Carrots cooked/)
  expect(html).toContain('aspect-4/3')
})

test("spec.md section 2, recipe card: at most two dietary badges, then '+N more'", async () => {
  const two = await readCard({ dietary_restrictions: ['gluten-free', 'nut-free'] })
  expect(two.text).toContain('gluten-free nut-free')
  expect(two.text).not.toContain('more')
  const five = await readCard({
    dietary_restrictions: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free'],
  })
  expect(five.text).toContain('vegetarian vegan +3 more')
  expect(five.text).not.toContain('gluten-free')
})

test('spec.md section 2, recipe card: what is not known is not mentioned', async () => {
  const { text } = await readCard({
    description: null,
    recipe_category: null,
    total_time_minutes: null,
    servings: null,
    nutrition: null,
    dietary_restrictions: [],
  })
  expect(text).toContain('Difficulty: easy Silky Carrot Soup')
  expect(text.slice(text.indexOf('Silky Carrot Soup'))).toBe('Silky Carrot Soup 10 standing Smooth')
  expect(text).not.toMatch(/null|undefined|NaN|min|serving|kcal|protein|fibre|unknown/)
})

test('spec.md section 2, recipe card: one serving is one serving, nothing is not unknown, and days stand beside minutes', async () => {
  const { text } = await readCard({ servings: 1, total_time_minutes: 0 })
  expect(text).toContain('0 min 10 standing Smooth 5 g fibre 186 kcal 1 serving')
  expect((await readCard({ total_time_minutes: 10_080 })).text).toContain('10,080 min 7 days Smooth')
})

test('spec.md section 4, difficulty badge: easy green, medium yellow, hard red, and none where nobody has said', async () => {
  for (const [difficulty, colour, word] of [
    ['easy', 'easy', 'easy'],
    ['medium', 'medium', 'medium'],
    ['hard', 'hard', 'hard'],
  ] as const) {
    const { html } = await readCard({ difficulty })
    expect(html).toMatch(
      new RegExp(
        `bg-${colour}-tint[^"]*text-${colour}"><span class="sr-only">Difficulty: </span>${word}</span>`,
      ),
    )
  }
  expect((await readCard({ difficulty: null })).text).not.toContain('Difficulty')
})

test('spec.md section 2, recipe list: header, search box, selects, chips and a heading with the number found', async () => {
  const { main, text, status } = await readList(await createSiteWith({}, { name: 'Other' }))
  expect(status).toBe(200)
  expect(pageText(pagePart(main, 'h1'))).toBe('Recipes')
  expect(pageText(pagePart(main, 'h2'))).toBe('2 recipes found')
  expect(main).toMatch(
    /<input[^>]*type="search"[^>]*name="search"|<input[^>]*name="search"[^>]*type="search"/,
  )
  expect(text).toContain('Difficulty Any (2) easy (2) medium (0) hard (0) Category Any (2) Breakfast (0)')
  for (const diet of [
    'vegetarian',
    'vegan',
    'gluten-free',
    'dairy-free',
    'nut-free',
    'low-carb',
    'keto',
    'paleo',
  ]) {
    expect(main).toMatch(new RegExp(`<input[^>]*type="checkbox"[^>]*name="diet"[^>]*value="${diet}"`))
  }
  expect(main).toMatch(
    /<form[^>]*method="get"[^>]*action="\/recipes"|<form[^>]*action="\/recipes"[^>]*method="get"/,
  )
  expect(pageText(main)).toContain('Show 2 recipes')
  expect(text).toContain('Labels, texture and low energy are read by software; the chef can correct them.')
})

test('spec.md section 2, recipe list: one recipe is one recipe', async () => {
  const { main } = await readList(await createSiteWith({}))
  expect(pageText(pagePart(main, 'h2'))).toBe('1 recipe found')
})

test('spec.md section 7: the list shows the newest first', async () => {
  const { names } = await readList(
    await createSiteWith({ name: 'Newest' }, { name: 'Older' }, { name: 'Oldest' }),
  )
  expect(names).toEqual(['Newest', 'Older', 'Oldest'])
})

test('spec.md section 2, recipe list: Clear Filters is there only when a filter is active', async () => {
  const site = await createSiteWith({})
  for (const path of [
    '/recipes',
    '/recipes?search=&difficulty=&category=',
    '/recipes?page=1',
    '/recipes?diet=x',
  ]) {
    expect((await readList(site, path)).text).not.toContain('Clear Filters')
  }
  for (const query of ['search=soup', 'difficulty=easy', 'category=Soup', 'diet=vegan']) {
    const { main } = await readList(site, `/recipes?${query}`)
    expect(pageLinks(main)).toContainEqual({ href: '/recipes', text: 'Clear Filters' })
  }
})

test('spec.md section 5, search: recipes match name or description, case and accents aside', async () => {
  const site = await createSiteWith(
    { name: 'Crème Brûlée', description: 'Burnt cream.' },
    { name: 'Rice Pudding', description: 'As soft as CREME.' },
    { name: 'Cod', description: 'Poached.', author_name: 'Creme' },
  )
  const { names, main } = await readList(site, '/recipes?search=creme')
  expect(names).toEqual(['Crème Brûlée', 'Rice Pudding'])
  expect(pageText(pagePart(main, 'h2'))).toBe('2 recipes found')
  expect(main).toMatch(/<input[^>]*value="creme"/)
})

test('spec.md section 5: the dietary filter requires all selected restrictions', async () => {
  const site = await createSiteWith(
    { name: 'Both', dietary_restrictions: ['vegan', 'nut-free'] },
    { name: 'Vegan only', dietary_restrictions: ['vegan'] },
    { name: 'Nut-free only', dietary_restrictions: ['nut-free'] },
  )
  expect((await readList(site, '/recipes?diet=vegan')).names).toEqual(['Both', 'Vegan only'])
  const { names, main } = await readList(site, '/recipes?diet=vegan&diet=nut-free')
  expect(names).toEqual(['Both'])
  expect(main.match(/<input[^>]*type="checkbox"[^>]*checked/g)).toHaveLength(2)
})

test('the address chooses difficulty and category, and the selects show what it chose', async () => {
  const site = await createSiteWith(
    { name: 'Hard soup', difficulty: 'hard' },
    { name: 'Easy soup' },
    { name: 'Hard lunch', difficulty: 'hard', recipe_category: 'Lunch' },
  )
  const { names, main } = await readList(site, '/recipes?difficulty=hard&category=Soup')
  expect(names).toEqual(['Hard soup'])
  expect(main.match(/<option[^>]*selected=""[^>]*>(.*?)<\/option>/g)?.map(pageText)).toEqual([
    'hard (1)',
    'Soup (1)',
  ])
})

test('the cuisines that recipes are of can be chosen, and no others', async () => {
  const site = await createSiteWith(
    { name: 'Pasta', cuisine: 'Italian' },
    { name: 'Miso', cuisine: 'Japanese' },
  )
  const { text } = await readList(site)
  expect(text).toContain('Cuisine: any Cuisine Italian 1 recipe Japanese 1 recipe')
  expect(text).not.toContain('Greek')
  const { names, main, text: chosen } = await readList(site, '/recipes?cuisine=Italian')
  expect(names).toEqual(['Pasta'])
  expect(main).toMatch(/<input[^>]*checked=""[^>]*value="Italian"|<input[^>]*value="Italian"[^>]*checked=""/)
  expect(chosen).toContain('Clear Filters')
  expect((await readList(site, '/recipes?cuisine=Greek')).text).toContain(
    'Cuisine: Greek Cuisine Greek 0 recipes Italian 1 recipe Japanese 1 recipe',
  )
  expect((await readList(await createSiteWith({}))).text).not.toContain('Cuisine:')
})

test('a recipe that gets a cuisine, or is gone, changes what is on offer', async () => {
  const site = await createSiteWith({})
  expect((await readList(site)).text).not.toContain('Cuisine:')
  const { id } = await insertRecipe(
    site.db,
    { fields: aRecipe({ name: 'Pho', cuisine: 'Vietnamese' }) },
    day(60),
  )
  expect((await readList(site)).text).toContain('Vietnamese 1 recipe')
  await removeThing(site.db, RECIPES, id, { author_id: null }, day(61))
  expect((await readList(site)).text).not.toContain('Cuisine:')
})

test("spec.md section 2, recipe list: nothing matches: 'No recipes found' and a hint at the filters", async () => {
  const { text, status, main } = await readList(await createSiteWith({}), '/recipes?search=anchovy')
  expect(status).toBe(200)
  expect(text).toContain('No recipes found Try adjusting your filters or search term.')
  expect(text).toContain('One step looser there is: without searching for “anchovy”: 1 recipe')
  // In the bar of small screens, below the filters, and where the recipes would stand.
  expect(pageLinks(main).filter(({ text }) => text === 'Clear Filters')).toHaveLength(3)
})

test('words that ask to leave a food out lead to the dishes without it', async () => {
  const linesOf = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))
  const site = await createSiteWith(
    { name: 'Onion soup', ingredients: linesOf('2 onions', '1 l water') },
    { name: 'Rub', ingredients: linesOf('1 tbsp onion powder', '1 tsp salt') },
    { name: 'Leek soup', ingredients: linesOf('2 leeks', '1 l water') },
    { name: 'Carrot soup', ingredients: linesOf('500 g carrots', '1 l water') },
  )
  const { main, names } = await readList(site, '/recipes?search=no+onions&category=Soup')
  const without = { href: '/recipes?category=Soup', text: 'no onion : remove' }
  expect(pageLinks(main)).toContainEqual(without)
  expect(names).toEqual(['Leek soup', 'Carrot soup'])
  expect((await readList(site, '/recipes?category=Soup&without=onion')).names).toEqual(names)
  const family = await readList(site, '/recipes?category=Soup&without=onion+family')
  expect(family.names).toEqual(['Carrot soup'])
  expect(family.text).toContain('The onion family is onion, garlic, leek')
  expect(family.text).toContain('no onion family')
})

test('spec.md section 2, recipe list: an empty book says so', async () => {
  const { text } = await readList(await createTestSite())
  expect(text).toContain('No recipes found No recipes available yet. Check back soon!')
  expect(text).not.toContain('Try adjusting')
})

test("spec.md section 8: when loading fails, 'Error loading recipes' and 'Please try again later.' with status 500", async () => {
  const site = await createTestSite()
  await site.db.destroy()
  const { status, text, html } = await readList(site)
  expect(status).toBe(500)
  expect(text).toContain('Error loading recipes Please try again later.')
  expect(html).not.toContain('destroyed')
})

test('twenty-four recipes a page, with links to the pages before and after that keep the filter', async () => {
  const site = await createSiteWith(
    ...Array.from({ length: 50 }, (_, place) => ({ name: `Soup ${place + 1}` })),
  )
  const first = await readList(site, '/recipes?search=soup')
  expect(pageText(pagePart(first.main, 'h2'))).toBe('50 recipes found')
  expect(first.names).toHaveLength(24)
  expect(first.main).toMatch(/<a[^>]*rel="next"[^>]*href="\/recipes\?search=soup&amp;page=2"/)
  expect(first.main).not.toContain('rel="prev"')
  const second = await readList(site, '/recipes?search=soup&page=2')
  expect(second.names[0]).toBe('Soup 25')
  expect(second.main).toMatch(/<a[^>]*rel="prev"[^>]*href="\/recipes\?search=soup"/)
  expect(second.main).toMatch(
    /aria-label="Page 2"[^>]*aria-current="page"|aria-current="page"[^>]*aria-label="Page 2"/,
  )
  const last = await readList(site, '/recipes?search=soup&page=3')
  expect(last.names).toEqual(['Soup 49', 'Soup 50'])
  expect(last.main).not.toContain('rel="next"')
})

test('each list has one address, however it was asked for', async () => {
  const site = await createSiteWith({})
  for (const [asked, canonical] of [
    ['/recipes', '/recipes'],
    ['/recipes?utm_source=x&page=1', '/recipes'],
    ['/recipes?page=77', '/recipes'],
  ] as const) {
    const { html } = await site.read(asked)
    expect(html).toContain(`<link rel="canonical" href="https://plate.test${canonical}"/>`)
    expect(html).toContain('<title>Recipes · Gentle Plate</title>')
    expect(html).toContain('<meta name="robots" content="max-image-preview:large"/>')
  }
})

test('search engines follow the links of a search or a filter, and do not list it', async () => {
  const site = await createSiteWith({})
  const { html } = await site.read('/recipes?diet=vegan&search=+soup+&diet=vegetarian')
  const own = 'https://plate.test/recipes?search=soup&amp;diet=vegetarian&amp;diet=vegan'
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(html).toContain(`<link rel="canonical" href="${own}"/>`)
  expect(html).toContain('<title>Recipes: soup, vegetarian, vegan · Gentle Plate</title>')
})

test('a page past the first has an address, a title and a description of its own', async () => {
  const site = await createSiteWith(...Array.from({ length: 30 }, (_, place) => ({ name: `Soup ${place}` })))
  const [first, second] = [await site.read('/recipes'), await site.read('/recipes?page=2')]
  expect(second.html).toContain('<title>Recipes, page 2 · Gentle Plate</title>')
  expect(second.html).toContain('<link rel="canonical" href="https://plate.test/recipes?page=2"/>')
  expect(second.html).toContain('<meta name="robots" content="max-image-preview:large"/>')
  const describe = ({ html }: { html: string }) =>
    /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
  expect(describe(second)).not.toBe(describe(first))
})

test('drafts appear nowhere: not in the list, its count, a search, or what scripts ask for', async () => {
  const site = await createSiteWith({ name: 'Public soup' })
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Secret stew' }), status: 'draft' }, day(500))
  for (const path of [
    ...['/recipes', '/recipes?search=secret', '/recipes?category=Soup', '/recipes?diet=vegan'],
    ...['/recipes.data', '/recipes.data?search=secret', '/recipes?page=2', '/recipes/public-soup'],
  ]) {
    const { html } = await site.read(path)
    expect([path, /secret.stew/i.test(html)]).toEqual([path, false])
  }
  expect((await readList(site)).text).toContain('1 recipe found')
  expect((await readList(site, '/recipes?search=secret')).text).toContain('0 recipes found')
})

const HOSTILE = [
  'difficulty=impossible',
  'category=Poison',
  'cuisine=Poison&cuisine=Thai',
  'diet=air&diet=vegan&diet[]=x',
  'page=-1',
  'page=999999',
  'page=99999999999999999999',
  'page=1e3',
  'page=0x10',
  `search=${'x'.repeat(10_000)}`,
  `search=${'%F0%9F%A5%95'.repeat(3_000)}`,
  'search=%25',
  'search=_',
  "search=' OR 1=1 --",
  'search=%22%5C',
  'search=%00',
  'search=a%00b',
  'search=%E0%A4',
  'search=%ED%A0%80',
  'search=%',
  'search=<script>alert(1)</script>',
  '%E0%A4=1&%00=2',
]

testEachDatabase('bad input is never an error', async (db) => {
  const site = await createTestSite({ db })
  await insertRecipe(db, { fields: aRecipe() }, day(1))
  for (const query of HOSTILE) {
    for (const path of ['/recipes', '/recipes.data']) {
      const { status, html } = await site.read(`${path}?${query}`)
      expect([path, query.slice(0, 40), status]).toEqual([path, query.slice(0, 40), 200])
      if (path === '/recipes') expect(html).not.toContain('<script>alert')
    }
  }
})

test('what SQL takes for wildcards are letters like any other', async () => {
  const site = await createSiteWith({ name: '100% Rye' }, { name: 'Snake_Beans' }, { name: 'Plain rice' })
  expect((await readList(site, '/recipes?search=%25')).names).toEqual(['100% Rye'])
  expect((await readList(site, '/recipes?search=_')).names).toEqual(['Snake_Beans'])
})

test('hostile names and descriptions are text', async () => {
  const db = await createTestDatabase()
  const site = await createTestSite({ db })
  const name = '</script><script>alert(1)</script> {{7*7}} 🥕 مرحبا'
  await insertRecipe(db, { fields: aRecipe({ name, description: name }) }, day(1))
  const { html, names, text } = await readList(site)
  expect(html).not.toContain('<script>alert')
  expect(names).toEqual([name])
  expect(text).not.toContain('49')
})
