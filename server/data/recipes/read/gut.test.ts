import { expect } from 'vitest'
import { decodeListSigns } from 'food-verdicts/gut/fingerprint'
import { GUT_RULES } from 'food-verdicts/gut/read-gut'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import type { Database } from '../../database/database.ts'
import { findRecipeCard } from './read.ts'
import { readAgain, READINGS } from '../../reread/readings.ts'
import { insertRecipe, updateRecipe } from '../write/write.ts'

const NOW = new Date('2026-03-04T05:06:07Z')

const withLines = (name: string, ...lines: string[]) =>
  aRecipe({ name, ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })) })

/** What lists know of a recipe; undefined for one that is not public. */
async function groupsOf(db: Database, slug: string) {
  const card = await findRecipeCard(db, slug, NOW)
  return card && decodeListSigns(card.gut).groups
}

testDatabase('a recipe has a fingerprint from its first moment, and an edit changes it', async (db) => {
  const { id } = await insertRecipe(db, { fields: withLines('Soup', '500 g leeks', '1 l water') }, NOW)
  expect(await groupsOf(db, 'soup')).toEqual({ 'alliums-fructans': 'main' })
  await updateRecipe(db, id, { fields: withLines('Soup', '500 g carrots'), author_id: null }, NOW)
  expect(await groupsOf(db, 'soup')).toEqual({})
})

testDatabase('of lists in words that are not known, nothing is known', async (db) => {
  await insertRecipe(db, { fields: withLines('Leves', '50 dkg gomba', 'két fej hagyma') }, NOW)
  expect(await groupsOf(db, 'leves')).toEqual({})
})

testEachDatabase(
  'recipes of older releases get their fingerprints once, and lists hear of them',
  async (db) => {
    for (let number = 0; number < 30; number++)
      await insertRecipe(db, { fields: withLines(`Soup ${number}`, '500 g leeks') }, NOW)
    await db.updateTable('recipes').set({ gut: '', gut_rules: 0 }).execute()
    await db.deleteFrom('recipe_changes').execute()
    expect(await groupsOf(db, 'soup-1')).toEqual({})
    expect([
      await readAgain(db, READINGS.gut),
      await readAgain(db, READINGS.gut),
      await readAgain(db, READINGS.gut),
    ]).toEqual([20, 10, 0])
    expect(await groupsOf(db, 'soup-1')).toEqual({ 'alliums-fructans': 'main' })
    const rules = await db.selectFrom('recipes').select('gut_rules').distinct().execute()
    expect(rules).toEqual([{ gut_rules: GUT_RULES }])
    expect(await db.selectFrom('recipe_changes').select('number').execute()).toHaveLength(30)
  },
)
