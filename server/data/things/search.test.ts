import { expect } from 'vitest'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import type { Database } from '../database/database.ts'
import { insertEquipment, updateEquipment } from '../equipment/write.ts'
import { findPieces, findPosts } from './found-things.ts'
import { insertPost, updatePost } from '../posts/write.ts'
import { listFoundInTexts } from '../recipes/read/found-in-texts.ts'
import { findInTexts } from '../recipes/search/text-search.ts'
import { listRecipePage } from '../recipes/read/read.ts'
import { insertRecipe, updateRecipe } from '../recipes/write/write.ts'
import { refoldSome } from '../reread/refold.ts'
import { removeThing } from './change-one.ts'
import { POSTS } from './post-thing.ts'
import { EQUIPMENT } from './equipment-thing.ts'
import { RECIPES } from './recipe-thing.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const LATER = '2026-03-05T05:06:07.000Z'
const nobody = { author_id: null }

const named = (name: string, ...lines: string[]) =>
  aRecipe({
    name,
    description: null,
    story: null,
    ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
    instructions: [],
  })

const read = (query: string) => readRecipeFilter(new URLSearchParams(query))

/** The names of recipes that a search finds by other texts than their names and descriptions. */
async function inLines(db: Database, query: string) {
  const { numbers, count } = await findInTexts(db, read(query), NOW)
  const rows = await db.selectFrom('recipes').select(['number', 'name']).execute()
  expect(count).toBe(numbers.length)
  return numbers.map((number) => rows.find((row) => Number(row.number) === number)?.name)
}

testEachDatabase('ingredient lines are looked through, and what the grid shows is left out', async (db) => {
  const moment = (second: number) => new Date(NOW.getTime() - 10_000 + second * 1000)
  await insertRecipe(db, { fields: named('Carrot Salad', '1 Garlic clove', '2 carrots') }, moment(1))
  await insertRecipe(db, { fields: named('Garlic Noodles', '3 garlic cloves') }, moment(2))
  await insertRecipe(
    db,
    { fields: named('Toast', '½ crème fraîche', '1 egg', 'the cook’s garlic') },
    moment(3),
  )
  const draft = await insertRecipe(db, { fields: named('Secret', 'garlic'), status: 'draft' }, moment(4))
  await insertRecipe(db, { fields: named('Later', 'garlic'), published_at: LATER }, moment(5))
  expect(await inLines(db, 'search=GARLIC')).toEqual(['Toast', 'Carrot Salad'])
  // Words may stand in different lines, and one of them in the name.
  expect(await inLines(db, 'search=garlic carrots')).toEqual(['Carrot Salad'])
  expect(await inLines(db, 'search=garlic salad')).toEqual(['Carrot Salad'])
  expect(await inLines(db, "search=cook's creme")).toEqual(['Toast'])
  // One and two letters, and a filter beside the words.
  expect(await inLines(db, 'search=½')).toEqual(['Toast'])
  expect(await inLines(db, 'search=eg')).toEqual(['Toast'])
  expect(await inLines(db, 'search=garlic eg')).toEqual(['Toast'])
  expect(await inLines(db, 'search=garlic&category=Soup')).toEqual(['Toast', 'Carrot Salad'])
  expect(await inLines(db, 'search=garlic&category=Salad')).toEqual([])
  expect(await inLines(db, 'search=garlic"')).toEqual(['Toast', 'Carrot Salad'])
  for (const search of ['', '%', '_', '"', '*', "'", 'NOT', 'zz', '\\'])
    expect(await inLines(db, `search=${encodeURIComponent(search)}`), search).toEqual([])

  await updateRecipe(db, draft.id, { fields: named('Open', 'garlic'), status: 'published', ...nobody }, NOW)
  expect(await inLines(db, 'search=garlic')).toEqual(['Open', 'Toast', 'Carrot Salad'])
  await updateRecipe(db, draft.id, { fields: named('Open', 'leek'), ...nobody }, NOW)
  expect(await inLines(db, 'search=garlic')).toEqual(['Toast', 'Carrot Salad'])
  await removeThing(db, RECIPES, draft.id, nobody, NOW)
  expect(await inLines(db, 'search=leek')).toEqual([])
})

