import { expect } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { fillSite } from '../../process/sample-content.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { NOW } from '#test/site.ts'
import type { Database } from '../database/database.ts'
import { findPost } from '../posts/row.ts'
import { insertPost, updatePost } from '../posts/write.ts'
import { listRecipes } from '../recipes/row/row.ts'
import { insertRecipe, updateRecipe } from '../recipes/write/write.ts'
import { readSettings } from '../settings/row.ts'
import { updateSettings } from '../settings/write.ts'
import { emptyTrash } from '../trash/empty.ts'
import { aPost, aRecipe } from '#test/fixtures.ts'
import { listSamples } from '../changes/sample-marks.ts'
import { bringBackSamples, removeSamples } from './remove-samples.ts'
import { removeThing, undeleteThing } from './change-one.ts'
import { EQUIPMENT } from './equipment-thing.ts'

const CHEF = { author_id: null }
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const LATER = later(1)
const REMOVED = later(2)

async function countThings(db: Database) {
  const count = async (table: 'recipes' | 'kitchen_equipment' | 'blog_posts') =>
    (await db.selectFrom(table).select('id').execute()).length
  return [await count('recipes'), await count('kitchen_equipment'), await count('blog_posts')]
}

/** A site with the samples, of which the chef has changed a recipe and a post, and a recipe and a post of her own. */
async function fillAndChange(db: Database) {
  await fillSite(db, NOW)
  const { recipe, post } = await listSamples(db)
  const [changed] = await listRecipes(db, recipe.slice(0, 1))
  if (changed) await updateRecipe(db, changed.id, { fields: changed.fields, ...CHEF }, LATER)
  const written = await findPost(db, post[0] ?? '')
  if (written) await updatePost(db, written.id, { fields: written.fields, ...CHEF }, LATER)
  await insertRecipe(db, { fields: aRecipe() }, LATER)
  await insertPost(db, { ...aPost(), author_id: null }, LATER)
  const { fields } = await readSettings(db)
  await updateSettings(db, { fields: { ...fields, chef_name: 'Mara Lind' }, ...CHEF }, LATER)
}

testDatabase(
  'what comes with the samples is marked, and no more once the chef has changed it',
  async (db) => {
    await fillSite(db, NOW)
    const samples = await listSamples(db)
    const { recipe, equipment, post } = samples
    expect([recipe.length, equipment.length, post.length]).toEqual(await countThings(db))
    expect(samples.changed).toBe(0)
  },
)

testEachDatabase('samples go in one step, and what the chef has changed or written stays', async (db) => {
  await fillAndChange(db)
  expect(await listSamples(db)).toMatchObject({ changed: 2 })
  await removeSamples(db, CHEF, LATER)
  expect(await listSamples(db)).toEqual({ recipe: [], equipment: [], post: [], changed: 2 })
  expect(await countThings(db)).toEqual([2, 0, 2])
  const settings = await readSettings(db)
  expect(settings).toMatchObject({ samples: [], fields: { ...NO_SETTINGS, chef_name: 'Mara Lind' } })
})

testDatabase('Undo brings samples back as samples, but for words that were written since', async (db) => {
  await fillAndChange(db)
  const [before, things, settings] = [await listSamples(db), await countThings(db), await readSettings(db)]
  await removeSamples(db, CHEF, REMOVED)
  await updateSettings(db, { fields: { ...NO_SETTINGS, closing: 'Mine.' }, ...CHEF }, later(3))
  const undone = await bringBackSamples(db, REMOVED.toISOString(), CHEF, later(4))
  expect(undone).toBe('all')
  const after = await listSamples(db)
  for (const kind of ['recipe', 'equipment', 'post'] as const)
    expect(after[kind].toSorted()).toEqual(before[kind].toSorted())
  expect(await countThings(db)).toEqual(things)
  const { samples, fields } = await readSettings(db)
  expect(samples).toEqual(settings.samples.filter((name) => name !== 'closing'))
  expect(fields).toMatchObject({ closing: 'Mine.', home_lead: settings.fields.home_lead })
  // Pressed twice: they are samples still.
  expect(await bringBackSamples(db, REMOVED.toISOString(), CHEF, later(5))).toBeUndefined()
  expect((await readSettings(db)).samples).toEqual(samples)
})

testDatabase('Undo after the trash was emptied brings back words alone, and says so', async (db) => {
  await fillAndChange(db)
  await removeSamples(db, CHEF, REMOVED)
  await emptyTrash(db)
  expect(await bringBackSamples(db, REMOVED.toISOString(), CHEF, later(4))).toBe('words')
  expect(await countThings(db)).toEqual([2, 0, 2])
})

testDatabase('Undo of nothing changes nothing, and what was removed singly stays away', async (db) => {
  await fillSite(db, NOW)
  const { equipment } = await listSamples(db)
  await removeThing(db, EQUIPMENT, equipment[0] ?? '', CHEF, LATER)
  expect(await bringBackSamples(db, REMOVED.toISOString(), CHEF, later(4))).toBeUndefined()
  await removeSamples(db, CHEF, REMOVED)
  await bringBackSamples(db, REMOVED.toISOString(), CHEF, later(4))
  expect((await listSamples(db)).equipment).toHaveLength(equipment.length - 1)
  await undeleteThing(db, EQUIPMENT, equipment[0] ?? '', CHEF, LATER)
  expect((await listSamples(db)).equipment).toHaveLength(equipment.length)
})
