import type { Page } from '@playwright/test'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPost, aRecipe } from '../fixtures.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'
import { openFold } from './open-fold.ts'

const ACTS = {
  typed: async (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).fill('Early bird'),
  async chosen(page: Page) {
    await openFold(page, 'Kind')
    await page.getByLabel('Difficulty').selectOption('hard')
  },
  async dated(page: Page) {
    await page.getByText('Schedule for…').click()
    await page.getByLabel('Publish Date').fill('2026-05-01T08:00')
  },
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
    const scripts = await holdScripts(page)
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

test('long texts that were typed before the scripts were there stay as they were typed', async ({
  admin: page,
  db,
}) => {
  const { id } = await insertRecipe(
    db,
    {
      fields: aRecipe({
        description: 'A quiet soup.',
        ingredients: [{ ingredient_text: '500 g carrots', section: null }],
      }),
    },
    NOW,
  )
  const scripts = await holdScripts(page)
  await page.goto(`/admin/recipes/${id}/edit`, { waitUntil: 'commit' })
  await openFold(page, 'Description')
  await page.getByLabel('Description', { exact: true }).fill('A loud soup.')
  await page.getByLabel('ingredient 1', { exact: true }).fill('500 g pumpkin')
  scripts.resolve()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('A loud soup.')
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('A loud soup.')
  await expect(page.getByLabel('ingredient 1', { exact: true })).toHaveValue('500 g pumpkin')
})

test('what is typed into a post before the editor is there comes into the editor', async ({
  admin: page,
  db,
}) => {
  const id = await insertPost(db, aPost({ content: 'Before.' }), NOW)
  const scripts = await holdScripts(page)
  await page.goto(`/admin/blog/${id}`, { waitUntil: 'commit' })
  await page.getByLabel('Content').fill('After, on a slow line.')
  scripts.resolve()
  await expect(
    page.getByRole('textbox', { name: 'Content' }).getByText('After, on a slow line.'),
  ).toBeVisible()
})

test('a person who types into a post while the editor comes goes on in the editor', async ({
  admin: page,
  faults,
}) => {
  faults.confirm('')
  const scripts = await holdScripts(page, 'rich-editor-*')
  await openPage(page, '/admin/blog/new')
  await page.getByLabel('Content').click()
  await page.keyboard.type('This soup ')
  const editor = page.locator('[contenteditable="true"]')
  scripts.resolve()
  await expect(editor).toBeFocused()
  await page.keyboard.type('is good.')
  await expect(editor).toHaveText('This soup is good.')
  await expect(page.locator('textarea[name="content"]')).toHaveValue('This soup is good.')
  await page.goto('/admin/blog')
})

/** Keeps the scripts of the next page, or some of them, waiting until they are let through. */
async function holdScripts(page: Page, name = '*') {
  const scripts = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}.js`, async (route) => {
    await scripts.promise
    await route.continue()
  })
  return scripts
}