testEachDatabase(
  'steps and stories are looked through, after lines, and never those of drafts',
  async (db) => {
    const at = (second: number) => new Date(NOW.getTime() - 60_000 + second * 1000)
    const steps = (...texts: string[]) => ({
      instructions: texts.map((step_text, place) => ({
        step_text,
        step_number: place + 1,
        section: null,
        step_url: null,
      })),
    })
    const told = { ...named('Bread pudding'), story: 'My aunt kept the thermomix.\nServed in a hospital.' }
    const all = [
      named('Thermomix bread'),
      named('Rolls', '1 thermomix bowl of flour'),
      { ...named('Leek mash'), ...steps('Peel.', 'Blend in the Thermomix; serve with soup, no cream.') },
      told,
    ]
    for (const [second, fields] of all.entries()) await insertRecipe(db, { fields }, at(second))
    const draft = { ...told, name: 'Secret', ...steps('Thermomix.') }
    const { id } = await insertRecipe(db, { fields: draft, status: 'draft' }, at(8))
    await insertRecipe(db, { fields: { ...draft, name: 'Later' }, published_at: LATER }, at(9))
    expect(await inLines(db, 'search=thermomix')).toEqual(['Rolls', 'Bread pudding', 'Leek mash'])
    expect(await inLines(db, 'search=leek thermomix')).toEqual(['Leek mash'])
    expect(await inLines(db, 'search=hospital')).toEqual(['Bread pudding'])
    // Parts of words are none of steps, and what belongs together stands together.
    expect(await inLines(db, 'search=ermomix')).toEqual(['Rolls'])
    expect(await inLines(db, 'search=no soup')).toEqual([])
    const { recipes, where } = await listFoundInTexts(db, read('search=hospital'), 6, NOW)
    expect([where, recipes[0]?.lines]).toEqual(['in steps or story', ['Served in a hospital.']])
    await updateRecipe(db, id, { fields: draft, status: 'published', ...nobody }, NOW)
    expect(await inLines(db, 'search=hospital')).toEqual(['Secret', 'Bread pudding'])
    await updateRecipe(db, id, { fields: { ...draft, story: null }, ...nobody }, NOW)
    await removeThing(db, RECIPES, id, nobody, NOW)
    expect(await inLines(db, 'search=thermomix')).toEqual(['Rolls', 'Bread pudding', 'Leek mash'])
  },
)

testEachDatabase('words are found however they are joined: as one, apart or with a hyphen', async (db) => {
  const names = [
    ...['7-Up Cake', 'One-Pot Balsamic Chicken', 'Gluten‑free Bread', 'E-Z Soup', 'Mac & Cheese'],
    ...[
      'Cous Cous Salad',
      'Low Fat Flapjacks',
      'Sea Bass',
      'Icecream Sundae',
      'Fish’n’Chips',
      'Sour Dough Toast',
    ],
    ...['Ham in Amaretti', 'Freezer Soup', 'Steak Sandwich Amazing'],
  ]
  for (const name of names) await insertRecipe(db, { fields: named(name) }, new Date(NOW.getTime() - 60_000))
  const found = async (search: string) => {
    const page = await listRecipePage(db, read(`search=${encodeURIComponent(search)}`), NOW)
    expect(page.count).toBe(page.recipes.length)
    return page.recipes[0]?.name
  }
  for (const [search, name] of [
    ...['7up cake', '7 up cake', '7-up', '7UP'].map((search) => [search, '7-Up Cake']),
    ...['onepot balsamic', 'one pot', 'one-pot', 'onepot chicken'].map((search) => [search, names[1]]),
    ...['glutenfree bread', 'gluten free bread'].map((search) => [search, names[2]]),
    ...['ez soup', 'E-Z soup', 'e z soup'].map((search) => [search, 'E-Z Soup']),
    ...['mac n cheese', 'mac’n’cheese', "mac'n cheese", 'mac and cheese', 'Mac & Cheese'].map((search) => [
      search,
      'Mac & Cheese',
    ]),
    ['couscous salad', 'Cous Cous Salad'],
    ['lowfat flapjacks', 'Low Fat Flapjacks'],
    ['seabass', 'Sea Bass'],
    ['ice cream', 'Icecream Sundae'],
    ['ice-cream sundae', 'Icecream Sundae'],
    ['fish and chips', 'Fish’n’Chips'],
    ['fish n chips', 'Fish’n’Chips'],
    ['sourdough', 'Sour Dough Toast'],
  ])
    expect([search, await found(search ?? '')]).toEqual([search, name])
  for (const search of ['dwich', 'kand', 'mina', 'onetwo'])
    expect([search, await found(search)]).not.toEqual([search, names[1]])
  expect(await found('inam')).toBeUndefined()
})

