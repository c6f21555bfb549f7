import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database.ts'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { aRecipe } from '../fixtures.ts'
import { readingGrade } from '../reading-grade.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage, reloadPage } from './open-page.ts'
import { recordRequests } from './record-requests.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

const PHONE = { width: 390, height: 844 }

/** Dishes by name, each with its lines and its one step. */
async function lay(db: Database, dishes: Record<string, [step: string, ...lines: string[]]>) {
  for (const [name, [step_text, ...texts]] of Object.entries(dishes)) {
    const ingredients = texts.map((ingredient_text) => ({ ingredient_text, section: null }))
    const instructions = [{ step_number: 1, step_text, section: null, step_url: null }]
    const fields = aRecipe({ name, ingredients, instructions, description: null })
    await insertRecipe(db, { fields }, NOW)
  }
}

const SOUP = {
  'Carrot Soup': [
    'Simmer the carrots and the rice until they mash.',
    '400 g carrots, peeled',
    '200 g brown rice',
  ],
} satisfies Parameters<typeof lay>[1]
const THREE = {
  ...SOUP,
  'Boiled Rice': ['Boil the rice.', '300 g white rice'],
  'Raw Salad': ['Toss and serve.', '200 g raw carrots, grated', '40 g almonds'],
} satisfies Parameters<typeof lay>[1]

const softerLines = (page: Page) => page.getByRole('region', { name: 'Ingredients, Gentle spell' })

