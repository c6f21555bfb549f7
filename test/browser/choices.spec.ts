import type { Browser, Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { withVersion } from '../confirmed-version.ts'
import { aRecipe } from '../fixtures.ts'
import { waitUntilAlive } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

// What a reader marks, chooses and swaps is not sent. Nor may requests tell of it by being others, or more, than everybody’s.

const CHOICES = {
  profile: JSON.stringify({
    version: 1,
    marks: { spicy: { mark: 'avoid', words: 'sore' }, 'alliums-fructans': { mark: 'limit', words: '' } },
  }),
  spell: 'gentle soft',
  timers: JSON.stringify({
    version: 1,
    timers: [
      { id: 'cod', slug: 'cod', step: 1, name: 'Cod', total: 60, end: Date.now() + 3_600_000, left: null },
    ],
  }),
  cooking: JSON.stringify({ version: 1, places: [{ slug: 'cod', step: 2, seen: Date.now() }] }),
}
/** What alone may be asked for earlier or more often: pages that links lead to, their routes and their scripts. */
const AHEAD = /\.data\b|^GET \/(?:assets\/|__manifest\?)/

const DISHES: [step: string, ...lines: string[]][] = [
  ['Fry until crisp, and serve hot.', '4 tbsp chilli flakes', '500 g chicken breast'],
  ['Simmer the onions until they mash.', '800 g onions', '1 tbsp olive oil'],
  ['Toss and serve.', '200 g raw carrots, grated', '40 g almonds'],
  ['Simmer the carrots and blend until smooth.', '600 g carrots, peeled'],
]

/** More than a page of dishes, most of which the choices hide, and the newest two that they show. */
async function layTable(db: Database) {
  const lay = (name: string, [step_text, ...lines]: [string, ...string[]], version = {}) => {
    const fields = aRecipe({
      name,
      description: null,
      servings: 4,
      ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
      instructions: [{ step_number: 1, step_text, section: null, step_url: null }],
    })
    return insertRecipe(db, { fields: withVersion(fields, version, 'stricture') }, NOW)
  }
  for (let number = 1; number <= 28; number++)
    await lay(`Stew ${number}`, DISHES[number % DISHES.length] ?? ['', ''])
  await lay(
    'Carrot Soup',
    [
      'Simmer the carrots and the rice until they mash.',
      ...['400 g carrots, peeled', '200 g brown rice', '2 cups milk'],
    ],
    { lines: [{ was: '200 g brown rice', text: '200 g white rice' }] },
  )
  await lay('Chilli Pan', ['Fry it.', '4 tbsp chilli flakes', '500 g beef'])
}

/** A browser of its own, and every request that it has sent so far. */
async function openReader(browser: Browser, baseURL: string, choices: object) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  await context.addInitScript((kept) => {
    if (location.protocol === 'about:' || localStorage.getItem('begun')) return
    localStorage.setItem('begun', 'yes')
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text)
  }, choices)
  const page = await context.newPage()
  const sent: string[] = []
  let [pending, last] = [0, Date.now()]
  const change = (by: number) => {
    pending += by
    last = Date.now()
  }
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url().replace(baseURL, '')}`)
    change(1)
  })
  page.on('requestfinished', () => change(-1))
  page.on('requestfailed', () => change(-1))
  /** All requests until the page is quiet. */
  const untilQuiet = async () => {
    await expect.poll(() => pending <= 0 && Date.now() - last > 700).toBe(true)
    return [...sent]
  }
  return { page, context, untilQuiet, close: () => context.close() }
}

type Step = { name: string; act: (page: Page, hasChoices: boolean) => Promise<unknown> }

/** Both readers go the same way. After each step, nothing was asked for that the other reader has not asked for. */
async function compare(browser: Browser, baseURL: string, steps: Step[]) {
  const [plain, own] = [await openReader(browser, baseURL, {}), await openReader(browser, baseURL, CHOICES)]
  for (const { name, act } of steps) {
    await act(plain.page, false)
    const [all] = [await plain.untilQuiet()]
    await act(own.page, true)
    const asked = await own.untilQuiet()
    const beyond = [...new Set(asked)].filter((request) => !all.includes(request))
    expect([name, beyond]).toEqual([name, []])
    // The same address twice would tell, too.
    const times = (list: string[], request: string) => list.filter((one) => one === request).length
    const again = asked.filter(
      (request) => !AHEAD.test(request) && times(asked, request) > times(all, request),
    )
    expect([name, again]).toEqual([name, []])
    expect(await own.context.cookies()).toEqual([])
  }
  await plain.close()
  await own.close()
}

const open = (path: string): Step => ({
  name: path,
  async act(page) {
    await page.goto(path)
    await waitUntilAlive(page)
  },
})

/** To the end of a page, as somebody who looks through it: in steps, so that what is lazy comes. */
const scroll: Step = {
  name: 'scroll',
  act: (page) =>
    page.evaluate(async () => {
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        scrollTo(0, top)
        await painted()
      }
    }),
}

const tapLink = (name: string): Step => ({
  name,
  act: (page) => page.getByRole('main').getByRole('link', { name, exact: true }).first().click(),
})

const heading = async (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible()

test('pages that are opened ask for the same, whatever a browser keeps of its reader', async ({
  browser,
  baseURL,
  db,
}) => {
  test.slow()
  await layTable(db)
  await compare(
    browser,
    baseURL,
    ['/', '/recipes', '/recipes?page=2', '/recipes/carrot-soup', '/search?q=stew', '/profile'].flatMap(
      (path) => [open(path), scroll],
    ),
  )
})

test('taps on choices, swaps, links and Back ask for the same, whatever is chosen', async ({
  browser,
  baseURL,
  db,
  log,
}) => {
  test.slow()
  await layTable(db)
  await compare(browser, baseURL, [
    open('/'),
    scroll,
    {
      name: 'a day',
      async act(page, hasChoices) {
        await page.getByRole('radio', { name: hasChoices ? 'In a flare' : 'A good day' }).check()
      },
    },
    scroll,
    open('/recipes'),
    scroll,
    tapLink('Carrot Soup'),
    scroll,
    {
      name: 'a spell and a swap',
      async act(page, hasChoices) {
        const spell = page.getByRole('radio', { name: hasChoices ? 'Stricture' : 'Everyday' })
        await spell.focus()
        await page.keyboard.press('Space')
        await page
          .getByRole('listitem')
          .filter({ hasText: '2 cups milk' })
          .getByText(/^Swaps?$/)
          .click()
        if (!hasChoices) return
        await expect(page.getByText(/^The chef’s version, /)).toBeVisible()
        await page
          .getByRole('button', { name: /^Use the swap/ })
          .first()
          .click()
        await heading(page, 'One portion, with your swaps')
      },
    },
    {
      name: 'servings',
      act: (page) => page.getByRole('link', { name: 'One serving more' }).click(),
    },
    {
      name: 'the sheet',
      async act(page) {
        await page.evaluate(() => (window.print = () => {}))
        await page.getByText('All facts', { exact: true }).click()
        await page.getByRole('button', { name: 'Print a sheet for an appointment' }).click()
      },
    },
    {
      name: 'Back',
      async act(page) {
        await page.goBack()
        await heading(page, '30 recipes found')
      },
    },
    scroll,
    {
      name: 'what is hidden',
      async act(page, hasChoices) {
        if (hasChoices) await page.getByRole('button', { name: 'Show', exact: true }).click()
      },
    },
    tapLink('Chilli Pan'),
    scroll,
    open('/search?q=stew'),
    scroll,
  ])
  expect(log.join('\n')).not.toMatch(/stricture|gentle|spicy|texture/)
})
