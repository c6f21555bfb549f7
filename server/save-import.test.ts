import { expect } from 'vitest'
import { importRecipes } from '#domain/recipe-import/import-recipes.ts'
import { testEachDatabase } from '#test/database.ts'
import { NOW } from '#test/site.ts'
import { aRecipe } from '#test/fixtures.ts'
import { insertRecipe } from './data/recipes/write.ts'
import { openImport } from './save-import.ts'

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

testEachDatabase('a recipe that comes twice is stored once, in one batch or two', async (db) => {
  const { save } = openImport(db, { update: false })
  const first = await save(imported(['Soup'], ['Rice'], ['Soup']), NOW)
  expect(first).toEqual({ stored: 2, updated: 0, known: 1, namesakes: [] })
  const second = await save(imported(['Rice'], ['Cake']), NOW)
  expect(second).toEqual({ stored: 1, updated: 0, known: 1, namesakes: [] })
})

testEachDatabase('the second of two in one batch replaces the first where that is wanted', async (db) => {
  const { save } = openImport(db, { update: true })
  const saved = await save(imported(['Soup', 'page'], ['Better soup', 'page']), NOW)
  expect(saved).toMatchObject({ stored: 1, updated: 1 })
  const rows = await db.selectFrom('recipes').select(['name', 'slug']).execute()
  expect(rows).toEqual([{ name: 'Better soup', slug: 'soup' }])
  // Whoever has the old name now is another recipe, at another address.
  expect(await save(imported(['Soup', 'other']), NOW)).toMatchObject({ stored: 1, namesakes: ['Soup'] })
})

testEachDatabase('what somebody else stores between two batches is known', async (db) => {
  const { save } = openImport(db, { update: false })
  await save(imported(['Soup']), NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Rice' }) }, NOW)
  const saved = await save(imported(['Rice'], ['Cake']), NOW)
  expect(saved).toEqual({ stored: 1, updated: 0, known: 1, namesakes: [] })
})
