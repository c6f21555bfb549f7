import type { Locator, Page } from '@playwright/test'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { delayResponses } from './delay-responses.ts'
import { expectNoViolations } from './no-violations.ts'
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
  await reloadPage(page)
  await expect(boxIn(page)).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await boxIn(page).uncheck()
  await openPage(page, '/recipes/carrot-soup')
  await expect(boxIn(page)).not.toBeChecked()

  await boxIn(page).check()
  const other = await context.newPage()
  await openPage(other, '/recipes/carrot-soup')
  await expect(boxIn(other)).not.toBeChecked()
})

test('steps are ticked off, and stay so when the phone loads the page again', async ({ page, db }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  await page.getByRole('checkbox', { name: 'Step 2 done' }).check()
  await reloadPage(page)
  await expect(page.getByRole('checkbox', { name: 'Step 2 done' })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
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
    page.getByText('Total Time'),
    page.getByRole('term').filter({ hasText: 'Servings' }),
    page.getByText('Calories').first(),
  ]
  for (const part of order) await topOf(part).toBeLessThan(844)
  await topOf(page.getByRole('checkbox').first()).toBeLessThan(900)
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
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(1000)
  await page.getByText('The whole text').focus()
  await page.keyboard.press('Enter')
  await expect(end).toBeVisible()
  await reloadPage(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(end).toBeVisible()
  await expect(page.getByText('The whole text')).toBeHidden()
})

test('no word of an amount is broken on a phone', async ({ page, db }) => {
  const ingredients = ['2 tablespoons oil', '500 g carrots'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', ingredients }) }, NOW)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/recipes/carrot-soup')
  for (const amount of [/^2.tablespoons$/, /^500.g$/])
    await expect
      .poll(async () => (await page.getByText(amount).first().boundingBox())?.height)
      .toBeLessThan(30)
})

test('a recipe is scaled and converted, its ticks stay, and what is copied is what is shown', async ({
  page,
  context,
  db,
}) => {
  const ingredients = ['500 g carrots', '2 tbsp oil'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4, ingredients }) }, NOW)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/recipes/carrot-soup')
  await page.getByRole('checkbox', { name: 'carrots' }).check()
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(page).toHaveURL(/\?servings=5$/)
  await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('5')
  await expect(page.getByRole('checkbox', { name: '625\u00a0g carrots' })).toBeChecked()
  await page.getByRole('link', { name: 'US', exact: true }).click()
  await expect(page).toHaveURL(/\?servings=5&units=us$/)
  await expect(page.getByRole('checkbox', { name: /oz carrots/ })).toBeChecked()
  await expectNoViolations(page, 'a recipe for other servings')
  await page.getByRole('button', { name: 'Copy ingredients' }).click()
  await expect(page.getByText('Ingredients copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/oz carrots\n2½ tbsp oil$/)
  await reloadPage(page)
  await expect(page.getByRole('checkbox', { name: /oz carrots/ })).toBeChecked()
  await page.getByRole('link', { name: 'Back to 4' }).click()
  await expect(page).toHaveURL(/\?units=us$/)
})

test('servings and units need no request: lines, steps, swaps and softer versions are shown anew by the page', async ({
  page,
  context,
  db,
}) => {
  const ingredients = ['500 g carrots', '2 cups milk', '1 tsp salt'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  }))
  const step = { step_number: 1, section: null, step_text: 'Cook the 500 g carrots soft.', step_url: null }
  const fields = aRecipe({ name: 'Carrot Soup', servings: 4, ingredients, instructions: [step] })
  await insertRecipe(db, { fields }, NOW)
  await insertRecipe(db, { fields: { ...fields, name: 'Bread', servings: null } }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  const more = page.getByRole('link', { name: 'One serving more' })
  // The first touch of the page, anywhere.
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  for (const servings of ['5', '6']) {
    await more.click()
    await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue(servings)
  }
  await expect(page).toHaveURL(/\?servings=6$/)
  await expect(page.getByRole('checkbox', { name: '750\u00a0g carrots' })).toBeVisible()
  await expect(page.getByText('Cook the 750\u00a0g carrots soft.')).toBeVisible()
  await expect(page.getByText('Times stay as written.')).toBeVisible()
  await expect(page.getByText('did not scale')).toBeVisible()
  await expect(page.getByText('3 cups lactose-free milk')).toBeAttached()
  await page.getByRole('link', { name: 'Metric' }).click()
  await expect(page.getByText('725 ml lactose-free milk')).toBeAttached()

  const field = page.getByRole('spinbutton', { name: 'Servings' })
  await field.fill('8')
  await field.press('Enter')
  await expect(page).toHaveURL(/\?servings=8&units=metric$/)
  await expect(field).toBeFocused()
  await field.fill('100')
  await field.blur()
  await expect(field).toHaveValue('8')
  await page.getByRole('link', { name: 'Back to 4' }).click()
  await expect(page).toHaveURL(/\?units=metric$/)
  await expect(page.getByText('Cook the 500 g carrots soft.')).toBeVisible()
  expect(asked).toEqual([])

  // What the page shows is what the server says of that address.
  await context.setOffline(false)
  const lines = await page.getByRole('region', { name: 'Ingredients' }).innerText()
  await reloadPage(page)
  expect(await page.getByRole('region', { name: 'Ingredients' }).innerText()).toBe(lines)

  await openPage(page, '/recipes/bread')
  await page.getByRole('link', { name: '2×' }).click()
  await page.getByRole('link', { name: 'US', exact: true }).click()
  await expect(page).toHaveURL(/\?times=2&units=us$/)
})

