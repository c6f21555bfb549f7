import { expect, test } from 'vitest'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { callApi } from '#test/api-client.ts'
import { aPieceOfEquipment, aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pageLinks, pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { EQUIPMENT } from '#server/data/things/equipment-thing.ts'

async function createKitchen() {
  const site = await createTestSite()
  const names = ['Steady Blender', 'Fine Sieve', 'Secret Pot']
  const pieces = names.map((name) => aPieceOfEquipment({ name }))
  const [blender = '', sieve = '', secret = ''] = await insertEquipment(site.db, pieces, NOW)
  await site.db.updateTable('kitchen_equipment').set({ status: 'draft' }).where('id', '=', secret).execute()
  const fields = aRecipe({ equipment: [sieve, blender, secret, 'gone'] })
  const { id, slug } = await insertRecipe(site.db, { fields }, NOW)
  return { ...site, blender, sieve, secret, id, path: `/recipes/${slug}`, form: `/admin/recipes/${id}/edit` }
}

test('a recipe leads to the equipment that it uses, and the equipment to the recipe; a draft is in neither', async () => {
  const site = await createKitchen()
  const { html } = await site.read(site.path)
  const used = pagePart(html, 'section', 'equipment-used')
  expect(pageText(used)).toContain('Equipment used here')
  expect(pageLinks(used).map(({ href }) => href)).toEqual([
    '/equipment/fine-sieve',
    '/equipment/steady-blender',
  ])
  expect(html).not.toContain('Secret Pot')
  expect(html).not.toContain(site.secret)
  const { json } = await callApi(site, `/api${site.path}`)
  expect(json.equipment).toEqual([site.sieve, site.blender])

  const { html: piece } = await site.read('/equipment/fine-sieve')
  expect(pageText(pagePart(piece, 'section', 'used-in'))).toContain('Used in these recipes')
  expect(pageLinks(piece).map(({ href }) => href)).toContain(site.path)
  for (const name of [site.secret, 'secret-pot'])
    expect((await site.read(`/equipment/${name}`)).status).toBe(404)

  await site.db.updateTable('recipes').set({ status: 'draft' }).execute()
  const { html: alone } = await site
    .render('/equipment/fine-sieve')
    .then(async (r) => ({ html: await r.text() }))
  expect(alone).not.toContain('Used in these recipes')
  expect(alone).not.toContain('Silky Carrot Soup')
})

test('a kept page follows when a piece comes or goes', async () => {
  const site = await createKitchen()
  expect((await site.read(site.path)).html).toContain('Fine Sieve')
  await removeThing(site.db, EQUIPMENT, site.sieve, { author_id: null }, NOW)
  expect((await site.read(site.path)).html).not.toContain('Fine Sieve')
})

test('the form of a recipe offers every piece, and keeps what was chosen', async () => {
  const site = await createKitchen()
  const admin = await site.as('admin')
  const { html } = await admin.read(site.form)
  for (const name of ['Steady Blender', 'Fine Sieve', 'Secret Pot']) expect(pageText(html)).toContain(name)
  const form = formFields(html, 'based_on')
  expect(form.equipment?.toSorted()).toEqual([site.sieve, site.blender, site.secret, 'gone'].toSorted())
  expect((await admin.post(site.form, { ...form, equipment: [site.blender] })).status).toBe(302)
  expect((await findRecipe(site.db, site.id))?.fields.equipment).toEqual([site.blender])
})

test('what is no id is text, and too many are refused beside the field', async () => {
  const site = await createKitchen()
  const admin = await site.as('admin')
  const form = formFields((await admin.read(site.form)).html, 'based_on')
  const hostile = ['<script>alert(1)</script>', '../../etc', '__proto__']
  expect((await admin.post(site.form, { ...form, equipment: hostile })).status).toBe(302)
  const { status, html } = await site.read(site.path)
  expect([status, html.includes('<script>alert(1)')]).toEqual([200, false])
  const many = Array.from({ length: 41 }, (_, place) => `piece-${place}`)
  const again = formFields((await admin.read(site.form)).html, 'based_on')
  const refused = await admin.post(site.form, { ...again, equipment: many })
  expect(refused.status).toBe(422)
})
