import { expect } from 'vitest'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aLabelledRecipe, aRecipe } from '#test/fixtures.ts'
import type { Database } from '../../database/database.ts'
import { insertRecipe, updateRecipe } from '../write/write.ts'
import { suggestRecipeSearches } from './suggested-searches.ts'
import { removeThing } from '../../things/change-one.ts'
import { RECIPES } from '../../things/recipe-thing.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')

const suggested = (db: Database, query: string) =>
  suggestRecipeSearches(db, readRecipeFilter(new URLSearchParams(query)), NOW)

testEachDatabase('a mistyped search proposes the words of the recipes that are near', async (db) => {
  await insertRecipe(
    db,
    { fields: aRecipe({ name: 'Carrot Soup', description: 'With crème fraîche.' }) },
    NOW,
  )
  await insertRecipe(db, { fields: aRecipe({ name: 'Zucchini bake', description: null }) }, NOW)
  expect(await suggested(db, 'search=carot')).toEqual(['carrot'])
  expect(await suggested(db, 'search=CÁROT')).toEqual(['carrot'])
  expect(await suggested(db, 'search=zukini')).toEqual(['zucchini'])
  expect(await suggested(db, 'search=creem')).toEqual(['creme'])
  expect(await suggested(db, 'search=xylophone')).toEqual([])
  expect(await suggested(db, 'search=77')).toEqual([])
  expect(await suggested(db, 'search=')).toEqual([])
})

testDatabase('several words are mended together, or proposed one by one', async (db) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', description: 'With ginger.' }) }, NOW)
  expect(await suggested(db, 'search=carot suop')).toEqual(['carrot soup'])
  expect(await suggested(db, 'search=carrot suop')).toEqual(['carrot soup'])
  expect(await suggested(db, 'search=soup carot')).toEqual(['soup carrot'])
  expect(await suggested(db, 'search=soup of gingr')).toEqual(['soup ginger'])
  expect(await suggested(db, 'search=ginger xylophone')).toEqual(['ginger'])
  await insertRecipe(
    db,
    { fields: aRecipe({ name: 'Parsnip', description: null, ingredients: [], instructions: [] }) },
    NOW,
  )
  expect(await suggested(db, 'search=parsnop carot')).toEqual(['parsnip', 'carrot'])
})

testDatabase(
  'a filter is proposed, and a food by its name abroad, but never what was left out',
  async (db) => {
    const chicken = aLabelledRecipe({
      ...{ name: 'Free range chicken', description: 'With sugar.' },
      dietary_restrictions: ['vegetarian'],
    })
    await insertRecipe(db, chicken, NOW)
    expect(await suggested(db, 'search=vegaterian')).toEqual(['vegetarian'])
    expect(await suggested(db, 'search=poulet')).toEqual(['chicken'])
    expect(await suggested(db, 'search=free range chikcen')).toEqual(['free range chicken'])
    expect(await suggested(db, 'search=what can I make with leftover chikcen')).toEqual(['chicken'])
    expect(await suggested(db, 'search=how long to roast chicken')).toEqual(['chicken'])
    for (const search of ['low sugar', 'sugarless chicken pie', 'low salt chicken', 'diabetic chicken pie'])
      expect(await suggested(db, `search=${search}`), search).toEqual([])
    expect(await suggested(db, `search=${'chickenchicken'.repeat(4)}`)).toEqual([])
  },
)

testEachDatabase('what is proposed finds something that the rest of the filter keeps', async (db) => {
  await insertRecipe(db, aLabelledRecipe({ name: 'Carrot Soup', dietary_restrictions: ['vegan'] }), NOW)
  await insertRecipe(
    db,
    aLabelledRecipe({ name: 'Carob Cake', dietary_restrictions: ['keto'], nutrition: null }),
    NOW,
  )
  expect(await suggested(db, 'search=carot')).toEqual(['carob', 'carrot'])
  expect(await suggested(db, 'search=carot&diet=vegan')).toEqual(['carrot'])
  expect(await suggested(db, 'search=carot&diet=paleo')).toEqual([])
})

testDatabase('words of drafts are never proposed, nor those of recipes that are gone', async (db) => {
  const fields = aRecipe({ name: 'Parsnip mash', description: 'Smooth.' })
  const author = { author_id: null }
  const { id } = await insertRecipe(db, { fields, status: 'draft' }, NOW)
  expect(await suggested(db, 'search=parsnop')).toEqual([])
  await updateRecipe(db, id, { fields, status: 'published', ...author }, NOW)
  expect(await suggested(db, 'search=parsnop')).toEqual(['parsnip'])
  await updateRecipe(db, id, { fields, status: 'draft', ...author }, NOW)
  expect(await suggested(db, 'search=parsnop')).toEqual([])
  await updateRecipe(db, id, { fields, status: 'published', ...author }, NOW)
  await removeThing(db, RECIPES, id, author, NOW)
  expect(await suggested(db, 'search=parsnop')).toEqual([])
})
