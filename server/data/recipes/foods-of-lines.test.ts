import { expect } from 'vitest'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import type { Database } from '../database.ts'
import { listRecipePage } from './read.ts'
import { readAgain, READINGS } from './readings.ts'
import { insertRecipe, updateRecipe } from './write.ts'

const NOW = new Date('2026-03-04T05:06:07Z')

const withLines = (name: string, ...lines: string[]) =>
  aRecipe({ name, ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })) })

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

testEachDatabase('an edit changes the foods of a recipe at once', async (db) => {
  const { id } = await insertRecipe(db, { fields: withLines('Soup', '2 carrots') }, NOW)
  expect(await found(db, 'have=carrot')).toEqual(['Soup'])
  await updateRecipe(db, id, { fields: withLines('Soup', '2 leeks'), author_id: null }, NOW)
  expect([await found(db, 'have=carrot'), await found(db, 'have=leek')]).toEqual([[], ['Soup']])
})

testEachDatabase(
  'the foods of what older releases stored are found once, and go on after a cut',
  async (db) => {
    for (let number = 0; number < 30; number++)
      await insertRecipe(db, { fields: withLines(`Soup ${number}`, '2 carrots') }, NOW)
    await db.updateTable('recipes').set({ foods: '[]', foods_complete: 0, food_rules: 0 }).execute()
    expect(await found(db, 'have=carrot')).toEqual([])
    expect(await readAgain(db, READINGS.foods)).toBe(20)
    expect(await readAgain(db, READINGS.foods)).toBe(10)
    expect(await readAgain(db, READINGS.foods)).toBe(0)
    expect(await found(db, 'have=carrot&page=2')).toHaveLength(6)
    expect(await found(db, 'without=leek&page=2')).toHaveLength(6)
  },
)
