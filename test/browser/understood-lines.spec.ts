import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

test('what is typed is understood beside its line', async ({ admin: page, db }) => {
  const ingredients = ['600 g carrots', '2 tbsp oil or butter'].map((ingredient_text) => ({
    ...{ ingredient_text, section: null },
  }))
  const { id } = await insertRecipe(db, { fields: aRecipe({ ingredients }) }, NOW)
  await page.setViewportSize({ width: 390, height: 900 })
  await openPage(page, `/admin/recipes/${id}/edit`)
  const sheet = page.locator('#ingredients')
  await expect(sheet).toContainText('Together 2 of 2 lines known')
  await page.getByRole('textbox', { name: 'ingredient 1', exact: true }).fill('1 tsp zorbel')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('3 eggs')
  await expect(sheet).toContainText('Together 2 of 3 lines known')
  await sheet.getByText('What is “zorbel”?').click()
  await expect(sheet.getByText('“zorbel” is not in the table of foods.')).toBeVisible()
  await expectNoViolations(page, 'understood lines')
})
