import type { Page } from '@playwright/test'
import { publishedRecipes } from '#test/published-recipes.ts'
import { shortOrLong } from '../short-or-long.ts'
import { openPage } from './open-page.ts'
import { openWhole } from './open-fold.ts'
import { expect, test } from './site.ts'

/** Enough to show a bar, or as many as an upload may hold. */
const [RECIPES, SHOWN] = shortOrLong([2_000, '2,000'], [10_000, '10,000'])

test('thousands of recipes are read, searched and saved while their bar moves and the site answers', async ({
  admin,
}) => {
  test.setTimeout(300_000)
  await openPage(admin, '/admin/import')
  const buffer = Buffer.from(publishedRecipes(RECIPES))
  await admin
    .getByLabel('Choose a file')
    .first()
    .setInputFiles({ name: 'many.json', mimeType: 'application/json', buffer })
  await expectToMove(admin, 'Reading your files')
  expect((await admin.request.get('/recipes')).status()).toBe(200)
  await admin.getByRole('heading', { name: `Ready for review: 1 of ${SHOWN}` }).waitFor({ timeout: 150_000 })

  await expect(admin.getByRole('heading', { name: `Ready ${SHOWN}` })).toBeVisible()
  await admin.getByRole('searchbox', { name: 'Search these recipes' }).fill('CARROT SOUP 1000')
  await admin.getByRole('button', { name: 'Search', exact: true }).click()
  await admin.getByRole('link', { name: 'Carrot soup 1000', exact: true }).click()
  await openWhole(admin)
  await expect(admin.getByRole('textbox', { name: 'Name' })).toHaveValue('Carrot soup 1000')
  await admin.getByRole('button', { name: `Save all (${SHOWN})` }).click()
  await expectToMove(admin, 'Saving your recipes')
  expect((await admin.request.get('/recipes')).status()).toBe(200)
  await admin.getByRole('heading', { name: `${SHOWN} published` }).waitFor({ timeout: 150_000 })
  await admin.goto('/recipes?search=carrot+soup+1000')
  await expect(admin.getByRole('heading', { name: 'Carrot soup 1000' })).toBeVisible()
})

/** A bar is there, and fills. */
async function expectToMove(page: Page, name: string) {
  const bar = page.getByRole('progressbar', { name })
  await bar.waitFor({ timeout: 60_000 })
  const first = await page.waitForFunction((name) => {
    const bar = document.querySelector(`progress[aria-label="${name}"]`)
    return bar instanceof HTMLProgressElement && bar.value > 0 && bar.value < 100 && bar.value
  }, name)
  await page.waitForFunction(
    ([name, value]) => {
      const bar = document.querySelector(`progress[aria-label="${name}"]`)
      return !(bar instanceof HTMLProgressElement) || bar.value > Number(value)
    },
    [name, await first.jsonValue()] as const,
  )
}
