import { expect } from 'vitest'
import { readDishCode } from 'food-drawings/dish/dish-code'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { NOW } from '#test/site.ts'
import type { Database } from '../database/database.ts'
import { findPublicRecipe } from '../recipes/read/read.ts'
import { findRecipe } from '../recipes/row/row.ts'
import { insertRecipe, updateRecipe } from '../recipes/write/write.ts'
import { previewCorrection } from '../reread/preview-correction.ts'
import { listCorrections, listSwapRules, readCorrections } from './read.ts'
import { rereadSome } from '../reread/corrected-recipes.ts'
import { removeCorrection, restoreCorrection, saveCorrection, saveSwapRule } from './write.ts'

const lay = async (db: Database, name: string, ...lines: string[]) => {
  const ingredients = lines.map((ingredient_text) => ({ ingredient_text, section: null }))
  const fields = aRecipe({ name, ingredients, nutrition: null, keywords: [] })
  return { ...(await insertRecipe(db, { fields }, NOW)), fields }
}
const labelsOf = async (db: Database, id: string) => (await findRecipe(db, id))?.fields.dietary_restrictions
const foodsOf = async (db: Database, id: string) =>
  (await db.selectFrom('recipes').select('foods').where('id', '=', id).executeTakeFirstOrThrow()).foods
const say = async (db: Database, means: string, labels: DietaryRestriction[] = []) =>
  (await saveCorrection(db, { words: 'zorbel', means, labels }, NOW)) ?? ''

testEachDatabase(
  'a confirmed label comes to the recipes that hold the word, and goes with Undo',
  async (db) => {
    const soup = await lay(db, 'Soup', '600 g carrots', '1 tsp Zorbel')
    const other = await lay(db, 'Other', '1 leek')
    const before = await labelsOf(db, other.id)
    expect(await labelsOf(db, soup.id)).toEqual([])
    const preview = await previewCorrection(db, { words: 'zorbel', means: 'leek' })
    expect(preview.recipes).toEqual([{ id: soup.id, name: 'Soup' }])
    expect(preview.goes).toEqual([])
    expect(preview.offers).toContainEqual({ diet: 'nut-free', recipes: [{ id: soup.id, name: 'Soup' }] })
    const id = await say(db, 'leek', ['nut-free'])
    expect(await labelsOf(db, soup.id)).toEqual([])
    expect(await rereadSome(db)).toEqual({ count: 1, gone: 0, given: 1 })
    expect(await rereadSome(db)).toMatchObject({ count: 0 })
    expect(await labelsOf(db, soup.id)).toEqual(['nut-free'])
    expect(await foodsOf(db, soup.id)).toBe('["carrot","ginger","leek"]')
    expect(await removeCorrection(db, id, NOW)).toBe('zorbel')
    expect(await rereadSome(db)).toEqual({ count: 1, gone: 1, given: 0 })
    expect(await labelsOf(db, soup.id)).toEqual([])
    expect(await foodsOf(db, soup.id)).toBe('["carrot","ginger"]')
    expect(await labelsOf(db, other.id)).toEqual(before)
    expect(await restoreCorrection(db, id)).toBe('zorbel')
    await rereadSome(db)
    expect(await labelsOf(db, soup.id)).toEqual(['nut-free'])
  },
)

testDatabase('labels that a correction takes are told before, go, and come back with Undo', async (db) => {
  const { id } = await lay(db, 'Soup', '600 g carrots', '1 leek')
  const had = await labelsOf(db, id)
  expect(had).toEqual(expect.arrayContaining(['vegan', 'dairy-free']))
  const { goes } = await previewCorrection(db, { words: 'leek', means: 'butter' })
  expect(goes.map(({ diet }) => diet)).toEqual(expect.arrayContaining(['vegan', 'dairy-free']))
  const correction = (await saveCorrection(db, { words: 'leek', means: 'butter', labels: [] }, NOW)) ?? ''
  expect(await rereadSome(db)).toEqual({ count: 1, gone: goes.length, given: 0 })
  expect(await labelsOf(db, id)).not.toContain('vegan')
  await removeCorrection(db, correction, NOW)
  // Undo, before the recipes were read again: what it took is remembered.
  await restoreCorrection(db, correction)
  await rereadSome(db)
  expect(await labelsOf(db, id)).not.toContain('vegan')
  await removeCorrection(db, correction, NOW)
  await rereadSome(db)
  expect(await labelsOf(db, id)).toEqual(had)
})

