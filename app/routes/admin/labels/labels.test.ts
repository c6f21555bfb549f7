import { expect, test } from 'vitest'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { aForm, aPublishedRecipe } from '#test/uploads.ts'

const lines = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))
const STEW = aRecipe({
  name: 'Stew',
  nutrition: null,
  ingredients: lines('600 g carrots', '600 ml vegetable stock'),
})

async function createSite(fields = STEW) {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const { id, slug } = await insertRecipe(site.db, { fields }, NOW)
  const path = `/admin/recipes/${id}/edit`
  const open = async () => {
    const { html } = await admin.read(path)
    return { html, form: formFields(html, 'based_on'), rows: rowsOf(html) }
  }
  const labels = async () =>
    (await findRecipe(site.db, id))?.labels.map((label) => `${label.dietary_restriction} (${label.given_by})`)
  const save = async (changes: Record<string, string | string[]>) =>
    admin.post(path, { ...(await open()).form, ...changes })
  return { ...site, admin, id, slug, path, open, labels, save }
}

/** What the rows of the labels say, by their diets. */
function rowsOf(html: string): Record<string, string> {
  const list = html.slice(html.indexOf('aria-label="Labels"'), html.indexOf('id="gut"'))
  const rows = list.match(/<details\b.*?<\/details>/gs) ?? []
  return Object.fromEntries(rows.map((row) => [pageText(pagePart(row, 'span')), pageText(row)]))
}

test('the form shows each verdict with the line and word that decided, and who says so', async () => {
  const { rows } = await (await createSite()).open()
  expect(Object.keys(rows).toSorted()).toEqual(
    ['dairy-free', 'gluten-free', 'keto', 'low-carb', 'nut-free', 'paleo', 'vegan', 'vegetarian'].toSorted(),
  )
  expect(rows['gluten-free']).toContain('check the label')
  expect(rows['gluten-free']).toContain('in “600 ml vegetable stock”')
  expect(rows['gluten-free']).toContain('Read by software from the lines.')
  expect(rows['gluten-free']).toContain('It is gluten-free, as I write it')
  expect(rows['dairy-free']).toContain('No line speaks against it.')
  const cod = await (await createSite(aRecipe({ ingredients: lines('400 g cod') }))).open()
  expect(cod.rows.vegan).toContain('You cannot decide against this')
  expect(cod.html).not.toContain('name="label.vegan"')
})

test('a decision of the chef gives the label to readers as hers, with reason and date, and can be withdrawn', async () => {
  const site = await createSite()
  expect((await site.save({})).status).toBe(302)
  expect(await site.labels()).not.toContain('gluten-free (chef)')
  const answer = { 'label.gluten-free': 'yes', 'label_reason.gluten-free': 'The stock is my own.' }
  expect((await site.save(answer)).status).toBe(302)
  expect(await site.labels()).toContain('gluten-free (chef)')
  const { rows, form } = await site.open()
  expect(rows['gluten-free']).toContain('yes, says the chef')
  expect(rows['gluten-free']).toContain('Decided by you on March 4, 2026: yes. “The stock is my own.”')
  expect(form['label.gluten-free']).toEqual(['yes'])
  expect((await site.admin.read(`/recipes/${site.slug}`)).html).toContain('decided by the chef')
  expect((await site.save({ 'label.gluten-free': 'as-read' })).status).toBe(302)
  expect((await site.labels())?.join()).not.toContain('gluten-free')
})

test('a label that the lines earn is taken off by the chef, and stays off', async () => {
  const site = await createSite()
  expect((await site.save({ 'label.nut-free': 'off' })).status).toBe(302)
  expect((await site.labels())?.join()).not.toContain('nut-free')
  expect((await site.save({ description: 'Anew.' })).status).toBe(302)
  expect((await site.labels())?.join()).not.toContain('nut-free')
})

