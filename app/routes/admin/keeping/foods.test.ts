import { expect, test } from 'vitest'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { noticeOf } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

async function createSite() {
  const site = await createTestSite()
  const ingredients = ['600 g carrots', '1 tsp zorbel'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  const fields = aRecipe({ name: 'Carrot Soup', ingredients, nutrition: null, keywords: [] })
  const { id } = await insertRecipe(site.db, { fields }, NOW)
  const labels = async () => (await findRecipe(site.db, id))?.fields.dietary_restrictions
  return { ...site, id, labels, admin: await site.as('admin') }
}

test('first stands what would change, no label is ticked, and one button says it, with Undo', async () => {
  const { admin, id, labels } = await createSite()
  const form = (await admin.read(`/admin/recipes/${id}/edit`)).html
  expect(form).toContain('/admin/keeping/foods?words=zorbel')
  const { html } = await admin.read('/admin/keeping/foods?words=zorbel&means=Leeks')
  const text = pageText(pagePart(html, 'section', 'id="would"'))
  expect(text).toContain('What “zorbel” as leek would change 1 recipe has these words: Carrot Soup.')
  expect(text).toContain('nut-free It would come to Carrot Soup.')
  expect(html).not.toContain('checked')
  const sent = { form: 'save', words: 'zorbel', means: 'leek', label: ['nut-free', 'nonsense'] }
  const said = await admin.post('/admin/keeping/foods', sent)
  expect(noticeOf(said)).toMatchObject({
    title: '“zorbel” is leek now.',
    text: '1 recipe read again. No label gone, 1 turned on.',
    undo: { label: 'Undo' },
  })
  expect(await labels()).toEqual(['nut-free'])
  const again = pageText((await admin.read(`/admin/recipes/${id}/edit`)).html)
  expect(again).toContain('You said what “zorbel” is, for the whole site.')
  expect(pageText((await admin.read('/admin/keeping/foods')).html)).toContain('One word means what you said.')
  expect((await admin.post(noticeOf(said)?.undo?.action ?? '')).status).toBeLessThan(400)
  expect(await labels()).toEqual([])
})

test('what cannot be said is explained beside its field', async () => {
  const { admin } = await createSite()
  const at = async (query: string) => pageText((await admin.read(`/admin/keeping/foods?${query}`)).html)
  expect(await at('words=zorbel&means=flurb')).toContain('No table holds “flurb”.')
  expect(await at('words=chopped&means=leek')).toContain('It names no food.')
  expect(await at('words=12&means=leek')).toContain('Please enter up to six words')
  expect(await at('words=zorbel&means=')).toContain('No label can come by it')
})

test('an editor says nothing for the whole site', async () => {
  const { as, id, labels } = await createSite()
  const editor = await as('editor')
  expect((await editor.get('/admin/keeping/foods')).status).toBe(403)
  const sent = { form: 'save', words: 'zorbel', means: 'leek', label: ['nut-free'] }
  expect((await editor.post('/admin/keeping/foods', sent)).status).toBe(403)
  expect(await labels()).toEqual([])
  const { html } = await editor.read(`/admin/recipes/${id}/edit`)
  expect(html).not.toContain('/admin/keeping/foods?words')
  expect(pageText(html)).toContain('ask an administrator to say what “zorbel” is')
})

test('the chef says what may stand in for a food everywhere, sees what it brings, and recipes obey until Undo', async () => {
  const { db, get, admin } = await createSite()
  const ingredients = ['600 g carrots, peeled', '1 onion'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  const instructions = [
    { step_number: 1, step_text: 'Simmer until soft. Blend until smooth.', section: null, step_url: null },
  ]
  await insertRecipe(
    db,
    { fields: aRecipe({ name: 'Onion Soup', ingredients, instructions }), status: 'published' },
    NOW,
  )
  const page = async () => pageText(await (await get('/recipes/onion-soup')).text())
  expect(await page()).toContain('green tops of spring onions')
  const at = async (query: string) => pageText((await admin.read(`/admin/keeping/foods?${query}`)).html)
  expect(await at('food=flurb&is=offer&use=leek')).toContain('No table holds “flurb”.')
  expect(await at('food=onion&is=offer&use=')).toContain('Please enter what to offer.')
  expect(await at('food=salt&is=offer&use=leek')).toContain('“salt” is none.')
  expect(await at('food=onion&is=offer&use=butter')).toContain(
    'It brings milk. It is not vegan or dairy-free. It is not offered where the line is free of that.',
  )
  expect(await at('food=onion&is=offer&use=shallots')).toContain('It is offered nowhere')
  expect(await at('food=onions&is=never&use=green+tops')).toContain('for onion, never offer green tops')

  expect(await at('food=garlic&is=never&use=rice')).toContain('For garlic it offers garlic-infused oil')
  const never = { form: 'swap', is: 'never', food: 'onions', use: '' }
  const said = await admin.post('/admin/keeping/foods', never)
  expect(noticeOf(said)).toMatchObject({
    title: 'Said everywhere: for onion, never offer any swap.',
    undo: { label: 'Undo' },
  })
  expect(await page()).not.toContain('green tops of spring onions')
  const offer = { form: 'swap', is: 'offer', food: 'onion', use: 'leek greens only' }
  expect((await admin.post('/admin/keeping/foods', offer)).status).toBeLessThan(400)
  expect(await page()).toContain('leek greens only From the chef.')
  expect(await at('')).toContain('onion offer leek greens only')
  expect(
    (
      await admin.post('/admin/keeping/foods', { form: 'swap', is: 'offer', food: 'onion', use: 'swede' })
    ).headers.get('location'),
  ).toContain('use=swede')
  expect((await admin.post(noticeOf(said)?.undo?.action ?? '')).status).toBeLessThan(400)
  expect(await page()).toContain('green tops of spring onions')
})
