import { expect, test } from 'vitest'
import { NO_FILTER, readRecipeFilter } from '#domain/recipe/filter.ts'
import { createTestDatabase, testEachDatabase } from '#test/database.ts'
import { aLabelledRecipe, aRecipe, earnedBy } from '#test/fixtures.ts'
import { changeContent } from '../../changes/content-version.ts'
import { findPublicRecipe, listMoreRecipes, listNewestRecipes, listRecipePage } from './read.ts'
import { tallyRecipes } from '../search/search.ts'
import { insertRecipes, loadSlugs } from '../write/batches.ts'
import { insertRecipe } from '../write/write.ts'
import type { Database } from '../../database/database.ts'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
/** After all that is created here. */
const NOW = day(400)

async function namesFound(db: Database, query: string) {
  const { recipes } = await listRecipePage(db, readRecipeFilter(new URLSearchParams(query)), NOW)
  return recipes.map((recipe) => recipe.name)
}

testEachDatabase('a recipe comes back as it was stored', async (db) => {
  const fields = aRecipe({
    cuisine: 'Persian',
    keywords: ['soup', 'ginger'],
    ingredients: [{ ingredient_text: '600 g carrots', section: 'For the soup' }],
    instructions: [
      { step_number: 1, step_text: 'Simmer.', section: 'Soup', step_url: 'https://cook.example/soup#1' },
    ],
  })
  const { id, slug } = await insertRecipe(db, { fields }, day(1))
  expect(slug).toBe('silky-carrot-soup')
  expect(await findPublicRecipe(db, slug, NOW)).toEqual({
    ...fields,
    id,
    slug,
    dish: '1k11ca01',
    published_at: day(1).toISOString(),
    created_at: day(1).toISOString(),
    updated_at: day(1).toISOString(),
    labels: earnedBy(fields),
    nutrition_basis: { source: 'published', coverage: null, stale_since: null },
  })
})

testEachDatabase('a recipe comes back to the last digit and sign', async (db) => {
  const { nutrition } = aRecipe()
  const fields = aRecipe({
    name: '{"name": "Soup"}',
    description: '[1, 2]',
    ingredients: [{ ingredient_text: '"½ dl" \\ crème\u2028🥕\n\tthen salt', section: '</script>' }],
    nutrition: nutrition && {
      ...nutrition,
      fat_content_g: 0.1 + 0.2,
      sodium_content_mg: 1e21,
      serving_size: '1',
    },
  })
  const { slug } = await insertRecipe(db, { fields }, day(1))
  expect(await findPublicRecipe(db, slug, NOW)).toMatchObject(fields)
})

testEachDatabase('spec.md section 7: recipes come newest first', async (db) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Old' }) }, day(1))
  await insertRecipe(db, { fields: aRecipe({ name: 'New' }) }, day(3))
  await insertRecipe(db, { fields: aRecipe({ name: 'Middle' }) }, day(2))
  expect(await namesFound(db, '')).toEqual(['New', 'Middle', 'Old'])
  const newest = await listNewestRecipes(db, 2, NOW)
  expect(newest.map((recipe) => recipe.name)).toEqual(['New', 'Middle'])
})

testEachDatabase('more recipes are of the same category first, and newest first', async (db) => {
  const dishes = [
    ['Oldest soup', 'Soup'],
    ['Older soup', 'Soup'],
    ['Cake', 'Dessert'],
    ['This soup', 'Soup'],
    ['Pie', 'Dessert'],
    ['Something', null],
  ] as const
  for (const [number, [name, recipe_category]] of dishes.entries())
    await insertRecipe(db, { fields: aRecipe({ name, recipe_category }) }, day(number + 1))
  const more = async (slug: string) => (await listMoreRecipes(db, slug, NOW)).map(({ name }) => name)

  expect(await more('this-soup')).toEqual(['Older soup', 'Oldest soup', 'Something'])
  expect(await more('cake')).toEqual(['Pie', 'Something', 'This soup'])
  expect(await more('something')).toEqual(['Pie', 'This soup', 'Cake'])
  expect(await more('older-soup')).toEqual(['This soup', 'Oldest soup', 'Something'])
})

testEachDatabase('a draft is in no list, no count and at no address', async (db) => {
  const { slug } = await insertRecipe(db, { fields: aRecipe(), status: 'draft' }, day(1))
  expect(await findPublicRecipe(db, slug, NOW)).toBeUndefined()
  expect(await listRecipePage(db, readRecipeFilter(new URLSearchParams('search=carrot')), NOW)).toMatchObject(
    {
      recipes: [],
      count: 0,
    },
  )
  expect(await listNewestRecipes(db, 5, NOW)).toEqual([])
})

