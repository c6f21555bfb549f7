import { expect } from 'vitest'
import { readRecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { testDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import type { Database } from '../../database/database.ts'
import { listAskedLists } from './asked-lists.ts'
import { insertRecipe } from '../write/write.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')

const lines = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))

async function layKitchen(db: Database) {
  const plain = { description: null, total_time_minutes: 50, difficulty: 'easy' } as const
  for (const fields of [
    aRecipe({
      ...plain,
      name: 'Panna cotta',
      recipe_category: 'Dessert',
      ingredients: lines('200 ml cream'),
    }),
    aRecipe({
      ...plain,
      name: 'Baked salmon',
      recipe_category: 'Dinner',
      ingredients: lines('2 salmon fillets'),
    }),
    aRecipe({
      ...{
        ...plain,
        name: 'Carrot soup',
        recipe_category: 'Soup',
        dietary_restrictions: ['vegan', 'dairy-free'],
      },
      ingredients: lines('500 g carrots', '1 l water'),
    }),
    aRecipe({
      ...{ ...plain, name: 'Chicken soup', recipe_category: 'Soup', dietary_restrictions: ['dairy-free'] },
      ingredients: lines('1 onion', '1 chicken', '1 l water'),
    }),
  ])
    await insertRecipe(db, { fields }, NOW)
}

const listed = async (db: Database, query: string) =>
  (await listAskedLists(db, readRecipeFilter(new URLSearchParams(query)), NOW)).map(({ filter, name }) => [
    recipeFilterQuery(filter),
    name,
  ])

testDatabase('the words of a filter in a search lead to its list', async (db) => {
  await layKitchen(db)
  expect(await listed(db, 'search=vegan+soup')).toEqual([
    ['?category=Soup&diet=vegan', '1 recipe: Soup, vegan'],
  ])
  expect(await listed(db, 'search=soup+without+dairy')).toEqual([
    ['?category=Soup&diet=dairy-free', '2 recipes: Soup, dairy-free'],
  ])
  expect(await listed(db, 'search=chicken+soups')).toEqual([
    ['?search=chicken&category=Soup', '1 recipe: Soup, “chicken”'],
  ])
  expect(await listed(db, 'search=carrot')).toEqual([])
  expect(await listed(db, 'search=')).toEqual([])
})

testDatabase('what a search asks to leave out is not in its lists, by whatever name', async (db) => {
  await layKitchen(db)
  expect(await listed(db, 'search=no+fish')).toEqual([['?without=fish', '3 recipes without fish']])
  expect(await listed(db, 'search=easy+soup+without+onions')).toEqual([
    ['?difficulty=easy&category=Soup&without=onion', '1 recipe: Soup, easy without onion'],
    [
      '?difficulty=easy&category=Soup&without=onion+family',
      '1 recipe: Soup, easy without the whole onion family',
    ],
  ])
})

testDatabase('a family that is named stands once', async (db) => {
  await layKitchen(db)
  expect(await listed(db, 'search=no+onion+family')).toEqual([
    ['?without=onion+family', '3 recipes without onion family'],
  ])
})

testDatabase('where nothing is all of it, what somebody must keep to stays', async (db) => {
  await layKitchen(db)
  expect(await listed(db, 'search=dairy+free+dessert')).toEqual([
    ['?diet=dairy-free', '3 recipes: dairy-free'],
  ])
  expect(await listed(db, 'search=quick+dinner')).toEqual([['?category=Dinner', '1 recipe: Dinner']])
  expect(await listed(db, 'search=keto+lunch')).toEqual([['?diet=keto', '0 recipes: keto']])
  expect(await listed(db, 'search=italian')).toEqual([])
})

testDatabase('a list that asks for less than a body needs is not offered', async (db) => {
  await layKitchen(db)
  for (const search of [
    'low-fodmap soup',
    'soup for a stricture',
    'low salt soup',
    'ibs soup',
    'soup not spicy',
  ])
    expect(await listed(db, `search=${search}`), search).toEqual([])
  expect(await listed(db, 'search=low+fodmap+dairy+free+soup')).toEqual([
    ['?category=Soup&diet=dairy-free', '2 recipes: Soup, dairy-free'],
  ])
  expect(await listed(db, 'search=no+bake+dessert')).toEqual([['?category=Dessert', '1 recipe: Dessert']])
  expect(await listed(db, 'search=crohns+soup')).toEqual([['?category=Soup', '2 recipes: Soup']])
})

testDatabase('a filter that is there already is kept', async (db) => {
  await layKitchen(db)
  expect(await listed(db, 'search=dairy+free&diet=vegan&without=leek')).toEqual([
    ['?diet=vegan&diet=dairy-free&without=leek', '1 recipe: dairy-free'],
  ])
})
