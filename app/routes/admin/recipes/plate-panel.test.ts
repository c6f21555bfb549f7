import { expect, test } from 'vitest'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { createAdminApi } from '#test/api-people.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const FIELDS = aRecipe({
  name: 'Carrot soup',
  ingredients: ['600 g carrots', '1 handful dill fronds, to serve', '1 lemon, juice only'].map(
    (ingredient_text) => ({ ingredient_text, section: null }),
  ),
  instructions: ['Blend until smooth.', 'Scatter the dill over.'].map((step_text, index) => ({
    ...{ step_number: index + 1, step_text, section: null, step_url: null },
  })),
})

async function createSiteWithSoup() {
  const site = await createTestSite()
  const { id } = await insertRecipe(site.db, { fields: FIELDS }, NOW)
  const admin = await site.as('admin')
  const path = `/admin/recipes/${id}/edit`
  return {
    ...site,
    admin,
    id,
    path,
    form: async () => formFields((await admin.read(path)).html, 'based_on'),
    panel: async () => pageText(pagePart((await admin.read(path)).html, 'section', 'id="plate"')),
    /** The code in the address of the picture that readers see. */
    drawn: async () =>
      /\/plates\/dishes-v2\/([0-9a-z-]+)\/card/.exec((await site.read('/recipes/carrot-soup')).html)?.[1],
  }
}

test('a dish that the chef wants not drawn is an empty plate, through later changes, until she wants it drawn', async () => {
  const { admin, path, form, drawn, db, id } = await createSiteWithSoup()
  const before = await drawn()
  expect(before).toMatch(/^1h11ca[0-9a-z]{2}di[0-9a-z]{2}$/)
  expect((await admin.post(path, { ...(await form()), draw_dish: 'no' })).status).toBe(302)
  expect(await drawn()).toBe('0000')

  await admin.post(path, { ...(await form()), description: 'Other words.' })
  expect(await drawn()).toBe('0000')
  expect((await findRecipe(db, id))?.fields.description).toBe('Other words.')

  await admin.post(path, { ...(await form()), draw_dish: '' })
  expect((await findRecipe(db, id))?.fields.draw_dish).toBeNull()
  expect(await drawn()).toBe(before)
})

test('while the chef types, the server says what would be drawn', async () => {
  const { admin, form } = await createSiteWithSoup()
  const ask = async (typed: object) =>
    (await (await admin.post('/admin/recipes/labels', { ...(await form()), ...typed })).json()).plate
  expect((await ask({})).dish).toMatch(/^1h11ca[0-9a-z]{2}di/)
  expect(await ask({ draw_dish: 'no', recipe_category: 'Dinner' })).toEqual({
    dish: null,
    category: 'Dinner',
  })
})

test('nothing of it stands in the JSON API, and a change there leaves it', async () => {
  const { admin, db, id, form, path, get } = await createSiteWithSoup()
  await admin.post(path, { ...(await form()), draw_dish: 'no' })
  for (const address of ['/api/recipes', '/api/recipes/carrot-soup'])
    expect(await (await get(address)).text()).not.toMatch(/"(draw_dish|dish)":/)
  const { put } = await createAdminApi(db)
  expect((await put(`/api/recipes/${id}`, { description: 'Other words.' })).status).toBe(200)
  expect((await findRecipe(db, id))?.fields).toMatchObject({ description: 'Other words.', draw_dish: 'no' })
})
