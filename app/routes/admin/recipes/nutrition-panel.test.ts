import { expect, test } from 'vitest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

async function openForm(fields: Partial<RecipeFields> = {}) {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const { id } = await insertRecipe(site.db, { fields: aRecipe(fields) }, NOW)
  const path = `/admin/recipes/${id}/edit`
  const { html } = await admin.read(path)
  return { db: site.db, admin, id, path, html, panel: pageText(pagePart(html, 'section', 'id="nutrition"')) }
}

test('the form says which figures differ from what the lines add up to, and why', async () => {
  const { panel } = await openForm()
  expect(panel).toContain('6 figures differ')
  expect(panel).toMatch(/Fat \(g\) computed: 0\.4 g 95 % less\. Most comes from \w+: [\d.]+ g a serving\./)
  expect(panel).toContain('Computed from USDA averages. All of the weight is known.')
  expect(panel).toContain('Readers see the figures from the source.')
})

test('where nothing is published the form says what readers see, and which lines hold figures back', async () => {
  expect((await openForm({ nutrition: null })).panel).toContain(
    'The source gives no figures: readers see the computed figures, marked as computed, with how much of the weight is known.',
  )
  const ingredients = ['600 g carrots', '400 g zorblatt'].map((text) => ({
    ingredient_text: text,
    section: null,
  }))
  const { panel } = await openForm({ nutrition: null, ingredients })
  expect(panel).toContain('Not computed. 60 % of the weight is known. Line 2 is not known.')
  expect(panel).toContain('too little is known to compute: readers see no figures.')
})

test('the chef has readers see computed figures, and her own stay hers', async () => {
  const { db, admin, id, path, html } = await openForm()
  await admin.post(path, { ...formFields(html, 'based_on'), nutrition_shown: 'computed' })
  const stored = await findRecipe(db, id)
  expect(stored?.fields.nutrition?.calories).toBe(186)
  expect(stored?.shown).toMatchObject({
    nutrition: { calories: 66 },
    nutrition_basis: { source: 'computed' },
  })
})

test('figures from before a change are said to be so until the chef confirms them', async () => {
  const { db, admin, id, path } = await openForm()
  const other = aRecipe({ ingredients: [{ ingredient_text: '1 kg potatoes', section: null }] })
  await updateRecipe(db, id, { fields: other, author_id: null }, NOW)
  const { html } = await admin.read(path)
  expect(pageText(html)).toContain('From before a change. The ingredients or servings were changed on')
  await admin.post(path, { ...formFields(html, 'based_on'), figures_hold: 'yes' })
  expect((await findRecipe(db, id))?.givenFor.stale_since).toBeNull()
})
