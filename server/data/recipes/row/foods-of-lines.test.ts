import { expect } from 'vitest'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import type { Database } from '../../database/database.ts'
import { listRecipePage } from '../read/read.ts'
import { readAgain, READINGS } from '../../reread/readings.ts'
import { insertRecipe, updateRecipe } from '../write/write.ts'

const NOW = new Date('2026-03-04T05:06:07Z')

const withLines = (name: string, ...lines: string[]) =>
  aRecipe({
    ...{ name, instructions: [] },
    ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
  })

const found = async (db: Database, query: string) =>
  (await listRecipePage(db, readRecipeFilter(new URLSearchParams(query)), NOW)).recipes
    .map(({ name }) => name)
    .sort()

testEachDatabase('recipes are found by the foods of their lines, and by what they leave out', async (db) => {
  for (const fields of [
    withLines('Tomato soup', '500 g cherry tomatoes', '2 carrots'),
    withLines('Rice', '200 g rice, rinsed', '1 tsp garlic powder'),
    withLines('Riddle', '2 carrots', '1 pinch of zorblax'),
    withLines('Curry', '2 carrots', '2 tbsp curry paste'),
    withLines('Nothing'),
  ])
    await insertRecipe(db, { fields }, NOW)
  expect(await found(db, 'have=carrot')).toEqual(['Curry', 'Riddle', 'Tomato soup'])
  expect(await found(db, 'have=carrot&have=tomato')).toEqual(['Tomato soup'])
  expect(await found(db, 'have=garlic')).toEqual([])
  // A line that nobody understands, what is in a packet, and a recipe without lines promise nothing.
  expect(await found(db, 'without=garlic')).toEqual(['Tomato soup'])
  expect(await found(db, 'without=tomato')).toEqual(['Rice'])
  expect(await found(db, 'without=leek')).toEqual(['Rice', 'Tomato soup'])
})

testEachDatabase('a list without an allergen holds only what is made without it', async (db) => {
  for (const fields of [
    withLines('Broth', '2 carrots', '500 ml chicken stock'),
    withLines('Steak', '200 g beef', '1 tbsp oyster sauce'),
    withLines('Risotto', '200 g rice', '100 ml white wine', '50 g parmesan'),
    withLines('Fries', '500 g potatoes', '1 l vegetable oil'),
    withLines('Cake', '1 tsp baking powder', '100 g rice flour'),
    withLines('Rolls', '1 sheet of filo pastry', '2 carrots'),
    withLines('Mash', '500 g potatoes', '10 ml olive oil'),
  ])
    await insertRecipe(db, { fields }, NOW)
  const of = (food: string) => found(db, `without=${food}`)
  expect(await of('egg')).toEqual(['Cake', 'Fries', 'Mash'])
  expect(await of('egg yolk')).toEqual(await of('egg'))
  expect(await of('fish')).toEqual(['Cake', 'Fries', 'Mash', 'Rolls'])
  expect(await of('shellfish')).toEqual(['Cake', 'Fries', 'Mash', 'Risotto', 'Rolls'])
  expect(await of('soy')).toEqual(['Cake', 'Mash', 'Risotto'])
  expect(await of('wheat')).toEqual(['Fries', 'Mash', 'Risotto'])
  expect(await of('celery')).toEqual(['Cake', 'Fries', 'Mash', 'Risotto', 'Rolls'])
  // A food that is no allergen is left out by its name, as before.
  expect(await of('carrot')).toEqual(['Cake', 'Fries', 'Mash', 'Risotto', 'Steak'])
})

testDatabase('an edit changes the foods of a recipe at once', async (db) => {
  const { id } = await insertRecipe(db, { fields: withLines('Soup', '2 carrots') }, NOW)
  expect(await found(db, 'have=carrot')).toEqual(['Soup'])
  await updateRecipe(db, id, { fields: withLines('Soup', '2 leeks'), author_id: null }, NOW)
  expect([await found(db, 'have=carrot'), await found(db, 'have=leek')]).toEqual([[], ['Soup']])
})

testDatabase('the foods of what older releases stored are found once, and go on after a cut', async (db) => {
  for (let number = 0; number < 30; number++)
    await insertRecipe(db, { fields: withLines(`Soup ${number}`, '2 carrots') }, NOW)
  await db.updateTable('recipes').set({ foods: '[]', foods_complete: 0, food_rules: 0 }).execute()
  expect(await found(db, 'have=carrot')).toEqual([])
  expect(await readAgain(db, READINGS.foods)).toBe(20)
  expect(await readAgain(db, READINGS.foods)).toBe(10)
  expect(await readAgain(db, READINGS.foods)).toBe(0)
  expect(await found(db, 'have=carrot&page=2')).toHaveLength(6)
  expect(await found(db, 'without=leek&page=2')).toHaveLength(6)
})
