import type { Page } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { withVersion } from '../confirmed-version.ts'
import { aRecipe } from '../fixtures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { recordRequests } from './record-requests.ts'
import { expect, NOW, test } from './site.ts'

const DOOR = 'Print a sheet for an appointment'

const SOUP = aRecipe({
  name: 'Onion and Barley Soup',
  servings: 4,
  ingredients: ['2 onions, chopped', '200 g pearl barley', '1 litre water', '2 tbsp olive oil'].map(
    (ingredient_text) => ({ ingredient_text, section: null }),
  ),
})

test.beforeEach(async ({ page, db }) => {
  await insertRecipe(db, { fields: SOUP }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  // A dialog of the system can be neither seen nor closed by a test.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
})

/** Prints by the keyboard, and leaves the sheet laid out as on paper. */
async function printSheet(page: Page) {
  await page.getByText('All facts', { exact: true }).click()
  await page.getByRole('button', { name: DOOR }).press('Enter')
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('in a spell, one sheet says how the dish is cooked, what the reader marked, and what a portion holds', async ({
  page,
  baseURL,
  db,
}) => {
  await openPage(page, '/profile')
  await page.getByText('Named less often, or not asked about').click()
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Fructans (onion, garlic, wheat)', exact: true }) })
    .getByRole('button', { name: 'avoid', exact: true })
    .click()
  const lines = [{ was: '200 g pearl barley', text: '200 g white rice' }]
  await insertRecipe(db, { fields: withVersion({ ...SOUP, name: 'Soup of Two Spells' }, { lines }) }, NOW)
  await openPage(page, '/recipes/soup-of-two-spells')
  const everyday = recordRequests(page, baseURL ?? '')
  await page.getByText('Gentle spell', { exact: true }).click()
  await expect(page.getByText(/^The chef’s version, /)).toBeVisible()
  await printSheet(page)
  await expect(page.getByText('Gentle spell. Serves 4.')).toBeVisible()
  await expect(page.getByText('I avoid: Fructans (onion, garlic, wheat).')).toBeVisible()
  await expect(row(page, '2 onions, chopped')).toContainText('I avoid (“onions”)')
  await expect(row(page, 'pearl barley')).toContainText(/left out: |in place of: /)
  await expect(page.getByText(/^Fibre/).last()).toBeVisible()
  await expect(page.locator('[data-sheet]').getByText('get urgent medical help.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expectNoViolations(page, 'the sheet of a recipe')
  expect(everyday.sent.join('\n')).not.toMatch(/gentle|avoid|ructan/i)
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('lines that the chef changes and adds in a version are marked by a profile, in the list and on the sheet', async ({
  page,
  db,
}) => {
  const instructions = [{ step_number: 1, step_text: 'Simmer it all.', section: null, step_url: null }]
  const fields = withVersion(
    { ...SOUP, name: 'Edited Soup', instructions },
    {
      lines: [{ was: '2 tbsp olive oil', text: '2 tbsp garlic oil and 1 clove garlic' }],
      added: [{ text: '1 leek, sliced' }],
      notes: [{ was: 'Simmer it all.', text: 'Cook it to a mash.' }],
    },
  )
  await insertRecipe(db, { fields }, NOW)
  await openPage(page, '/profile')
  await page.getByText('Named less often, or not asked about').click()
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Fructans (onion, garlic, wheat)', exact: true }) })
    .getByRole('button', { name: 'avoid', exact: true })
    .click()
  await openPage(page, '/recipes/edited-soup')
  await page.getByText('Gentle spell', { exact: true }).click()
  const list = page.getByRole('region', { name: 'Ingredients, Gentle spell' })
  for (const [text, word] of [
    ['1 clove garlic', 'garlic'],
    ['1 leek, sliced', 'leek'],
  ] as const)
    await expect(list.getByRole('listitem').filter({ hasText: text }).first()).toContainText(
      new RegExp(`Fructans.*you avoid: “.*${word}`),
    )
  await printSheet(page)
  await expect(row(page, '1 leek, sliced')).toContainText('I avoid (“leek”)')
  await expect(page.locator('[data-sheet]').getByText('After step 1: Cook it to a mash.')).toBeVisible()
  await expect(row(page, '1 clove garlic')).toContainText(/I avoid \(“.*garlic/)
  await expect(page.locator('[data-sheet]').getByText('not read')).toHaveCount(0)
})

test('the code on it leads a camera to the recipe, and the page is itself again once it is printed', async ({
  page,
}) => {
  await openPage(page, '/recipes/onion-and-barley-soup')
  await printSheet(page)
  const code = page.locator('[data-sheet] svg').last()
  const { data, info } = await sharp(await code.screenshot({ scale: 'css' }))
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsqr(new Uint8ClampedArray(data), info.width, info.height)
  const address = read?.data ?? ''
  await expect(page.getByText('Everyday, as written. Serves 4.')).toBeVisible()
  // Nothing is changed, so no figure has to say that it is as written.
  await expect(page.getByText('fat, as written')).toHaveCount(0)
  expect(new URL(address).pathname).toBe('/recipes/onion-and-barley-soup')
  expect(address).not.toContain('?')
  await expect(page.getByText(address)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('[data-sheet]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('it has the swaps that are used, and needs no profile', async ({ page }) => {
  await openPage(page, '/recipes/onion-and-barley-soup')
  await page
    .getByText('Swaps', { exact: true })
    .or(page.getByText('Swap', { exact: true }))
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Use the swap/ })
    .first()
    .click()
  await expect(page.getByText('your swap').or(page.getByText('left out by you')).first()).toBeVisible()
  await printSheet(page)
  await expect(page.getByText('Everyday, with my swaps, by software. Serves 4.')).toBeVisible()
  // What the name of the dish says has no swap.
  await expect(row(page, '2 onions')).not.toContainText('could be')
  await expect(row(page, 'pearl barley')).toContainText(/left out: |in place of: /)
  await expect(page.getByText('I avoid')).toHaveCount(0)
})

test('a sheet that is asked for without a line says so, and comes with the line', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  await openPage(page, '/recipes/onion-and-barley-soup')
  await page.getByText('All facts', { exact: true }).click()
  const door = page.getByRole('button', { name: DOOR })
  await page.getByRole('checkbox').first().check()
  await context.setOffline(true)
  await door.press('Enter')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Failed to load the sheet.You are offline.')
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
})