for (const width of [320, 1280])
  test(`a softer version is chosen, stays in this browser alone, and leads back, at ${width} px`, async ({
    page,
    db,
  }) => {
    await lay(db, SOUP)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`))
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/recipes/carrot-soup')
    const row = page.getByRole('group', { name: 'Cook it for' })
    await expect(page.getByText('When you feel better')).toBeHidden()
    await row.getByRole('radio', { name: 'Gentle spell' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('When you feel better')).toBeVisible()
    for (const words of [
      '1 line changed and 1 sentence added after steps. Every original is one tap away.',
      /^Gentle food is for short spells/,
      'get urgent medical help.',
    ])
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expect(page.getByText(/^Made by software from the ingredient words/)).toBeVisible()
    // A site without an address for mail has nobody to write to.
    await expect(page.getByText('Report a mistake')).toHaveCount(0)
    const step = page.getByRole('listitem').filter({ hasText: 'Simmer the carrots' })
    await expect(step).toContainText('changed In place of the brown rice, take white rice.')
    await expect(step).toContainText('added It is ready when it mashes with a fork.')
    await expect(softerLines(page).getByRole('checkbox', { name: /200 g white rice/ })).toBeVisible()
    await softerLines(page).getByText('As written', { exact: true }).click()
    await expect(softerLines(page).getByText('200 g brown rice', { exact: true })).toBeVisible()
    await expect.poll(() => overflow(page)).toEqual([])
    await expectNoViolations(page, 'a softer version')
    const told = page.locator('#cook-for').or(page.getByRole('region', { name: 'Gentle spell, one portion' }))
    const paragraphs = await told.locator('p:visible').allTextContents()
    expect(paragraphs.length).toBeGreaterThan(5)
    expect(readingGrade(paragraphs.join('\n'))).toBeLessThanOrEqual(7)
    await reloadPage(page)
    await expect(row.getByRole('radio', { name: 'Gentle spell' })).toBeChecked()
    // What the server has drawn stays while its code is not there.
    for (const title of ['For the gut', 'Diets, line by line'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(softerLines(page)).toBeVisible()
    expect(asked.filter((request) => /gentle|stricture/i.test(request))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await row.getByRole('radio', { name: 'Everyday' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('When you feel better')).toBeHidden()
    await expect(page.getByRole('checkbox', { name: '200 g brown rice' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  })

test('a softer version for other servings says what did not scale, and marks what was worked out', async ({
  page,
  db,
}) => {
  await lay(db, { 'Carrot Stew': ['Simmer the carrots.', '400 g carrots, peeled', '1 tsp salt'] })
  await openPage(page, '/recipes/carrot-stew?servings=8')
  const row = page.getByRole('group', { name: 'Cook it for' })
  await row.getByRole('radio', { name: 'Gentle spell' }).check({ force: true })
  await expect(softerLines(page).getByText('did not scale')).toBeVisible()
  await expect(softerLines(page).locator('b', { hasText: '800' })).toHaveText('800\u00a0g')
})

test('a browser that keeps nothing shows the softer version that it says is chosen', async ({ page, db }) => {
  await lay(db, SOUP)
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
  await expect(softerLines(page).getByText('200 g white rice')).toBeVisible()
  await row.getByRole('radio', { name: 'Everyday' }).check({ force: true })
  await expect(page.getByRole('checkbox', { name: '200 g brown rice' })).toBeVisible()
  await expect(softerLines(page)).toBeHidden()
})

test('a reader in a flare comes from the home page to the softer version of a soup in two taps', async ({
  page,
  db,
}) => {
  await lay(db, THREE)
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await page.getByRole('link', { name: 'In a flare' }).click()
  await expect(page).toHaveURL(/\/recipes\?texture=soft$/)
  const found = page.getByRole('region', { name: /found/ })
  await found.getByRole('link', { name: 'Carrot Soup' }).click()
  await expect(softerLines(page).getByText('200 g white rice')).toBeVisible()
  await expect(page.getByRole('main').getByText('get urgent medical help.')).toBeVisible()
  await openPage(page, '/')
  const today = page.getByRole('region', { name: 'How is today?' })
  await expect(
    today.getByRole('listitem').filter({ hasText: 'In a flare' }).getByText('chosen'),
  ).toBeVisible()
  await expectNoViolations(page, 'a home page with a day')
  await today.getByRole('button', { name: 'Show everything' }).click()
  await expect(today.getByText('chosen', { exact: true }).first()).toBeHidden()
})

test('in a spell, lists leave out what is firmer, count it, and one tap shows it or ends the spell', async ({
  page,
  db,
}) => {
  await lay(db, THREE)
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await page.getByRole('link', { name: 'A careful day' }).click()
  await expect(page).toHaveURL(/texture=tender/)
  await openPage(page, '/recipes')
  const list = page.getByRole('region', { name: /found/ })
  const titles = list.getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(['Boiled Rice', 'Carrot Soup'])
  await expect(list.getByText('Gentle spell, up to Tender.')).toBeVisible()
  await expect(list.getByText('get urgent medical help.')).toBeVisible()
  await list.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(list.getByText('Regular: firmer than Tender')).toBeVisible()
  expect(await overflow(page)).toEqual([])
  await expectNoViolations(page, 'a list in a spell')
  await openPage(page, '/search?q=carrots')
  await expect(page.getByText('1 dish here is firmer than Tender.')).toBeVisible()
  await openPage(page, '/')
  const fresh = page.getByRole('region', { name: 'New this month' })
  await expect(fresh.getByRole('heading', { level: 3 })).toHaveText(['Boiled Rice', 'Carrot Soup'])
  await expect(fresh.getByText('1 dish here is firmer than Tender.')).toBeVisible()
  await openPage(page, '/recipes')
  await list.getByRole('button', { name: 'I feel better: show everything' }).click()
  await expect(titles).toHaveText(['Raw Salad', 'Boiled Rice', 'Carrot Soup'])
  await openPage(page, '/')
  await page.getByRole('link', { name: 'A careful day' }).click()
  await expect(page).toHaveURL(/texture=tender/)
  await list.getByRole('button', { name: 'I feel better: show everything' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(titles).toHaveText(['Raw Salad', 'Boiled Rice', 'Carrot Soup'])
})

test('a dish that lives from its crust leads to soft ones of its kind', async ({ page, db }) => {
  await lay(db, {
    'Carrot Crunch': [
      'Toss it, and fry until crisp and golden.',
      '200 g raw carrots, grated',
      '40 g almonds',
    ],
    ...SOUP,
  })
  await page.setViewportSize(PHONE)
  await openPage(page, '/recipes/carrot-crunch')
  const row = page.getByRole('group', { name: 'Cook it for' })
  await expect(page.getByRole('link', { name: /^Try another/ })).toHaveCount(0)
  await row.getByText('Stricture').click()
  await expect(page.getByText('There is no gentle version.')).toBeVisible()
  expect(await overflow(page)).toEqual([])
  await expectNoViolations(page, 'no softer version')
  await page.getByRole('link', { name: 'Try another: Soup, up to Soft' }).click()
  await expect(page).toHaveURL(/\/recipes\?category=Soup&texture=soft$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Carrot Soup'])
})

test('the plate of a softer version is drawn in the browser, and asks for no other drawing', async ({
  page,
  baseURL,
  db,
}) => {
  await lay(db, {
    'Carrot Salad': ['Grate the carrots and scatter the walnuts over.', '400 g carrots', '40 g walnuts'],
  })
  const drawings = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/plates/')) drawings.add(request.url().replace(baseURL, ''))
  })
  await page.setViewportSize(PHONE)
  await openPage(page, '/recipes/carrot-salad')
  const plate = page.locator('article header picture img')
  await expect(plate).toHaveAttribute('src', /^\/plates\//)
  const everyday = [...drawings]
  const row = page.getByRole('group', { name: 'Cook it for' })
  await row.getByText('Gentle spell').click()
  await expect(plate).toHaveAttribute('src', /^data:image\/svg\+xml,/)
  await expect
    .poll(() => plate.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth > 0]))
    .toEqual([true, true])
  expect([...drawings]).toEqual(everyday)
  // On paper, in lines, and no other dish beside it.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('article header img:visible')).toHaveAttribute('src', /^data:image\/svg\+xml,/)
  await page.emulateMedia({ media: 'screen' })
  expect([...drawings]).toEqual(everyday)
  await row.getByText('Everyday').click()
  await expect(plate).toHaveAttribute('src', /^\/plates\//)
})

test('in a spell, suggestions name what is firmer last, and say so', async ({ page, db }) => {
  await lay(db, { ...SOUP, 'Carrot Salad': ['Toss and serve.', '200 g raw carrots, grated', '40 g almonds'] })
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => localStorage.setItem('phase', 'gentle soft'))
  for (const [address, label] of [
    ['/search', 'Search the whole site'],
    ['/recipes', 'Search recipes'],
  ] as const) {
    await openPage(page, address)
    await page.getByLabel(label).first().pressSequentially('carrot')
    const dishes = page.getByRole('listbox').getByRole('group', { name: 'Recipes' }).getByRole('option')
    await expect(dishes).toHaveText([/^Carrot Soup/, /^Carrot Salad.*firmer than Soft/])
    expect(await overflow(page)).toEqual([])
    await expectNoViolations(page, 'suggestions in a spell')
  }
})

test('requests are the same whichever spell is on', async ({ browser, baseURL, db, log }) => {
  await lay(db, THREE)
  const spells = ['gentle soft', 'gentle tender', 'stricture soft']
  const visits = []
  for (const spell of spells) {
    const context = await browser.newContext({ baseURL })
    await context.addInitScript((kept) => localStorage.setItem('phase', kept), spell)
    const page = await context.newPage()
    const { sent, requests } = recordRequests(page, baseURL)
    await openPage(page, '/recipes')
    await page.waitForLoadState('networkidle')
    await openPage(page, '/recipes/carrot-soup')
    await expect(page.getByText('When you feel better')).toBeVisible()
    await page.waitForLoadState('networkidle')
    visits.push([...requests].sort())
    expect(sent.join('\n')).not.toMatch(/(?:gentle|stricture)(?: |%20|\+)(?:soft|tender)/)
    expect(await context.cookies()).toEqual([])
    await context.close()
  }
  expect(visits[0]).toContainEqual(expect.stringContaining('/recipes/fingerprints.json'))
  expect(visits[1]).toEqual(visits[0])
  expect(visits[2]).toEqual(visits[0])
  expect(log.join('\n')).not.toMatch(/stricture|gentle (soft|tender)/)
})

test('without a line, a spell that is chosen leaves the recipe as it was and says so, and its version comes with the line', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  await lay(db, SOUP)
  await openPage(page, '/recipes/carrot-soup')
  const row = page.getByRole('group', { name: 'Cook it for' })
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await row.getByRole('radio', { name: 'Gentle spell' }).press('Space')
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to load a part of this page.' })
  await expect(notice).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Carrot Soup' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '200 g brown rice' })).toBeVisible()
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('When you feel better')).toBeVisible()
  await expect(notice).toHaveCount(0)
})
