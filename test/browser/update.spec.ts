import { type BrowserContext, expect, type Page, test as playwrightTest } from '@playwright/test'
import { startSite } from '../running-site.ts'
import { copySite } from '../site-copy.ts'
import { waitUntilAlive } from './open-page.ts'
import { listenForFaults } from './page-faults.ts'

// With two real builds: pages stay open while the site is built anew and started again.

/** A site of its own, which may be built and started anew at its address. */
const test = playwrightTest.extend<{ site: Awaited<ReturnType<typeof startCopy>> }>({
  site: async ({}, use) => {
    const site = await startCopy()
    await use(site)
    await site.end()
  },
})

const BEFORE = 'Equipment Lists'
const AFTER = 'Tool Lists'

/** What the router says of a page that is of another release than the server. */
const MISMATCH = /manifest version mismatch/

/** What the browser says of pages that are fetched ahead while the server starts again, which may take a while. */
const AWAY = /ERR_CONNECTION_REFUSED|^Failed to fetch manifest patches TypeError: Failed to fetch/

test('pages that are open while the site is updated go on, whatever is clicked @long', async ({
  context,
  site,
}) => {
  test.slow()
  const [reader, wanderer] = [await openTab(context, site.address), await openTab(context, site.address)]
  site.edit('app/ui/frame/footer.tsx', BEFORE, AFTER)
  site.edit('app/routes.ts', `'routes/equipment/list.tsx'`, `'routes/equipment/list.tsx', { id: 'moved' }`)
  await site.build()

  // The server of the release before still runs, over the files of the new one.
  await reader.follow('Privacy Policy')
  await reader.expectToShow('Privacy Policy', BEFORE)

  await site.restart()
  // Scripts that this page had not asked for yet are still there.
  const noticed = reader.page.waitForEvent('console', (message) => MISMATCH.test(message.text()))
  await reader.follow('Browse Recipes')
  await reader.expectToShow('Recipes', BEFORE)
  await noticed
  // A way that it has not learned of leads to the new release.
  await reader.follow('Slow Chicken Congee')
  await reader.expectToShow('Slow Chicken Congee', AFTER)
  // What it asks for has another name by now.
  await wanderer.follow('Equipment')
  await wanderer.expectToShow('Equipment', AFTER)
  await expect(wanderer.page.getByRole('link', { name: 'View Details & Reviews' }).first()).toBeVisible()

  const faults = [...reader.faults, ...wanderer.faults]
  expect(faults.filter((fault) => !MISMATCH.test(fault) && !AWAY.test(fault))).toEqual([])
})

async function startCopy() {
  const { root, ...copy } = copySite()
  const first = await startSite({}, root)
  const { address } = first
  let running = first
  return {
    ...copy,
    address,
    async restart() {
      await running.stop()
      running = await startSite({ PORT: new URL(address).port }, root)
    },
    async end() {
      await running.stop()
      copy.remove()
    },
  }
}

/** A tab that has learned where the links of its page lead. */
async function openTab(context: BrowserContext, address: string) {
  const page: Page = await context.newPage()
  const faults = await listenForFaults(page)
  const learned = page.waitForResponse(/__manifest/)
  await page.goto(`${address}/about`)
  await waitUntilAlive(page)
  await learned
  return {
    page,
    faults,
    follow: async (name: string) => page.getByRole('link', { name, exact: true }).first().click(),
    async expectToShow(title: string, footer: string) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('contentinfo')).toContainText(footer)
    },
  }
}
