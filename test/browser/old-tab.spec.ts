import type { Page } from '@playwright/test'
import { layTable } from './laid-table.ts'
import { openPage, waitUntilAlive } from './open-page.ts'
import { expect, test } from './site.ts'

// A tab stays open while the site is updated, and goes on with a click.

test('scripts that went away with an update are fetched anew, and no page stays white', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(/console: Failed to load resource: .* 404 .*\/assets\/list-/)
  faults.expect(/console: Error loading route module/)
  faults.expect(/console: TypeError: Failed to fetch dynamically imported module/)
  await layTable(db)
  await forgetListsUntilReload(page)
  await openPage(page, '/about')
  const recipes = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' })
  const reloaded = page.waitForEvent('load')
  await recipes.click()
  await reloaded
  await waitUntilAlive(page)
  await recipes.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
})

test('a tab of another release is led to where it wants to go', async ({ page, db, faults }) => {
  faults.expect(/console: Detected (a )?manifest version mismatch/)
  await layTable(db)
  await page.route('**/__manifest?*', async (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/version=[^&]+/, 'version=earlier'),
    }),
  )
  const noticed = page.waitForEvent('console', (message) => message.text().includes('version mismatch'))
  await openPage(page, '/about')
  await noticed
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Equipment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment')
})

/** The scripts of lists are not there any more under their names, until the page is loaded once more. */
async function forgetListsUntilReload(page: Page) {
  let pages = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages++
  })
  await page.route('**/assets/list-*.js', async (route) =>
    pages === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  )
}
