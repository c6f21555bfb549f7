import { chromium } from '@playwright/test'
import { startSite } from '#test/running-site.ts'
import playwright from '../playwright.config.ts'

// Takes the picture of the README from the built site with its sample content, over a database of its own.

const FILE = new URL('../docs/screenshots/home.png', import.meta.url).pathname

const site = await startSite()
if (!site.address) throw new Error(`The site did not start: ${site.said()}`)
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
  const viewport = { width: 1280, height: 780 }
  const page = await browser.newPage({ colorScheme: 'light', viewport, reducedMotion: 'reduce' })
  await page.goto(site.address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.screenshot({ path: FILE })
} finally {
  await browser.close()
  await site.stop()
}
