import { expect } from 'vitest'
import { readDishCode } from 'food-drawings/dish/dish-code'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { NOW } from '#test/site.ts'
import type { Database } from '../../database/database.ts'
import { findPublicRecipe, listNewestRecipes } from '../read/read.ts'
import { readAgain, READINGS } from '../../reread/readings.ts'
import { listVersions } from '../../changes/versions.ts'
import { insertRecipe, updateRecipe } from '../write/write.ts'
import { removeThing, restoreThing, undeleteThing } from '../../things/change-one.ts'
import { RECIPES } from '../../things/recipe-thing.ts'

const AUTHOR = { author_id: null }

const withLines = (...lines: string[]) =>
  aRecipe({
    name: 'Cream soup',
    ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
    instructions: [{ step_number: 1, step_text: 'Blend until smooth.', section: null, step_url: null }],
  })

const foodsOn = async (db: Database, slug = 'cream-soup') => {
  const { dish } = (await findPublicRecipe(db, slug, NOW)) ?? {}
  return (dish ? readDishCode(dish)?.foods : undefined)?.map(({ food }) => food)
}

testDatabase(
  'the dish of a recipe follows its lines, however they are written, and comes back with them',
  async (db) => {
    const { id } = await insertRecipe(db, { fields: withLines('600 g carrots') }, NOW)
    expect(await foodsOn(db)).toEqual(['carrot'])
    await updateRecipe(db, id, { fields: withLines('600 g pumpkin, diced'), ...AUTHOR }, NOW)
    expect(await foodsOn(db)).toEqual(['pumpkin'])
    const [card] = await listNewestRecipes(db, 1, NOW)
    expect(readDishCode(card?.dish ?? '')?.foods.map(({ food }) => food)).toEqual(['pumpkin'])
    const [version] = await listVersions(db, 'recipe', id)
    await restoreThing(db, RECIPES, { id, version: version?.id ?? '' }, AUTHOR, NOW)
    expect(await foodsOn(db)).toEqual(['carrot'])
    await removeThing(db, RECIPES, id, AUTHOR, NOW)
    await undeleteThing(db, RECIPES, id, AUTHOR, NOW)
    expect(await foodsOn(db)).toEqual(['carrot'])
    await updateRecipe(db, id, { fields: withLines('2 cups of zorblax', '1 quux'), ...AUTHOR }, NOW)
    expect((await listNewestRecipes(db, 1, NOW))[0]?.dish).toBeNull()
  },
)

testEachDatabase(
  'the dishes of what older releases stored are read once, and go on after a cut',
  async (db) => {
    for (let number = 0; number < 45; number++)
      await insertRecipe(db, { fields: { ...withLines('2 carrots'), name: `Soup ${number}` } }, NOW)
    await db.updateTable('recipes').set({ dish: null, dish_rules: 0 }).execute()
    expect(await foodsOn(db, 'soup-7')).toBeUndefined()
    expect([
      await readAgain(db, READINGS.dishes),
      await readAgain(db, READINGS.dishes),
      await readAgain(db, READINGS.dishes),
    ]).toEqual([20, 20, 5])
    expect(await readAgain(db, READINGS.dishes)).toBe(0)
    for (const number of [0, 7, 44]) expect(await foodsOn(db, `soup-${number}`)).toEqual(['carrot'])
  },
)
