import type { Page } from '@playwright/test'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '../fixtures.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

const ACTS = {
  typed: async (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).fill('Early bird'),
  chosen: async (page: Page) => page.getByLabel('Difficulty').selectOption('hard'),
  dated: async (page: Page) => page.getByLabel('Publish Date').fill('2026-05-01T08:00'),
}

for (const [name, act] of Object.entries(ACTS))
  test(`what was ${name} before the scripts were there is kept, and asked about`, async ({
    admin: page,
    db,
    faults,
  }) => {
    faults.confirm('')
    const { id } = await insertRecipe(db, { fields: aRecipe() }, NOW)
    const path = `/admin/recipes/${id}/edit`
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await act(page)
    scripts.resolve()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
    // A browser asks only whoever has touched the page, once it is painted.
    await page.keyboard.press('Tab')
    await page.goto('/admin/recipes')
    await openPage(page, path)
    await expect(page.getByRole('status').filter({ hasText: 'You have unsaved changes' })).toBeVisible()
  })
