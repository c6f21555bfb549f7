import type { Page, Route } from '@playwright/test'
import { waitUntilAlive } from './open-page.ts'
import { expect, type Faults } from './site.ts'

type Way = { fail: (route: Route) => Promise<void>; reason: string }

const FOREIGN = 'Something else answered instead of the site. Networks that ask you to sign in do that.'

const answer = (status: number, title: string) => async (route: Route) =>
  route.fulfill({
    status,
    contentType: 'text/html',
    body: `<!DOCTYPE html>\n<html><title>${title}</title><h1>${title}</h1></html>`,
  })

/** What the connection does to a request that fails, and the reason that the notice gives. */
const AWAY: Way = {
  fail: async (route) => route.abort('connectionrefused'),
  reason: 'The site did not answer. Your connection or the site may be down.',
}

/** Other ways to fail: the site has a fault, a proxy answers for it, a network wants somebody to sign in. */
export const MORE_WAYS: Way[] = [
  {
    fail: async (route) => route.fulfill({ status: 500, body: 'No.' }),
    reason: 'The site had a fault (status 500).',
  },
  { fail: answer(502, 'Bad Gateway'), reason: 'The site is away for a moment (status 502).' },
  { fail: answer(504, 'Gateway Timeout'), reason: 'The site is away for a moment (status 504).' },
  { fail: answer(200, 'Welcome to the café'), reason: FOREIGN },
]

/**
 * Does something while nobody answers, or the connection fails in more ways, from the second on by Try again, and at last over one
 * that works. A notice must name each failure in these words, while `stays` finds the screen as it was. `done` waits until the
 * change is seen to have gone through: only then may the connection fail again.
 */
export async function expectNothingLost(
  admin: Page,
  faults: Faults,
  {
    act,
    title,
    text,
    stays,
    done,
    more = [],
  }: {
    act: () => Promise<unknown>
    title: string
    text?: string
    stays: () => Promise<void>
    done: () => Promise<void>
    more?: Way[]
  },
) {
  faults.expect(/ERR_CONNECTION_REFUSED/)
  if (more.length > 0) faults.expect(/status of 50[024]/)
  const notice = admin.getByRole('alert').filter({ has: admin.getByRole('button', { name: 'Close' }) })
  const again = notice.getByRole('button', { name: 'Try again' })
  let isFirst = true
  for (const { fail, reason } of [AWAY, ...more]) {
    await admin.route(DATA, fail)
    await (isFirst ? act() : again.click())
    isFirst = false
    await expect(notice.getByText(reason)).toBeVisible()
    await expect(notice.getByText(title, { exact: true })).toBeVisible()
    if (text) await expect(notice.getByText(text, { exact: true })).toBeVisible()
    await expect(notice).toHaveCount(1)
    await stays()
    await admin.unroute(DATA)
  }
  await again.click()
  await done()
  await expect(notice).toBeHidden()
}

/** What the router asks for. */
const DATA = /\.data(\?|$)/

/** Waits until a notice says that something went well, and closes it. */
export async function expectSaid(page: Page, title: string) {
  const notice = page.getByRole('status').filter({ hasText: title })
  await expect(notice).toBeVisible()
  // A version that is restored loads the page anew.
  await waitUntilAlive(page)
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
}
