import type { Browser, Response } from '@playwright/test'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'

/**
 * Kilobytes on the line, compressed, of a first visit. Ours are all scripts but the one of the framework. They may
 * not grow unnoticed: docs/performance-figures.md says what we aim at.
 */
const MOST = { scripts: 110, ours: 18, styles: 12, fonts: 51, all: 200 }

test('no public page is heavy at a first visit', async ({ browser, baseURL, db }) => {
  // Each page is waited for until nothing more comes.
  test.slow()
  for (const { path } of await layTable(db)) {
    const weight = await weigh(browser, baseURL + path)
    const heavy = Object.entries(MOST).filter(([part, most]) => (weight[part] ?? 0) > most)
    expect.soft(heavy, `${path}: ${JSON.stringify(weight)}`).toEqual([])
  }
})

test('no public page makes a browser load the rules by which languages write numbers and dates', async ({
  page,
  baseURL,
  db,
}) => {
  await page.addInitScript(noteFormats)
  for (const { path } of await layTable(db)) {
    await openPage(page, baseURL + path)
    expect.soft(await page.evaluate(() => Reflect.get(window, 'formats')), path).toEqual([])
  }
  // What would be noted is.
  await page.evaluate(() => new Intl.NumberFormat().format(1) + (1).toLocaleString())
  expect(await page.evaluate(() => Reflect.get(window, 'formats'))).toEqual([
    'NumberFormat',
    'toLocaleString',
  ])
})

/** Runs in the page: notes in `window.formats` whatever asks for a language's rules. */
function noteFormats() {
  const formats: string[] = []
  Reflect.set(window, 'formats', formats)
  const note = (owner: object, name: string) => {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') return
    const noted = new Proxy(original, {
      construct(target, given) {
        formats.push(name)
        return Reflect.construct(target, given)
      },
      apply(target, self, given) {
        formats.push(name)
        return Reflect.apply(target, self, given)
      },
    })
    Reflect.set(owner, name, noted)
  }
  for (const name of Object.getOwnPropertyNames(Intl)) note(Intl, name)
  for (const kind of [Number, Date, Array, String])
    for (const name of Object.getOwnPropertyNames(kind.prototype))
      if (name.includes('ocale')) note(kind.prototype, name)
}

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
