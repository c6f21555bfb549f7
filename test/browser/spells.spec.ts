import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { withVersion } from '../confirmed-version.ts'
import { aRecipe } from '../fixtures.ts'
import { readingGrade } from '../reading-grade.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage, reloadPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

const PHONE = { width: 390, height: 844 }

/** Dishes by name, each with its lines and its one step; of some, a gentle version that the chef confirmed. */
async function lay(
  db: Database,
  dishes: Record<string, [step: string, ...lines: string[]]>,
  versions: Record<string, object> = {},
) {
  for (const [name, [step_text, ...texts]] of Object.entries(dishes)) {
    const ingredients = texts.map((ingredient_text) => ({ ingredient_text, section: null }))
    const instructions = [{ step_number: 1, step_text, section: null, step_url: null }]
    const fields = aRecipe({ name, ingredients, instructions, description: null })
    const version = versions[name]
    await insertRecipe(db, { fields: version ? withVersion(fields, version) : fields }, NOW)
  }
}

const SOUP = {
  'Carrot Soup': [
    'Simmer the carrots and the rice until they mash.',
    '400 g carrots, peeled',
    '200 g brown rice',
  ],
} satisfies Parameters<typeof lay>[1]
const SOUP_VERSION = {
  'Carrot Soup': {
    lines: [{ was: '200 g brown rice', text: '200 g white rice' }],
    notes: [{ was: SOUP['Carrot Soup'][0], text: 'It is ready when it mashes with a fork.' }],
  },
}
const THREE = {
  ...SOUP,
  'Boiled Rice': ['Boil the rice until it falls apart.', '300 g white rice'],
  'Raw Salad': ['Toss and serve.', '200 g raw carrots, grated', '40 g almonds'],
} satisfies Parameters<typeof lay>[1]

const versionLines = (page: Page) => page.getByRole('region', { name: 'Ingredients, Gentle spell' })

