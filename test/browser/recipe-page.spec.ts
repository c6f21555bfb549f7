import type { Locator, Page } from '@playwright/test'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { openPage, reloadPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

test('ticked ingredients stay in the browser and on their own recipe', async ({ page, db }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Cake' }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  const first = page.getByRole('checkbox', { name: '600\u00a0g carrots, peeled' })
  await first.check()
  await expect(first).toBeChecked()
  await page.getByRole('link', { name: 'Carrot Cake' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Carrot Cake' })).toBeVisible()
  await expect(first).not.toBeChecked()
  expect(sent.filter((method) => method !== 'GET')).toEqual([])
})

test('ticks outlast a reload in their tab, and go with it', async ({ page, context, db }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  const boxIn = (tab: Page) => tab.getByRole('checkbox', { name: '600\u00a0g carrots, peeled' })
  await openPage(page, '/recipes/carrot-soup')
  await boxIn(page).check()
  await page.getByRole('checkbox', { name: 'Step 2 done' }).check()
  await reloadPage(page)
  await expect(boxIn(page)).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Step 2 done' })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await boxIn(page).uncheck()
  await openPage(page, '/recipes/carrot-soup')
  await expect(boxIn(page)).not.toBeChecked()

  await boxIn(page).check()
  const other = await context.newPage()
  await openPage(other, '/recipes/carrot-soup')
  await expect(boxIn(other)).not.toBeChecked()
})

test('on a phone the first screens say what it is, how long, for how many, what is in it; then comes the first ingredient', async ({
  page,
  db,
}) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Poached Cod with Soft Leeks' }) }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes/poached-cod-with-soft-leeks')
  const topOf = (locator: Locator) => expect.poll(async () => (await locator.boundingBox())?.y)
  const order = [
    page.getByRole('heading', { level: 1 }),
    page.getByText(/ fibre/).first(),
    page.getByText('Total Time'),
    page.getByRole('term').filter({ hasText: 'Servings' }),
    page.getByText('Calories').first(),
  ]
  for (const part of order) await topOf(part).toBeLessThan(844)
  await topOf(page.getByRole('checkbox').first()).toBeLessThan(1100)
})

test('a long description waits for a tap on a phone, and stands there whole on a desk', async ({
  page,
  db,
}) => {
  const description = `Soft leeks. ${'A sentence of the story. '.repeat(40)}The end of it.`
  await insertRecipe(db, { fields: aRecipe({ name: 'Poached Cod', description }) }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes/poached-cod')
  const end = page.getByText('The end of it.')
  await expect(end).toBeHidden()
  const first = page.getByRole('checkbox').first()
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(1200)
  await page.getByText('The whole text').focus()
  await page.keyboard.press('Enter')
  await expect(end).toBeVisible()
  await reloadPage(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(end).toBeVisible()
  await expect(page.getByText('The whole text')).toBeHidden()
})

test('no word of an amount is broken on a phone', async ({ page, db }) => {
  const ingredients = ['2 tablespoons oil', '½ teaspoon salt', '500 g carrots'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', ingredients }) }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes/carrot-soup')
  for (const amount of [/^2.tablespoons$/, /^½.teaspoon$/, /^500.g$/])
    await expect
      .poll(async () => (await page.getByText(amount).first().boundingBox())?.height)
      .toBeLessThan(30)
})

test('the four figures open into the label of a packet, which lies open on a wide page', async ({
  page,
  db,
}) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes/carrot-soup')
  const facts = page.getByRole('region', { name: 'Nutrition Facts' })
  const saturated = facts.getByText('saturated')
  await expect(saturated).toBeHidden()
  await facts.getByText('All figures').click()
  await expect(saturated).toBeVisible()
  await facts.getByText('All figures').click()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(saturated).toBeVisible()
  await expect(facts.getByText('All figures')).toBeHidden()
})

test('of two lines that say the same, the one that was ticked is ticked after a reload', async ({
  page,
  db,
}) => {
  const ingredients = ['salt', 'rice', 'salt'].map((ingredient_text) => ({ ingredient_text, section: null }))
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', ingredients }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  await page.getByRole('checkbox', { name: 'salt' }).last().check()
  await reloadPage(page)
  await expect(page.getByRole('checkbox', { name: 'salt' }).last()).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('ingredients can be ticked in a browser that keeps nothing', async ({ page, db }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await openPage(page, '/recipes/carrot-soup')
  const first = page.getByRole('checkbox').first()
  await first.check()
  await expect(first).toBeChecked()
})

test('Keep screen on is there where the browser can do it, and holds until it is let go', async ({
  page,
  db,
}) => {
  await page.addInitScript(() => {
    const held = new Set<object>()
    Object.assign(window, { held })
    const request = async () => {
      const lock = new EventTarget()
      held.add(lock)
      const release = async () => {
        if (held.delete(lock)) lock.dispatchEvent(new Event('release'))
      }
      return Object.assign(lock, { release })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const count = () => page.evaluate(() => Reflect.get(window, 'held').size)
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  const button = page.getByRole('button', { name: 'Keep screen on' })
  await page.getByText('More', { exact: true }).click()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(count).toBe(1)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(count).toBe(0)
  await button.click()
  await expect.poll(count).toBe(1)
  // As a device does whose battery is low.
  await page.evaluate(() => {
    for (const lock of Reflect.get(window, 'held')) void lock.release()
  })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Your device does not allow this now')).toBeVisible()
  await button.click()
  await expect.poll(count).toBe(1)
  await expect(page.getByText('Your device does not allow this now')).toBeHidden()
  await page.getByRole('link', { name: 'Recipes' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  await expect.poll(count).toBe(0)
})

test('spec.md section 2: nothing of a recipe needs more width than a small phone has', async ({
  page,
  db,
}) => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4)
  const hostile = `${long} مرحبا بالعالم </script><script>alert(1)</script> {{7*7}} 🥕`
  const line = { section: hostile, ingredient_text: hostile }
  const step = { step_number: 1, section: hostile, step_text: hostile, step_url: null }
  const fields = aRecipe({
    ...{ name: hostile, description: hostile, story: hostile, author_name: hostile },
    ...{ ingredients: [line], instructions: [step], total_time_minutes: 100_000, servings: 1000 },
  })
  const { slug } = await insertRecipe(db, { fields }, NOW)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/recipes', `/recipes/${encodeURIComponent(slug)}`]) {
    await openPage(page, path)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

test('amounts of every length end at one line, and foods begin at another', async ({ page, db }) => {
  const ingredients = ['2 tablespoons oil', '500 g carrots', '1/2 cup milk'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', ingredients }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const columns of [
      [/^2.tablespoons$/, /^500.g$/, /^1\/2.cup$/].map((amount) => rightOf(page.getByText(amount).first())),
      ['oil', 'carrots', 'milk'].map((food) => leftOf(page.getByText(food, { exact: true }).first())),
    ])
      expect(new Set(await Promise.all(columns)).size, `${width} pixels`).toBe(1)
  }
})

test('the bar of a phone marks the part that one reads', async ({ page, db }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await page.setViewportSize({ width: 390, height: 600 })
  await openPage(page, '/recipes/carrot-soup')
  const bar = page.getByRole('navigation', { name: 'In this recipe' })
  const marked = bar.locator('[aria-current=true]')
  await expect(marked).toHaveCount(0)
  for (const part of ['Method', 'Ingredients', 'Facts']) {
    await bar.getByRole('link', { name: part }).click()
    await expect(marked).toHaveText(part)
  }
})

test('a list that is longer than the window scrolls with the page to its end, and stays there', async ({
  page,
  db,
}) => {
  const ingredients = Array.from({ length: 30 }, (_, place) => ({
    ingredient_text: `${place + 1} carrots`,
    section: null,
  }))
  const instructions = Array.from({ length: 30 }, (_, place) => ({
    step_number: place + 1,
    step_text: 'Simmer the carrots until soft. '.repeat(8),
    section: null,
    step_url: null,
  }))
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', ingredients, instructions }) }, NOW)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/recipes/carrot-soup')
  const last = page.getByRole('checkbox', { name: '30 carrots' })
  await expect(last).not.toBeInViewport()
  await page.getByRole('checkbox', { name: 'Step 22 done' }).scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

const rightOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return Math.round((box?.x ?? 0) + (box?.width ?? 0))
}
const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? 0)
