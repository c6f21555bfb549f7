import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { delayResponses } from './delay-responses.ts'
import { layTable } from './laid-table.ts'
import { openPage, waitUntilAlive } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

// What has the focus may go: whoever works without a mouse, or hears the page, goes on from where she was, and not from nowhere.

test('after a notice is closed, or its Undo pressed, reading goes on at the screen', async ({
  admin: page,
  db,
  faults,
}) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Leek Soup' }) }, NOW)
  faults.confirm('Are you sure you want to delete "Carrot Soup"? This action cannot be undone.')
  await openPage(page, '/admin/recipes/list')
  await page.getByRole('button', { name: 'Delete Carrot Soup' }).press('Enter')
  await expect(page.locator('output').filter({ hasText: '1 recipe' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Delete Carrot Soup' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).press('Enter')
  await expect(page.getByRole('status').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('after a change of what is selected, whose bar is gone then, reading goes on at the count', async ({
  admin: page,
  db,
}) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await openPage(page, '/admin/recipes/list')
  await page.getByRole('checkbox', { name: 'Select Carrot Soup' }).check()
  await page.getByRole('button', { name: 'Unpublish' }).press('Enter')
  await expect(page.getByText('1 recipe unpublished')).toBeVisible()
  await expect(page.locator('output').filter({ hasText: '1 recipe' })).toBeFocused()
})

test('after what is saved by its button, the focus is on that button; after the last thing of the trash, at the screen', async ({
  admin: page,
  db,
  faults,
}) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  faults.confirm('Are you sure you want to delete "Carrot Soup"? This action cannot be undone.')
  await openPage(page, '/admin/account')
  const save = page.getByRole('button', { name: 'Save name' })
  await page.getByLabel('Your name').fill('Ines')
  await save.press('Enter')
  await expect(page.getByRole('status').getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(save).toBeFocused()
  await openPage(page, '/admin/recipes/list')
  await page.getByRole('button', { name: 'Delete Carrot Soup' }).click()
  await expect(page.getByText('Recipe deleted')).toBeVisible()
  await openPage(page, '/admin/keeping/trash')
  await page.getByRole('button', { name: 'Restore Carrot Soup' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The trash is empty.' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('after a picture is taken off, the focus is in the field for another', async ({ admin: page }) => {
  await openPage(page, '/admin/blog/new')
  await page.getByLabel('Featured Image').fill('/favicon.svg')
  await page.getByRole('button', { name: 'Remove the picture' }).press('Enter')
  await expect(page.getByLabel('Featured Image')).toBeFocused()
  await expect(page.getByLabel('Featured Image')).toHaveValue('')
})

test('after the last link to a shop is taken away, the focus stays with the list', async ({
  admin: page,
}) => {
  await openPage(page, '/admin/equipment/new')
  await page.getByRole('button', { name: 'Add link' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove link 1' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Links' })).toBeFocused()
})

test('a wrong password is said once, and can be typed again at once', async ({ page, faults }) => {
  faults.expect(/status of 401/)
  await openPage(page, '/auth')
  await page.getByLabel('Email').fill('ines@plate.example')
  await page.getByLabel('Password').fill('not the right one')
  await page.getByRole('button', { name: 'Sign In', exact: true }).press('Enter')
  await expect(page.getByRole('main')).toContainText('The email or the password is wrong')
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(1)
})

test('servings are said when they change, and the way back keeps the focus in its form', async ({
  page,
  db,
}) => {
  await layTable(db)
  await openPage(page, '/recipes/silky-carrot-soup')
  const tiles = page.locator('dl[aria-live=polite]')
  await expect(tiles.locator('[aria-atomic=true]').last()).toHaveText('Servings4')
  await page.getByRole('link', { name: 'One serving more' }).press('Enter')
  await expect(tiles.locator('[aria-atomic=true]').last()).toHaveText('Servings5')
  await page.getByRole('link', { name: 'Back to 4' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Back to 4' })).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'One serving fewer' })).toBeFocused()
})

test('a sheet of filters that was asked for early gives the focus back to its link', async ({ page, db }) => {
  await layTable(db)
  await page.setViewportSize({ width: 390, height: 844 })
  const letGo = await delayResponses(page, '**/assets/*.js')
  await page.goto('/recipes', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Filters' }).press('Enter')
  letGo()
  await waitUntilAlive(page)
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused()
})

test('in a low window, the suggestion that the arrow keys are on can be seen', async ({ page, db }) => {
  await layTable(db)
  // As 400 % of zoom make of a usual one.
  await page.setViewportSize({ width: 320, height: 256 })
  await openPage(page, '/search')
  const field = page.getByLabel('Search the whole site')
  await field.focus()
  await field.pressSequentially('rice')
  const options = page.getByRole('option')
  await expect(options.nth(2)).toBeAttached()
  for (let place = 0; place < (await options.count()); place++) {
    await field.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 })
  }
})

test('on a phone, a table is sorted by a menu above it', async ({ admin: page, db }) => {
  for (const name of ['Carrot Soup', 'Apple Purée'])
    await insertRecipe(db, { fields: aRecipe({ name }) }, NOW)
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/admin/recipes/list')
  await expect(page.getByRole('link', { name: 'Name', exact: true })).toBeHidden()
  const menu = page.getByLabel('Sort')
  await expect(menu).toBeInViewport({ ratio: 1 })
  await menu.selectOption('Name')
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('rowheader').first()).toContainText('Apple Purée')
})