test('a spell is chosen, shows the version of the chef, stays in this browser alone, and leads back', async ({
  page,
  db,
}) => {
  await lay(db, SOUP, SOUP_VERSION)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`))
  await page.setViewportSize({ width: 320, height: 844 })
  await openPage(page, '/recipes/carrot-soup')
  const row = page.getByRole('group', { name: 'Cook it for' })
  await expect(row.getByRole('radio', { name: 'Gentle spell the chef’s version' })).toBeVisible()
  await expect(page.getByText(/^The chef’s version, /)).toHaveCount(0)
  await row.getByRole('radio', { name: 'Gentle spell' }).focus()
  await page.keyboard.press('Space')
  for (const words of [
    /^The chef’s version, /,
    /^1 line and 1 sentence are hers\./,
    /^Gentle food is for short spells/,
    'get urgent medical help.',
  ])
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  // A site without an address for mail has nobody to write to.
  await expect(page.getByText('Something wrong here?')).toHaveCount(0)
  const step = page.getByRole('listitem').filter({ hasText: 'Simmer the carrots' })
  await expect(step).toContainText('added It is ready when it mashes with a fork.')
  await expect(versionLines(page).getByRole('checkbox', { name: /200 g white rice/ })).toBeVisible()
  await versionLines(page).getByText('As written', { exact: true }).click()
  await expect(versionLines(page).getByText('200 g brown rice', { exact: true })).toBeVisible()
  await expect.poll(() => overflow(page)).toEqual([])
  await expectNoViolations(page, 'a version')
  const paragraphs = await page.locator('#cook-for').locator('p:visible').allTextContents()
  expect(paragraphs.length).toBeGreaterThan(3)
  expect(readingGrade(paragraphs.join('\n'))).toBeLessThanOrEqual(7)
  await reloadPage(page)
  await expect(row.getByRole('radio', { name: 'Gentle spell' })).toBeChecked()
  // What the server has drawn stays while its code is not there.
  for (const title of ['Instructions', 'All facts'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(versionLines(page)).toBeVisible()
  expect(asked.filter((request) => /gentle|stricture/i.test(request))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  await row.getByRole('radio', { name: 'Everyday' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^The chef’s version, /)).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: '200 g brown rice' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
})

test('a version for other servings says where to start with salt, and marks what was worked out', async ({
  page,
  db,
}) => {
  const lines = [{ was: '400 g carrots, peeled', text: '400 g carrots, peeled and diced' }]
  await lay(
    db,
    { 'Carrot Stew': ['Simmer the carrots.', '400 g carrots, peeled', '1 tsp salt'] },
    { 'Carrot Stew': { lines } },
  )
  await openPage(page, '/recipes/carrot-stew?servings=12')
  const row = page.getByRole('group', { name: 'Cook it for' })
  await row.getByRole('radio', { name: 'Gentle spell' }).check({ force: true })
  await expect(versionLines(page).getByText('start with 2 tsp and taste')).toBeVisible()
  await expect(versionLines(page).locator('b', { hasText: '1.2' })).toHaveText('1.2\u00a0kg')
})

test('a browser that keeps nothing shows the version that it says is chosen', async ({ page, db }) => {
  await lay(db, SOUP, SOUP_VERSION)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await openPage(page, '/recipes/carrot-soup')
  const row = page.getByRole('group', { name: 'Cook it for' })
  await row.getByRole('radio', { name: 'Gentle spell' }).check({ force: true })
  await expect(versionLines(page).getByText('200 g white rice')).toBeVisible()
  await row.getByRole('radio', { name: 'Everyday' }).check({ force: true })
  await expect(page.getByRole('checkbox', { name: '200 g brown rice' })).toBeVisible()
  await expect(versionLines(page)).toBeHidden()
})

/** As many smooth dishes as make a list. */
const SMOOTH = {
  'Carrot Velouté': ['Simmer the carrots and blend until smooth.', '600 g carrots, peeled'],
  'Potato Velouté': ['Boil the potatoes and blend until smooth.', '600 g potatoes, peeled'],
} satisfies Parameters<typeof lay>[1]

const day = (page: Page, name: string) => page.getByRole('radio', { name })

test('a reader in a flare comes from the home page to the version of a soup in two taps', async ({
  page,
  db,
}) => {
  const step = 'Simmer the carrots and the rice, and blend until smooth.'
  const soup = { 'Rice Soup': [step, '400 g carrots, peeled', '200 g brown rice'] } satisfies Parameters<
    typeof lay
  >[1]
  const lines = [{ was: '200 g brown rice', text: '200 g white rice' }]
  await lay(
    db,
    { ...soup, ...SMOOTH, 'Tender Carrots': ['Boil the carrots until tender.', '600 g carrots, peeled'] },
    { 'Rice Soup': { lines } },
  )
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await day(page, 'In a flare').check()
  const today = page.getByRole('region', { name: 'How is today?' })
  await expect(today.getByRole('heading', { name: '3 dishes, smooth and soft' })).toBeVisible()
  await expect(today.getByText('get urgent medical help.')).toBeVisible()
  await expectNoViolations(page, 'a home page with a day')
  await today.getByRole('link', { name: 'Rice Soup' }).click()
  await expect(versionLines(page).getByText('200 g white rice')).toBeVisible()
  await expect(page.getByRole('main').getByText('get urgent medical help.')).toBeVisible()
  await openPage(page, '/')
  await expect(today.getByRole('heading', { name: '3 dishes, smooth and soft' })).toBeVisible()
  await expect(day(page, 'In a flare')).toBeChecked()
  await page.keyboard.press('Tab')
  await day(page, 'In a flare').focus()
  await page.keyboard.press('ArrowRight')
  await expect(today.getByRole('heading', { name: '4 dishes, up to tender' })).toBeVisible()
  await today.getByRole('button', { name: 'Show everything' }).click()
  await expect(today.getByRole('heading', { level: 3 })).toHaveCount(0)
  await expect(day(page, 'A careful day')).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('spell'))).toBeNull()
})

test('without scripts, a day opens its dishes and keeps nothing', async ({ browser, baseURL, db }) => {
  await lay(db, { ...THREE, ...SMOOTH }, SOUP_VERSION)
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/')
  await day(page, 'In a flare').check()
  await expect(page.getByRole('heading', { name: '3 dishes, smooth and soft' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '4 dishes, up to tender' })).toBeHidden()
  await page.getByRole('link', { name: 'All 3 that fit' }).click()
  await expect(page.getByRole('heading', { name: '3 recipes found' })).toBeVisible()
  await context.close()
})

test('in a spell, lists leave out what is not for it, count it, and one tap shows it or ends the spell', async ({
  page,
  db,
}) => {
  await lay(db, { ...SMOOTH, ...THREE })
  const GENTLE = ['Boiled Rice', 'Potato Velouté', 'Carrot Velouté', 'Carrot Soup']
  const NEWEST = ['Raw Salad', 'Boiled Rice', 'Carrot Soup', 'Potato Velouté', 'Carrot Velouté']
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await day(page, 'A careful day').check()
  await openPage(page, '/recipes')
  const list = page.getByRole('region', { name: /found/ })
  const titles = list.getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(GENTLE)
  await expect(list.getByText('Gentle spell, up to Tender.')).toBeVisible()
  await expect(list.getByText('get urgent medical help.')).toBeVisible()
  await list.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(list.getByText('Not for a gentle spell', { exact: true })).toBeVisible()
  expect(await overflow(page)).toEqual([])
  await expectNoViolations(page, 'a list in a spell')
  await openPage(page, '/search?q=carrots')
  await expect(page.getByText('1 dish here is not for a gentle spell.')).toBeVisible()
  await openPage(page, '/')
  const fresh = page.getByRole('region', { name: 'New this month' })
  await expect(fresh.getByRole('heading', { level: 3 })).toHaveText(GENTLE)
  await expect(fresh.getByText('1 dish here is not for a gentle spell.')).toBeVisible()
  await openPage(page, '/recipes')
  await list.getByRole('button', { name: 'I feel better: show everything' }).click()
  await expect(titles).toHaveText(NEWEST)
  await openPage(page, '/')
  await day(page, 'A careful day').check()
  await openPage(page, '/recipes')
  await list.getByRole('button', { name: 'I feel better: show everything' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(titles).toHaveText(NEWEST)
})

test('a spell that a dish is not for cannot be lit, says why, and leads to other dishes', async ({
  page,
  db,
}) => {
  await lay(db, {
    'Carrot Crunch': [
      'Toss it, and fry until crisp and golden.',
      '200 g raw carrots, grated',
      '40 g almonds',
    ],
    ...SOUP,
  })
  await page.addInitScript(() => localStorage.setItem('spell', 'gentle tender'))
  await page.setViewportSize(PHONE)
  await openPage(page, '/recipes/carrot-crunch')
  const row = page.getByRole('group', { name: 'Cook it for' })
  for (const name of ['Gentle spell not for it', 'Stricture not for it'])
    await expect(row.getByRole('radio', { name })).toBeDisabled()
  await expect(row.getByRole('radio', { name: 'Gentle spell' })).toHaveAccessibleDescription(
    /^Not for a gentle spell or a stricture: /,
  )
  // The spell of the reader stays, for other dishes.
  await expect(row.getByRole('radio', { name: 'Everyday' })).toBeChecked()
  await expect(page.getByRole('main').getByText('get urgent medical help.')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: '40 g almonds' })).toBeVisible()
  await expect(page.getByText(/^Swaps?$/).first()).toBeVisible()
  expect(await overflow(page)).toEqual([])
  await expectNoViolations(page, 'not for it')
  await page.getByRole('link', { name: 'Find other dishes' }).click()
  await expect(page).toHaveURL('/recipes?gentle=changes')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Carrot Soup'])
})

for (const javaScriptEnabled of [true, false])
  test(`in a spell the written line stays, and what to take stands under it, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
    db,
  }) => {
    await lay(db, {
      'Carrot Stew': [
        'Simmer the carrots and the chilli flakes until they mash with a fork.',
        '400 g carrots, peeled',
        '1 tsp chilli flakes',
      ],
    })
    const page = await browser.newPage({ javaScriptEnabled, viewport: PHONE })
    if (javaScriptEnabled) await openPage(page, `${baseURL}/recipes/carrot-stew?servings=8`)
    else await page.goto(`${baseURL}/recipes/carrot-stew?servings=8`)
    const chilli = page
      .getByRole('region', { name: 'Ingredients' })
      .getByRole('listitem')
      .filter({ hasText: 'chilli flakes' })
    const instead = chilli.getByText('smoked paprika').first()
    const note = page.getByText('Steps as written: chilli flake there means smoked paprika.')
    const redFlags = page.getByRole('main').getByText('get urgent medical help.')
    for (const part of [instead, note, redFlags]) await expect(part.filter({ visible: true })).toHaveCount(0)
    await page
      .getByRole('group', { name: 'Cook it for' })
      .getByRole('radio', { name: 'Gentle spell 1 change' })
      .check({ force: true })
    for (const part of [instead, note, redFlags]) await expect(part.filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('With 1 change.').filter({ visible: true })).toHaveCount(1)
    await expect(chilli.getByRole('checkbox', { name: /chilli flakes/ })).toBeVisible()
    expect(await overflow(page)).toEqual([])
    if (javaScriptEnabled) await expectNoViolations(page, 'changes')
    await page.close()
  })

