import type { Page } from '@playwright/test'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'

test('on a phone the menu opens, and closes when a link is chosen, on Escape and with Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  const menu = page.getByRole('button', { name: 'Menu' })
  const places = page.getByRole('navigation', { name: 'Main' })
  await expect(places).toBeHidden()
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await places.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page).toHaveTitle(/^About/)
  await expect(places).toBeHidden()

  await menu.press('Enter')
  await expect(places).toBeVisible()
  await places.getByRole('link', { name: 'Home' }).focus()
  await page.keyboard.press('Escape')
  await expect(places).toBeHidden()
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  await menu.click()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(places).toBeHidden()

  // Choosing the page one is on closes it, too.
  await menu.click()
  await places.getByRole('link', { name: 'Home' }).click()
  await expect(places).toBeHidden()
})

test('selects and chips narrow the list, Back undoes each choice, Clear Filters all of them', async ({
  page,
  db,
}) => {
  await layTable(db)
  await openPage(page, '/recipes')
  const loads = countLoads(page)
  const found = page.getByRole('heading', { level: 2 }).first()
  await page.getByLabel('Category').selectOption('Dessert')
  await expect(found).toHaveText('1 recipe found')
  await page.getByLabel('Category').selectOption('')
  await page.getByRole('checkbox', { name: 'dairy-free' }).check({ force: true })
  await expect(found).toHaveText('3 recipes found')
  await page.getByRole('checkbox', { name: 'low-carb' }).check({ force: true })
  await expect(found).toHaveText('1 recipe found')
  await page.getByLabel('Difficulty').selectOption('easy')
  await expect(found).toHaveText('0 recipes found')
  await expect(page).toHaveURL('/recipes?difficulty=easy&diet=dairy-free&diet=low-carb')

  await page.goBack()
  await expect(found).toHaveText('1 recipe found')
  await expect(page.getByLabel('Difficulty')).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'low-carb' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'dairy-free' })).toBeChecked()
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: 'low-carb' })).toBeChecked()

  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(found).toHaveText('31 recipes found')
  await expect(found).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'dairy-free' })).not.toBeChecked()
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toBeHidden()
  expect(loads()).toBe(0)
})

test('a turned page begins at its heading, and an opened recipe at its top', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/recipes')
  const loads = countLoads(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/recipes?page=2')
  const found = page.getByRole('heading', { name: '31 recipes found' })
  await expect(found).toBeFocused()
  const top = async () => (await found.boundingBox())?.y ?? Number.NaN
  await expect.poll(async () => Math.floor((await top()) / 100), 'hundreds of pixels below the top').toBe(0)

  // Anywhere on a card leads to its recipe.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Rice bowl 1' })
    .last()
    .click({ position: { x: 20, y: 20 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rice bowl 1')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/recipes?page=2')
  await expect(page.getByRole('link', { name: 'Rice bowl 1', exact: true })).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A chef/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(loads()).toBe(0)
})

test('equipment follows what is typed and which category is pressed', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/equipment')
  const loads = countLoads(page)
  const pieces = page.getByRole('heading', { level: 2 })
  await page.getByRole('button', { name: 'Straining' }).click()
  await expect(pieces).toHaveText(['Fine Sieve'].concat(FOOTER))
  await expect(page).toHaveURL('/equipment?category=Straining')
  const box = page.getByLabel('Search equipment')
  await box.pressSequentially('hearth')
  await expect(page.getByText('No equipment found matching your criteria.')).toBeVisible()
  await expect(page).toHaveURL('/equipment?search=hearth&category=Straining')
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: 'All Categories' }).click()
  await expect(pieces).toHaveText(['Steady Blender'].concat(FOOTER))
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Straining' })).toHaveAttribute('aria-pressed', 'true')
  expect(loads()).toBe(0)
})

const FOOTER = ['Quick Links', 'Features', 'From the blog']

/** How often the page has been loaded as a whole since. */
function countLoads(page: Page) {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}
