import { expect } from 'vitest'
import { withoutOwn } from 'recipe-basics/fields/field'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { callApi } from '#test/api-client.ts'
import { createAdminApi } from '#test/api-people.ts'
import { testDatabase } from '#test/database.ts'
import { aBarePiece, aPieceOfEquipment } from '#test/fixtures.ts'
import { NOW, createTestSite } from '#test/site.ts'
import { EXAMPLE_EQUIPMENT_INPUT } from './examples.ts'

const DAY = NOW.toISOString().slice(0, 10)

testDatabase('equipment has the fields of spec.md section 3, by name', async (db) => {
  const [id] = await insertEquipment(
    db,
    [aPieceOfEquipment(), aPieceOfEquipment({ name: 'Fine sieve', category: 'Straining', brand: null })],
    NOW,
  )
  const site = await createTestSite({ db })
  const dates = { published_at: NOW.toISOString(), created_at: NOW.toISOString() }
  const { drawn_as: _, ...fields } = aPieceOfEquipment()
  const blender = { id, slug: 'steady-blender', ...fields, ...dates }
  expect((await callApi(site, `/api/equipment/${id}`)).json).toEqual(blender)
  const { json } = await callApi(site, '/api/equipment')
  expect(json).toMatchObject({ count: 2, page: 1, pages: 1, equipment: [{ name: 'Fine sieve' }, blender] })
  for (const query of ['search=hearthline', 'category=Blending'])
    expect((await callApi(site, `/api/equipment?${query}`)).json).toMatchObject({
      count: 1,
      equipment: [blender],
    })
  // A category that no piece has is ignored, as filters of recipes that are not known.
  expect((await callApi(site, '/api/equipment?category=Nowhere')).json).toMatchObject({ count: 2 })
  for (const id of ['nothing', '%00', '__proto__'])
    expect((await callApi(site, `/api/equipment/${id}`)).status).toBe(404)
})

testDatabase('spec.md section 7: equipment is inserted as a list, its links as JSON text', async (db) => {
  const { get, post } = await createAdminApi(db)
  const links = [{ url: 'https://shop.example/a', program: 'Shop' }]
  const created = await post('/api/equipment', [
    { ...EXAMPLE_EQUIPMENT_INPUT, affiliate_links: JSON.stringify(links) },
    { name: 'Fine sieve' },
  ])
  expect([created.status, created.json]).toEqual([
    201,
    [
      { id: expect.any(String), slug: 'steady-blender', updated_at: NOW.toISOString() },
      { id: expect.any(String), slug: 'fine-sieve', updated_at: NOW.toISOString() },
    ],
  ])
  const [blender, sieve] = created.json
  expect((await get(`/api/equipment/${blender.id}`)).json).toMatchObject({
    affiliate_links: links,
    rating: 4.5,
  })
  // Missing values become null, except the currency.
  expect((await get(`/api/equipment/${sieve.id}`)).json).toEqual({
    ...withoutOwn(EQUIPMENT_FIELDS, aBarePiece({ name: 'Fine sieve' })),
    id: sieve.id,
    slug: 'fine-sieve',
    published_at: NOW.toISOString(),
    created_at: NOW.toISOString(),
  })
})

testDatabase('of a list with one wrong piece nothing is stored', async (db) => {
  const { get, post } = await createAdminApi(db)
  const { status, json } = await post('/api/equipment', [
    { name: 'Fine sieve' },
    {
      name: 'Pan',
      rating: 6,
      affiliate_links: [{ url: 'data:text/html,x', program: 'Shop' }],
      colour: 'red',
    },
    'pot',
  ])
  expect(status).toBe(422)
  expect(Object.keys(json.errors).sort()).toEqual(['1.affiliate_links.0.url', '1.colour', '1.rating', '2'])
  expect((await post('/api/equipment', [])).status).toBe(422)
  expect(
    (
      await post(
        '/api/equipment',
        Array.from({ length: 1001 }, () => ({ name: 'x' })),
      )
    ).status,
  ).toBe(422)
  expect((await get('/api/equipment')).json.count).toBe(0)
})

testDatabase('one piece is stored, changed while nobody else did, and deleted', async (db) => {
  const { get, post, put, remove } = await createAdminApi(db)
  const { json: created } = await post('/api/equipment', EXAMPLE_EQUIPMENT_INPUT)
  const path = `/api/equipment/${created.id}`
  const { json: changed } = await put(path, { price: '119,50', updated_at: created.updated_at })
  expect((await put(path, { price: 1, updated_at: created.updated_at })).json).toMatchObject({
    code: 'changed',
  })
  expect((await put(path, { price: -1, rating: 0.5, price_checked_on: 'soon' })).json.errors).toMatchObject({
    price_checked_on: 'Price checked on must be a day, such as 2025-03-01',
    price: expect.any(String),
    rating: expect.any(String),
  })
  const { json } = await get('/api/admin/equipment?search=blend')
  expect(json).toMatchObject({
    count: 1,
    equipment: [{ price: 119.5, price_checked_on: DAY, brand: 'Hearthline', updated_at: changed.updated_at }],
  })
  // What was read can be sent back as it is.
  expect((await put(path, json.equipment[0])).status).toBe(200)
  expect((await remove(path)).status).toBe(204)
  for (const answer of [get(path), put(path, { price: 1 }), remove(path)])
    expect((await answer).status).toBe(404)
})

testDatabase('what the chef has chosen to be drawn is not known here, and stays', async (db) => {
  const { get, put } = await createAdminApi(db)
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment({ drawn_as: 'wok' })], NOW)
  expect((await put(`/api/equipment/${id}`, { drawn_as: 'peeler' })).status).toBe(422)
  const { json } = await get('/api/admin/equipment')
  expect(Object.keys(json.equipment[0])).not.toContain('drawn_as')
  expect((await put(`/api/equipment/${id}`, { price: 7 })).status).toBe(200)
  expect((await findStoredEquipment(db, id))?.fields).toMatchObject({ price: 7, drawn_as: 'wok' })
})

testDatabase('a taken slug is a conflict, of one piece and of a whole list', async (db) => {
  const { get, post, put } = await createAdminApi(db)
  expect((await post('/api/equipment', { name: 'Pot', slug: 'My Pot' })).json.slug).toBe('my-pot')
  const taken = {
    status: 409,
    json: { code: 'slug_taken', errors: { slug: 'This slug is taken.' } },
  }
  expect(await post('/api/equipment', { name: 'Pan', slug: 'my-pot' })).toMatchObject(taken)
  expect(await post('/api/equipment', [{ name: 'Pan' }, { name: 'Pan', slug: 'my-pot' }])).toMatchObject(
    taken,
  )
  const twice = { name: 'Pan', slug: 'pan' }
  expect(await post('/api/equipment', [twice, twice])).toMatchObject(taken)
  expect((await get('/api/equipment')).json.count).toBe(1)
  // A name gives way to an address that another piece of the list asks for.
  const { json } = await post('/api/equipment', [{ name: 'Pan' }, twice])
  expect(json).toMatchObject([{ slug: 'pan-2' }, { slug: 'pan' }])
  expect(await put(`/api/equipment/${json[0].id}`, { slug: 'my-pot' })).toMatchObject(taken)
  expect((await put(`/api/equipment/${json[0].id}`, { slug: 'wok' })).json.slug).toBe('wok')
})
