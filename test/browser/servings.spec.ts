import type { Page } from '@playwright/test'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage, reloadPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

test('a recipe is scaled and converted, its ticks stay, and what is copied is what is shown', async ({
  page,
  context,
  db,
}) => {
  const ingredients = ['500 g carrots', '2 tbsp oil'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4, ingredients }) }, NOW)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/recipes/carrot-soup')
  await page.getByRole('checkbox', { name: 'carrots' }).check()
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(page).toHaveURL(/\?servings=5$/)
  await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('5')
  await expect(page.getByRole('checkbox', { name: '625\u00a0g carrots' })).toBeChecked()
  await page.getByRole('link', { name: 'US', exact: true }).click()
  await expect(page).toHaveURL(/\?servings=5&units=us$/)
  await expect(page.getByRole('checkbox', { name: /oz carrots/ })).toBeChecked()
  await expectNoViolations(page, 'a recipe for other servings')
  await page.getByRole('button', { name: 'Copy ingredients' }).click()
  await expect(page.getByText('Ingredients copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/oz carrots\n2½ tbsp oil$/)
  await reloadPage(page)
  await expect(page.getByRole('checkbox', { name: /oz carrots/ })).toBeChecked()
  await page.getByRole('link', { name: 'Back to 4' }).click()
  await expect(page).toHaveURL(/\?units=us$/)
})

test('servings and units need no request: lines, steps and swaps are shown anew by the page', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED .*\/plates\//)
  const ingredients = ['500 g carrots', '2 cups milk', '1 tsp salt'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  const step = { step_number: 1, section: null, step_text: 'Cook the 500 g carrots soft.', step_url: null }
  const fields = aRecipe({ name: 'Carrot Soup', servings: 4, ingredients, instructions: [step] })
  await insertRecipe(db, { fields }, NOW)
  await insertRecipe(db, { fields: { ...fields, name: 'Bread', servings: null } }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  const more = page.getByRole('link', { name: 'One serving more' })
  await page.waitForLoadState('networkidle')
  await beginToRead(page)
  await context.setOffline(true)
  const asked: string[] = []
  // Browsers ask for the icon of each address by themselves, and for pictures that come near the window.
  page.on('request', (request) => !/\/(?:favicon|plates)\b/.test(request.url()) && asked.push(request.url()))

  for (const servings of ['5', '6']) {
    await more.click()
    await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue(servings)
  }
  await expect(page).toHaveURL(/\?servings=6$/)
  await expect(page.getByRole('checkbox', { name: '750\u00a0g carrots' })).toBeVisible()
  await expect(page.getByText('Cook the 750\u00a0g carrots soft.')).toBeVisible()
  await expect(page.getByText('Times stay as written.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '1½\u00a0tsp salt' })).toBeVisible()
  await expect(page.getByText('3 cups lactose-free milk')).toBeAttached()
  await page.getByRole('link', { name: 'Metric' }).click()
  await expect(page.getByText('725 ml lactose-free milk')).toBeAttached()

  const field = page.getByRole('spinbutton', { name: 'Servings' })
  await field.fill('8')
  await field.press('Enter')
  await expect(page).toHaveURL(/\?servings=8&units=metric$/)
  await expect(field).toBeFocused()
  await field.fill('100')
  await field.blur()
  await expect(field).toHaveValue('8')
  await page.getByRole('link', { name: 'Back to 4' }).click()
  await expect(page).toHaveURL(/\?units=metric$/)
  await expect(page.getByText('Cook the 500 g carrots soft.')).toBeVisible()
  expect(asked).toEqual([])

  // What the page shows is what the server says of that address.
  await context.setOffline(false)
  const lines = await page.getByRole('region', { name: 'Ingredients' }).innerText()
  await reloadPage(page)
  expect(await page.getByRole('region', { name: 'Ingredients' }).innerText()).toBe(lines)

  await openPage(page, '/recipes/bread')
  await page.getByRole('link', { name: '2×' }).click()
  await page.getByRole('link', { name: 'US', exact: true }).click()
  await expect(page).toHaveURL(/\?times=2&units=us$/)
})

test('taps on servings and units add up', async ({ page, db }) => {
  const ingredients = [{ ingredient_text: '500 g carrots', section: null }]
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4, ingredients }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  const [more, us] = [
    page.getByRole('link', { name: 'One serving more' }),
    page.getByRole('link', { name: 'US', exact: true }),
  ]
  for (const tap of [more, us, more, more]) await tap.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\?servings=7&units=us$/)
  await expect(page.getByRole('checkbox', { name: /oz carrots/ })).toBeVisible()
})

test('the address says what is shown, also on the way back', async ({ page, db }) => {
  const ingredients = [{ ingredient_text: '500 g carrots', section: null }]
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4, ingredients }) }, NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Cake', servings: 4, ingredients }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  const linesFor = (grams: string) => page.getByRole('checkbox', { name: `${grams}\u00a0g carrots` })
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(linesFor('625')).toBeVisible()
  // The tap comes while the page still asks for what its new address shows.
  await page.getByRole('link', { name: 'One serving more' }).evaluate((link: HTMLElement) => {
    addEventListener('popstate', () => link.click(), { once: true })
    location.hash = 'step-1'
  })
  await expect(linesFor('750')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?servings=5$/)
  await expect(linesFor('625')).toBeVisible()
  await page.getByRole('link', { name: 'Carrot Cake' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Carrot Cake' })).toBeVisible()
  await expect(linesFor('500')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Carrot Soup' })).toBeVisible()
  await expect(linesFor('625')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('servings are set with a plain form', async ({ page, db }) => {
    const ingredients = [{ ingredient_text: '500 g carrots', section: null }]
    await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4, ingredients }) }, NOW)
    await page.goto('/recipes/carrot-soup?units=us')
    await page.getByRole('spinbutton', { name: 'Servings' }).fill('8')
    await page.getByRole('button', { name: 'Set' }).click()
    await expect(page).toHaveURL(/\?servings=8&units=us$|\?units=us&servings=8$/)
    await expect(page.getByText('2¼\u00a0lb')).toBeVisible()
  })
})

test('without a line, a field of servings that is only passed through asks nobody, and another number shows', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4 }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  await beginToRead(page)
  await context.setOffline(true)
  const field = page.getByRole('spinbutton', { name: 'Servings' })
  await field.focus()
  await field.blur()
  await expect(field).toHaveValue('4')
  await expect(page.getByText('You are offline')).toHaveCount(0)
  await field.fill('6')
  await field.blur()
  await expect(page.getByRole('link', { name: 'Back to 4' })).toBeVisible()
})

test('without a line from the start, a tap on servings says what is missing, and can be repeated', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const ingredients = [{ ingredient_text: '500 g carrots', section: null }]
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4, ingredients }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to load the amounts')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('checkbox', { name: '625\u00a0g carrots' })).toBeVisible()
})

/** Scrolls down a little, which brings what the page needs for other servings. */
async function beginToRead(page: Page) {
  const came = page.waitForEvent('requestfinished', (request) => request.url().includes('/show-texts-'))
  await page.evaluate(() => scrollTo(0, 100))
  await came
}
