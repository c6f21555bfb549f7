import type { Page } from '@playwright/test'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'
import { expectTabReachesAll, MORE_THAN_ANY_PAGE_HAS } from './tab-order.ts'

/** One of each kind of page: others of the kind have less, in the same order. */
const KINDS = [
  ...['/', '/recipes', '/recipes/silky-carrot-soup', '/equipment', '/equipment/steady-blender'],
  ...['/blog?page=2', '/blog/a-stock-worth-standing-over', '/about', '/search?q=rice', '/no/such/page'],
]
const WIDE = ['/', '/recipes', '/recipes/silky-carrot-soup', '/equipment']

for (const [place, viewport, paths] of [
  ['phone', { width: 390, height: 844 }, KINDS],
  ['desk', { width: 1280, height: 800 }, WIDE],
] as const)
  test(`on a ${place}, Tab reaches everything in the order it is read, and shows where it is`, async ({
    page,
    db,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await layTable(db)
    for (const path of paths) {
      await openPage(page, path)
      await expectTabReachesAll(page, path)
    }
  })

test('the first stop skips to the content', async ({ page }) => {
  await openPage(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Explore Recipes' })).toBeFocused()
})

test('a dish is found, opened and ticked off without a mouse', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/')
  await tabTo(page, 'Recipes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes')
  await tabTo(page, 'Search recipes')
  await page.keyboard.type('soup')
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible()
  await tabTo(page, 'Difficulty')
  await page.keyboard.press('e')
  await expect(page).toHaveURL('/recipes?search=soup&difficulty=easy')
  await tabTo(page, 'vegan 1 recipe')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/recipes?search=soup&difficulty=easy&diet=vegan')
  await tabTo(page, 'Silky Carrot Soup')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silky Carrot Soup')
  await tabTo(page, '600 g carrots, peeled')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: '600 g carrots, peeled' })).toBeChecked()
})

test('who is in a field as soon as its page is there stays in it', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/')
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLInputElement>('#search')
      if (!field) return
      observer.disconnect()
      field.focus()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click()
  const field = page.getByRole('combobox', { name: 'Search recipes' })
  await expect(field).toBeFocused()
  await page.keyboard.type('soup')
  await expect(field).toHaveValue('soup')
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible()
})

test('the theme and the categories of equipment are switched without a mouse', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/equipment')
  await tabTo(page, 'Dark theme')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, 'Straining')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/equipment?category=Straining')
  await expect(page.getByRole('button', { name: 'Straining' })).toBeFocused()
})

/** Presses Tab until what is focused has this name. */
async function tabTo(page: Page, name: string) {
  const passed: string[] = []
  for (let tabs = 0; tabs < MORE_THAN_ANY_PAGE_HAS; tabs++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      const isField = element instanceof HTMLSelectElement || element instanceof HTMLInputElement
      const label = isField ? element.labels?.[0] : undefined
      return (label ?? element)?.textContent || element?.ariaLabel || ''
    })
    if (focused.replaceAll('\u00a0', ' ') === name) return
    passed.push(focused)
  }
  expect(passed, 'what Tab reaches').toContain(name)
}