testEachDatabase(
  'spec.md section 5: search matches name or description, case and accents aside',
  async (db) => {
    await insertRecipe(db, { fields: aRecipe({ name: 'Crème Brûlée', description: 'Set cream.' }) }, day(1))
    await insertRecipe(
      db,
      { fields: aRecipe({ name: 'Rice', description: 'With CREME FRAÎCHE, 100% soft_ly' }) },
      day(2),
    )
    await insertRecipe(db, { fields: aRecipe({ name: 'Ärtsoppa', description: null }) }, day(3))
    expect(await namesFound(db, 'search=creme brulee')).toEqual(['Crème Brûlée'])
    expect(await namesFound(db, 'search=crème')).toEqual(['Crème Brûlée', 'Rice'])
    expect(await namesFound(db, 'search=ÄR')).toEqual(['Ärtsoppa'])
    expect(await namesFound(db, 'search=rem')).toEqual(['Crème Brûlée', 'Rice'])
    expect(await namesFound(db, 'search=nothing')).toEqual([])
  },
)

testEachDatabase('signs that databases read as patterns or syntax are only characters', async (db) => {
  await insertRecipe(
    db,
    { fields: aRecipe({ name: 'Rice', description: '100% soft_ly "quoted" back\\slash' }) },
    day(1),
  )
  await insertRecipe(db, { fields: aRecipe({ name: 'Plain' }) }, day(2))
  for (const words of ['100%', '%', '_', 'soft_ly', '"quoted"', '"', '\\', 'back\\slash', '% soft_']) {
    expect(await namesFound(db, `search=${encodeURIComponent(words)}`), words).toEqual(['Rice'])
  }
  for (const words of [
    'NEAR(rice soft)',
    'rice NOT soft',
    'r*',
    '100_ soft',
    "'; drop table recipes; --",
    '\0',
    '🥕',
  ]) {
    const expected = words === '\0' ? ['Plain', 'Rice'] : []
    expect(await namesFound(db, `search=${encodeURIComponent(words)}`), words).toEqual(expected)
  }
})

testEachDatabase('a match in the name stands before a newer one in the description', async (db) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', description: 'Silky.' }) }, day(1))
  await insertRecipe(db, { fields: aRecipe({ name: 'Stock', description: 'For carrot soup.' }) }, day(2))
  expect(await namesFound(db, 'search=carrot')).toEqual(['Carrot Soup', 'Stock'])
})

testEachDatabase('the words of a search are looked for one by one, in any place and order', async (db) => {
  await insertRecipe(
    db,
    { fields: aRecipe({ name: 'Silky Carrot and Ginger Soup', description: 'Of an old pan.' }) },
    day(1),
  )
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Salad', description: 'Raw.' }) }, day(2))
  await insertRecipe(db, { status: 'draft', fields: aRecipe({ name: 'Carrot and Leek Soup' }) }, day(3))
  for (const words of [
    'carrot soup',
    'SOUP CÁRROT',
    'soup pan',
    'ginger old',
    'of soup',
    'o s u r',
    'rot oup',
  ])
    expect([words, await namesFound(db, `search=${words}`)]).toEqual([
      words,
      ['Silky Carrot and Ginger Soup'],
    ])
  for (const words of ['carrot zz', 'salad soup', 'carrot xylophone', 'q soup', 'x q'])
    expect([words, await namesFound(db, `search=${words}`)]).toEqual([words, []])
  expect(await namesFound(db, 'search=carrot ca')).toEqual(['Carrot Salad', 'Silky Carrot and Ginger Soup'])
})

testEachDatabase('what stands together comes first, then what has all words in its name', async (db) => {
  const recipes = {
    'Soup apart': 'With a carrot.',
    'Carrot and Leek Soup': null,
    'Old carrot soup': null,
    Stock: 'For carrot soup.',
    'New carrot soup': null,
    'Soup of carrots': null,
    'Soup of leeks': 'With carrots.',
  }
  for (const [index, [name, description]] of Object.entries(recipes).entries())
    await insertRecipe(db, { fields: aRecipe({ name, description }) }, day(index + 1))
  const expected = [
    ...['New carrot soup', 'Old carrot soup', 'Stock'],
    ...['Soup of carrots', 'Carrot and Leek Soup'],
    ...['Soup of leeks', 'Soup apart'],
  ]
  expect(await namesFound(db, 'search=carrot soup')).toEqual(expected)
  expect(await namesFound(db, 'search=carrot soup&difficulty=easy')).toEqual(expected)
  expect(await namesFound(db, 'search=ca so')).toHaveLength(expected.length)
  // A short word beside a long one.
  expect(await namesFound(db, 'search=so carrot')).toEqual([
    ...['Soup of carrots', 'New carrot soup', 'Old carrot soup', 'Carrot and Leek Soup'],
    ...['Soup of leeks', 'Stock', 'Soup apart'],
  ])
})

