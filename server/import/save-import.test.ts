import { expect } from 'vitest'
import { importRecipes } from '#domain/import/read-recipes.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { NOW } from '#test/site.ts'
import { aRecipe } from '#test/fixtures.ts'
import { saveCorrection } from '../data/foods/write.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { readForStore } from '../data/recipes/labels/read-for-store.ts'
import { openImport } from './save-import.ts'
import { removeThing } from '../data/things/change-one.ts'
import { RECIPES } from '../data/things/recipe-thing.ts'

/** Imported recipes of these names, each from the page of its name unless another is given. */
function imported(...named: [name: string, page?: string][]) {
  const objects = named.map(([name, page = name]) => ({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['2 leeks'],
    url: `https://cook.example/${encodeURIComponent(page)}`,
  }))
  return importRecipes(JSON.stringify(objects)).recipes
}

const NOTHING = { stored: 0, updated: 0, known: 0, restored: 0, namesakes: [], trashed: [] }

testDatabase('a recipe that comes twice is stored once, in one batch or two', async (db) => {
  const { save } = openImport(db, { update: false })
  const first = await save(imported(['Soup'], ['Rice'], ['Soup']), NOW)
  expect(first).toEqual({ ...NOTHING, stored: 2, known: 1 })
  const second = await save(imported(['Rice'], ['Cake']), NOW)
  expect(second).toEqual({ ...NOTHING, stored: 1, known: 1 })
})

testDatabase('the second of two in one batch replaces the first where that is wanted', async (db) => {
  const { save } = openImport(db, { update: true })
  const saved = await save(imported(['Soup', 'page'], ['Better soup', 'page']), NOW)
  expect(saved).toMatchObject({ stored: 1, updated: 1 })
  const rows = await db.selectFrom('recipes').select(['name', 'slug']).execute()
  expect(rows).toEqual([{ name: 'Better soup', slug: 'soup' }])
  // Whoever has the old name now is another recipe, at another address.
  expect(await save(imported(['Soup', 'other']), NOW)).toMatchObject({ stored: 1, namesakes: ['Soup'] })
})

testDatabase('what was read ahead is stored, until the chef has corrected a word', async (db) => {
  const [soup, rice] = imported(['Soup'], ['Rice'])
  const read = readForStore(aRecipe())
  const ahead = { ...read, columns: { ...read.columns, foods: '["pumpkin"]' } }
  const { save } = openImport(db, { update: false })
  const foodsOf = async (name: string) => {
    const row = await db.selectFrom('recipes').select('foods').where('name', '=', name).executeTakeFirst()
    return row?.foods
  }
  await save(soup ? [{ ...soup, reading: ahead }] : [], NOW)
  expect(await foodsOf('Soup')).toBe('["pumpkin"]')
  await saveCorrection(db, { words: 'leeks', means: 'carrot', labels: [] }, NOW)
  await save(rice ? [{ ...rice, reading: ahead }] : [], NOW)
  expect(await foodsOf('Rice')).toBe('["carrot","rice"]')
})

testEachDatabase('what somebody else stores between two batches is known', async (db) => {
  const { save } = openImport(db, { update: false })
  await save(imported(['Soup']), NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Rice' }) }, NOW)
  const saved = await save(imported(['Rice'], ['Cake']), NOW)
  expect(saved).toEqual({ ...NOTHING, stored: 1, known: 1 })
})

testDatabase(
  'one that is in the trash is left there and told, brought back, or stored anew, as was asked',
  async (db) => {
    const soup = imported(['Soup'])
    await openImport(db, { update: false }).save(soup, NOW)
    const { id } = await db.selectFrom('recipes').select('id').executeTakeFirstOrThrow()
    await removeThing(db, RECIPES, id, { author_id: null }, NOW)
    const stored = async () => db.selectFrom('recipes').select(['id', 'slug']).orderBy('slug').execute()

    const left = openImport(db, { update: true })
    expect(await left.save(soup, NOW)).toEqual({ ...NOTHING, trashed: ['Soup'] })
    expect(await stored()).toEqual([])
    // Another of its name, from a page of its own.
    expect(await left.save(imported(['Soup', 'other']), NOW)).toMatchObject({ stored: 1 })

    const restoring = openImport(db, { update: true, trashed: 'restore' })
    expect(await restoring.save(soup, NOW)).toEqual({ ...NOTHING, restored: 1, updated: 1 })
    expect(await stored()).toMatchObject([{ slug: 'soup' }, { id, slug: 'soup-2' }])
    await removeThing(db, RECIPES, id, { author_id: null }, NOW)
    const anew = await openImport(db, { update: false, trashed: 'new' }).save(soup, NOW)
    expect(anew).toMatchObject({ stored: 1, restored: 0, trashed: [] })
    expect((await stored()).map((recipe) => recipe.id)).not.toContain(id)
  },
)
