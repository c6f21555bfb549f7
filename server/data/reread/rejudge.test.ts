import { sql } from 'kysely'
import { expect } from 'vitest'
import { DIET_RULES } from 'food-verdicts/diet/judge-diets'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aLabelledRecipe, aRecipe } from '#test/fixtures.ts'
import { readContentVersion } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { forgetLostLabels, listLostLabels } from '../recipes/labels/lost-labels.ts'
import { findPublicRecipe } from '../recipes/read/read.ts'
import { insertRecipe } from '../recipes/write/write.ts'
import { rejudgeRecipes } from './rejudge.ts'
import { findRecipe } from '../recipes/row/row.ts'
import { removeThing } from '../things/change-one.ts'
import { RECIPES } from '../things/recipe-thing.ts'

const NOW = new Date('2026-03-04T05:06:07.000Z')
const COD = [{ ingredient_text: '400 g cod', section: null }]

/** What an older version left: labels by rules that are over, which no line needs to earn. */
async function judgedBefore(db: Database, id: string, labels: string[], diets: number) {
  await db.deleteFrom('recipe_dietary_restrictions').where('recipe_id', '=', id).execute()
  for (const dietary_restriction of labels)
    await sql`insert into recipe_dietary_restrictions (recipe_id, dietary_restriction) values (${id}, ${dietary_restriction})`.execute(
      db,
    )
  await db.updateTable('recipes').set({ diet_rules: 0, diets }).where('id', '=', id).execute()
}

async function rejudgeAll(db: Database) {
  let rounds = 0
  while ((await rejudgeRecipes(db, NOW)) > 0) rounds++
  return rounds
}

const labelsOf = async (db: Database, id: string) => (await findRecipe(db, id))?.fields.dietary_restrictions

testDatabase(
  'a label that is no longer earned goes, is listed with its line, and makes kept pages stale',
  async (db) => {
    const cod = await insertRecipe(db, { fields: aRecipe({ name: 'Poached Cod', ingredients: COD }) }, NOW)
    await judgedBefore(db, cod.id, ['vegan', 'gluten-free'], 2 | 4)
    const version = await readContentVersion(db)
    await rejudgeAll(db)
    expect(await labelsOf(db, cod.id)).toEqual(['gluten-free'])
    expect((await db.selectFrom('recipes').select('diets').executeTakeFirstOrThrow()).diets).toBe(4)
    expect(await readContentVersion(db)).toBe(version + 1)
    expect(await listLostLabels(db, 10)).toEqual({
      count: 1,
      labels: [
        {
          ...{ id: cod.id, name: 'Poached Cod', dietary_restriction: 'vegan' },
          ...{ state: 'no', line: '400 g cod', term: 'cod' },
        },
      ],
    })
    await forgetLostLabels(db, [`${cod.id} vegan`])
    expect((await listLostLabels(db, 10)).count).toBe(0)
  },
)

testDatabase('nothing is turned on unasked, and pages that say the same stay kept', async (db) => {
  const soup = await insertRecipe(db, { fields: aRecipe() }, NOW)
  await judgedBefore(db, soup.id, ['vegan'], 2)
  const draft = await insertRecipe(db, { fields: aRecipe({ ingredients: COD }), status: 'draft' }, NOW)
  await judgedBefore(db, draft.id, ['vegan'], 2)
  const version = await readContentVersion(db)
  await rejudgeAll(db)
  expect(await labelsOf(db, soup.id)).toEqual(['vegan'])
  expect(await labelsOf(db, draft.id)).toEqual([])
  expect(await readContentVersion(db)).toBe(version)
})

testDatabase('what the chef decided stays hers', async (db) => {
  const recipe = aLabelledRecipe({ ingredients: COD, dietary_restrictions: ['vegan'] })
  const { id, slug } = await insertRecipe(db, recipe, NOW)
  await db.updateTable('recipes').set({ diet_rules: 0 }).execute()
  await rejudgeAll(db)
  expect((await findPublicRecipe(db, slug, NOW))?.labels).toContainEqual({
    dietary_restriction: 'vegan',
    given_by: 'chef',
  })
  expect((await listLostLabels(db, 10)).count).toBe(0)
  expect((await findRecipe(db, id))?.decisions).toEqual(recipe.decisions)
})

testEachDatabase('it goes on where it was cut, by whoever, and is done once', async (db) => {
  for (let number = 0; number < 25; number++) {
    const { id } = await insertRecipe(db, { fields: aRecipe({ ingredients: COD }) }, NOW)
    await judgedBefore(db, id, ['vegan'], 2)
  }
  expect(await rejudgeRecipes(db, NOW)).toBe(10)
  await Promise.all([rejudgeRecipes(db, NOW), rejudgeRecipes(db, NOW)])
  expect(await rejudgeRecipes(db, NOW)).toBe(0)
  expect((await listLostLabels(db, 100)).labels).toHaveLength(25)
  const { rules } = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.min('diet_rules').as('rules'))
    .executeTakeFirstOrThrow()
  expect(rules).toBe(DIET_RULES)
})

testDatabase('a deleted recipe takes its lost labels with it', async (db) => {
  const { id } = await insertRecipe(db, { fields: aRecipe({ ingredients: COD }) }, NOW)
  await judgedBefore(db, id, ['vegan'], 2)
  await rejudgeAll(db)
  await removeThing(db, RECIPES, id, { author_id: null }, NOW)
  expect(await listLostLabels(db, 10)).toEqual({ count: 0, labels: [] })
})

testDatabase(
  'a recipe that cannot be judged is named and left out, and those behind it are judged',
  async (db) => {
    const ids: string[] = []
    for (let number = 0; number < 12; number++) {
      const { id } = await insertRecipe(db, { fields: aRecipe({ ingredients: COD }) }, NOW)
      await judgedBefore(db, id, ['vegan'], 2)
      ids.push(id)
    }
    const bad = ids[0] ?? ''
    await db.updateTable('recipes').set({ keywords: 'no list' }).where('id', '=', bad).execute()
    const broken = new Set<string>()
    const errors: unknown[] = []
    const logError = (error: unknown) => errors.push(error)
    expect(await rejudgeRecipes(db, NOW, broken, logError)).toBe(10)
    expect(await rejudgeRecipes(db, NOW, broken, logError)).toBe(2)
    expect(await rejudgeRecipes(db, NOW, broken, logError)).toBe(0)
    expect([...broken]).toEqual([bad])
    expect(errors.map(String)).toEqual([expect.stringContaining(bad)])
    expect((await listLostLabels(db, 100)).count).toBe(11)
  },
)