test('a changed line asks again with neither answer chosen, and what it contradicts is not shown', async () => {
  const site = await createSite()
  await site.save({ 'label.gluten-free': 'yes' })
  const changed = ['600 g carrots', '600 ml vegetable stock', '1 tsp florbwax']
  const kinds = { ingredient_kind: ['line', 'line', 'line'], ingredient_url: ['', '', ''] }
  // As without scripts: the yes from before is sent along with the new line, and answers nothing.
  expect((await site.save({ ingredient_text: changed, ...kinds })).status).toBe(302)
  expect((await site.labels())?.join()).not.toContain('gluten-free')
  const { rows, form, html } = await site.open()
  expect(pageText(html)).toContain('1 asks again')
  expect(pageText(html)).toContain('Read by software from the lines; decided by you: gluten-free.')
  expect(rows['gluten-free']).toContain('A line changed after you decided.')
  expect(rows['gluten-free']).toContain('Asks again. You said yes on March 4, 2026. Please confirm it.')
  expect(rows['gluten-free']).toContain('New: “1 tsp florbwax”')
  expect(rows['gluten-free']).toContain('Your yes and its date are kept.')
  expect(form['label.gluten-free']).toBeUndefined()
  await site.save({ 'label.gluten-free': 'yes' })
  expect(await site.labels()).toContain('gluten-free (chef)')
})

test('no answer counts against an ingredient, or for lines that it was not given over; nothing typed is lost', async () => {
  const site = await createSite()
  const flour = ['600 g carrots', '600 ml vegetable stock', '100 g wheat flour']
  const typed = {
    ingredient_text: flour,
    ingredient_kind: ['line', 'line', 'line'],
    ingredient_url: ['', '', ''],
  }
  const stale = await site.save({ ...typed, 'label.gluten-free': 'yes', 'label_reason.gluten-free': 'Mine.' })
  expect(stale.status).toBe(422)
  const html = await stale.text()
  expect(html).toContain('The ingredients have changed since you answered.')
  expect(html).toContain('value="Mine."')
  expect(html).toContain('100 g wheat flour')
  const { judged } = formFields(html, 'based_on')
  const refused = await site.save({ ...typed, judged: judged ?? [], 'label.gluten-free': 'yes' })
  expect(refused.status).toBe(422)
  expect(pageText(await refused.text())).toContain('A label cannot be switched on against a line.')
  expect((await findRecipe(site.db, site.id))?.decisions).toEqual([])
})

test('while lines are typed the server says what they mean, to administrators alone, and stores nothing', async () => {
  const site = await createSite()
  const form = (await site.open()).form
  const typed = { ...form, ingredient_text: ['400 g cod'], ingredient_kind: ['line'], ingredient_url: [''] }
  const response = await site.admin.post(`/admin/recipes/labels?id=${site.id}`, typed)
  const { labels, judged } = await response.json()
  expect(judged).not.toBe(form.judged?.[0])
  expect(labels).toContainEqual(
    expect.objectContaining({
      diet: 'vegan',
      state: 'no',
      reasons: [expect.objectContaining({ term: 'cod' })],
    }),
  )
  expect((await findRecipe(site.db, site.id))?.fields.ingredients).toEqual(STEW.ingredients)
  const visitor = await site.post('/admin/recipes/labels', typed)
  expect([302, 403]).toContain(visitor.status)
})

test('the review says what another site claims, keeps an answer, and saves it as the chef’s', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const recipe = aPublishedRecipe({
    ...{ name: 'Stew', suitableForDiet: 'https://schema.org/GlutenFreeDiet', nutrition: undefined },
    recipeIngredient: ['600 g carrots', '600 ml vegetable stock'],
  })
  const sent = aForm({ name: 'stew.json', content: JSON.stringify([recipe]) })
  const at = (await admin.post('/admin/import', sent)).headers.get('Location') ?? ''
  const { html } = await admin.read(at)
  const rows = rowsOf(html)
  expect(rows['gluten-free']).toContain('Said by another site: GlutenFreeDiet')
  expect(rows['gluten-free']).toContain('A claim never lifts “check the label”.')
  const form = formFields(html, 'position')
  expect(form['label.gluten-free']).toEqual(['as-read'])
  const answered = { ...form, 'label.gluten-free': 'yes', 'label_reason.gluten-free': 'My own stock.' }
  expect((await admin.post('/admin/import/keep', answered)).status).toBe(204)
  expect(rowsOf((await admin.read(at)).html)['gluten-free']).toContain('yes, says the chef')
  expect((await admin.post(at, { ...answered, intent: 'save' })).status).toBe(302)
  const { id } = await site.db.selectFrom('recipes').select('id').executeTakeFirstOrThrow()
  expect(await findRecipe(site.db, id)).toMatchObject({
    decisions: [{ diet: 'gluten-free', answer: 'yes', reason: 'My own stock.' }],
  })
})
