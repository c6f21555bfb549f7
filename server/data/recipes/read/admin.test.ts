import fc from 'fast-check'
import { expect } from 'vitest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { readTableQuery, ROWS_PER_PAGE } from '#domain/search/table-query.ts'
import { testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { listRecipeRows, listRecipesNamed, RECIPE_COLUMNS } from './admin.ts'
import type { Database } from '../../database/database.ts'
import { insertRecipe } from '../write/write.ts'

const START = Date.parse('2026-01-02T03:04:05Z')

async function insertAll(db: Database, ...recipes: Partial<RecipeFields>[]) {
  for (const [minute, fields] of recipes.entries()) {
    await insertRecipe(db, { fields: aRecipe(fields) }, new Date(START + minute * 60_000))
  }
}

async function namesOf(db: Database, query: string) {
  const { rows } = await listRecipeRows(db, readTable(query))
  return rows.map(({ name }) => name)
}

const readTable = (query: string) => readTableQuery(new URLSearchParams(query), RECIPE_COLUMNS, 'created_at')

testEachDatabase(
  'spec.md section 5: search matches name, description or author_name, case and accents aside',
  async (db) => {
    await insertAll(
      db,
      { name: 'Leek Soup', description: 'With potato', author_name: 'Inès Calder' },
      { name: 'Crème Brûlée', description: null, author_name: null },
      { name: 'Rice', description: 'A bowl', author_name: 'Jo 100% _ \\' },
    )
    expect(await namesOf(db, 'search=creme+BRULEE')).toEqual(['Crème Brûlée'])
    expect(await namesOf(db, 'search=POTATO')).toEqual(['Leek Soup'])
    expect(await namesOf(db, 'search=ines+calder')).toEqual(['Leek Soup'])
    expect(await namesOf(db, 'search=calder+potato')).toEqual(['Leek Soup'])
    expect(await namesOf(db, 'search=soup+in+leek')).toEqual(['Leek Soup'])
    expect(await namesOf(db, 'search=calder+rice')).toEqual([])
    expect(await namesOf(db, 'search=b')).toEqual(['Rice', 'Crème Brûlée'])
    for (const sign of ['100%', '%', '_', '\\'])
      expect(await namesOf(db, `search=${encodeURIComponent(sign)}`)).toEqual(['Rice'])
    expect(await namesOf(db, 'search=zzz')).toEqual([])
  },
)

testEachDatabase('every column sorts both ways, with what is unknown last', async (db) => {
  await insertAll(
    db,
    {
      ...{ name: 'écl', author_name: 'Zoe', recipe_category: 'Soup', difficulty: 'hard' },
      ...{ prep_time_minutes: 100, cook_time_minutes: 5, servings: 2 },
    },
    {
      ...{ name: 'Apple', author_name: 'anna', recipe_category: 'Dinner', difficulty: 'medium' },
      ...{ prep_time_minutes: 9, cook_time_minutes: 50, servings: 10 },
    },
    {
      ...{ name: 'zest', author_name: null, recipe_category: null, difficulty: null },
      ...{ prep_time_minutes: null, cook_time_minutes: null, servings: null },
    },
    {
      ...{ name: 'bean', author_name: 'Émile', recipe_category: 'Salad', difficulty: 'easy' },
      ...{ prep_time_minutes: 20, cook_time_minutes: 0, servings: 4 },
    },
  )
  const orders = {
    name: ['Apple', 'bean', 'écl', 'zest'],
    author_name: ['Apple', 'bean', 'écl', 'zest'],
    recipe_category: ['Apple', 'bean', 'écl', 'zest'],
    difficulty: ['bean', 'Apple', 'écl', 'zest'],
    prep_time_minutes: ['Apple', 'bean', 'écl', 'zest'],
    cook_time_minutes: ['bean', 'écl', 'Apple', 'zest'],
    servings: ['écl', 'bean', 'Apple', 'zest'],
    created_at: ['écl', 'Apple', 'zest', 'bean'],
  }
  for (const [column, names] of Object.entries(orders)) {
    expect([column, await namesOf(db, `sort=${column}&order=asc`)]).toEqual([column, names])
    const known = names.filter((name) => column === 'name' || column === 'created_at' || name !== 'zest')
    const last = names.filter((name) => !known.includes(name))
    const down = [...known.toReversed(), ...last]
    expect([column, await namesOf(db, `sort=${column}&order=desc`)]).toEqual([column, down])
  }
})

testEachDatabase('fifty recipes stand on a page, drafts too, and the count is of all', async (db) => {
  await insertAll(db, ...Array.from({ length: ROWS_PER_PAGE + 3 }, (_, place) => ({ name: `Rice ${place}` })))
  await insertRecipe(db, { fields: aRecipe({ name: 'Draft' }), status: 'draft' }, new Date(START + 1e9))
  const first = await listRecipeRows(db, readTable(''))
  expect(first).toMatchObject({ count: 54, page: 1, pages: 2 })
  expect(first.rows).toHaveLength(50)
  expect(first.rows[0]).toEqual({
    ...{
      id: expect.any(String),
      slug: 'draft',
      status: 'draft',
      published_at: null,
      name: 'Draft',
      author_name: 'Ines Calder',
    },
    ...{ recipe_category: 'Soup', difficulty: 'easy', prep_time_minutes: 10, cook_time_minutes: 30 },
    ...{ dish: '1h11ca20', image_url: null },
    ...{ servings: 4, updated_at: expect.any(String), created_at: new Date(START + 1e9).toISOString() },
  })
  const last = await listRecipeRows(db, readTable('page=99'))
  expect([last.page, last.rows.length]).toEqual([2, 4])
})

testEachDatabase('no parameter reaches the database as anything but a value', async (db) => {
  await insertAll(db, { name: 'Rice' }, { name: 'Soup' })
  const strange = [
    "name'--",
    'name; drop table recipes',
    '1',
    '(select 1)',
    '__proto__',
    '"',
    'NEAR(',
    'a AND b*',
  ]
  const newest = await namesOf(db, '')
  for (const text of strange) {
    const value = encodeURIComponent(text)
    expect(await namesOf(db, `sort=${value}`)).toEqual(newest)
    expect(await namesOf(db, `order=${value}&page=${value}`)).toEqual(newest)
    expect(await namesOf(db, `search=${value}`)).toEqual([])
  }
})

testEachDatabase('whatever is searched for, the table answers', async (db) => {
  await insertAll(db, { name: 'Rice' })
  const signs = fc.string({ unit: fc.constantFrom(...'"*\\%_\'()^:- AND OR NEAR\0'), maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 30 })), async (search) => {
      const { count } = await listRecipeRows(db, { search, sort: 'name', order: 'asc', page: 1 })
      expect(count).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

testEachDatabase('recipes are found by each word of their names alone, at most so many', async (db) => {
  await insertAll(
    db,
    { name: 'Rice', description: 'With leek' },
    { name: 'Leek and Rice' },
    { name: 'Crème 100% _ \\' },
    { name: 'Leek Soup' },
  )
  const find = async (search: string, limit = 10) =>
    (await listRecipesNamed(db, search, limit)).map(({ name }) => name)
  expect(await find('LEEK')).toEqual(['Leek and Rice', 'Leek Soup'])
  expect(await find('rice leek')).toEqual(['Leek and Rice'])
  expect(await find('creme')).toEqual(['Crème 100% _ \\'])
  expect(await find('')).toEqual(['Leek Soup', 'Crème 100% _ \\', 'Leek and Rice', 'Rice'])
  expect(await find('', 2)).toEqual(['Leek Soup', 'Crème 100% _ \\'])
})
