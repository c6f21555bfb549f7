import { type Locator, type Page } from '@playwright/test'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

const DISHES = {
  'Lentil Stew': ['500 g carrots', '400 g lentils', '2 tbsp oil'],
  'Carrot Soup': ['500 g carrots', '2 tbsp oil', '1 tsp salt'],
  'White Rice': ['300 g rice', '1 tbsp butter'],
}

test('a dish is found by an ingredient and its fibre, scaled, converted, ticked and printed', async ({
  page,
  db,
}) => {
  for (const [name, lines] of Object.entries(DISHES)) {
    const ingredients = lines.map((ingredient_text) => ({ ingredient_text, section: null }))
    const instructions = name === 'White Rice' ? [] : STEPS
    const fields = aRecipe({ name, servings: 4, ingredients, instructions, nutrition: null })
    await insertRecipe(db, { fields }, NOW)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes')
  const filters = await openFilters(page)
  await filters.getByText('Ingredients', { exact: true }).first().click()
  await filters.getByLabel('To have').fill('carrot')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes?have=carrot')
  await filters.getByText('Fibre', { exact: true }).first().click()
  await filters.getByRole('group', { name: 'Fibre' }).getByRole('radio', { name: 'up to 5 g' }).check()
  await filters.getByRole('button', { name: 'Show 1 recipe' }).click()
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible()
  await page.getByRole('link', { name: 'Carrot Soup' }).click()
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(page).toHaveURL('/recipes/carrot-soup?servings=5')
  await page.getByRole('link', { name: 'US', exact: true }).click()
  await page.getByRole('checkbox', { name: /oz carrots/ }).check()
  const step = page.getByRole('paragraph').filter({ hasText: /^Simmer the 22.oz carrots for 20.minutes\.$/ })
  await expect(step).toBeVisible()
  await expect(page).toHaveURL('/recipes/carrot-soup?servings=5&units=us')
  await page.emulateMedia({ media: 'print' })
  await expect(step).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('on paper the dish is drawn in lines, which no screen asks for', async ({ page, db }) => {
  const ingredients = ['500 g carrots', '2 tbsp oil'].map((ingredient_text) => ({
    ...{ ingredient_text, section: null },
  }))
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', ingredients, instructions: STEPS }) }, NOW)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const lines = () => asked.filter((path) => /^\/plates\/.*\/lines\/carrot-soup\.svg$/.test(path))
  await openPage(page, '/recipes/carrot-soup')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(lines()).toEqual([])
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(lines()).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  const drawing = page.locator('img[src*="/lines/"]')
  await expect(drawing).toBeVisible()
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

const STEPS = [
  { step_number: 1, step_text: 'Simmer the 500 g carrots for 20 minutes.', section: null, step_url: null },
]

async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Filters' }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}
