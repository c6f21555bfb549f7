import { openPage, reloadPage } from './open-page.ts'
import { openWhole } from './open-fold.ts'
import { expect, test } from './site.ts'

const AUTOSAVE = '**/admin/import/keep'

const recipes = (...names: string[]) => ({
  name: 'soups.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify(names.map((name) => ({ '@type': 'Recipe', name, recipeIngredient: ['600 g leeks'] }))),
  ),
})

test('edits reach the site from a browser that stores nothing', async ({ admin: page, faults }) => {
  faults.expect(/ERR_FAILED/)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await openPage(page, '/admin/import')
  await page.getByLabel('Choose a file').first().setInputFiles(recipes('Leek Soup'))
  const name = page.getByRole('textbox', { name: 'Name' })
  await openWhole(page)
  await expect(name).toHaveValue('Leek Soup')
  await page.route(AUTOSAVE, async (route) => route.abort())
  await name.fill('Silky Leek Soup')
  await expect(page.getByText(/this browser stores nothing/)).toBeVisible()
  await page.unroute(AUTOSAVE)
  await name.fill('Very Silky Leek Soup')
  await expect(page.getByText('Your edits are kept.')).toBeVisible()
  await reloadPage(page)
  await openWhole(page)
  await expect(name).toHaveValue('Very Silky Leek Soup')
})

test('an edit that the site refuses is not asked again, and holds up no other', async ({
  admin: page,
  faults,
}) => {
  faults.expect(/status of 413/)
  await openPage(page, '/admin/import')
  await page.getByLabel('Choose a file').first().setInputFiles(recipes('Leek Soup', 'Rice'))
  const name = page.getByRole('textbox', { name: 'Name' })
  await openWhole(page)
  await expect(name).toHaveValue('Leek Soup')
  let refused = 0
  await page.route(AUTOSAVE, async (route) => {
    if (!route.request().postData()?.includes('Silky')) return route.continue()
    refused++
    return route.fulfill({ status: 413 })
  })
  await name.fill('Silky Leek Soup')
  await expect(page.getByText(/^The site refused your edits of this recipe \(status 413\)/)).toBeVisible()
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(name).toHaveValue('Rice')
  await name.fill('Soft Rice')
  await expect(page.getByText('Your edits are kept.')).toBeVisible()
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(name).toHaveValue('Silky Leek Soup')
  expect(refused).toBe(1)
})