test('taps on servings and units add up, also while the script that shows them is on its way', async ({
  page,
  db,
}) => {
  const ingredients = [{ ingredient_text: '500 g carrots', section: null }]
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4, ingredients }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  const release = await delayResponses(page, /list-parts/)
  const [more, us] = [
    page.getByRole('link', { name: 'One serving more' }),
    page.getByRole('link', { name: 'US', exact: true }),
  ]
  for (const tap of [more, us, more, more]) await tap.evaluate((link: HTMLElement) => link.click())
  release()
  await expect(page).toHaveURL(/\?servings=7&units=us$/)
  await expect(page.getByRole('checkbox', { name: /oz carrots/ })).toBeVisible()
})

test('what the line broke off before it came stays on the page while servings are changed', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  const ingredients = [{ ingredient_text: '500 g carrots', section: null }]
  const fields = aRecipe({ name: 'Carrot Soup', servings: 4, ingredients })
  await insertRecipe(db, { fields }, NOW)
  await insertRecipe(db, { fields: { ...fields, name: 'Carrot Cake' } }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  const parts = page.waitForResponse(/list-parts/)
  await page.getByRole('checkbox', { name: /carrots/ }).hover()
  await parts
  await context.setOffline(true)
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(page.getByRole('checkbox', { name: '625\u00a0g carrots' })).toBeVisible()
  for (const part of [
    page.getByRole('link', { name: 'Carrot Cake' }),
    page.getByRole('button', { name: 'Share' }),
    page.getByRole('group', { name: /Cook it for/ }),
    page.getByRole('heading', { name: 'Diets, line by line' }),
  ])
    await expect(part.first()).toBeVisible()
})

test('where the script that shows other servings does not come, the server is asked', async ({
  page,
  db,
  faults,
}) => {
  const ingredients = [{ ingredient_text: '500 g carrots', section: null }]
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4, ingredients }) }, NOW)
  faults.expect(/list-parts/)
  await page.route(/list-parts/, (route) => route.abort())
  await openPage(page, '/recipes/carrot-soup')
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(page).toHaveURL(/\?servings=5$/)
  await expect(page.getByRole('checkbox', { name: '625\u00a0g carrots' })).toBeVisible()
})

test('the address says what is shown, also on the way back', async ({ page, db }) => {
  const ingredients = [{ ingredient_text: '500 g carrots', section: null }]
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4, ingredients }) }, NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Cake', servings: 4, ingredients }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  const linesFor = (grams: string) => page.getByRole('checkbox', { name: `${grams}\u00a0g carrots` })
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(linesFor('625')).toBeVisible()
  await page.evaluate(() => (location.hash = 'step-1'))
  await page.getByRole('link', { name: 'One serving more' }).click()
  await expect(linesFor('750')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?servings=5$/)
  await expect(linesFor('625')).toBeVisible()
  await page.getByRole('link', { name: 'Carrot Cake' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Carrot Cake' })).toBeVisible()
  await expect(linesFor('500')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Carrot Soup' })).toBeVisible()
  await expect(linesFor('625')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('servings are set with a plain form', async ({ page, db }) => {
    const ingredients = [{ ingredient_text: '500 g carrots', section: null }]
    await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup', servings: 4, ingredients }) }, NOW)
    await page.goto('/recipes/carrot-soup?units=us')
    await page.getByRole('spinbutton', { name: 'Servings' }).fill('8')
    await page.getByRole('button', { name: 'Set' }).click()
    await expect(page).toHaveURL(/\?servings=8&units=us$|\?units=us&servings=8$/)
    await expect(page.getByText('2¼\u00a0lb')).toBeVisible()
  })
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

test('spec.md section 2: a picture that fails gives way to the placeholder', async ({ page, db, faults }) => {
  const image_url = 'https://photos.example/cod.jpg'
  faults.expect(/photos\.example/)
  await page.route('https://photos.example/**', (route) => route.abort())
  await insertRecipe(db, { fields: aRecipe({ name: 'Poached Cod', image_url }) }, NOW)
  await openPage(page, '/recipes/poached-cod')
  await expect(page.locator('article picture img')).toHaveAttribute('src', /^\/plates\//)
})

test('Keep screen on is there where the browser can do it, and holds until it is let go', async ({
  page,
  db,
}) => {
  await page.addInitScript(() => {
    const held = new Set<object>()
    Object.assign(window, { held })
    const request = async () => {
      const lock = { release: async () => void held.delete(lock) }
      held.add(lock)
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const count = () => page.evaluate(() => Reflect.get(window, 'held').size)
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  await openPage(page, '/recipes/carrot-soup')
  const button = page.getByRole('button', { name: 'Keep screen on' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(count).toBe(1)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(count).toBe(0)
  await button.click()
  await expect.poll(count).toBe(1)
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
