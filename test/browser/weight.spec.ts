import type { Browser, Response } from '@playwright/test'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'

/** Kilobytes on the line, compressed, of a first visit that goes through the whole page. They may not grow unnoticed. */
const MOST = { scripts: 136, styles: 16, fonts: 48, all: 226 }

const PARTS: Record<string, string> = { script: 'scripts', stylesheet: 'styles', font: 'fonts' }

test('no public page is heavy at a first visit', async ({ browser, baseURL, db }) => {
  // Each page is waited for until nothing more comes.
  test.slow()
  for (const { path } of await layTable(db)) {
    const weight = await weigh(browser, baseURL + path)
    const heavy = Object.entries(MOST).filter(([part, most]) => (weight[part] ?? 0) > most)
    expect.soft(heavy, `${path}: ${JSON.stringify(weight)}`).toEqual([])
  }
})

/** What a browser that has nothing yet is sent until the page is alive and all is drawn that it shows. */
async function weigh(browser: Browser, address: string): Promise<Record<string, number>> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await openPage(page, address)
  // A browser asks for more or fewer of the pictures below the screen, by the speed that it has seen.
  await page.evaluate(() => Array.from(document.images, (image) => (image.loading = 'eager')))
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForLoadState('networkidle')
  const weight: Record<string, number> = {}
  for (const response of responses) {
    const { responseBodySize } = await response.request().sizes()
    for (const part of ['all', PARTS[response.request().resourceType()]])
      if (part) weight[part] = (weight[part] ?? 0) + responseBodySize / 1000
  }
  await context.close()
  return Object.fromEntries(Object.entries(weight).map(([part, kilobytes]) => [part, Math.round(kilobytes)]))
}
