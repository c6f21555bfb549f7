import type { Page } from '@playwright/test'

/** Delays the responses of an address until the returned function is called. */
export async function delayResponses(page: Page, address: string | RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
