import { expect } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment } from '#test/fixtures.ts'
import { readContentVersion } from '../changes/content-version.ts'
import { findEquipment, listEquipment } from './read.ts'
import { findStoredEquipment } from './row.ts'
import { insertEquipment, updateEquipment } from './write.ts'
import { removeThing, undeleteThing } from '../things/change-one.ts'
import { EQUIPMENT } from '../things/equipment-thing.ts'

const NOBODY = { author_id: null }
const WRITTEN = new Date('2026-03-01T08:00:00Z')
const LIVE = new Date('2026-03-05T12:00:00Z')
const BEFORE = new Date(LIVE.getTime() - 1)

testEachDatabase('a draft and a scheduled piece are hidden, until one goes live', async (db) => {
  const [draft = '', scheduled = ''] = await insertEquipment(
    db,
    [
      { ...aPieceOfEquipment({ name: 'Draft' }), status: 'draft' },
      { ...aPieceOfEquipment({ name: 'Scheduled' }), published_at: LIVE.toISOString() },
    ],
    WRITTEN,
  )
  expect(await listEquipment(db, BEFORE)).toEqual([])
  for (const id of [draft, scheduled]) expect(await findEquipment(db, id, BEFORE)).toBeUndefined()
  expect((await listEquipment(db, LIVE)).map(({ name }) => name)).toEqual(['Scheduled'])
  expect(await findEquipment(db, scheduled, LIVE)).toMatchObject({ published_at: LIVE.toISOString() })
})

testDatabase('a draft is published on the day that somebody publishes it', async (db) => {
  const fields = aPieceOfEquipment()
  const [id = ''] = await insertEquipment(db, [{ ...fields, status: 'draft' }], WRITTEN)
  const version = await readContentVersion(db)
  await updateEquipment(db, id, { fields, ...NOBODY }, WRITTEN)
  expect(await readContentVersion(db)).toBe(version)
  await updateEquipment(db, id, { fields, status: 'published', ...NOBODY }, LIVE)
  expect(await readContentVersion(db)).toBe(version + 1)
  expect(await findEquipment(db, id, LIVE)).toMatchObject({
    created_at: WRITTEN.toISOString(),
    published_at: LIVE.toISOString(),
  })
})

testDatabase('a deleted piece comes back as what it was', async (db) => {
  const published_at = LIVE.toISOString()
  const [id = ''] = await insertEquipment(db, [{ ...aPieceOfEquipment(), published_at }], WRITTEN)
  await removeThing(db, EQUIPMENT, id, NOBODY, WRITTEN)
  await undeleteThing(db, EQUIPMENT, id, { author_id: null }, WRITTEN)
  expect(await findStoredEquipment(db, id)).toMatchObject({ status: 'published', published_at })
})

testDatabase('what a release without publish dates has stored is public since its creation', async (db) => {
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment()], WRITTEN)
  await db.updateTable('kitchen_equipment').set({ published_at: null }).where('id', '=', id).execute()
  expect(await listEquipment(db, WRITTEN)).toMatchObject([{ published_at: WRITTEN.toISOString() }])
})
