import { expect, test } from 'vitest'
import { insertEquipment, updateEquipment } from '#server/data/equipment/write.ts'
import { findStoredEquipment, listStoredEquipment } from '#server/data/equipment/row.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { aBarePiece, aPieceOfEquipment } from '#test/fixtures.ts'
import { formFields, noticeOf } from '#test/form-fields.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { EQUIPMENT } from '#server/data/things/equipment-thing.ts'

async function createSiteWithPiece() {
  const site = await createTestSite()
  const [id = ''] = await insertEquipment(site.db, [aPieceOfEquipment()], NOW)
  return { ...site, admin: await site.as('admin'), id, path: `/admin/equipment/${id}/edit` }
}

test('a piece is written with every field, and what was typed is what is stored', async () => {
  const { admin, db } = await createSiteWithPiece()
  const response = await admin.post('/admin/equipment/new', {
    ...{
      name: 'Pan',
      description: 'D',
      brand: 'B',
      model: 'M',
      price: '12,50',
      currency: 'eur',
      category: 'C',
    },
    ...{ image_url: 'https://a.example/p.jpg', rating: '4.5', review_summary: 'R' },
    features_text: ['one', ' ', 'two'],
    pros_text: 'light',
    cons_text: '',
    link_url: ['https://shop.example/p', ''],
    link_program: ['Shop', ''],
    link_label: ['', ''],
  })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/admin/equipment'])
  expect(noticeOf(response)).toEqual({
    kind: 'success',
    title: 'Equipment saved',
    text: '"Pan" has been saved.',
  })
  const piece = (await listStoredEquipment(db)).find(({ fields }) => fields.name === 'Pan')
  expect(piece?.fields).toEqual(
    aBarePiece({
      ...{
        name: 'Pan',
        description: 'D',
        brand: 'B',
        model: 'M',
        price: 12.5,
        currency: 'EUR',
        category: 'C',
      },
      price_checked_on: NOW.toISOString().slice(0, 10),
      ...{ image_url: 'https://a.example/p.jpg', rating: 4.5, review_summary: 'R' },
      ...{ features: ['one', 'two'], pros: ['light'], cons: [] },
      affiliate_links: [{ url: 'https://shop.example/p', program: 'Shop' }],
    }),
  )
})

test('a price is typed as the chef writes it, and what is none is refused', async () => {
  const { admin, db } = await createSiteWithPiece()
  for (const [price, currency, stored] of [
    ['199,00 €', 'USD', '199 EUR'],
    ['1.299,00', 'EUR', '1299 EUR'],
    ['1,299', 'USD', '1299 USD'],
    ['1.299', 'EUR', '1299 EUR'],
    ['1.299', 'KWD', '1.299 KWD'],
    ['£12', 'USD', '12 GBP'],
    ['$1,299.00', 'USD', '1299 USD'],
    ['$12', 'AUD', '12 AUD'],
    ['US$ 12', 'EUR', '12 USD'],
    ['US$ 12', 'CAD', '12 USD'],
    ['CHF 49.90', 'USD', '49.9 CHF'],
    ["1'299.50", 'CHF', '1299.5 CHF'],
    ['99,-', 'EUR', '99 EUR'],
    ['0', 'USD', '0 USD'],
    ['free', 'USD', undefined],
    ['12 - 15 €', 'EUR', undefined],
    ['from €12', 'EUR', undefined],
    ['-5 €', 'EUR', undefined],
  ] as const) {
    const name = `Pan for ${price}, ${currency}`
    const { status } = await admin.post('/admin/equipment/new', { name, price, currency })
    const { fields } = (await listStoredEquipment(db)).find(({ fields }) => fields.name === name) ?? {}
    expect(fields && `${fields.price} ${fields.currency}`, name).toBe(stored)
    expect(status, name).toBe(stored ? 302 : 422)
  }
})

test('the chef may choose what a piece is drawn as, and lets go of it again', async () => {
  const { admin, db, get, read, id, path } = await createSiteWithPiece()
  const drawn = async () =>
    /\/plates\/tools-v3\/([a-z-]+)\/square/.exec((await read('/equipment/steady-blender')).html)?.[1]
  expect(await drawn()).toBe('blender')
  const form = formFields((await admin.read(path)).html, 'based_on')
  expect((await admin.post(path, { ...form, drawn_as: 'stick-blender' })).status).toBe(302)
  expect(await drawn()).toBe('stick-blender')
  // Whoever changes the piece in the API does not know of it.
  expect(JSON.stringify(await (await get(`/api/equipment/${id}`)).json())).not.toMatch(/drawn_as|"tool"/)
  const chosen = formFields((await admin.read(path)).html, 'based_on')
  expect(chosen.drawn_as).toEqual(['stick-blender'])
  await admin.post(path, { ...chosen, drawn_as: '' })
  expect(await drawn()).toBe('blender')
  const last = formFields((await admin.read(path)).html, 'based_on')
  expect((await admin.post(path, { ...last, drawn_as: 'poison' })).status).toBe(422)
  expect((await findStoredEquipment(db, id))?.fields.drawn_as).toBeNull()
})

test('a form that is sent back as it came changes nothing', async () => {
  const { admin, db, id, path } = await createSiteWithPiece()
  const { html } = await admin.read(path)
  expect((await admin.post(path, formFields(html, 'based_on'))).status).toBe(302)
  expect((await findStoredEquipment(db, id))?.fields).toEqual(aPieceOfEquipment())
})

