import { expect, test } from 'vitest'
import { formFields } from '#test/form-fields.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'
import { aForm, aPublishedRecipe } from '#test/uploads.ts'

test('spec.md section 5: the wellness categories that a file fits are named in its review, and nowhere for readers', async () => {
  const site = await (await createTestSite()).as('admin')
  const salmon = aPublishedRecipe({
    name: 'Salmon',
    recipeIngredient: ['4 salmon fillets', '2 tbsp olive oil', '1 lemon', '2 cups chopped tomatoes'],
    recipeCategory: 'Dinner',
    nutrition: {
      ...{ calories: '380', fatContent: '20 g', saturatedFatContent: '2.4 g', proteinContent: '32 g' },
      ...{ carbohydrateContent: '18 g', sugarContent: '6 g', sodiumContent: '320 mg' },
    },
  })
  const form = aForm({ name: 'salmon.json', content: JSON.stringify([salmon]) })
  const at = (await site.post('/admin/import', form)).headers.get('Location') ?? ''
  const { html } = await site.read(at)
  const text = pageText(pagePart(html, 'main'))
  expect(text).toContain('Detected wellness categories. They are not saved, and readers do not see them.')
  expect(text).toContain('heart-healthy: Per serving: 2.4 g saturated fat, 320 mg sodium, 380 kcal')
  await site.post(at, { ...formFields(html, 'position'), intent: 'save' })
  const page = (await site.read('/recipes/salmon')).html
  expect(page).toContain('olive oil')
  expect(page).not.toMatch(/anti-inflammatory|diabetic-friendly|heart-healthy/)
})
