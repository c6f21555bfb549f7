import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPost, aRecipe } from '../fixtures.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

test('a recipe is passed on by the sheet of the system', async ({ page, db, baseURL }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Pea Soup' }) }, NOW)
  await page.addInitScript(() => {
    const share = async (shared: ShareData) => document.body.append(JSON.stringify(shared))
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await openPage(page, '/recipes/pea-soup?from=elsewhere')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = JSON.stringify({ title: 'Pea Soup · Gentle Plate', url: `${baseURL}/recipes/pea-soup` })
  await expect(page.locator('body')).toContainText(shared)
})

test('where there is no sheet, the link of a post is copied', async ({ page, context, db, baseURL }) => {
  await insertPost(db, aPost({ title: 'The pot' }), NOW)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openPage(page, '/blog/the-pot')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status')).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/the-pot`)
})

test('where nothing can be copied, the link can be read', async ({ page, db, baseURL }) => {
  await insertPost(db, aPost({ title: 'The pot' }), NOW)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openPage(page, '/blog/the-pot')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('alert')).toContainText(`${baseURL}/blog/the-pot`)
})
