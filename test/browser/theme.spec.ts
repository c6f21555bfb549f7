import type { Page } from '@playwright/test'
import { openPage, reloadPage } from './open-page.ts'
import { expect, test } from './site.ts'

const DAYLIGHT = 'light'
const LAMPLIGHT = 'dark'

test('without a choice the page follows the system, also while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, '/')
  await expectTheme(page, LAMPLIGHT)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, DAYLIGHT)
})

test('a choice is remembered, holds on every page, and stands above the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expectTheme(page, LAMPLIGHT)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expectTheme(page, LAMPLIGHT)
  await reloadPage(page)
  await expectTheme(page, LAMPLIGHT)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expectTheme(page, DAYLIGHT)
  await openPage(page, '/privacy')
  await expectTheme(page, DAYLIGHT)
})

test('a choice holds in every tab', async ({ page, context }) => {
  await openPage(page, '/')
  const tab = await context.newPage()
  await openPage(tab, '/about')
  await tab.getByRole('button', { name: 'Dark theme' }).click()
  await expectTheme(page, LAMPLIGHT)
})

test('the chosen theme is there before anything is painted', async ({ page, faults }) => {
  faults.expect(/console: Failed to load resource: net::ERR_FAILED .*\.js/)
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const watch = new MutationObserver(() => {
      if (!document.body) return
      // Nothing is painted before there is a body.
      document.documentElement.dataset.themeAtFirst = document.documentElement.dataset.theme ?? 'none'
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  const scriptsFail = page.waitForEvent('requestfailed')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(await page.locator('html').getAttribute('data-theme-at-first')).toBe('dark')
  expect(await brightness(page)).toBeLessThan(0.2)
  await scriptsFail
})

async function expectTheme(page: Page, theme: typeof DAYLIGHT | typeof LAMPLIGHT) {
  const pressed = String(theme === LAMPLIGHT)
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', pressed)
  const light = expect.poll(() => brightness(page))
  await (theme === LAMPLIGHT ? light.toBeLessThan(0.2) : light.toBeGreaterThan(0.8))
}

/** How bright the page's ground is: 0 is black, 1 is white. */
async function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return NaN
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3 / 255
  })
}
