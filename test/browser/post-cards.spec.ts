import type { Page } from '@playwright/test'
import { findPost } from '#server/data/posts/row.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage, reloadPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

// An editor and a page or two, on a machine that may be busy.
test.describe.configure({ timeout: 90_000 })

const foundCards = (page: Page) =>
  page.getByRole('group', { name: 'Card' }).getByRole('listitem').getByRole('button')

const NOBODY = { author_id: null }

/** Opens the form of a post and the search box of its cards, by the keyboard alone. */
async function openCards(page: Page, id: string) {
  await openPage(page, `/admin/blog/${id}`)
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(content).toHaveAttribute('contenteditable', 'true')
  await content.press('Control+Home')
  await page.keyboard.press('Shift+Tab')
  const card = page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Card', exact: true })
  for (let steps = 0; steps < 9; steps++) await page.keyboard.press('ArrowRight')
  await expect(card).toBeFocused()
  await page.keyboard.press('Enter')
  const search = page.getByRole('textbox', { name: 'Recipe or equipment' })
  await expect(search).toBeFocused()
  return { content, search }
}

test('a card is put into a post with the keyboard, and is its name again once the recipe is no longer public', async ({
  admin: page,
  db,
}) => {
  const { id: soup } = await insertRecipe(db, { fields: aRecipe() }, NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Cake' }), status: 'draft' }, NOW)
  await insertEquipment(db, [aPieceOfEquipment({ name: 'Carrot Peeler' })], NOW)
  const id = await insertPost(db, aPost({ content: 'Before.\nAfter.' }), NOW)

  const { content, search } = await openCards(page, id)
  await page.keyboard.type('carrot')
  const found = foundCards(page)
  await expect(found).toHaveText([
    'Carrot Cake Recipe Draft',
    'Silky Carrot Soup Recipe',
    'Carrot Peeler Equipment',
  ])
  await page.keyboard.press('ArrowDown')
  await expect(found.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(content).toBeFocused()

  await page.getByRole('button', { name: 'Card', exact: true }).press('Enter')
  await page.keyboard.type('carrot')
  await expect(found).toHaveCount(3)
  await page.keyboard.press('ArrowUp')
  await expect(found.last()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(content).toBeFocused()
  // Where it is written, the line is a card, too.
  await expect(content.locator('[data-card]')).toHaveText('Silky Carrot Soup')
  await expect(content.locator('[data-card=Recipe]')).toHaveCount(1)
  await page.keyboard.type('Between.')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await findPost(db, id))?.fields.content).toBe(
    'Before.\n<a href="/recipes/silky-carrot-soup">Silky Carrot Soup</a>\nBetween.\nAfter.',
  )

  await page.goto('/blog/a-stock-worth-standing-over')
  const card = page.getByRole('complementary').filter({ hasText: 'Silky Carrot Soup' })
  await expect(card.getByRole('link')).toHaveAttribute('href', '/recipes/silky-carrot-soup')
  const drops = page.locator('.prose > p:first-child')
  expect(
    await drops.evaluateAll((all) => all.map((text) => getComputedStyle(text, '::first-letter').float)),
    'so short a beginning has no drop cap, and what goes on after a card has none',
  ).toEqual(['none', 'none'])
  await updateRecipe(db, soup, { fields: aRecipe(), status: 'draft', ...NOBODY }, NOW)
  await reloadPage(page)
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('article').getByText('Silky Carrot Soup', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByRole('link', { name: 'Silky Carrot Soup' })).toHaveCount(0)
})

test('the search of cards has room on every screen, and shuts nobody out', async ({ admin: page, db }) => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänssuppe'.repeat(2)
  await insertRecipe(db, { fields: aRecipe({ name: long }), status: 'draft' }, NOW)
  for (let bowl = 1; bowl <= 12; bowl++)
    await insertRecipe(db, { fields: aRecipe({ name: `Bowl ${bowl}` }) }, NOW)
  const id = await insertPost(db, aPost(), NOW)
  const { search } = await openCards(page, id)
  await expect(foundCards(page)).toHaveCount(13)
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflow(page), `${width}`).toEqual([])
  }
  await expectNoViolations(page, 'found')
  await search.fill('nothing like it')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await expectNoViolations(page, 'nothing found')
})
