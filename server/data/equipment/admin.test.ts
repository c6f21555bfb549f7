import { expect } from 'vitest'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { readTableQuery } from '#domain/search/table-query.ts'
import { testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment } from '#test/fixtures.ts'
import { EQUIPMENT_COLUMNS, listEquipmentRows } from './admin.ts'
import type { Database } from '../database/database.ts'
import { insertEquipment, updateEquipment } from './write.ts'
import { findStoredEquipment } from './row.ts'

const START = Date.parse('2026-01-02T03:04:05Z')

async function insertAll(db: Database, ...pieces: Partial<EquipmentFields>[]) {
  for (const [minute, fields] of pieces.entries()) {
    await insertEquipment(db, [aPieceOfEquipment(fields)], new Date(START + minute * 60_000))
  }
}

async function namesOf(db: Database, query: string) {
  const table = readTableQuery(new URLSearchParams(query), EQUIPMENT_COLUMNS, 'created_at')
  return (await listEquipmentRows(db, table)).rows.map(({ name }) => name)
}

testEachDatabase(
  'spec.md section 5: search matches name, brand or category, and nothing else',
  async (db) => {
    await insertAll(
      db,
      { name: 'Purée sieve', brand: 'Kestrel', category: 'Straining', description: 'blend' },
      { name: 'Blender', brand: null, category: null },
    )
    expect(await namesOf(db, 'search=PUREE')).toEqual(['Purée sieve'])
    expect(await namesOf(db, 'search=kestrel')).toEqual(['Purée sieve'])
    expect(await namesOf(db, 'search=strain')).toEqual(['Purée sieve'])
    expect(await namesOf(db, 'search=strain+KESTREL+puree')).toEqual(['Purée sieve'])
    expect(await namesOf(db, 'search=strain+blender')).toEqual([])
    expect(await namesOf(db, 'search=blend')).toEqual(['Blender'])
    expect(await namesOf(db, '')).toEqual(['Blender', 'Purée sieve'])
  },
)

testEachDatabase('every column sorts both ways, with what is unknown last', async (db) => {
  const shop = { url: 'https://shop.example', program: 'Shop' }
  await insertAll(
    db,
    { name: 'écl', brand: 'b', category: 'c', price: 100, rating: 4.5, affiliate_links: [shop, shop] },
    { name: 'Apple', brand: 'A', category: 'B', price: 9, rating: 2, affiliate_links: [shop] },
    { name: 'zest', brand: null, category: null, price: null, rating: null, affiliate_links: [] },
  )
  for (const column of ['name', 'brand', 'category', 'price', 'rating']) {
    expect([column, await namesOf(db, `sort=${column}`)]).toEqual([column, ['Apple', 'écl', 'zest']])
  }
  expect(await namesOf(db, 'sort=price&order=desc')).toEqual(['écl', 'Apple', 'zest'])
  expect(await namesOf(db, 'sort=affiliate_links')).toEqual(['zest', 'Apple', 'écl'])
  expect(await namesOf(db, 'sort=created_at&order=asc')).toEqual(['écl', 'Apple', 'zest'])
  expect(await namesOf(db, 'sort=constructor&order=__proto__')).toEqual(['zest', 'Apple', 'écl'])
})

testEachDatabase('an update replaces every field and keeps id and creation date', async (db) => {
  const now = new Date(START)
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment()], now)
  const fields = aPieceOfEquipment({ name: 'New', price: null, features: [], affiliate_links: [] })
  const later = new Date(START + 1_000)
  expect(await updateEquipment(db, id, { fields, author_id: null }, later)).toMatchObject({ ok: true })
  expect(await findStoredEquipment(db, id)).toEqual({
    id,
    slug: 'steady-blender',
    fields,
    status: 'published',
    published_at: now.toISOString(),
    created_at: now.toISOString(),
    updated_at: later.toISOString(),
  })
})
