import { type Page } from '@playwright/test'

/** Opens a page and waits until its scripts have taken it over, so that what is clicked next is theirs. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path)
  await waitUntilAlive(page)
  return response
}

/** Loads a page again and waits until its scripts have taken it over. */
export async function reloadPage(page: Page) {
  await page.reload()
  await waitUntilAlive(page)
}

/**
 * React leaves its mark on each element that it has made its own. The last of them is the footer, or an admin screen.
 * What then listens to the whole page begins to do so right after, before the browser is idle. On a busy machine it may never say
 * that it is.
 */
export async function waitUntilAlive(page: Page) {
  await page.waitForFunction(() => {
    const last = document.querySelector('footer') ?? document.querySelector('main')
    return last !== null && Object.keys(last).some((key) => key.startsWith('__react'))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
}
