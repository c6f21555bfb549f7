import { layTable } from './laid-table.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('a recipe has all that is needed to cook it', async ({ page, db }) => {
  await layTable(db)
  await page.goto('/recipes/silky-carrot-soup')
  const main = page.getByRole('main')
  await expect(main).toContainText('Prep Time10mCook Time30mTotal Time40mServings4')
  await expect(page.getByRole('region', { name: 'Nutrition Facts' })).toContainText('Calories186Protein5')
  await expect(page.getByRole('checkbox', { name: '600 g carrots, peeled' })).toBeVisible()
  const method = page.getByRole('region', { name: 'Instructions' })
  await expect(method.getByRole('listitem')).toHaveText([
    '1Simmer the carrots for 30 minutes.',
    '2Lift out the ginger and blend.',
  ])
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.getByRole('link', { name: 'Recipes', exact: true }).last().click()
  await expect(page).toHaveURL('/recipes')
})

test('the form finds recipes by word, difficulty, category and diets', async ({ page, db }) => {
  await layTable(db)
  await page.goto('/recipes')
  await page.getByLabel('Search recipes').fill('fennel')
  await page.getByLabel('Search recipes').press('Enter')
  await expect(page).toHaveURL(/\/recipes\?.*search=fennel/)
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Baked Salmon' })).toBeVisible()

  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/recipes')
  await page.getByLabel('Difficulty').selectOption('hard')
  await page.getByLabel('Category').selectOption('Dessert')
  await page.getByText('gluten-free').first().click()
  await page.getByText('dairy-free').first().click()
  await page.getByRole('button', { name: /^Show \d+ recipes?$/ }).click()
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Almond Cake' })).toBeVisible()
  await expect(page.getByLabel('Difficulty')).toHaveValue('hard')
  await expect(page.getByLabel('Category')).toHaveValue('Dessert')
  await expect(page.getByRole('checkbox', { name: 'gluten-free' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'dairy-free' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'vegan' })).not.toBeChecked()

  await page.getByText('paleo').first().click()
  await page.getByRole('button', { name: /^Show \d+ recipes?$/ }).click()
  await expect(page.getByText('Try adjusting your filters or search term.')).toBeVisible()
})

test('the form and its category buttons find equipment', async ({ page, db }) => {
  await layTable(db)
  await page.goto('/equipment')
  await page.getByRole('button', { name: 'Straining' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Steady Blender' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Fine Sieve' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Straining' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByLabel('Search equipment').fill('meshwork')
  await page.getByLabel('Search equipment').press('Enter')
  await expect(page).toHaveURL(/category=Straining/)
  await expect(page.getByRole('heading', { level: 2, name: 'Fine Sieve' })).toBeVisible()
  await page.getByLabel('Search equipment').fill('hearthline')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No equipment found matching your criteria.')).toBeVisible()

  await page.getByRole('button', { name: 'All Categories' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Steady Blender' })).toBeVisible()
  await page.getByRole('link', { name: /View Details & Reviews.*Steady Blender/ }).click()
  await expect(page.getByText('“It has outlived two lids.”')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Equipment' }).click()
  await expect(page).toHaveURL('/equipment')
})

test('on a phone the menu lies open, and nothing is offered that needs scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Equipment' }).click()
  await expect(page.getByText('No equipment available yet.')).toBeVisible()
})
