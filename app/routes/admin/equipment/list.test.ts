import { expect, test } from 'vitest'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { findStoredEquipment } from '#server/data/equipment/row.ts'
import { aPieceOfEquipment } from '#test/fixtures.ts'
import { noticeOf } from '#test/form-fields.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

async function createSiteWith(...pieces: Partial<EquipmentFields>[]) {
  const site = await createTestSite()
  const ids = await insertEquipment(site.db, pieces.map(aPieceOfEquipment), NOW)
  return { ...site, admin: await site.as('admin'), ids }
}

const rowsOf = (html: string) =>
  (pagePart(html, 'tbody').match(/<tr\b.*?<\/tr>/gs) ?? []).map((row) => pageText(row))

test('spec.md section 2: the equipment table shows its columns, and None for no links', async () => {
  const bare = { name: 'Sieve', brand: null, category: null, price: null, rating: null, affiliate_links: [] }
  const { admin } = await createSiteWith({}, bare)
  for (const path of ['/admin/equipment', '/admin/equipment/list']) {
    const { status, html } = await admin.read(`${path}?sort=name`)
    expect(status).toBe(200)
    expect(pageText(pagePart(html, 'thead'))).toBe(
      'Name Brand Category Price Rating Affiliate Links Created Actions',
    )
    expect(rowsOf(html)).toEqual([
      'Sieve None Mar 4, 2026',
      'Steady Blender Hearthline Blending $129.00 4.5 / 5 3 links Mar 4, 2026',
    ])
    expect(pageText(pagePart(html, 'output'))).toBe('2 pieces of equipment')
  }
})

test('the dashboard of equipment links to the add and list screens', async () => {
  const { admin } = await createSiteWith()
  const { html } = await admin.read('/admin/equipment')
  const links = pageLinks(pagePart(html, 'main')).map(({ href }) => href)
  for (const path of ['add', 'list', 'new']) expect(links).toContain(`/admin/equipment/${path}`)
})

test('spec.md section 5: search matches name, brand or category, and not the description', async () => {
  const { admin } = await createSiteWith(
    { name: 'Purée mill', description: 'hidden' },
    { name: 'Pan', brand: 'X' },
  )
  expect(rowsOf((await admin.read('/admin/equipment/list?search=puree')).html)).toHaveLength(1)
  expect(rowsOf((await admin.read('/admin/equipment/list?search=blending')).html)).toHaveLength(2)
  expect(rowsOf((await admin.read('/admin/equipment/list?search=hidden')).html)).toEqual([])
})

test('spec.md section 8: a piece is deleted with its notice, and Undo brings it back', async () => {
  const { admin, db, ids } = await createSiteWith({})
  const [id = ''] = ids
  const before = await findStoredEquipment(db, id)
  const response = await admin.post('/admin/equipment/list?page=1', { delete: id })
  expect(response.headers.get('location')).toBe('/admin/equipment/list?page=1')
  expect(noticeOf(response)).toEqual({
    kind: 'success',
    title: 'Equipment deleted',
    text: 'It waits in the trash for 30 days.',
    undo: { action: `/admin/equipment/${id}/undo`, label: 'Undo' },
  })
  expect((await admin.get(`/equipment/${id}`)).status).toBe(404)
  expect(noticeOf(await admin.post(`/admin/equipment/${id}/undo`))).toMatchObject({ kind: 'success' })
  expect(await findStoredEquipment(db, id)).toEqual({ ...before, updated_at: expect.any(String) })
  expect(noticeOf(await admin.post('/admin/equipment/nobody/undo'))).toMatchObject({ kind: 'destructive' })
})

test("spec.md section 8: what fails says 'Failed to delete equipment.' and 'Failed to load equipment.'", async () => {
  const { admin, db, ids } = await createSiteWith({})
  const failed = { kind: 'destructive', title: 'Error', text: 'Failed to delete equipment.' }
  const gone = { ...failed, reason: 'The piece was deleted already.' }
  expect(noticeOf(await admin.post('/admin/equipment', { delete: 'nobody' }))).toEqual(gone)
  await db.schema.dropTable('versions').execute()
  expect(noticeOf(await admin.post('/admin/equipment', { delete: ids[0]! }))).toMatchObject(failed)
  await db.updateTable('kitchen_equipment').set({ features: 'no list' }).execute()
  const { status, html } = await admin.read('/admin/equipment')
  expect(status).toBe(500)
  expect(pageText(pagePart(html, 'main'))).toMatch(/Error Failed to load equipment\. Try again$/)
})

test('nobody else may read the table, delete or bring back', async () => {
  const site = await createSiteWith({})
  const user = await site.as('user')
  for (const [visitor, status] of [
    [site, 302],
    [user, 403],
  ] as const) {
    expect((await visitor.get('/admin/equipment/list')).status).toBe(status)
    expect((await visitor.post('/admin/equipment/list', { delete: site.ids[0]! })).status).toBe(status)
    expect((await visitor.post(`/admin/equipment/${site.ids[0]}/undo`)).status).toBe(status)
  }
  expect(await findStoredEquipment(site.db, site.ids[0]!)).toBeDefined()
})
