import { expect } from 'vitest'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment } from '#test/fixtures.ts'
import { updateSettings } from '../settings/write.ts'
import { readContentVersion } from '../changes/content-version.ts'
import { listVersions } from '../changes/versions.ts'
import { insertEquipment, updateEquipment } from './write.ts'
import { findEquipment, listEquipment } from './read.ts'
import { removeThing, restoreThing } from '../things/change-one.ts'
import { EQUIPMENT } from '../things/equipment-thing.ts'

const NOBODY = { author_id: null }
const now = new Date('2026-01-02T03:04:05Z')

testEachDatabase('equipment comes back as it was stored', async (db) => {
  const full = aPieceOfEquipment({ price: 48.55, rating: 4.8, category: "Pots & 'Pans' 😀" })
  const empty = aPieceOfEquipment({
    name: 'Sieve',
    ...{ description: null, brand: null, model: null, price: null, category: null, image_url: null },
    ...{ features: [], pros: [], cons: [], rating: null, review_summary: null, affiliate_links: [] },
  })
  const ids = await insertEquipment(db, [full, empty], now)
  const dates = { published_at: now.toISOString(), created_at: now.toISOString() }
  expect(await findEquipment(db, ids[0]!, now)).toEqual({
    ...full,
    id: ids[0],
    slug: 'steady-blender',
    tool: 'blender',
    ...dates,
  })
  expect(await findEquipment(db, ids[1]!, now)).toEqual({
    ...empty,
    id: ids[1],
    slug: 'sieve',
    tool: 'sieve',
    ...dates,
  })
})

testDatabase('a price was checked on the day it changed, or the one that somebody chose', async (db) => {
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment({ price: 10 })], now)
  const change = async (fields: Partial<EquipmentFields>, day: string) => {
    const { created_at: _, id: __, ...current } = (await findEquipment(db, id, now))!
    const on = new Date(`${day}T12:00:00Z`)
    await updateEquipment(db, id, { fields: { ...current, ...fields }, ...NOBODY }, on)
    return (await findEquipment(db, id, now))?.price_checked_on
  }
  expect(await change({ name: 'Renamed' }, '2026-02-01')).toBeNull()
  expect(await change({ price: 12 }, '2026-02-02')).toBe('2026-02-02')
  expect(await change({ name: 'Again' }, '2026-02-03')).toBe('2026-02-02')
  expect(await change({ price_checked_on: '2026-02-04' }, '2026-02-05')).toBe('2026-02-04')
  expect(await change({ currency: 'EUR' }, '2026-02-06')).toBe('2026-02-06')
  expect(await change({ price: 13, price_checked_on: '2026-01-31' }, '2026-02-07')).toBe('2026-01-31')
  expect(await change({ price: null }, '2026-02-08')).toBeNull()
  const [last] = await listVersions(db, 'equipment', id)
  await restoreThing(db, EQUIPMENT, { id, version: last?.id ?? '' }, NOBODY, now)
  expect(await findEquipment(db, id, now)).toMatchObject({ price: 13, price_checked_on: '2026-01-31' })
})

testDatabase('the day on which a price was checked is that of the site', async (db) => {
  const fields = { ...NO_SETTINGS, time_zone: 'America/New_York' }
  await updateSettings(db, { fields, ...NOBODY }, now)
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment({ price: 10 })], now)
  // There it is still the evening before.
  await updateEquipment(db, id, { fields: aPieceOfEquipment({ price: 12 }), ...NOBODY }, now)
  expect(await findEquipment(db, id, now)).toMatchObject({ price: 12, price_checked_on: '2026-01-01' })
})

testEachDatabase(
  'spec.md section 7: public equipment is ordered by name, as people sort names',
  async (db) => {
    const names = ['sieve', 'Zester', 'Éclair tin', 'Apron', 'emery board', 'Scale']
    await insertEquipment(
      db,
      names.map((name) => aPieceOfEquipment({ name })),
      now,
    )
    const listed = await listEquipment(db, now)
    expect(listed.map(({ name }) => name)).toEqual([
      'Apron',
      'Éclair tin',
      'emery board',
      'Scale',
      'sieve',
      'Zester',
    ])
  },
)

testDatabase(
  'spec.md section 3: links that lack url or program, or lead nowhere good, never leave the database',
  async (db) => {
    const [id] = await insertEquipment(db, [aPieceOfEquipment()], now)
    const stored = [
      { url: 'javascript:alert(1)', program: 'x' },
      { url: 'https://shop.example', program: 'Kept' },
      { url: 'https://shop.example' },
    ]
    await db
      .updateTable('kitchen_equipment')
      .set({ affiliate_links: JSON.stringify(stored) })
      .execute()
    const { affiliate_links } = (await findEquipment(db, id!, now))!
    expect(affiliate_links).toEqual([{ url: 'https://shop.example', program: 'Kept' }])
    await db.updateTable('kitchen_equipment').set({ affiliate_links: 'not JSON' }).execute()
    expect((await listEquipment(db, now))[0]?.affiliate_links).toEqual([])
  },
)

testEachDatabase('an id that is none finds nothing, whatever it holds', async (db) => {
  await insertEquipment(db, [aPieceOfEquipment()], now)
  for (const id of ['', 'x', '\0', "' or 1=1 --", '%', '😀', 'a'.repeat(10_000)]) {
    expect(await findEquipment(db, id, now), JSON.stringify(id.slice(0, 20))).toBeUndefined()
    expect(await removeThing(db, EQUIPMENT, id, NOBODY, now)).toBe(false)
  }
})

testDatabase('deleted equipment is gone, and the others stay', async (db) => {
  const [first, second] = await insertEquipment(db, [aPieceOfEquipment(), aPieceOfEquipment()], now)
  expect(await removeThing(db, EQUIPMENT, first!, NOBODY, now)).toBe(true)
  expect(await removeThing(db, EQUIPMENT, first!, NOBODY, now)).toBe(false)
  expect((await listEquipment(db, now)).map(({ id }) => id)).toEqual([second])
})

testEachDatabase('pieces are stored all or none, and each change makes a new content version', async (db) => {
  const version = await readContentVersion(db)
  const broken = { ...aPieceOfEquipment(), name: null as unknown as string }
  await expect(insertEquipment(db, [aPieceOfEquipment(), broken], now)).rejects.toThrow()
  expect(await listEquipment(db, now)).toEqual([])
  expect(await readContentVersion(db)).toBe(version)
  await insertEquipment(db, [aPieceOfEquipment()], now)
  expect(await readContentVersion(db)).toBeGreaterThan(version)
})
