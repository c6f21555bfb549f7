import { expect } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aRecipe } from '#test/fixtures.ts'
import { insertEquipment } from '../../equipment/write.ts'
import { listPieces } from '../../equipment/read.ts'
import { listVersions } from '../../changes/versions.ts'
import { findPublicRecipe, listRecipesUsing } from './read.ts'
import { insertRecipe, updateRecipe } from '../write/write.ts'
import { removeThing, restoreThing, undeleteThing } from '../../things/change-one.ts'
import { EQUIPMENT } from '../../things/equipment-thing.ts'
import { RECIPES } from '../../things/recipe-thing.ts'

const NOW = new Date('2026-01-02T03:04:05Z')
const NOBODY = { author_id: null }

testDatabase('a recipe keeps its equipment in order, through versions, Undo and an import', async (db) => {
  const [sieve = '', pot = ''] = await insertEquipment(db, [aPieceOfEquipment(), aPieceOfEquipment()], NOW)
  const { id, slug } = await insertRecipe(db, { fields: aRecipe({ equipment: [pot, sieve] }) }, NOW)
  const read = async () => (await findPublicRecipe(db, slug, NOW))?.equipment
  expect(await read()).toEqual([pot, sieve])

  await updateRecipe(db, id, { fields: aRecipe({ equipment: [sieve] }), ...NOBODY }, NOW)
  expect(await read()).toEqual([sieve])
  const [version] = await listVersions(db, 'recipe', id)
  await restoreThing(db, RECIPES, { id, version: version?.id ?? '' }, NOBODY, NOW)
  expect(await read()).toEqual([pot, sieve])

  const source = { source_url: null, source: {}, report: [] }
  await updateRecipe(db, id, { fields: aRecipe({ equipment: [] }), source, ...NOBODY }, NOW)
  expect(await read()).toEqual([pot, sieve])
  await removeThing(db, RECIPES, id, NOBODY, NOW)
  await undeleteThing(db, RECIPES, id, NOBODY, NOW)
  expect(await read()).toEqual([pot, sieve])
})

testEachDatabase(
  'a piece leads to the public recipes that use it, newest first, and to no other',
  async (db) => {
    const [pot = '', sieve = ''] = await insertEquipment(db, [aPieceOfEquipment(), aPieceOfEquipment()], NOW)
    const insert = (name: string, equipment: string[], rest = {}) =>
      insertRecipe(db, { fields: aRecipe({ name, equipment }), ...rest }, NOW)
    await insert('Older', [sieve, pot])
    await insert('Newer', [pot])
    await insert('Other', [sieve])
    await insert('None', [])
    await insert('Draft', [pot], { status: 'draft' })
    await insert('Later', [pot], { published_at: '2026-02-01T00:00:00Z' })
    const namesOf = async (id: string, limit = 12) =>
      (await listRecipesUsing(db, id, limit, NOW)).map(({ name }) => name)
    expect(await namesOf(pot)).toEqual(['Newer', 'Older'])
    expect(await namesOf(pot, 1)).toEqual(['Newer'])
    expect(await namesOf(sieve)).toEqual(['Other', 'Older'])
    for (const id of ['', '%', '_', pot.slice(0, 8), `${pot}"`, '\\', '\0', "' or 1=1 --"])
      expect(await namesOf(id), id).toEqual([])
  },
)

testDatabase('a piece that was deleted is not named, and is again after Undo', async (db) => {
  const [pot = ''] = await insertEquipment(db, [aPieceOfEquipment()], NOW)
  const count = async () => (await listPieces(db, [pot, 'nobody'], NOW)).length
  expect(await count()).toBe(1)
  await removeThing(db, EQUIPMENT, pot, NOBODY, NOW)
  expect(await count()).toBe(0)
  await undeleteThing(db, EQUIPMENT, pot, NOBODY, NOW)
  expect(await count()).toBe(1)
})
