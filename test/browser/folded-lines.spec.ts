import { type Page } from '@playwright/test'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import type { Database } from '#server/data/database/database.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

/** Twenty lines for a braise that are all understood, and twelve for a mash, one of which is not. */
async function insertLong(db: Database) {
  const braise = Array.from({ length: 20 }, (_, at) => `${at + 1} g carrots`)
  const mash = ['1 kg potatoes', '50 g butter', '3 spoons of blorf', ...Array<string>(9).fill('1 tsp salt')]
  const ingredients = [
    ...braise.map((ingredient_text) => ({ ingredient_text, section: 'For the braise' })),
    ...mash.map((ingredient_text) => ({ ingredient_text, section: 'For the mash' })),
  ]
  const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Braise', ingredients }) }, NOW)
  return id
}

const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `ingredient ${number}`, exact: true })

test('a long list folds at its headings, opens where it asks, and loses nothing', async ({
  admin: page,
  db,
}) => {
  const id = await insertLong(db)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `/admin/recipes/${id}/edit`)
  const braise = page.getByRole('button', { name: 'Ingredients 1 to 20' })
  const mash = page.getByRole('button', { name: 'Ingredients 21 to 32' })
  await expect(braise).toHaveAttribute('aria-expanded', 'false')
  await expect(braise).toHaveText('Ingredients 1 to 20, all known')
  await expect(mash).toHaveAttribute('aria-expanded', 'true')
  // The headings are rows of the list, and stay: row 2 is the first line of the braise.
  await expect(page.getByRole('textbox', { name: 'heading 1' })).toHaveValue('For the braise')
  await expect(line(page, 2)).toBeHidden()
  await expect(line(page, 23)).toBeVisible()
  await expectNoViolations(page, 'a folded list')

  await braise.focus()
  await page.keyboard.press('Enter')
  await expect(line(page, 21)).toBeVisible()
  await line(page, 3).fill('2 spoons of blarf')
  await expect(page.getByText('What is “blarf”?').first()).toBeVisible()
  await braise.focus()
  await page.keyboard.press('Space')
  await expect(line(page, 3)).toBeHidden()
  await expect(braise).toHaveText('Ingredients 1 to 20, 1 not understood')
  await mash.press('Enter')
  await expect(line(page, 23)).toBeHidden()
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page).toHaveURL(/\/admin\/recipes$/)
  const saved = (await findRecipe(db, id))?.fields.ingredients.map(({ ingredient_text }) => ingredient_text)
  expect(saved?.slice(0, 3)).toEqual(['1 g carrots', '2 spoons of blarf', '3 g carrots'])
  expect(saved).toHaveLength(32)
})

test('a folded line that is refused opens by itself, and so does one that a row moves over', async ({
  admin: page,
  db,
  faults,
}) => {
  faults.expect(/status of 422/)
  const id = await insertLong(db)
  await openPage(page, `/admin/recipes/${id}/edit`)
  const braise = page.getByRole('button', { name: 'Ingredients 1 to 20' })
  await braise.click()
  await line(page, 4).fill('carrot'.repeat(500))
  await braise.click()
  await expect(line(page, 4)).toBeHidden()
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(line(page, 4)).toBeFocused()
  await expect(line(page, 4)).toHaveAccessibleDescription('Ingredient may have at most 2,000 characters')
  await expect(line(page, 3)).toBeHidden()
  await page.getByRole('button', { name: 'Move ingredient 4 up' }).click()
  await expect(line(page, 3)).toHaveValue('carrot'.repeat(500))
  await expect(line(page, 4)).toHaveValue('2 g carrots')
  await expect(line(page, 4)).toBeVisible()
})

test('without scripts a long list lies open', async ({ admin, db, browser, baseURL }) => {
  const id = await insertLong(db)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await admin.context().storageState(),
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/admin/recipes/${id}/edit`)
  await expect(line(page, 2)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ingredients 1 to 20' })).toBeHidden()
  await context.close()
})
