import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow, smallerThan } from './room.ts'
import { expect, test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1280]) {
  test(`the page of the API shuts nobody out at ${width} pixels, unfolded too`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/api/docs')
    await page.getByText('Fields of the body').first().click()
    await page.getByText('Refusals (400, 401, 403, 409, 413, 415, 422)').first().click()
    await page.getByRole('heading', { name: 'PostList', exact: true }).click()
    await expect(page.getByText('recipe_ingredients[].ingredient_text').first()).toBeVisible()
    await expectNoViolations(page, '/api/docs')
    await expect.poll(() => overflow(page)).toEqual([])
  })
}

test('on the narrowest phone it fits, and what is touched is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/api/docs')
  await expect.poll(() => overflow(page)).toEqual([])
  await expect.poll(() => smallerThan(44, page.locator('summary'))).toEqual([])
  await expect.poll(() => smallerThan(24, page.getByRole('main').getByRole('link'))).toEqual([])
})

test('each call is reached from the list of calls, and unfolds by keyboard', async ({ page }) => {
  await openPage(page, '/api/docs')
  await page.getByRole('navigation', { name: 'Calls' }).getByRole('link', { name: 'Store a recipe' }).click()
  await expect(page.getByRole('heading', { name: 'Store a recipe' })).toBeInViewport()
  await expect(page).toHaveURL(/#createRecipe$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('recipe_ingredients[].ingredient_text').first()).toBeVisible()
})