testEachDatabase('what is within a word is found where nothing begins a word so, everywhere', async (db) => {
  const described = (name: string, description: string | null = null, ...lines: string[]) => ({
    ...named(name, ...lines),
    description,
  })
  const recipes = [
    described('Pea Soup (Ham Bone)'),
    described('Shameless Rice'),
    described('Leek Pie', 'Without shame.'),
    described('Toast', 'With ham.'),
    described('Ham and Leek Tart'),
    described('Champignons with ham'),
    described('Brahms Cake', 'Tastes of ham/cheese.'),
    described('Oat Cake', null, '4 graham crackers', '1 slice of ham'),
    described('Quiche', null, '100 g "ham"'),
    described('Crumble', null, '4 graham crackers'),
    described('Mushrooms', null, '2 champignons', '4 nutcrackers'),
  ]
  for (const [second, fields] of recipes.entries())
    await insertRecipe(db, { fields }, new Date(NOW.getTime() - 60_000 + second * 1000))
  const found = async (search: string) => {
    const page = await listRecipePage(db, read(`search=${search}`), NOW)
    expect(page.count).toBe(page.recipes.length)
    return page.recipes.map(({ name }) => name)
  }
  const begun = ['Champignons with ham', 'Ham and Leek Tart', 'Pea Soup (Ham Bone)']
  expect(await found('ham')).toEqual([...begun, 'Brahms Cake', 'Toast'])
  expect(await found('ha')).toEqual([...begun, 'Brahms Cake', 'Toast'])
  expect(await found('leek ham')).toEqual(['Ham and Leek Tart'])
  expect(await found('ham bone')).toEqual(['Pea Soup (Ham Bone)'])
  expect(await found('ameless')).toEqual(['Shameless Rice'])
  const byLines = async (search: string) =>
    (await listFoundInTexts(db, read(`search=${search}`), 3, NOW)).recipes.map(({ name, lines }) => [
      name,
      ...lines,
    ])
  expect(await byLines('crack')).toEqual([
    ['Crumble', '4 graham crackers'],
    ['Oat Cake', '4 graham crackers'],
  ])
  // Where no word of any text begins so, parts of words do.
  expect(await byLines('rackers')).toEqual([
    ['Mushrooms', '4 nutcrackers'],
    ['Crumble', '4 graham crackers'],
    ['Oat Cake', '4 graham crackers'],
  ])
  // So short a word is none within another: "ibs" in "ribs".
  expect(await byLines('ham')).toEqual([
    ['Quiche', '100 g "ham"'],
    ['Oat Cake', '1 slice of ham'],
  ])

  const posts = [
    { title: 'A shame', excerpt: null, content: '<p>Nothing.</p>' },
    { title: 'On broth', excerpt: null, content: '<p>The <b>ham</b>.</p>' },
    { title: 'On pots', excerpt: 'With champignons', content: '<p>Nothing.</p>' },
    { title: 'On ham', excerpt: null, content: '<p>Nothing.</p>' },
  ]
  for (const [day, post] of posts.entries())
    await insertPost(db, aPost({ ...post, published_at: `2026-01-0${day + 1}T00:00:00.000Z` }), NOW)
  const { things } = await findPosts(db, 'ham', 10, NOW)
  expect(things.map(({ title }) => title)).toEqual(['On ham', 'On broth', 'A shame', 'On pots'])
  const names = ['Hamper', 'Champion knife', 'Ham slicer', 'Board']
  const tools = names.map((name) => aPieceOfEquipment({ name, features: ['For ham'] }))
  await insertEquipment(db, tools, NOW)
  const pieces = (await findPieces(db, 'ham', 10, NOW)).things
  expect(pieces.map(({ name }) => name)).toEqual(['Ham slicer', 'Hamper', 'Board', 'Champion knife'])
})

