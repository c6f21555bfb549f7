import type { Browser, Response } from '@playwright/test'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'

/**
 * Kilobytes on the line, compressed, of a first visit. Ours are all scripts but the one of the framework. They may
 * not grow unnoticed: docs/performance-figures.md says what we aim at.
 */
const MOST = { scripts: 118, ours: 25, styles: 14, fonts: 48, all: 212 }

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
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForLoadState('networkidle')
  const weight: Record<string, number> = {}
  for (const response of responses) {
    const { responseBodySize } = await response.request().sizes()
    for (const part of partsOf(response)) weight[part] = (weight[part] ?? 0) + responseBodySize / 1000
  }
  await context.close()
  return Object.fromEntries(Object.entries(weight).map(([part, kilobytes]) => [part, Math.round(kilobytes)]))
}

function partsOf(response: Response): string[] {
  const type = response.request().resourceType()
  if (type === 'script')
    return response.url().includes('/framework-') ? ['scripts', 'all'] : ['scripts', 'ours', 'all']
  if (type === 'stylesheet') return ['styles', 'all']
  return type === 'font' ? ['fonts', 'all'] : ['all']
}
