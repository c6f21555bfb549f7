import { fillSite } from '#server/process/sample-content.ts'
import { BY_DAY_AND_LAMPLIGHT, expectNoViolations } from './no-violations.ts'
import { openPage, reloadPage } from './open-page.ts'
import { overflow, smallerThan } from './room.ts'
import { expect, NOW, test } from './site.ts'

const COD = '/recipes/poached-cod-with-soft-leeks'
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** Milliseconds of minutes. */
const minutes = (count: number) => count * 60_000

for (const size of SIZES)
  test(`a dish is cooked step by step, and its timers ring by name wherever the cook is (${size.width} px)`, async ({
    page,
    db,
  }) => {
    test.slow()
    await fillSite(db, NOW)
    await page.setViewportSize(size)
    await page.clock.install()
    await openPage(page, `${COD}?servings=4`)
    await page.getByRole('link', { name: 'Cook', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('4')
    await expect(page.getByRole('listitem').filter({ hasText: 'cod loin' })).toContainText('4')

    await page.getByRole('button', { name: /^Start cooking/ }).click()
    await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
    // What goes in, for four.
    await expect(page.getByRole('list', { name: 'For this step' })).toContainText('4 medium leeks')
    await page.getByRole('button', { name: 'Leeks 15 min' }).click()
    await page.getByRole('button', { name: /^Next/ }).click()
    await page.getByRole('button', { name: 'Potatoes 16 min' }).click()
    const dock = page.getByRole('region', { name: 'Timers' })
    const rung = page.getByRole('navigation', { name: 'Timer', exact: true })
    await expect(dock.getByRole('button', { name: 'Leeks' })).toBeVisible()
    await expect.poll(() => overflow(page)).toEqual([])
    expect(
      await smallerThan(44, page.getByRole('main').locator('button:visible:not(.when), a:visible')),
    ).toEqual([])

    // The phone slept, and both are over when it wakes: one after the other rings, with how late it is.
    await page.clock.fastForward(minutes(17))
    await expect(page.getByRole('alert')).toContainText('Leeks: time is up')
    await expect(page.getByRole('alert')).toContainText(/2:\d\d over/)
    await expect(dock).toContainText(/Potatoes\+1:\d\d/)
    await rung.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('alert')).toContainText('Potatoes: time is up')
    await rung.getByRole('button', { name: '+2 min' }).click()
    await expect(page.getByRole('alert')).toBeHidden()

    // It runs on across pages, and rings there.
    await page.getByRole('link', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Poached Cod with Soft Leeks' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Timers' })).toContainText(/Potatoes 1:\d\d/)
    await openPage(page, '/equipment')
    await page.clock.fastForward(minutes(3))
    await expect(page.getByRole('alert')).toContainText('Potatoes: time is up')
    await page.getByRole('region', { name: 'Timers' }).getByRole('link').click()

    // The place was kept.
    await expect(page.getByRole('alert')).toContainText('Potatoes: time is up')
    await rung.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: /^Carry on at step 2/ }).click()
    await expect(page.getByText('Step 2 of 6', { exact: true })).toBeVisible()
    for (let step = 2; step < 6; step++) await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Step 6 of 6', { exact: true })).toBeVisible()
    await page.keyboard.press('Home')
    await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: 'Done. Sit down.' })).toBeVisible()
    await reloadPage(page)
    await expect(page.getByRole('button', { name: /^Start cooking/ })).toBeVisible()
  })

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('after a reload the first tap unlocks the sound, and until then the page says that it is silent', async ({
    page,
    db,
  }) => {
    await fillSite(db, NOW)
    await page.clock.install()
    await openPage(page, `${COD}/cook`)
    await page.getByRole('button', { name: /^Start cooking/ }).click()
    await page.getByRole('button', { name: '15 minutes', exact: true }).click()
    await reloadPage(page)
    await page.clock.fastForward(minutes(16))
    await expect(page.getByRole('alert')).toContainText('silent until you tap')
    await page.getByRole('alert').tap()
    await expect(page.getByRole('alert')).not.toContainText('silent until you tap')
  })
})

test('a timer is held, given a minute, stopped, and one of one’s own is set', async ({ page, db }) => {
  await fillSite(db, NOW)
  await page.clock.install()
  await openPage(page, `${COD}/cook`)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: /^Start cooking/ }).click()
  await page.getByRole('button', { name: 'List' }).click()
  const own = page.getByRole('dialog', { name: 'Ingredients' })
  await own.getByRole('spinbutton', { name: 'Minutes' }).fill('3')
  await own.getByRole('textbox', { name: 'For what' }).fill('Eggs')
  await own.getByRole('button', { name: 'Start' }).click()
  const dock = page.getByRole('region', { name: 'Timers' })
  await expect(dock).toContainText('Eggs3:00')
  await dock.getByRole('button', { name: '+1 min' }).click()
  await dock.getByRole('button', { name: 'Pause' }).click()
  await page.clock.fastForward(minutes(10))
  await expect(dock).toContainText('Eggs4:00 held')
  await dock.getByRole('button', { name: 'Go on' }).click()
  await dock.getByRole('button', { name: 'Stop' }).click()
  await expect(dock).toBeHidden()
})

for (const theme of BY_DAY_AND_LAMPLIGHT)
  test(`cook mode has no barriers, and fits (${theme})`, async ({ page, db }) => {
    test.slow()
    await fillSite(db, NOW)
    await page.emulateMedia({ colorScheme: theme })
    await page.clock.install()
    const rung = page.getByRole('navigation', { name: 'Timer', exact: true })
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, `${COD}/cook`)
      await expectNoViolations(page, 'before the steps')
      await page.getByRole('button', { name: /^(?:Start cooking|Carry on)/ }).click()
      await page.getByRole('button', { name: 'Leeks 15 min' }).click()
      await expectNoViolations(page, 'a step')
      await expect.poll(() => overflow(page)).toEqual([])
      await page.clock.fastForward(minutes(16))
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNoViolations(page, 'ringing')
      await rung.getByRole('button', { name: 'Stop' }).click()
    }
  })

test('without scripts, the whole dish is one page', async ({ browser, baseURL, db }) => {
  await fillSite(db, NOW)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`${COD}/cook`)
  await expect(page.getByRole('main').getByText('Slice the leeks').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Done. Sit down.' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Next|Start/ })).toHaveCount(0)
  await context.close()
})
