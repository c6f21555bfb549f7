import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { layTable } from './laid-table.ts'
import { openPage, reloadPage } from './open-page.ts'
import { signIn } from './sign-in.ts'
import { expect, NOW, test } from './site.ts'

/** The pages whose data was fetched before anybody asked for them. */
const fetchedAhead = (page: Page) =>
  page
    .locator('link[rel="prefetch"][as="fetch"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/\.data.*/, '')))

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

const SOUP = 'Silky Carrot Soup'
const SOUP_PAGE = '/recipes/silky-carrot-soup'

test('nothing is fetched ahead for a visitor who has not moved, then the pages in view are', async ({
  page,
  db,
}) => {
  await openList(page, db)
  await restAt(page, SOUP)
  expect(await fetchedAhead(page)).toEqual([])

  await move(page)
  await restAt(page, SOUP)
  await expect.poll(() => fetchedAhead(page)).toContain(SOUP_PAGE)
  expect(await fetchedAhead(page)).not.toContain('/recipes/rice-bowl-27')
})

test('cards that are scrolled past are not fetched, the ones at which it ends are', async ({ page, db }) => {
  await openList(page, db)
  await move(page)
  await scrollTo(page, SOUP)
  await scrollTo(page, 'Rice bowl 27')
  await restAt(page, 'Rice bowl 10')
  await expect.poll(() => fetchedAhead(page)).toContain('/recipes/rice-bowl-10')
  expect(await fetchedAhead(page)).not.toContain(SOUP_PAGE)
})

for (const { name, saveData } of [
  { name: 'nothing is prefetched over a connection that saves data', saveData: true },
  { name: 'pages are prefetched over a connection that does not save data', saveData: false },
]) {
  test(name, async ({ page, db }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
      saveData,
      effectiveType: '4g',
    })
    await openList(page, db)
    await move(page)
    await restAt(page, SOUP)
    if (saveData) expect(await fetchedAhead(page)).toEqual([])
    else await expect.poll(() => fetchedAhead(page)).toContain(SOUP_PAGE)
  })
}

test('nothing is fetched ahead for who is signed in, until they are not', async ({ admin, context, db }) => {
  await openList(admin, db)
  await move(admin)
  await restAt(admin, SOUP)
  expect(await fetchedAhead(admin)).toEqual([])

  await context.clearCookies()
  await context.clock.resume()
  await reloadPage(admin)
  await move(admin)
  await restAt(admin, SOUP)
  await expect.poll(() => fetchedAhead(admin)).toContain(SOUP_PAGE)
})

test('what was fetched ahead is let go when somebody signs in, be it in another tab', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await openList(page, db)
  await move(page)
  await restAt(page, SOUP)
  await expect.poll(() => fetchedAhead(page)).toContain(SOUP_PAGE)

  await context.clock.resume()
  await signIn(context, { db, baseURL, now: NOW })
  await openPage(await context.newPage(), '/about')
  await expect.poll(() => fetchedAhead(page)).toEqual([])
})

test('while the site is away, whoever moves keeps the page, and the next ones come when it is back', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(/ERR_FAILED/)
  await openList(page, db)
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await page.route('**/assets/*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await move(page)
  await scrollTo(page, SOUP)
  await card(page, SOUP).hover()
  await page.clock.runFor(5_000)
  await failed
  expect(await fetchedAhead(page)).toEqual([])

  await page.unroute('**/assets/*.js')
  await restAt(page, 'Rice bowl 27')
  await restAt(page, SOUP)
  await expect.poll(() => fetchedAhead(page)).toContain(SOUP_PAGE)
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

test('offline, a link keeps the page and says why, and so does Back; online it leads on', async ({
  page,
  context,
  db,
  faults,
}) => {
  // The first use of the recipe asks for what prints other amounts.
  faults.expect(/ERR_INTERNET_DISCONNECTED .*\/(?:health|assets\/show-texts)/)
  await layTable(db)
  // No request may be under way when the connection goes.
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
    saveData: true,
  })
  await openPage(page, '/recipes')
  await card(page, SOUP).click()
  const heading = page.getByRole('heading', { name: SOUP, level: 1 })
  await expect(heading).toBeVisible()

  await context.setOffline(true)
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline' })
  await about.click()
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await page.goBack()
  await expect(notice).toBeVisible()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(SOUP_PAGE)

  await context.setOffline(false)
  await about.click()
  await expect(page).toHaveURL('/about')
})

for (const path of ['/recipes', SOUP_PAGE])
  test(`offline, the first tap on ${path} says why nothing happens, and a later one leads on`, async ({
    page,
    context,
    db,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/)
    await layTable(db)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
      saveData: true,
    })
    await openPage(page, path)
    await context.setOffline(true)
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
    await about.click()
    const notice = page.getByRole('alert').filter({ hasText: 'You are offline' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(path)

    await context.setOffline(false)
    await about.click()
    await expect(page).toHaveURL('/about')
  })

test('a site that answers is no lost line, whatever the browser says of the network', async ({
  page,
  db,
}) => {
  await layTable(db)
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await openPage(page, '/recipes')
  await card(page, SOUP).click()
  await expect(page.getByRole('heading', { name: SOUP, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/recipes')
})

/** Opens the recipes and stops the clock, so that a test does not depend on how long it takes. */
async function openList(page: Page, db: Database) {
  await layTable(db)
  await page.clock.install()
  await openPage(page, '/recipes')
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function move(page: Page) {
  await page.mouse.move(3, 300)
  await page.mouse.move(3, 301)
}

/** Afterwards all that watches the card knows that it is in view: the expectation watches it too, and came last. */
async function scrollTo(page: Page, name: string) {
  await card(page, name).scrollIntoViewIfNeeded()
  await expect(card(page, name)).toBeInViewport()
}

/** Stays at a card for much longer than anything waits for, be it for the clock or for an answer of the site. */
async function restAt(page: Page, name: string) {
  await scrollTo(page, name)
  for (let second = 0; second < 5; second++) {
    await page.clock.runFor(1_000)
    await page.evaluate(async () => {
      const answer = await fetch('/about', { cache: 'no-store' })
      await answer.text()
    })
  }
}
