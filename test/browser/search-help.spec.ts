import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aRecipe } from '#test/fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

// A colour on its way to another is neither of the two.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a mistyped search leads to the one that was meant', async ({ page, db }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await openPage(page, '/recipes?difficulty=easy')
  const box = page.getByLabel('Search recipes')
  await box.fill('carot')
  await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeVisible()
  await expect(page.getByText('Did you mean carrot?')).toBeVisible()
  await page.getByRole('link', { name: 'carrot', exact: true }).press('Enter')
  const heading = page.getByRole('heading', { name: '1 recipe found' })
  await expect(heading).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(/\/recipes\?search=carrot&difficulty=easy$/)
  await expect(box).toHaveValue('carrot')
  await page.goBack()
  await expect(box).toHaveValue('carot')
  await expect(page.getByText('Did you mean carrot?')).toBeVisible()
})

test('words of a filter lead to its list, by keyboard, and Back leads to the words', async ({ page, db }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot broth', recipe_category: 'Soup' }) }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes')
  const box = page.getByLabel('Search recipes')
  await box.fill('easy soups')
  const list = page.getByRole('link', { name: '1 recipe: Soup, easy' })
  await expect(list).toBeVisible()
  await expectNoViolations(page, '/recipes?search=easy+soups')
  await list.press('Enter')
  await expect(page).toHaveURL('/recipes?difficulty=easy&category=Soup')
  const heading = page.getByRole('heading', { name: '1 recipe found' })
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(box).toHaveValue('easy soups')
})

test('equipment is found under its mistyped name too', async ({ page, db }) => {
  await insertEquipment(db, [aPieceOfEquipment({ name: 'Steady Blender' })], NOW)
  await openPage(page, '/equipment?search=blendr')
  await expect(page.getByText('No equipment found matching your criteria.')).toBeVisible()
  await page.getByRole('link', { name: 'blender', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Steady Blender' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search equipment' })).toHaveValue('blender')
})

test('what is proposed shuts nobody out', async ({ page, db }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot and carob cake', description: null }) }, NOW)
  await insertEquipment(db, [aPieceOfEquipment()], NOW)
  for (const path of ['/recipes?search=carot', '/equipment?search=blendr']) {
    await openPage(page, path)
    await expect(page.getByText(/^Did you mean/)).toBeVisible()
    await expectNoViolations(page, path)
  }
})