test('what is wrong stands beside its field, with status 422, and what was typed stays', async () => {
  const { admin, db } = await createSiteWithPiece()
  const response = await admin.post('/admin/equipment/new', {
    ...{ name: ' ', rating: '6', price: 'cheap', currency: 'dollars' },
    link_url: ['', 'javascript:alert(1)'],
    link_program: ['', ''],
    link_label: ['', 'My shop'],
  })
  const html = await response.text()
  expect(response.status).toBe(422)
  for (const message of [
    'Name is required',
    'Rating must be from 1 to 5 stars',
    'Price must be a number',
    'Currency must be a code of three letters, such as USD',
    'Address must be a web address that begins with https:// or http://',
    'Program is required',
  ])
    expect(pageText(html)).toContain(message)
  for (const typed of ['cheap', 'dollars', 'My shop']) expect(html).toContain(`value="${typed}"`)
  expect(await listStoredEquipment(db)).toHaveLength(1)
})

test('changed elsewhere: both are shown, nothing is written, and mine can be kept', async () => {
  const { admin, db, id, path } = await createSiteWithPiece()
  const { html } = await admin.read(path)
  await updateEquipment(db, id, { fields: aPieceOfEquipment({ name: 'Theirs' }), author_id: null }, NOW)
  const mine = { ...formFields(html, 'based_on'), name: 'Mine' }
  const refused = await admin.post(path, mine)
  expect(refused.status).toBe(409)
  expect(pageText(await refused.text())).toMatch(/Name Their version Theirs Your version Mine Keep mine/)
  const overwrite = (await findStoredEquipment(db, id))!.updated_at
  expect((await admin.post(path, { ...mine, overwrite })).status).toBe(302)
  expect((await findStoredEquipment(db, id))?.fields.name).toBe('Mine')
})

test('the versions of a piece stand below its form, and each can be restored', async () => {
  const { admin, db, id, path } = await createSiteWithPiece()
  await updateEquipment(db, id, { fields: aPieceOfEquipment({ name: 'Second' }), author_id: null }, NOW)
  expect(pageText((await admin.read(path)).html)).toContain('Versions')
  const [version] = await listVersions(db, 'equipment', id)
  expect((await admin.post(path, { restore: version!.id })).headers.get('location')).toBe(path)
  expect((await findStoredEquipment(db, id))?.fields.name).toBe('Steady Blender')
  expect((await admin.post(path, { restore: 'nothing' })).status).toBe(404)
})

test('a taken address is explained beside its field, and nothing is stored, nor brought back', async () => {
  const { admin, db, id, path } = await createSiteWithPiece()
  await insertEquipment(db, [aPieceOfEquipment({ name: 'Pot' })], NOW)
  const fields = { ...formFields((await admin.read(path)).html, 'based_on'), slug: 'Pot' }
  const said = expect.stringContaining('Another piece has this address.')
  const made = await admin.post('/admin/equipment/new', { name: 'x', slug: 'pot' })
  expect([made.status, pageText(await made.text())]).toEqual([422, said])
  const changed = await admin.post(path, fields)
  expect([changed.status, pageText(await changed.text())]).toEqual([422, said])
  await removeThing(db, EQUIPMENT, id, { author_id: null }, NOW)
  const back = await admin.post(path, { ...fields, bring_back: 'yes' })
  expect([back.status, pageText(await back.text())]).toEqual([422, said])
  expect(await listStoredEquipment(db)).toMatchObject([{ slug: 'pot' }])
})

test('a typed address is the address, and a deleted piece comes back at its own', async () => {
  const { admin, db, id, path } = await createSiteWithPiece()
  const { html } = await admin.read(path)
  expect(html).toContain('value="steady-blender"')
  expect((await admin.post(path, { ...formFields(html, 'based_on'), slug: 'Jug' })).status).toBe(302)
  expect((await admin.get('/equipment/jug')).status).toBe(200)
  await removeThing(db, EQUIPMENT, id, { author_id: null }, NOW)
  await admin.post(`/admin/equipment/${id}/undo`)
  expect((await admin.get('/equipment/jug')).status).toBe(200)
})

test('deleted elsewhere: what was typed comes back, and is stored again', async () => {
  const { admin, db, id, path } = await createSiteWithPiece()
  const mine = { ...formFields((await admin.read(path)).html, 'based_on'), name: 'Mine' }
  await removeThing(db, EQUIPMENT, id, { author_id: null }, NOW)
  const refused = await admin.post(path, mine)
  const html = await refused.text()
  expect(refused.status).toBe(404)
  expect(pageText(html)).toContain('This piece was deleted elsewhere. What you wrote is still here.')
  expect((await admin.post(path, { ...formFields(html, 'based_on'), bring_back: 'yes' })).status).toBe(302)
  expect((await findStoredEquipment(db, id))?.fields).toEqual(aPieceOfEquipment({ name: 'Mine' }))
})

test('what the form does not have is ignored, and nobody else may write', async () => {
  const { admin, db, id, path, ...site } = await createSiteWithPiece()
  const row = () => db.selectFrom('kitchen_equipment').selectAll().executeTakeFirstOrThrow()
  const before = await row()
  const fields = formFields((await admin.read(path)).html, 'based_on')
  const user = await site.as('user')
  expect((await user.post(path, { ...fields, name: 'x' })).status).toBe(403)
  expect((await site.post(path, { ...fields, name: 'x' })).status).toBe(302)
  expect(await row()).toEqual(before)
  const strange = { id: 'x', created_at: 'x', updated_at: 'x', affiliate_links: '[]', features: '[]' }
  expect((await admin.post(path, { ...fields, ...strange })).status).toBe(302)
  expect(await row()).toEqual({ ...before, updated_at: expect.any(String) })
  expect((await findStoredEquipment(db, id))?.fields).toEqual(aPieceOfEquipment())
  expect((await admin.post('/admin/equipment/nobody/edit', { name: 'x' })).status).toBe(404)
  expect((await admin.get('/admin/equipment/nobody/edit')).status).toBe(404)
})