test('in a spell, suggestions name what is not for it last, and say so', async ({ page, db }) => {
  await lay(db, { ...SOUP, 'Carrot Salad': ['Toss and serve.', '200 g raw carrots, grated', '40 g almonds'] })
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => localStorage.setItem('spell', 'gentle soft'))
  for (const [address, label] of [
    ['/search', 'Search the whole site'],
    ['/recipes', 'Search recipes'],
  ] as const) {
    await openPage(page, address)
    await page.getByLabel(label).first().pressSequentially('carrot')
    const dishes = page.getByRole('listbox').getByRole('group', { name: 'Recipes' }).getByRole('option')
    await expect(dishes).toHaveText([/^Carrot Soup/, /^Carrot Salad.*Not for a gentle spell/])
    expect(await overflow(page)).toEqual([])
    await expectNoViolations(page, 'suggestions in a spell')
  }
})

test('without a line, a spell that is chosen shows its version', async ({ page, context, db, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  await lay(db, SOUP, SOUP_VERSION)
  await openPage(page, '/recipes/carrot-soup')
  const row = page.getByRole('group', { name: 'Cook it for' })
  await context.setOffline(true)
  await row.getByRole('radio', { name: 'Gentle spell' }).press('Space')
  await expect(page.getByText(/^The chef’s version, /)).toBeVisible()
  await expect(versionLines(page).getByText('200 g white rice')).toBeVisible()
})