testEachDatabase(
  'pages go on from one kind of match to the next, and none is lost or shown twice',
  async (db) => {
    for (let number = 0; number < 32; number++) {
      const [name, description] = [
        [`Carrot soup ${number}`, null],
        [`Stock ${number}`, 'For carrot soup.'],
        [`Soup of carrot ${number}`, null],
        [`Soup ${number}`, 'With carrot.'],
      ][number % 4] ?? ['', null]
      await insertRecipe(db, { fields: aRecipe({ name: name ?? '', description }) }, day(1 + (number % 28)))
    }
    for (const search of ['carrot soup', 'carrot so', 'so ca']) {
      const pages = [1, 2].map((page) => namesFound(db, `search=${search}&page=${page}`))
      const [first = [], second = []] = await Promise.all(pages)
      expect([search, first.length, second.length]).toEqual([search, 24, 8])
      expect(new Set([...first, ...second]).size).toBe(32)
      if (search !== 'so ca') expect(second.filter((name) => !/^Soup \d/.test(name))).toEqual([])
    }
  },
)

testEachDatabase('any words are only words, however many', async (db) => {
  await insertRecipe(
    db,
    { fields: aRecipe({ name: 'Rice', description: '100% soft_ly "quoted" ba\\ck* (AND)' }) },
    day(1),
  )
  for (const words of ['% rice', '"quoted" 100%', 'ck* rice', '(and) "quoted"', '_ % \\', 'rice "', 'a%20b'])
    await namesFound(db, `search=${encodeURIComponent(words)}`)
  for (const words of ['% rice', '"quoted" 100%', '(and) rice', '_ % \\', 'rice "', 'and rice'])
    expect(await namesFound(db, `search=${encodeURIComponent(words)}`), words).toEqual(['Rice'])
  for (const words of [
    'r_ce soft',
    'rice NOT soft',
    'name : rice',
    'rice NEAR soft',
    '{name} rice',
    'soft%ly rice',
  ])
    expect(await namesFound(db, `search=${encodeURIComponent(words)}`), words).toEqual([])
  const fifty = Array.from({ length: 50 }, (_, number) => `w${number}`).join(' ')
  for (const words of [fifty, 'rice '.repeat(2_000), 'x'.repeat(10_000), '% _ " '.repeat(1_700)])
    await namesFound(db, `search=${encodeURIComponent(words)}`)
})

testEachDatabase('spec.md section 5: the dietary filter requires all selected restrictions', async (db) => {
  await insertRecipe(db, aLabelledRecipe({ name: 'Both', dietary_restrictions: ['vegan', 'paleo'] }), day(1))
  await insertRecipe(db, aLabelledRecipe({ name: 'One', dietary_restrictions: ['vegan'] }), day(2))
  await insertRecipe(db, aLabelledRecipe({ name: 'None', dietary_restrictions: [] }), day(3))
  expect(await namesFound(db, 'diet=vegan')).toEqual(['One', 'Both'])
  expect(await namesFound(db, 'diet=vegan&diet=paleo')).toEqual(['Both'])
  expect(await namesFound(db, 'diet=keto')).toEqual([])
})

testEachDatabase('difficulty, category and search narrow the list together', async (db) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Easy soup' }) }, day(1))
  await insertRecipe(db, { fields: aRecipe({ name: 'Hard soup', difficulty: 'hard' }) }, day(2))
  await insertRecipe(db, { fields: aRecipe({ name: 'Easy salad', recipe_category: 'Salad' }) }, day(3))
  expect(await namesFound(db, 'difficulty=easy&category=Soup')).toEqual(['Easy soup'])
  expect(await namesFound(db, 'search=soup&difficulty=hard')).toEqual(['Hard soup'])
})

