import { expect } from 'vitest'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import type { Database } from '../../database/database.ts'
import { saveCorrection } from '../../foods/write.ts'
import { findPublicRecipe, listRecipePage } from '../read/read.ts'
import { readAgain, READINGS } from '../../reread/readings.ts'
import { findRecipe } from './row.ts'
import { listVersions } from '../../changes/versions.ts'
import { insertRecipe, updateRecipe } from '../write/write.ts'
import { restoreThing } from '../../things/change-one.ts'
import { RECIPES } from '../../things/recipe-thing.ts'

const day = (number: number) => new Date(Date.UTC(2026, 2, number))
const SOON = day(28)
const CHEF = { author_id: null, role: 'administrator' } as const

const linesOf = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))
const BREAD = {
  name: 'Bread',
  servings: 4,
  ingredients: linesOf('400 g flour', '10 g salt'),
  nutrition: null,
}

async function seen(db: Database, slug: string) {
  const found = await findPublicRecipe(db, slug, SOON)
  return { calories: found?.nutrition?.calories ?? null, ...found?.nutrition_basis }
}

const found = async (db: Database, query: string) =>
  (await listRecipePage(db, readRecipeFilter(new URLSearchParams(query)), SOON)).recipes.map(
    ({ name }) => name,
  )

async function change(db: Database, id: string, fields: Partial<RecipeFields>, at: Date) {
  await updateRecipe(db, id, { fields: aRecipe(fields), ...CHEF }, at)
}

testEachDatabase('where nothing was given, readers, lists and filters get computed figures', async (db) => {
  const { id, slug } = await insertRecipe(db, { fields: aRecipe(BREAD) }, day(1))
  await insertRecipe(db, { fields: aRecipe() }, day(1))
  expect(await seen(db, slug)).toEqual({ calories: 364, source: 'computed', coverage: 1, stale_since: null })
  expect(await found(db, 'kcal=400&order=calories')).toEqual(['Silky Carrot Soup', 'Bread'])
  // They follow the lines at once, and are never the chef's.
  await change(db, id, { ...BREAD, ingredients: linesOf('800 g flour') }, day(2))
  expect(await seen(db, slug)).toMatchObject({ calories: 728, stale_since: null })
  expect(await found(db, 'kcal=400')).toEqual(['Silky Carrot Soup'])
  expect((await findRecipe(db, id))?.fields.nutrition).toBeNull()
  await change(db, id, { ...BREAD, ingredients: linesOf('800 g flour', '200 g zorblatt') }, day(3))
  expect(await seen(db, slug)).toMatchObject({ calories: null, coverage: null })
})

testDatabase('what the chef gave is never overwritten, whatever readers see', async (db) => {
  const { id, slug } = await insertRecipe(db, { fields: aRecipe() }, day(1))
  const given = aRecipe().nutrition
  for (const [nutrition_shown, calories] of [
    ['computed', 66],
    ['none', null],
    [null, 186],
  ] as const) {
    await change(db, id, { nutrition_shown }, day(2))
    expect((await findRecipe(db, id))?.fields.nutrition).toEqual(given)
    expect((await seen(db, slug)).calories).toBe(calories)
  }
})

testDatabase(
  'given figures are stale once the dish is another, until the chef changes or confirms them',
  async (db) => {
    const { id, slug } = await insertRecipe(db, { fields: aRecipe() }, day(1))
    const stale = async () => (await seen(db, slug)).stale_since
    // Other words for the same dish.
    await change(db, id, { ingredients: linesOf('20 g ginger', '600 g peeled carrots') }, day(2))
    expect(await stale()).toBeNull()
    await saveCorrection(db, { words: 'zorblatt', means: 'carrot', labels: [] }, day(2))
    await change(db, id, { ingredients: linesOf('600 g zorblatt', '20 g ginger') }, day(2))
    expect(await stale()).toBeNull()
    const other = { ingredients: linesOf('2 kg potatoes') }
    await change(db, id, other, day(3))
    expect(await stale()).toBe(day(3).toISOString())
    await change(db, id, { ...other, name: 'Potatoes' }, day(4))
    expect(await stale()).toBe(day(3).toISOString())
    const version = (await listVersions(db, 'recipe', id)).at(-1)
    await restoreThing(db, RECIPES, { id, version: version?.id ?? '' }, CHEF, day(5))
    expect(await stale()).toBeNull()
    await change(db, id, { ...other, servings: 2 }, day(6))
    expect(await stale()).toBe(day(6).toISOString())
    await updateRecipe(
      db,
      id,
      { fields: aRecipe({ ...other, servings: 2 }), ...CHEF, figuresHold: true },
      day(7),
    )
    expect(await stale()).toBeNull()
  },
)

testDatabase('figures of an older release are computed once, and go on after a cut', async (db) => {
  for (let number = 0; number < 30; number++)
    await insertRecipe(db, { fields: aRecipe({ ...BREAD, name: `Bread ${number}` }) }, day(1))
  const { slug } = await insertRecipe(db, { fields: aRecipe() }, day(1))
  await db.deleteFrom('recipe_nutrition').where('source', '=', 'computed').execute()
  await db.updateTable('recipes').set({ nutrition_rules: 0 }).execute()
  expect(await found(db, 'kcal=200')).toEqual(['Silky Carrot Soup'])
  expect([
    await readAgain(db, READINGS.nutrition),
    await readAgain(db, READINGS.nutrition),
    await readAgain(db, READINGS.nutrition),
  ]).toEqual([20, 11, 0])
  expect(await seen(db, 'bread-7')).toMatchObject({ calories: 364, source: 'computed' })
  expect(await seen(db, slug)).toMatchObject({ calories: 186, source: 'published' })
  expect((await listRecipePage(db, readRecipeFilter(new URLSearchParams('kcal=400')), SOON)).count).toBe(31)
})
