import type { Page } from '@playwright/test'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aLabelledRecipe } from '#test/fixtures.ts'
import { delayResponses } from './delay-responses.ts'
import { layTable } from './laid-table.ts'
import { waitUntilAlive } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

// A thumb is often quicker than the scripts of a page: what it does must neither be lost nor done by halves.

test.use({ viewport: { width: 390, height: 844 } })

/** Shows a page without scripts, lets somebody act, and lets the scripts come. */
async function actEarly(page: Page, path: string, act: () => Promise<unknown>) {
  const letGo = await delayResponses(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await act()
  letGo()
  await waitUntilAlive(page)
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const partOf = (page: Page) => page.getByRole('region', { name: 'Filters' })
const found = (page: Page, words: string) =>
  expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible()

const soups = [
  aLabelledRecipe({ name: 'Carrot Soup', dietary_restrictions: ['vegan'] }),
  aLabelledRecipe({ name: 'Poached Cod', dietary_restrictions: [] }),
]

test('the sheet of filters that was asked for early opens, and closes for good', async ({ page, db }) => {
  for (const soup of soups) await insertRecipe(db, soup, NOW)
  await actEarly(page, '/recipes', async () => page.getByRole('link', { name: 'Filters' }).click())
  const sheet = sheetOf(page)
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL('/recipes')
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await sheet.getByRole('checkbox', { name: 'vegan', exact: true }).check()
  await expect(page).toHaveURL('/recipes?diet=vegan')
  await sheet.getByRole('button', { name: 'Show 1 recipe' }).click()
  await expect(sheet).toBeHidden()
  await expect(partOf(page)).toBeHidden()
  await page.getByRole('link', { name: /^vegan.*remove$/ }).click()
  await found(page, '2 recipes found')
  await expect(page).toHaveURL('/recipes')
})

test('what was chosen, typed and opened among the filters early is so in the sheet', async ({ page, db }) => {
  for (const soup of soups) await insertRecipe(db, soup, NOW)
  await actEarly(page, '/recipes', async () => {
    await page.getByRole('link', { name: 'Filters' }).click()
    await page.getByText('vegan', { exact: true }).first().click()
    await page.getByText('Ingredients', { exact: true }).first().click()
    await page.getByLabel('To leave out').fill('leek')
  })
  const sheet = sheetOf(page)
  await expect(sheet.getByRole('checkbox', { name: 'vegan', exact: true })).toBeChecked()
  await expect(sheet.getByLabel('To leave out')).toHaveValue('leek')
  await sheet.getByRole('button', { name: 'Show 1 recipe' }).click()
  await expect(sheet).toBeHidden()
  await expect(partOf(page)).toBeHidden()
  await expect(page).toHaveURL('/recipes?diet=vegan&without=leek')
})

test('a choice counts though its sheet is closed before the list has come', async ({ page, db }) => {
  for (const soup of soups) await insertRecipe(db, soup, NOW)
  await page.goto('/recipes')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = sheetOf(page)
  const letGo = await delayResponses(page, '**/recipes.data*')
  await sheet.getByRole('checkbox', { name: 'vegan', exact: true }).check()
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(sheet).toBeHidden()
  letGo()
  await found(page, '1 recipe found')
  await expect(page).toHaveURL('/recipes?diet=vegan')
})

test('a spell that was chosen early on a recipe is kept, and shown', async ({ page, db }) => {
  await layTable(db)
  await actEarly(page, '/recipes/silky-carrot-soup', async () =>
    page.getByText('Gentle spell', { exact: true }).click(),
  )
  await expect(page.locator('html')).toHaveAttribute('data-spell', /^gentle/)
  await expect(page.getByRole('radio', { name: 'Gentle spell' })).toBeChecked()
})

test('what was typed for a search early stays', async ({ page, db }) => {
  await layTable(db)
  const field = page.getByRole('searchbox', { name: 'Search the whole site' })
  await actEarly(page, '/search?q=soup', async () => field.fill('carrot'))
  await expect(field).toHaveValue('carrot')
})

test('boxes that were ticked early are ticked after a reload', async ({ page, db }) => {
  await layTable(db)
  const box = page.getByRole('checkbox').first()
  await actEarly(page, '/recipes/silky-carrot-soup', async () => box.check())
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
  await page.reload()
  await expect(box).toBeChecked()
})

test('links for other units and servings lead there without scripts', async ({ page, db }) => {
  await layTable(db)
  await actEarly(page, '/recipes/silky-carrot-soup', async () => {
    await page.getByRole('link', { name: 'One serving more' }).click()
    await page.waitForURL(/\?servings=\d+$/, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'US', exact: true }).click()
    await page.waitForURL(/servings=\d+&units=us$/, { waitUntil: 'commit' })
  })
  await expect(page.getByRole('link', { name: 'US', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('link', { name: /^Back to \d+$/ })).toBeVisible()
})