testEachDatabase('a cuisine narrows the list, alone and with all else', async (db) => {
  const dishes: Partial<RecipeFields>[] = [
    { name: 'Leek soup', cuisine: 'French' },
    { name: 'Miso soup', cuisine: 'Japanese' },
    { name: 'Hard miso', cuisine: 'Japanese', difficulty: 'hard', recipe_category: 'Lunch' },
    { name: 'Plain soup' },
  ]
  for (const [number, fields] of dishes.entries())
    await insertRecipe(db, { fields: aRecipe(fields) }, day(number + 1))
  expect(await namesFound(db, 'cuisine=Japanese')).toEqual(['Hard miso', 'Miso soup'])
  for (const query of ['search=so+up', 'search=soup+so', 'search=soup', 'category=Soup', 'difficulty=easy'])
    expect([query, await namesFound(db, `cuisine=Japanese&${query}`)]).toEqual([query, ['Miso soup']])
  expect(await namesFound(db, 'cuisine=Greek')).toEqual([])
  expect(await namesFound(db, 'cuisine=Baking')).toHaveLength(4)
})

testEachDatabase('the cuisines on offer are those of published recipes', async (db) => {
  const listCuisines = async () => (await tallyRecipes(db, NO_FILTER, NOW)).tally.cuisine
  expect(await listCuisines()).toEqual({})
  for (const cuisine of ['Thai', 'Greek', 'Thai', null] as const)
    await insertRecipe(db, { fields: aRecipe({ cuisine }) }, day(1))
  await insertRecipe(db, { fields: aRecipe({ cuisine: 'Polish' }), status: 'draft' }, day(2))
  expect(await listCuisines()).toEqual({ Greek: 1, Thai: 2 })
})

testEachDatabase('a page holds 24 recipes, and one past the last shows the last', async (db) => {
  for (let number = 1; number <= 26; number++) {
    await insertRecipe(db, { fields: aRecipe({ name: `Soup ${number}` }) }, day(number))
  }
  const read = (query: string) => listRecipePage(db, readRecipeFilter(new URLSearchParams(query)), NOW)
  expect(await read('')).toMatchObject({ count: 26, page: 1, pages: 2, recipes: { length: 24 } })
  expect((await read('page=2')).recipes.map((recipe) => recipe.name)).toEqual(['Soup 2', 'Soup 1'])
  expect(await read('page=999999')).toMatchObject({ page: 2, recipes: { length: 2 } })
})

test('a count is complete when it is made in several goes (sqlite)', async () => {
  const db = await createTestDatabase('sqlite')
  const recipes = Array.from({ length: 5_100 }, (_, number) => ({
    id: crypto.randomUUID(),
    status: 'published' as const,
    fields: {
      ...aRecipe({ name: number % 2 ? `Soup ${number}` : `Dish ${number}` }),
      ingredients: [],
      instructions: [],
    },
    source: { source_url: null, source: {}, report: [] },
  }))
  await changeContent(db, async (db) => insertRecipes(db, await loadSlugs(db), recipes, day(1)))
  const read = (query: string) => listRecipePage(db, readRecipeFilter(new URLSearchParams(query)), NOW)
  expect(await read('search=so')).toMatchObject({ count: 2_550 })
  expect(await read('search=so&page=107')).toMatchObject({ page: 107, recipes: { length: 6 } })
  const with7 = recipes.filter(({ fields: { name } }) => /^Soup 7/.test(name))
  expect(await read('search=7 soup')).toMatchObject({ count: with7.length })
  expect(await read('search=7 soup&difficulty=easy')).toMatchObject({ count: with7.length })
  expect(await read('search=7 soup&difficulty=hard')).toMatchObject({ count: 0 })
})

testEachDatabase('a dish is not found by the food that a search leaves out', async (db) => {
  const named = (name: string) => aRecipe({ name, description: null })
  await insertRecipe(db, { fields: named('Noodles with egg') }, day(1))
  await insertRecipe(db, { fields: named('Noodles, no eggs') }, day(2))
  await insertRecipe(db, { fields: named('Gluten-rich, free of salt') }, day(3))
  expect(await namesFound(db, 'search=no egg')).toEqual(['Noodles, no eggs'])
  expect(await namesFound(db, 'search=noodles without egg')).toEqual([])
  expect(await namesFound(db, 'search=gluten free')).toEqual([])
})

testEachDatabase(
  'a plural finds the singular, signs are no words, and what was typed stands first',
  async (db) => {
    const named = (name: string) => aRecipe({ name, description: null })
    await insertRecipe(db, { fields: named('Carrots in broth') }, day(1))
    await insertRecipe(db, { fields: named('Soup of one carrot') }, day(2))
    expect(await namesFound(db, 'search=carrots')).toEqual(['Carrots in broth', 'Soup of one carrot'])
    expect(await namesFound(db, 'search=carrot, soups!')).toEqual(['Soup of one carrot'])
    expect(await namesFound(db, 'search="carrots" with a soup?')).toEqual(['Soup of one carrot'])
  },
)