testEachDatabase(
  'posts and equipment are found by all their words, those of their names first',
  async (db) => {
    const post = { excerpt: null, published_at: '2026-01-01T00:00:00.000Z' }
    await insertPost(
      db,
      aPost({ ...post, title: 'Stock', content: '<p>A <b>car</b>rot, no garlic</p>' }),
      NOW,
    )
    const id = await insertPost(db, aPost({ ...post, title: 'Garlic days', content: 'x' }), NOW)
    await insertPost(db, aPost({ ...post, title: 'Draft garlic', content: 'x', status: 'draft' }), NOW)
    await insertPost(db, aPost({ ...post, title: 'Later garlic', content: 'x', published_at: LATER }), NOW)
    const posts = async (search: string) => {
      const { things, count } = await findPosts(db, search, 10, NOW)
      expect(count).toBe(things.length)
      return things.map(({ title }) => title)
    }
    expect(await posts('garlic')).toEqual(['Garlic days', 'Stock'])
    expect(await posts('carrot')).toEqual(['Stock'])
    for (const search of ['', 'b>', '%', '"', '<p>']) expect(await posts(search), search).toEqual([])
    expect(await findPosts(db, 'garlic', 1, NOW)).toMatchObject({
      count: 2,
      things: [{ title: 'Garlic days' }],
    })
    const change = { fields: aPost({ ...post, title: 'Leek days', content: 'x' }), ...nobody }
    await updatePost(db, id, change, NOW)
    expect(await posts('garlic')).toEqual(['Stock'])
    await removeThing(db, POSTS, id, nobody, NOW)
    expect(await posts('leek')).toEqual([])

    const tools = [
      aPieceOfEquipment({ name: 'Press', features: ['For garlic'] }),
      aPieceOfEquipment({ name: 'Garlic jar' }),
      { ...aPieceOfEquipment({ name: 'Draft garlic' }), status: 'draft' as const },
    ]
    const [press = '', jar = ''] = await insertEquipment(db, tools, NOW)
    const pieces = async (search: string) =>
      (await findPieces(db, search, 10, NOW)).things.map(({ name }) => name)
    expect(await pieces('garlic')).toEqual(['Garlic jar', 'Press'])
    expect(await pieces('garlic hearthline')).toEqual(['Garlic jar', 'Press'])
    await updateEquipment(db, press, { fields: aPieceOfEquipment({ name: 'Press' }), ...nobody }, NOW)
    await removeThing(db, EQUIPMENT, jar, nobody, NOW)
    expect(await pieces('garlic')).toEqual([])
  },
)

testEachDatabase(
  'what an older release has folded is folded anew, once, and goes on after a cut',
  async (db) => {
    for (let number = 0; number < 150; number++)
      await insertRecipe(db, { fields: named(`O’clock soup ${number}`, 'gluten‑free stock') }, NOW)
    await insertPost(db, aPost({ title: 'Cook’s days' }), NOW)
    await insertEquipment(db, [aPieceOfEquipment({ name: 'Cook’s knife' })], NOW)
    // As an older release has left it.
    await db
      .updateTable('recipes')
      .set({
        search_name: 'old',
        search_text: 'o’clock soup',
        search_lines: '',
        search_words: '',
        fold_rules: 0,
      })
      .execute()
    await db.deleteFrom('search_texts').execute()
    const found = async (search: string) => (await listRecipePage(db, read(`search=${search}`), NOW)).count
    expect(await found("o'clock soup")).toBe(0)
    expect(await refoldSome(db)).toBe(102)
    expect(await inLines(db, 'search=stock')).toHaveLength(100)
    expect(await refoldSome(db)).toBe(50)
    expect(await refoldSome(db)).toBe(0)
    expect([await found("o'clock soup"), await found('oclock')]).toEqual([150, 150])
    expect(await inLines(db, 'search=gluten free')).toHaveLength(150)
    expect((await findPosts(db, "cook's", 9, NOW)).count).toBe(1)
    expect((await findPieces(db, 'cook’s', 9, NOW)).count).toBe(1)
  },
)
