import { expect } from 'vitest'
import { insertEquipment } from '#server/data/equipment.ts'
import { callApi } from '#test/api-client.ts'
import { testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'

testEachDatabase('equipment has the fields of SPEC.md section 3, by name', async (db) => {
  const [id] = await insertEquipment(
    db,
    [aPieceOfEquipment(), aPieceOfEquipment({ name: 'Fine sieve', category: 'Straining', brand: null })],
    NOW,
  )
  const site = await createTestSite({ db })
  const blender = { id, ...aPieceOfEquipment(), created_at: '2026-03-04T05:06:07.000Z' }
  expect((await callApi(site, `/api/equipment/${id}`)).json).toEqual(blender)
  const { json } = await callApi(site, '/api/equipment')
  expect(json).toMatchObject({ count: 2, page: 1, pages: 1, equipment: [{ name: 'Fine sieve' }, blender] })
  for (const query of ['search=hearthline', 'category=Blending'])
    expect((await callApi(site, `/api/equipment?${query}`)).json).toMatchObject({
      count: 1,
      equipment: [blender],
    })
  for (const id of ['nothing', '%00', '__proto__'])
    expect((await callApi(site, `/api/equipment/${id}`)).status).toBe(404)
})
