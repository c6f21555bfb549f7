import { expect, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { readHere } from '#test/readings.ts'
import { NOW } from '#test/site.ts'
import { GUT_RULES } from 'food-verdicts/gut/read-gut'
import type { Database } from '../data/database/database.ts'
import { saveCorrection } from '../data/foods/write.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { startJobs } from './job-runner.ts'
import { rereadNow, rereadStored } from './reread-stored.ts'

function startRereading(db: Database) {
  const errors: unknown[] = []
  const logError = (error: unknown) => errors.push(error)
  const jobs = startJobs({
    db,
    jobs: { rereading: rereadStored({ db, readings: readHere(db, logError), logError, now: () => NOW }) },
    logError,
    retryMs: 20,
  })
  return { jobs, errors }
}

async function staleRecipes(db: Database): Promise<number> {
  const rows = await db.selectFrom('recipes').select('id').where('gut_rules', '<', GUT_RULES).execute()
  return rows.length
}

testDatabase(
  'what an old process stores after all was read, and what a backup brings, is read when the work is woken',
  async (db) => {
    const { jobs, errors } = startRereading(db)
    for (let number = 0; number < 25; number++)
      await insertRecipe(db, { fields: aRecipe({ name: `Soup ${number}` }) }, NOW)
    await db.updateTable('recipes').set({ gut: '', gut_rules: 0 }).execute()
    jobs.resume('rereading')
    await vi.waitUntil(async () => (await staleRecipes(db)) === 0, { timeout: 10_000 })
    // An old process of a rolling update ends with its last recipe, and knows no newer rules.
    await db.updateTable('recipes').set({ gut: '', gut_rules: 1, dish: null, dish_rules: 0 }).execute()
    expect(await staleRecipes(db)).toBe(25)
    jobs.wake('rereading')
    await vi.waitUntil(async () => (await staleRecipes(db)) === 0, { timeout: 10_000 })
    const dishes = await db.selectFrom('recipes').select('dish').distinct().execute()
    expect(dishes).not.toContainEqual({ dish: null })
    await jobs.stop()
    expect(errors).toEqual([])
  },
)

testDatabase(
  'a correction of more recipes than a person waits for goes on as work of the site',
  async (db) => {
    for (let number = 0; number < 30; number++)
      await insertRecipe(
        db,
        {
          fields: aRecipe({
            name: `Zorblax ${number}`,
            ingredients: [{ ingredient_text: '200 g zorblax', section: null }],
          }),
        },
        NOW,
      )
    await saveCorrection(db, { words: 'zorblax', means: 'carrot', labels: [] }, NOW)
    const goOn = vi.fn(() => {})
    expect(await rereadNow(db, goOn, 1)).toMatchObject({ count: 20, isAll: false })
    expect(goOn).toHaveBeenCalledOnce()
    const waiting = async () =>
      (await db.selectFrom('food_correction_recipes').select('recipe_id').where('waiting', '=', 1).execute())
        .length
    expect(await waiting()).toBe(10)
    const { jobs, errors } = startRereading(db)
    jobs.wake('rereading')
    await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 10_000 })
    await jobs.stop()
    expect(errors).toEqual([])
  },
)
