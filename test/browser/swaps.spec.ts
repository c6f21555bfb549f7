import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { withVersion } from '../confirmed-version.ts'
import { aRecipe } from '../fixtures.ts'
import { readingGrade } from '../reading-grade.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { recordRequests } from './record-requests.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

for (const javaScriptEnabled of [true, false])
  test(`a swap waits behind a tap on its ingredient, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
    db,
  }) => {
    const ingredients = ['2 cups milk', '4 garlic cloves', '600 g chicken breast'].map((ingredient_text) => ({
      ingredient_text,
      section: null,
    }))
    const fields = aRecipe({ name: 'White Stew', servings: 4, ingredients })
    await insertRecipe(db, { fields }, NOW)
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    if (javaScriptEnabled) await openPage(page, `${baseURL}/recipes/white-stew?servings=8`)
    else await page.goto(`${baseURL}/recipes/white-stew?servings=8`)
    const list = page.getByRole('region', { name: 'Ingredients' })
    const milk = list.getByRole('listitem').filter({ hasText: '4 cups milk' })
    await expect(milk.getByText('4 cups lactose-free milk')).toBeHidden()
    await milk.getByText('Swap', { exact: true }).click()
    for (const words of [
      '4 cups lactose-free milk',
      'Cooks the same. It tastes a little sweeter.',
      /^One portion: 6\.\d.g less lactose\.$/,
      /^For “Milk sugar \(lactose\)”\. Milk sugar needs the enzyme lactase\./,
    ])
      await expect(milk.getByText(words)).toBeVisible()
    const garlic = list.getByRole('listitem').filter({ hasText: '8 garlic cloves' })
    await garlic.getByText('Swap', { exact: true }).click()
    await expect(garlic.getByText('24 g garlic-infused oil')).toBeVisible()
    const told = await list.locator('details p:visible').allTextContents()
    expect(told.length).toBeGreaterThan(7)
    expect(readingGrade(told.join('\n'))).toBeLessThanOrEqual(7)
    expect(await overflow(page)).toEqual([])
    if (javaScriptEnabled) await expectNoViolations(page, 'swaps')
    await page.close()
  })

const WHITE_STEW = ['2 cups milk', '4 garlic cloves', '600 g chicken breast']

async function layStew(db: Database, lines = WHITE_STEW, gentle?: object) {
  const ingredients = lines.map((ingredient_text) => ({ ingredient_text, section: null }))
  const fields = aRecipe({ name: 'White Stew', servings: 4, ingredients })
  await insertRecipe(db, { fields: gentle ? withVersion(fields, gentle) : fields }, NOW)
}

const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' })
const sums = (page: Page) => page.getByRole('region', { name: 'One portion, with your swaps' })
const figure = (page: Page, name: string) =>
  sums(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })

test('a swap is used by keyboard, counts in the numbers, stays in the tab, is printed, and is put back', async ({
  page,
  baseURL,
  db,
}) => {
  await layStew(db)
  const { sent } = recordRequests(page, baseURL)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes/white-stew')
  const list = ingredients(page)
  await expect(sums(page)).toHaveCount(0)
  await list.getByText('Swap', { exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Use the swap: 2 cups lactose-free milk' })).toBeFocused()
  await page.waitForLoadState('networkidle')
  const asked = sent.length
  await page.keyboard.press('Enter')
  const back = page.getByRole('button', { name: 'Put it back: 2 cups milk' })
  await expect(back).toBeFocused()
  const milk = list.getByRole('listitem').filter({ hasText: 'lactose-free milk' })
  await expect(milk.getByRole('checkbox', { name: '2 cups lactose-free milk' })).toBeVisible()
  await expect(milk).toContainText('your swap In place of 2 cups milk.')
  await expect(figure(page, 'Lactose')).toContainText(/^Lactose6\.\d.g → 0.g$/)
  await expect(sums(page)).toContainText('With your swaps, by software.')
  // No script is asked for because a swap is used: choices.spec.ts compares every request.
  expect(sent.slice(asked).join('\n')).not.toMatch(/\/assets\//)
  const fat = await figure(page, 'Fat').textContent()
  // A second one adds up with the first.
  const garlic = list.getByRole('listitem').filter({ hasText: '4 garlic cloves' })
  await garlic.getByText('Swap', { exact: true }).click()
  await garlic.getByRole('button', { name: /^Use the swap/ }).click()
  await expect(list.getByRole('checkbox', { name: '12 g garlic-infused oil' })).toBeVisible()
  await expect(figure(page, 'Fat')).not.toHaveText(fat ?? '')
  await expect(figure(page, 'Fat')).toContainText('→')
  expect(await overflow(page)).toEqual([])
  await expectNoViolations(page, 'swaps in use')
  const words = await sums(page).locator('p:visible').allTextContents()
  expect(readingGrade(words.join('\n'))).toBeLessThanOrEqual(7)
  // It follows the servings, and is there again when the page is loaded anew.
  await openPage(page, '/recipes/white-stew?servings=8')
  await expect(list.getByRole('checkbox', { name: '4 cups lactose-free milk' })).toBeVisible()
  await expect(figure(page, 'Lactose')).toContainText('→ 0')
  for (const title of ['Instructions', 'All facts'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(list.getByText('4 cups lactose-free milk')).toBeVisible()
  await expect(list.getByText('your swap', { exact: true })).toHaveCount(2)
  await expect(figure(page, 'Lactose')).toBeVisible()
  await expect(back).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Put it back: 4 cups milk' }).click()
  await expect(
    list.getByRole('listitem').filter({ hasText: '4 cups milk' }).getByText('Swap', { exact: true }),
  ).toBeFocused()
  await expect(list.getByText('4 cups lactose-free milk')).toBeHidden()
  await sums(page).getByRole('button', { name: 'Put all back' }).click()
  await expect(list.getByRole('checkbox', { name: /8 garlic cloves/ })).toBeVisible()
  await expect(sums(page)).toHaveCount(0)
  expect(sent.join('\n')).not.toMatch(/lactose-free|garlic-infused|swaps=/)
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => [sessionStorage.getItem('swaps'), localStorage.length])).toEqual([null, 0])
})

test('a line with a swap answers to the profile as the swap does', async ({ page, db }) => {
  await layStew(db, ['2 cups milk', '1 onion, chopped', '600 g chicken breast'])
  await page.addInitScript(() =>
    localStorage.setItem(
      'profile',
      '{"version":1,"marks":{"lactose":{"mark":"avoid","words":""},"alliums-fructans":{"mark":"avoid","words":""}}}',
    ),
  )
  await openPage(page, '/recipes/white-stew')
  const notes = ingredients(page).getByRole('list', { name: 'From your profile' })
  await expect(notes).toHaveCount(2)
  for (const [line, left] of [
    ['2 cups milk', 1],
    ['1 onion', 0],
  ] as const) {
    const item = ingredients(page).getByRole('listitem').filter({ hasText: line }).first()
    await item.getByText(/^Swaps?$/).click()
    await item
      .getByRole('button', { name: /^Use the swap/ })
      .first()
      .click()
    await expect(notes).toHaveCount(left)
  }
})

test('a version has the swaps of the lines that it keeps: in its list, its numbers and on the sheet', async ({
  page,
  db,
}) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset.printed = '')
    localStorage.setItem('spell', 'gentle tender')
  })
  await layStew(db, ['2 cups milk', '200 g brown rice', '600 g chicken breast'], {
    lines: [{ was: '200 g brown rice', text: '200 g white rice' }],
  })
  await openPage(page, '/recipes/white-stew')
  const list = page.getByRole('region', { name: 'Ingredients, Gentle spell' })
  const milk = list.getByRole('listitem').filter({ hasText: '2 cups milk' })
  await expect(list.getByRole('checkbox', { name: /^200 g white rice/ })).toBeVisible()
  // What the version changes is swapped already.
  await expect(list.getByText('Swap', { exact: true })).toHaveCount(1)
  await milk.getByText('Swap', { exact: true }).click()
  await page.getByRole('button', { name: 'Use the swap: 2 cups lactose-free milk' }).click()
  await expect(list.getByRole('checkbox', { name: '2 cups lactose-free milk' })).toBeVisible()
  await expect(figure(page, 'Lactose')).toContainText(/→ 0.g$/)
  await expectNoViolations(page, 'a swap in a version')
  // It follows the servings as the other lines do.
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(list.getByRole('checkbox', { name: '2½ cups lactose-free milk' })).toBeVisible()
  await expect(list.getByRole('checkbox', { name: /^250 g white rice/ })).toBeVisible()
  await page.getByText('All facts', { exact: true }).click()
  await page.getByRole('button', { name: 'Print a sheet for an appointment' }).press('Enter')
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  const row = page.getByRole('row').filter({ hasText: 'lactose-free milk' })
  await expect(row).toContainText('in place of: 2½ cups milk')
  await expect(page.getByText('Gentle spell, with my swaps, by software. Serves 5.')).toBeVisible()
})
