import { expect, test } from 'vitest'
import { findRecipe } from '#server/data/recipes/row.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write.ts'
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

test('the form says what lies on the plate, with its line, and what one does not see', async () => {
  const { panel } = await createSiteWithSoup()
  const text = await panel()
  expect(text).toContain('As the words say: Smooth soup')
  expect(text).toContain('carrot, smooth line 1')
  expect(text).toContain('dill line 2')
})

test('what the chef chooses is drawn, stays through later changes, and goes when she lets go of it', async () => {
  const { admin, path, form, drawn, panel, db, id } = await createSiteWithSoup()
  const before = await drawn()
  const chosen = { plate_form: 'glass', plate_crockery: 'sage', plate_cloth: 'Dinner', plate_on: ['carrot'] }
  expect((await admin.post(path, { ...(await form()), ...chosen })).status).toBe(302)
  expect((await findRecipe(db, id))?.fields.plate).toBe('form=glass&crockery=sage&cloth=Dinner&off=dill')
  const after = await drawn()
  expect(after).toMatch(/^02b0ca[0-9a-z]{2}-22$/)

  await admin.post(path, { ...(await form()), description: 'Other words.' })
  expect(await drawn()).toBe(after)
  expect((await findRecipe(db, id))?.fields.description).toBe('Other words.')

  // The dill leaves the list: the form asks, and keeps it until the chef has said something.
  const ingredients = FIELDS.ingredients.toSpliced(1, 1)
  const stored = (await findRecipe(db, id))?.fields
  if (!stored) throw new Error('The recipe is gone.')
  await updateRecipe(
    db,
    id,
    { fields: { ...stored, ingredients }, author_id: null, role: 'administrator' },
    NOW,
  )
  expect(await panel()).toContain('dill You took it off, and the list does not hold it any more.')
  expect((await findRecipe(db, id))?.fields.plate).toContain('off=dill')

  await updateRecipe(db, id, { fields: stored, author_id: null, role: 'administrator' }, NOW)
  const free = { plate_form: '', plate_crockery: '', plate_cloth: '', plate_on: ['carrot', 'dill'] }
  await admin.post(path, { ...(await form()), ...free })
  expect((await findRecipe(db, id))?.fields.plate).toBeNull()
  expect(await drawn()).toBe(before)
})

test('while the chef types, the server says what would be drawn', async () => {
  const { admin, form } = await createSiteWithSoup()
  const answer = await admin.post('/admin/recipes/labels', { ...(await form()), plate_on: ['carrot'] })
  const { plate } = await answer.json()
  expect(plate.foods.map(({ food }: { food: string }) => food)).toEqual(['carrot', 'dill'])
  expect(plate.dish).toMatch(/^1h11ca[0-9a-z]{2}$/)
})

test('nothing of it stands in the JSON API, and a change there leaves it', async () => {
  const { admin, db, id, form, path, get } = await createSiteWithSoup()
  await admin.post(path, { ...(await form()), plate_form: 'glass' })
  for (const address of ['/api/recipes', '/api/recipes/carrot-soup'])
    expect(await (await get(address)).text()).not.toMatch(/"(plate|dish)":/)
  expect((await findRecipe(db, id))?.fields.plate).toBe('form=glass')
})
