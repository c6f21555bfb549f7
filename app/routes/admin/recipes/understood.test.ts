import { expect, test } from 'vitest'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { aForm, aPublishedRecipe } from '#test/uploads.ts'

const lines = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))

async function openRecipe(...texts: string[]) {
  const site = await createTestSite()
  const { id } = await insertRecipe(site.db, { fields: aRecipe({ ingredients: lines(...texts) }) }, NOW)
  const admin = await site.as('admin')
  const path = `/admin/recipes/${id}/edit`
  const { html } = await admin.read(path)
  return { admin, path, html, text: pageText(pagePart(html, 'section', 'id="ingredients"')) }
}

test('beside each line stands what was understood: food, form and weight, and what asks', async () => {
  const { text } = await openRecipe(
    '400 g can chickpeas, drained',
    '1 tsp zorbel',
    '3 eggs',
    '2 tbsp oil or butter',
  )
  expect(text).toContain('Understood as: chickpeas canned 240 g')
  expect(text).toContain('Understood as: What is “zorbel”? not counted')
  expect(text).toMatch(/Not understood\. It holds back \d labels\./)
  expect(text).toContain('Understood as: egg whole about 150 g')
  expect(text).toContain('May mean two foods. Counted as')
  expect(text).toContain('One egg weighs 50 g.')
  expect(text).toContain('Together 3 of 4 lines known')
})

test('of a list in a language that is not read one sentence says so, and no line calls', async () => {
  const { html, text } = await openRecipe('250 g twarogu półtłustego', '2 łyżki mąki ziemniaczanej')
  expect(text).toContain('No food of this list was understood.')
  expect(text).not.toContain('Not understood.')
  expect(html).not.toContain('data-calls="true"')
})

test('a long list in a language that is not read is folded, and not called known', async () => {
  const { text } = await openRecipe(...Array.from({ length: 40 }, (_, at) => `${at + 1} łyżki twarogu`))
  expect(text).toContain('Ingredients 1 to 40, folded')
  expect(text).toContain('Together 0 of 40 lines known')
})

test('without scripts, Enter in an ingredient makes two lines of it', async () => {
  const { admin, path, html } = await openRecipe('1 leek')
  const form = formFields(html, 'based_on')
  const typed = {
    ...form,
    ingredient_text: ['1 leek\r\n\r\n2 eggs'],
    ingredient_kind: ['line'],
    ingredient_url: [''],
  }
  expect((await admin.post(path, typed)).status).toBe(302)
  expect(pageText(pagePart((await admin.read(path)).html, 'section', 'id="ingredients"'))).toContain(
    'Together 2 of 2 lines known',
  )
})

test('the review of an import says it, too', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const recipe = aPublishedRecipe({ name: 'Stew', recipeIngredient: ['600 g carrots', '1 tsp zorbel'] })
  const sent = aForm({ name: 'stew.json', content: JSON.stringify([recipe]) })
  const at = (await admin.post('/admin/import', sent)).headers.get('Location') ?? ''
  const text = pageText((await admin.read(at)).html)
  expect(text).toContain('Understood as: carrot 600 g')
  expect(text).toContain('What is “zorbel”?')
})
