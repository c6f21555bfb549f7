import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

test('all rows of the page are selected with one tick, which says when some are', async ({
  admin: page,
  db,
}) => {
  for (const name of ['Leek Soup', 'Oat Cake']) await insertRecipe(db, { fields: aRecipe({ name }) }, NOW)
  for (const list of ['/admin/recipes/list', '/admin/equipment', '/admin/blog']) await page.goto(list)
  await openPage(page, '/admin/recipes/list')
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await all.press('Space')
  await expect(
    page.getByRole('checkbox', { name: /^Select (Leek Soup|Oat Cake)$/, checked: true }),
  ).toHaveCount(2)
  await expect(all).toBeChecked()
  await page.getByRole('checkbox', { name: 'Select Oat Cake' }).press('Space')
  await expect(all).toHaveJSProperty('indeterminate', true)
  await expectNoViolations(page, 'some selected')
  await page
    .getByRole('form', { name: 'Selected recipes' })
    .getByRole('button', { name: 'Unpublish' })
    .click()
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(1)
  await expect(all).toHaveJSProperty('indeterminate', false)
  await expect(all).not.toBeChecked()
})

test('rows are selected by keyboard, changed at once, and changed back with one Undo', async ({
  admin: page,
  db,
}) => {
  for (const name of ['Leek Soup', 'Oat Cake', 'Plain Rice'])
    await insertRecipe(db, { fields: aRecipe({ name }) }, NOW)
  await openPage(page, '/admin/recipes/list')
  const bar = page.getByRole('form', { name: 'Selected recipes' })
  await expect(bar).toBeHidden()
  for (const name of ['Leek Soup', 'Oat Cake'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space')
  await expect(bar).toBeVisible()
  await expectNoViolations(page, 'the bar of what is selected')
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflow(page), String(width)).toEqual([])
  }
  await bar.getByRole('button', { name: 'Unpublish' }).press('Enter')
  const told = page.getByRole('status').filter({ hasText: '2 recipes unpublished' })
  await expect(told).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(2)
  await expect(bar).toBeHidden()
  await told.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(0)
})
