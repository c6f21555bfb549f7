import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aLabelledRecipe } from '#test/fixtures.ts'
import { delayResponses } from './delay-responses.ts'
import { openPage, reloadPage, waitUntilAlive } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

/** Two soft carrots and a cod. */
async function layTable(db: Database) {
  for (const recipe of [
    aLabelledRecipe({ name: 'Carrot Soup', dietary_restrictions: ['vegan'] }),
    aLabelledRecipe({
      name: 'Carrot Cake',
      difficulty: 'hard',
      recipe_category: 'Dessert',
      cuisine: 'British',
      dietary_restrictions: [],
    }),
    aLabelledRecipe({
      name: 'Poached Cod',
      description: 'No crust.',
      recipe_category: 'Dinner',
      cuisine: 'Portuguese',
      dietary_restrictions: [],
    }),
  ]) {
    await insertRecipe(db, recipe, NOW)
  }
}

const found = (page: Page, words: string) =>
  expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible()

test('recipes are found while typing, and typing goes on undisturbed', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/recipes')
  await found(page, '3 recipes found')
  const box = page.getByLabel('Search recipes')
  await box.pressSequentially('carrot cake', { delay: 20 })
  await found(page, '1 recipe found')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('carrot cake')
  await expect(page).toHaveURL(/\/recipes\?search=carrot\+cake$/)
})

test('a search is one step for Back however many letters it has, right after arriving and after a choice', async ({
  page,
  db,
}) => {
  await layTable(db)
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Recipes' }).click()
  await found(page, '3 recipes found')
  const box = page.getByLabel('Search recipes')
  await box.fill('carrot')
  await found(page, '2 recipes found')
  await box.fill('carrot cake')
  await found(page, '1 recipe found')
  await page.goBack()
  await found(page, '3 recipes found')
  await expect(page).toHaveURL('/recipes')
  await expect(box).toHaveValue('')
  await page.getByLabel('Category').selectOption('Dinner')
  await found(page, '1 recipe found')
  await box.fill('beef')
  await found(page, '0 recipes found')
  await page.goBack()
  await expect(page).toHaveURL('/recipes?category=Dinner')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a cuisine is chosen among those that there are, shared by its address, and cleared', async ({
  page,
  db,
}) => {
  await layTable(db)
  await openPage(page, '/recipes')
  await page.getByText('Cuisine', { exact: true }).first().click()
  const cuisines = page.getByRole('group', { name: 'Cuisine' }).getByRole('checkbox')
  await expect(cuisines).toHaveCount(2)
  const portuguese = page.getByRole('checkbox', { name: 'Portuguese' })
  await portuguese.check()
  await found(page, '1 recipe found')
  await expect(page).toHaveURL('/recipes?cuisine=Portuguese')
  await page.getByRole('checkbox', { name: 'British' }).check()
  await found(page, '2 recipes found')
  await page.goBack()
  await reloadPage(page)
  await found(page, '1 recipe found')
  await expect(portuguese).toBeChecked()
  await page.getByRole('link', { name: 'Poached Cod' }).click()
  await expect(page.getByRole('heading', { name: 'Poached Cod', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('Portuguese', { exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await found(page, '3 recipes found')
  await expect(portuguese).not.toBeChecked()
})

test('on a phone the filters are a sheet, the list follows each choice, and the focus comes back', async ({
  page,
  db,
}) => {
  await layTable(db)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes')
  const dish = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect.poll(async () => (await dish.first().boundingBox())?.y).toBeLessThan(300)
  const opener = page.getByRole('link', { name: 'Filters' })
  await opener.focus()
  await opener.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: 'vegan' }).check()
  await sheet.getByRole('button', { name: 'Show 1 recipe' }).click()
  await expect(sheet).toBeHidden()
  await found(page, '1 recipe found')
  await expect(page).toHaveURL('/recipes?diet=vegan')
  await page.getByRole('link', { name: /^vegan.*remove$/ }).click()
  await found(page, '3 recipes found')
})

test('a suggested ingredient becomes a filter, by keyboard', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/recipes')
  const box = page.getByLabel('Search recipes')
  await box.pressSequentially('ging', { delay: 20 })
  await expect(page.getByRole('option', { name: /with ginger/ })).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL('/recipes?have=ginger')
  await expect(box).toHaveValue('')
  await found(page, '3 recipes found')
})

test('who typed and sets out for a recipe is not called back, however busy the browser is', async ({
  page,
  db,
}) => {
  await layTable(db)
  await openPage(page, '/recipes')
  const box = page.getByLabel('Search recipes')
  await box.focus()
  await page.getByRole('link', { name: 'Poached Cod' }).evaluate((link: HTMLElement) => {
    document.execCommand('insertText', false, 'carrot')
    link.click()
    // The pause of typing ends before anything is drawn.
    const end = performance.now() + 300
    while (performance.now() < end);
  })
  await expect(page.getByRole('heading', { name: 'Poached Cod', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/poached-cod/)
})

test('suggestions come, too, to a field that was entered before the scripts were there', async ({
  page,
  db,
}) => {
  await layTable(db)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/recipes', { waitUntil: 'commit' })
  const box = page.getByLabel('Search recipes')
  await box.focus()
  scripts.resolve()
  await waitUntilAlive(page)
  await box.pressSequentially('ging', { delay: 20 })
  await expect(page.getByRole('option', { name: /with ginger/ })).toBeVisible()
})

test('short rows are remembered, and set before the page is drawn', async ({ page, db }) => {
  await layTable(db)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes')
  const text = page.getByText('No crust.')
  await expect(text).toBeVisible()
  await page.getByText('Newest').first().click()
  await page.getByRole('button', { name: 'Short rows' }).click()
  await expect(text).toBeHidden()
  await reloadPage(page)
  await expect(text).toBeHidden()
  await expect(page.getByRole('link', { name: 'Poached Cod' })).toBeVisible()
})

test('filters that are taken away, and an order, count from the tap before, however late its answer comes', async ({
  page,
  db,
}) => {
  await layTable(db)
  await openPage(page, '/recipes?difficulty=hard&category=Dessert&cuisine=British')
  const release = await delayResponses(page, /recipes\.data/)
  for (const name of [/^hard.*remove$/i, /^dessert.*remove$/i]) {
    const chip = page.getByRole('link', { name })
    await chip.click()
    await expect(chip).toBeHidden()
  }
  await page.locator('#order-menu > summary').click()
  await page.getByRole('link', { name: 'Quickest' }).click()
  release()
  await expect(page).toHaveURL(/\/recipes\?cuisine=British&sort=quickest$/)
  await found(page, '1 recipe found')
})
