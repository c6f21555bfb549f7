import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

// WCAG 2.2, 1.4.4 and 1.4.10: whoever doubles the page, or its letters alone, still reads and uses everything.

const PATHS = [
  ...['/recipes', '/recipes/silky-carrot-soup', '/recipes/plain-toast', '/recipes/for-nobody-knows-how-many'],
  ...['/', '/profile', '/equipment', '/guide/flare', '/no/such/page'],
]

test('at 200 % zoom, recipes and their list fit a window of 1280 pixels, and can be used', async ({
  page,
  db,
}) => {
  await layDishes(db)
  // To a page, zoom is a window of half the size.
  await page.setViewportSize({ width: 640, height: 400 })
  await expectRoom(page)
  await expectUse(page)
})

for (const width of [1280, 390])
  test(`with letters of 200 %, recipes and their list fit ${width} pixels, and can be used`, async ({
    page,
    db,
  }) => {
    await layDishes(db)
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
    )
    await expectRoom(page)
    await expectUse(page)
  })

/** Besides, a dish that does not say how many it serves: its amounts are multiplied. */
async function layDishes(db: Database) {
  await layTable(db)
  await insertRecipe(db, { fields: aRecipe({ name: 'For nobody knows how many', servings: null }) }, NOW)
}

async function expectRoom(page: Page) {
  for (const path of PATHS) {
    await openPage(page, path)
    await expect.poll(() => overflow(page), path).toEqual([])
    await expect.poll(() => cutTexts(page), path).toEqual([])
  }
}

/** A filter is chosen, a dish opened, a line ticked, the servings changed. */
async function expectUse(page: Page) {
  await openPage(page, '/recipes?search=carrot')
  await page.getByRole('main').getByRole('link', { name: 'Silky Carrot Soup', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silky Carrot Soup')
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('5')
  // A food has room for its words, and does not stand in a strip beside its amount.
  const foods = page.getByRole('region', { name: 'Ingredients' }).locator('label > [dir]')
  const shares = foods.evaluateAll((all) =>
    all.map((food) => food.clientWidth / (food.parentElement?.clientWidth ?? 0)),
  )
  expect(Math.min(...(await shares))).toBeGreaterThan(0.5)
  const carrots = page.getByRole('checkbox', { name: /750.g carrots/ })
  await carrots.check()
  await expect(carrots).toBeChecked()
  await expect.poll(() => overflow(page)).toEqual([])
}

/** Texts of which a part is hidden by the edge of their own box, or of the box around them. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1,h2,h3,p,li,dt,dd,a,button,label,summary,td,th')].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('.sr-only')) return []
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      // A card shows the first lines of a text, and says so; its page has the whole.
      if (webkitLineClamp !== 'none') return []
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
      return isCut ? [`${element.localName}: ${element.textContent.slice(0, 60)}`] : []
    }),
  )
}
