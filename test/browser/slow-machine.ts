import type { BrowserContext } from '@playwright/test'

/** Milliseconds by which scripts come late, and answers to the router. */
const LATE = { scripts: 800, data: 400 }

/** How many times longer than here a script takes. */
const SLOWER = 3

/**
 * Makes a browser as slow as one on a busy machine: a test that acts before the page is alive, or reads once what still
 * changes, then fails each time instead of now and then.
 */
export async function slowDown(context: BrowserContext) {
  const delay = async (address: string | RegExp, milliseconds: number) =>
    context.route(address, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      await route.continue()
    })
  await delay('**/assets/*.js', LATE.scripts)
  await delay(/\.data(\?|$)/, LATE.data)
  context.on('page', async (page) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  })
}
