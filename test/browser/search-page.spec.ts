import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

// A colour on its way to another is neither of the two.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Something for garlic in each group. */
async function layGarlic(db: Database) {
  const lines = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))
  for (const [name, line] of [
    ['Garlic Noodles', '3 garlic cloves'],
    ['Slow Garlic', '1 head of garlic'],
    ['Carrot Salad', '1 garlic clove, whole'],
  ] as const) {
    const fields = aRecipe({ name, description: null, ingredients: lines(line) })
    await insertRecipe(db, { fields }, NOW)
  }
  await insertEquipment(db, [aPieceOfEquipment({ name: 'Garlic Press' })], NOW)
  await insertPost(db, aPost({ title: 'On stock', content: '<p>Onion first, garlic second.</p>' }), NOW)
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const boxOf = (page: Page) => page.getByLabel('Search the whole site')

test('what is typed finds everything in groups, with its words marked and links that lead to each', async ({
  page,
  db,
}) => {
  await layGarlic(db)
  await openPage(page, '/search')
  await boxOf(page).fill('garlic')
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=garlic$/)
  await expect(page).toHaveTitle(/^Search: garlic/)
  await expect(page.getByText('3 recipes hold “garlic”, 2 in name or description')).toBeVisible()
  // Whoever goes on typing does not have to come back to the field.
  await expect(boxOf(page)).toBeFocused()
  await expect(page.getByRole('listbox')).toBeHidden()
  for (const group of ['Recipes', 'With garlic among the ingredients', 'Guide', 'Equipment', 'Posts'])
    await expect(page.getByRole('region', { name: group }).locator('mark').first()).toHaveText(/garlic/i)
  const links = page.getByRole('navigation', { name: 'Groups found' }).getByRole('link')
  await expect(links).toHaveText(['Recipes 2', 'With garlic within 1', 'Guide 1', 'Equipment 1', 'Posts 1'])
  await links.last().click()
  await expect(page).toHaveURL(/#posts$/)
  await expect(page.getByRole('region', { name: 'Posts' })).toBeInViewport()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/search$/)
  await expect(boxOf(page)).toHaveValue('')
})

test('suggestions open while one types, and the keys go through them', async ({ page, db }) => {
  await layGarlic(db)
  await openPage(page, '/search')
  await boxOf(page).pressSequentially('garlic')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const options = list.getByRole('option')
  await expect(options).toHaveText([
    /^Slow Garlic/,
    /^Garlic Noodles/,
    /^Onion and garlic/,
    /^Garlic Press/,
    'Look everywhere for “garlic”',
  ])
  const combobox = page.getByRole('combobox')
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  const chosen = list.getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(0)
  await combobox.press('ArrowDown')
  await expect(chosen).toHaveText(/^Slow Garlic/)
  await expect(combobox).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await combobox.press('ArrowUp')
  await expect(chosen).toHaveCount(0)
  await combobox.press('ArrowUp')
  await expect(chosen).toHaveText('Look everywhere for “garlic”')
  await combobox.press('Escape')
  await expect(list).toBeHidden()
  await expect(combobox).toHaveValue('garlic')
  await expect(combobox).toHaveAttribute('aria-expanded', 'false')
  await combobox.press('ArrowDown')
  await expect(list).toBeVisible()
  for (let line = 0; line < 4; line++) await combobox.press('ArrowDown')
  await expect(chosen).toHaveText(/^Garlic Press/)
  await combobox.press('Enter')
  await expect(page).toHaveURL(/\/equipment\/garlic-press$/)
  await page.goBack()
  await boxOf(page).pressSequentially('slow')
  await options.filter({ hasText: 'Look everywhere' }).click()
  await expect(page).toHaveURL(/\/search\?q=slow$/)
  await expect(list).toBeHidden()
})

test('nothing runs over, and nobody is shut out', async ({ page, db }) => {
  await layGarlic(db)
  const long = `/search?q=${'x'.repeat(200)}`
  for (const path of [
    '/search',
    '/search?q=garlic',
    '/search?q=flare',
    '/search?q=garlik',
    '/search?q=pavlova',
    long,
  ]) {
    await openPage(page, path)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => widthOf(page), path).toBeLessThanOrEqual(width)
    }
    await expectNoViolations(page, path)
  }
  await boxOf(page).fill('garlic')
  await expect(page.getByRole('option')).toHaveCount(5)
  await boxOf(page).press('ArrowDown')
  await expectNoViolations(page, 'suggestions')
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form and a button', async ({ page, db }) => {
    await layGarlic(db)
    await page.goto('/search')
    await boxOf(page).fill('garlic')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=garlic$/)
    await expect(boxOf(page)).toHaveValue('garlic')
    await expect(page.getByRole('region')).toHaveCount(5)
    await page.getByRole('link', { name: /^With garlic within/ }).click()
    await expect(page).toHaveURL(/#within$/)
    await page.getByRole('link', { name: 'Carrot Salad' }).click()
    await expect(page).toHaveURL(/\/recipes\/carrot-salad$/)
  })
})
