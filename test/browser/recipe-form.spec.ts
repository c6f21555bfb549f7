import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'
import { openFold } from './open-fold.ts'

test('a wrong line is found by the focus, below headings and empty lines, and keeps its mark when it moves', async ({
  admin: page,
  faults,
}) => {
  faults.expect(/status of 422/)
  await openPage(page, '/admin/recipes/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Leek Soup')
  await page.getByRole('textbox', { name: 'ingredient 1' }).fill('leeks')
  for (const text of ['# Broth', '', 'bones'.repeat(500)]) {
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(text)
  }
  await page.getByRole('button', { name: 'Save draft' }).click()
  const bones = page.getByRole('textbox', { name: 'ingredient 4' })
  await expect(bones).toBeFocused()
  await expect(bones).toHaveAccessibleDescription('Ingredient may have at most 2,000 characters')
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Move ingredient 4 up' }).click()
  await expect(page.getByRole('textbox', { name: 'ingredient 3' })).toHaveAccessibleDescription(
    'Ingredient may have at most 2,000 characters',
  )
  await expectNoViolations(page, 'a wrong line')
})

test('a conflict over long texts begins at its top, and scrolls by the keyboard', async ({
  admin: page,
  db,
  faults,
}) => {
  faults.expect(/status of 409/)
  const { id } = await insertRecipe(db, { fields: aRecipe() }, NOW)
  await page.setViewportSize({ width: 390, height: 600 })
  await openPage(page, `/admin/recipes/${id}/edit`)
  await openFold(page, 'Description')
  await page.getByRole('textbox', { name: 'Description' }).fill('Mine. '.repeat(300))
  const description = 'Theirs. '.repeat(300)
  await updateRecipe(db, id, { fields: aRecipe({ description, servings: 9 }), author_id: null }, NOW)
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByRole('heading', { name: 'Changed elsewhere' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('group', { name: 'Description: Their version' })).toBeFocused()
  await expectNoViolations(page, 'a conflict over long texts')
})

test('a list that is too long is found by the focus', async ({ admin: page, faults }) => {
  faults.expect(/status of 422/)
  await openPage(page, '/admin/recipes/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Leek Soup')
  const first = page.getByRole('textbox', { name: 'ingredient 1', exact: true })
  await first.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'leek\n'.repeat(501))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('textbox', { name: 'ingredient 501' })).toBeFocused()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('A recipe may have at most 500 ingredients')
})

test('the headings count what is pasted before the server has read it', async ({ admin: page }) => {
  await openPage(page, '/admin/recipes/new')
  await page.route('**/labels', () => {})
  const paste = (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await paste('step 1', 'Peel.\nBoil.\nServe.')
  await expect(page.locator('#instructions').getByText('3 steps')).toBeVisible()
  await paste('ingredient 1', 'leek\nsalt')
  await expect(page.locator('#ingredients').getByText('2 lines')).toBeVisible()
})

test('a promise is found by the focus, with what to say instead, and nothing that was typed is lost', async ({
  admin: page,
  faults,
}) => {
  faults.expect(/status of 422/)
  await openPage(page, '/admin/recipes/new')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Name').fill('Leek Soup')
  await openFold(page, 'Description')
  await field('Description').fill('Leeks that cure Crohn’s.')
  await openFold(page, 'From the chef')
  await field('Story').fill('My mother made it.')
  await field('ingredient 1').fill('3 leeks')
  await field('ingredient 1').press('Enter')
  await page.keyboard.insertText('salt')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(field('Description')).toBeFocused()
  await expect(field('Description')).toHaveAccessibleDescription(
    '“cure Crohn’s” promises an effect on an illness, which no food may promise. Say what was done to the food, or that it is your own story, such as “I eat this when …; you may not.”',
  )
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  await expect(field('Story')).toHaveValue('My mother made it.')
  await expect(field('ingredient 2')).toHaveValue('salt')
  await expectNoViolations(page, 'a refused promise')
  await field('Description').fill('Leeks that soothe the gut.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Recipe saved' })).toContainText(
    '“soothe the gut” promises an effect.',
  )
})

test('what was said leaves with the page that it was said on, and covers nothing there', async ({
  admin: page,
  db,
}) => {
  const names = ['Leek Soup', 'Oat Cake']
  for (const name of names) await insertRecipe(db, { fields: aRecipe({ name }) }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/admin/recipes/list')
  await page.getByRole('checkbox', { name: 'Select Oat Cake' }).press('Space')
  await page
    .getByRole('form', { name: 'Selected recipes' })
    .getByRole('button', { name: 'Unpublish' })
    .press('Enter')
  const unpublished = page.getByRole('status').filter({ hasText: '1 recipe unpublished' })
  await expect(unpublished.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const below = await unpublished.evaluate((notice) => notice.getBoundingClientRect().bottom)
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: 'New recipe' }),
  ])
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(below)
  await page.getByRole('link', { name: 'Leek Soup', exact: true }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Leek Soup')
  await expect(unpublished).toBeHidden()
  await page.getByRole('button', { name: 'Save recipe' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Recipe saved' })).toBeVisible()
})

test('leaving with unsaved changes is asked about', async ({ admin: page, db, faults }) => {
  faults.expect(/^dialog: Leave without saving\?/)
  const { id } = await insertRecipe(db, { fields: aRecipe() }, NOW)
  const path = `/admin/recipes/${id}/edit`
  await openPage(page, path)
  await page.getByRole('textbox', { name: 'Name' }).fill('Changed')
  const asked = page.waitForEvent('dialog')
  await page.getByRole('link', { name: 'Recipes' }).last().click()
  await asked
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Changed')
})
