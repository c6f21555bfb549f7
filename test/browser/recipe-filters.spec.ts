import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database.ts'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { aLabelledRecipe } from '#test/fixtures.ts'
import { openPage } from './open-page.ts'
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
  const box = page.getByRole('searchbox', { name: 'Search recipes' })
  await box.pressSequentially('carrot cake', { delay: 20 })
  await found(page, '1 recipe found')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('carrot cake')
  await expect(page).toHaveURL(/\/recipes\?search=carrot\+cake$/)
})

test('each choice is a step that Back takes back, and the form follows', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/recipes')
  await page.getByLabel('Difficulty').selectOption('easy')
  await found(page, '2 recipes found')
  const vegan = page.getByRole('checkbox', { name: 'vegan', exact: true })
  await vegan.press('Space')
  await found(page, '1 recipe found')
  await expect(vegan).toBeFocused()
  await page.goBack()
  await found(page, '2 recipes found')
  await expect(vegan).not.toBeChecked()
  await expect(page.getByLabel('Difficulty')).toHaveValue('easy')
})

test('a cuisine is chosen among those that there are, shared by its address, and cleared', async ({
  page,
  db,
}) => {
  await layTable(db)
  await openPage(page, '/recipes')
  const cuisine = page.getByLabel('Cuisine')
  await expect(cuisine.getByRole('option')).toHaveText(['Any', 'British', 'Portuguese'])
  await cuisine.selectOption('Portuguese')
  await found(page, '1 recipe found')
  await expect(page).toHaveURL('/recipes?cuisine=Portuguese')
  await page.reload()
  await found(page, '1 recipe found')
  await expect(cuisine).toHaveValue('Portuguese')
  await page.getByRole('link', { name: 'Poached Cod' }).click()
  await expect(page.getByRole('main').getByText('Portuguese', { exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await found(page, '3 recipes found')
  await expect(cuisine).toHaveValue('')
})

test('Clear Filters empties the form and says how long the whole list is', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/recipes?search=carrot&category=Dessert')
  await found(page, '1 recipe found')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await found(page, '3 recipes found')
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByLabel('Category')).toHaveValue('')
  await expect(page.getByRole('heading', { name: '3 recipes found' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0)
})

test('spec.md section 2: six skeleton cards stand in for recipes that are slow to come', async ({
  page,
  db,
}) => {
  await layTable(db)
  const answers: (() => void)[] = []
  await page.route('**/recipes.data*', async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    await route.continue()
  })
  await openPage(page, '/recipes')
  await page.getByLabel('Category').selectOption('Dinner')
  await expect(page.locator('[data-skeleton]')).toHaveCount(6)
  for (const answer of answers) answer()
  await found(page, '1 recipe found')
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})

test('without scripts the filters are a plain form', async ({ browser, db, baseURL }) => {
  await layTable(db)
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/recipes')
  await page.getByRole('searchbox').fill('carrot')
  await page.getByText('vegan', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Show recipes' }).click()
  await found(page, '1 recipe found')
  await expect(page).toHaveURL(/search=carrot.*diet=vegan/)
  await expect(page.getByRole('checkbox', { name: 'vegan', exact: true })).toBeChecked()
  await page.close()
})
