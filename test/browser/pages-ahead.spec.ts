import type { Page } from '@playwright/test'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'

/** The pages whose data was fetched before anybody asked for them. */
const fetchedAhead = (page: Page) =>
  page
    .locator('link[rel="prefetch"][as="fetch"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/\.data.*/, '')))

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

test('nothing is fetched ahead for a visitor who has not moved, then the pages in view are', async ({
  page,
  db,
}) => {
  await layTable(db)
  await openPage(page, '/recipes')
  await card(page, 'Silky Carrot Soup').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await fetchedAhead(page)).toEqual([])

  await page.mouse.move(3, 300)
  await expect.poll(() => fetchedAhead(page)).toContain('/recipes/silky-carrot-soup')
  expect(await fetchedAhead(page)).not.toContain('/recipes/rice-bowl-27')
})

test('cards that are scrolled past are not fetched, the ones at which it ends are', async ({ page, db }) => {
  await layTable(db)
  await page.clock.install()
  await openPage(page, '/recipes')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(3, 300)
  for (const name of ['Silky Carrot Soup', 'Rice bowl 27', 'Rice bowl 10']) {
    await card(page, name).scrollIntoViewIfNeeded()
    await expect(card(page, name)).toBeInViewport()
  }
  await page.clock.runFor(5_000)
  await expect.poll(() => fetchedAhead(page)).toContain('/recipes/rice-bowl-10')
  expect(await fetchedAhead(page)).not.toContain('/recipes/silky-carrot-soup')
})

test('nothing is fetched ahead over a line that is to be spared', async ({ page, db }) => {
  await layTable(db)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await openPage(page, '/recipes')
  await page.mouse.move(3, 300)
  await page.waitForLoadState('networkidle')
  expect(await fetchedAhead(page)).toEqual([])
})

test('nothing is fetched ahead for who is signed in', async ({ admin, db }) => {
  await layTable(db)
  await openPage(admin, '/recipes')
  await admin.mouse.move(3, 300)
  await admin.waitForLoadState('networkidle')
  expect(await fetchedAhead(admin)).toEqual([])
})
