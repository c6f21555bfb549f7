import { expect, test } from 'vitest'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

test('the chef confirms the texture and says what a dish asks for; readers and lists follow, and clearing it gives it back', async () => {
  const site = await createTestSite()
  const fields = aRecipe({
    name: 'Carrot Soup',
    prep_time_minutes: 40,
    instructions: ['Simmer the carrots in a saucepan.', 'Roast the rest in the oven.'].map(
      (step_text, index) => ({
        ...{ step_number: index + 1, step_text, section: null, step_url: null },
      }),
    ),
  })
  const { id } = await insertRecipe(site.db, { fields }, NOW)
  const admin = await site.as('admin')
  const path = `/admin/recipes/${id}/edit`
  const sent = async () => formFields((await admin.read(path)).html, 'based_on')
  const panel = async () => pageText(pagePart((await admin.read(path)).html, 'section', 'id="gut"'))
  expect(await panel()).toMatch(/Software reads \w+, from/)
  expect(await panel()).toContain('No, from “saucepan” and “in the oven”.')
  const found = async (query: string) => pageText((await site.read(`/recipes?${query}`)).html)
  expect(await found('ease=one-pot')).toContain('0 recipes found')

  const said = { texture: 'soft', low_energy_handsOn: '10', 'low_energy_one-pot': 'yes' }
  expect((await admin.post(path, { ...(await sent()), ...said })).status).toBe(302)
  expect((await findRecipe(site.db, id))?.fields).toMatchObject({
    texture: 'soft',
    low_energy: 'handsOn=10&one-pot=yes',
  })
  const page = pageText((await site.read('/recipes/carrot-soup')).html)
  expect(page).toContain('Texture: confirmed by the chef. It mashes with a fork.')
  expect(page).toContain('10 min on your feet')
  for (const query of ['ease=one-pot', 'ease=15-min', 'ease=15-min&ease=one-pot', 'texture=soft'])
    expect(await found(query)).toContain('1 recipe found')
  expect(await found('ease=reheats')).toContain('0 recipes found')

  const taken = { texture: '', low_energy_handsOn: '', 'low_energy_one-pot': '' }
  expect((await admin.post(path, { ...(await sent()), ...taken })).status).toBe(302)
  expect((await findRecipe(site.db, id))?.fields).toMatchObject({ texture: null, low_energy: null })
  expect(await found('ease=one-pot')).toContain('0 recipes found')
})

test('an editor reads what an administrator confirmed, and what her form says of it is not read', async () => {
  const site = await createTestSite()
  const fields = aRecipe({ name: 'Pea Soup', texture: 'soft', low_energy: 'one-pot=yes' })
  const { id } = await insertRecipe(site.db, { fields, status: 'draft' }, NOW)
  const editor = await site.as('editor')
  const path = `/admin/recipes/${id}/edit`
  const { html } = await editor.read(path)
  expect(pageText(pagePart(html, 'section', 'id="gut"'))).toContain(
    'Only an administrator can confirm the texture, versions and facts.',
  )
  const said = { texture: 'smooth', low_energy_handsOn: '5', 'low_energy_one-pot': 'no' }
  expect((await editor.post(path, { ...formFields(html, 'based_on'), ...said })).status).toBe(302)
  expect((await findRecipe(site.db, id))?.fields).toMatchObject({
    texture: 'soft',
    low_energy: 'one-pot=yes',
  })
  const fresh = formFields((await editor.read('/admin/recipes/new')).html, 'name')
  expect((await editor.post('/admin/recipes/new', { ...fresh, name: 'Leek Soup', ...said })).status).toBe(302)
  const { texture, low_energy } = await site.db
    .selectFrom('recipes')
    .select(['texture', 'low_energy'])
    .where('name', '=', 'Leek Soup')
    .executeTakeFirstOrThrow()
  expect([texture, low_energy]).toEqual([null, null])
})

test('an editor who brings a deleted draft back keeps what an administrator confirmed of it', async () => {
  const site = await createTestSite()
  const said = { texture: 'soft', low_energy: 'one-pot=yes' } as const
  const { id } = await insertRecipe(
    site.db,
    { fields: aRecipe({ name: 'Pea Soup', ...said }), status: 'draft' },
    NOW,
  )
  const editor = await site.as('editor')
  const path = `/admin/recipes/${id}/edit`
  const typed = formFields((await editor.read(path)).html, 'based_on')
  await removeThing(site.db, RECIPES, id, { author_id: null }, NOW)
  const back = await editor.post(path, { ...typed, texture: 'smooth', bring_back: 'yes' })
  expect(back.status).toBe(302)
  expect((await findRecipe(site.db, id))?.fields).toMatchObject(said)
})

test('a copy of a recipe starts without what was confirmed and said of the dish', async () => {
  const site = await createTestSite()
  const fields = aRecipe({ name: 'Pea Soup', texture: 'soft', low_energy: 'one-pot=yes' })
  const { id } = await insertRecipe(site.db, { fields }, NOW)
  const copied = await (await site.as('editor')).post(`/admin/copy/recipe/${id}`)
  const copy = /recipes\/([^/]+)\/edit/.exec(copied.headers.get('location') ?? '')?.[1] ?? ''
  expect((await findRecipe(site.db, copy))?.fields).toMatchObject({
    name: 'Pea Soup (copy)',
    texture: null,
    low_energy: null,
  })
})