testDatabase('what is saved later obeys it, and nothing is turned on that was not confirmed', async (db) => {
  await say(db, 'butter')
  const { id, fields } = await lay(db, 'Soup', '600 g carrots', '1 tsp zorbel')
  expect(await foodsOf(db, id)).toBe('["butter","carrot","ginger"]')
  expect(await labelsOf(db, id)).toEqual([])
  await updateRecipe(db, id, { fields, author_id: null, role: 'administrator' }, NOW)
  expect(await labelsOf(db, id)).toEqual([])
})

testDatabase('what words mean is drawn, and no more when it is taken back', async (db) => {
  const lines = ['600 g carrots', '200 g zorbel'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  const instructions = [
    { step_number: 1, step_text: 'Blend the carrots.', section: null, step_url: null },
    { step_number: 2, step_text: 'Lay the zorbel on top.', section: null, step_url: null },
  ]
  const fields = aRecipe({ name: 'Carrot soup', ingredients: lines, instructions })
  await insertRecipe(db, { fields }, NOW)
  const drawn = async () => {
    const { dish } = (await findPublicRecipe(db, 'carrot-soup', NOW)) ?? {}
    return readDishCode(dish ?? '')?.foods.map(({ food }) => food)
  }
  expect(await drawn()).toEqual(['carrot'])
  const id = await say(db, 'prawn')
  await rereadSome(db)
  expect(await drawn()).toEqual(['carrot', 'prawn'])
  await removeCorrection(db, id, NOW)
  await rereadSome(db)
  expect(await drawn()).toEqual(['carrot'])
})

testDatabase('the same words are said once, and again after they were removed', async (db) => {
  const id = await say(db, 'leek')
  expect(await saveCorrection(db, { words: 'zorbel', means: 'egg', labels: [] }, NOW)).toBeUndefined()
  expect(await removeCorrection(db, id, NOW)).toBe('zorbel')
  expect(await removeCorrection(db, id, NOW)).toBeUndefined()
  await say(db, 'egg')
  expect(await restoreCorrection(db, id)).toBeUndefined()
  expect(await listCorrections(db)).toMatchObject([{ words: 'zorbel', means: 'egg', labels: [] }])
})

testEachDatabase('what is said of swaps has recipes read anew that hold the food', async (db) => {
  const unread = async () => {
    const read = await db.selectFrom('recipe_readings').select('recipe_id').execute()
    return recipes
      .filter(({ id }) => !read.some(({ recipe_id }) => recipe_id === id))
      .map(({ fields }) => fields.name)
  }
  const recipes = [
    await lay(db, 'By its name', '1 leek'),
    await lay(db, 'In the plural', '200 g cherries, stoned'),
    await lay(db, 'Other', '600 g carrots'),
  ]
  expect(await unread()).toEqual([])
  const offer = { is: 'offer', food: 'cherry', use: 'ripe banana' } as const
  const id = (await saveSwapRule(db, offer, NOW)) ?? ''
  expect(await unread()).toEqual(['In the plural'])
  expect(await saveSwapRule(db, { ...offer, use: 'beetroot' }, NOW)).toBeUndefined()
  for (const use of ['passata', ''])
    expect(await saveSwapRule(db, { is: 'never', food: 'leek', use }, NOW)).toBeDefined()
  expect(await unread()).toEqual(['By its name', 'In the plural'])
  expect((await listSwapRules(db)).map(({ food, use }) => [food, use])).toEqual([
    ['cherry', 'ripe banana'],
    ['leek', ''],
    ['leek', 'passata'],
  ])
  expect(await listCorrections(db)).toEqual([])
  expect(await rereadSome(db)).toMatchObject({ count: 3, gone: 0, given: 0 })
  expect(await removeCorrection(db, id, NOW)).toBe('cherry')
  expect((await readCorrections(db))?.swaps).toHaveLength(2)
  expect(await restoreCorrection(db, id)).toBe('cherry')
  expect((await readCorrections(db))?.swaps).toContainEqual(offer)
})
