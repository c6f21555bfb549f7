import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { recordRequests } from './record-requests.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

const PHONE = { width: 390, height: 844 }

/** A dish with much chilli, one made of onion, and one of rice alone. */
async function layThree(db: Database) {
  for (const [name, ...texts] of [
    ['Chilli Stew', '4 tbsp chilli flakes', '500 g chicken breast', '400 ml milk'],
    ['Onion Soup', '800 g onions', '1 tbsp olive oil'],
    ['Plain Rice', '300 g white rice', '1 tsp salt'],
  ]) {
    const ingredients = texts.map((ingredient_text) => ({ ingredient_text, section: null }))
    await insertRecipe(db, { fields: aRecipe({ name, ingredients, description: null }) }, NOW)
  }
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const mark = (page: Page, name: string, as: string) =>
  row(page, name).getByRole('button', { name: as, exact: true }).click()

test('lists, cards and lines answer to the profile, with the reason; what is hidden is counted', async ({
  page,
  db,
}) => {
  await layThree(db)
  await page.setViewportSize(PHONE)
  await openPage(page, '/profile')
  await mark(page, 'Chilli heat', 'avoid')
  await page.getByText('Named less often, or not asked about').click()
  await mark(page, 'Fructans (onion, garlic, wheat)', 'limit')
  await expect(page.getByText('2 of 28 groups marked')).toBeVisible()
  await expectNoViolations(page, 'a profile')
  await openPage(page, '/recipes')
  const titles = page.getByRole('region', { name: /found/ }).getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(['Plain Rice', 'Onion Soup'])
  await expect(page.getByText('Fructans (onion, garlic, wheat), much: you limit')).toBeVisible()
  await expect(page.getByText('1 dish here holds what you avoid.')).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(titles).toHaveText(['Plain Rice', 'Onion Soup', 'Chilli Stew'])
  await expectNoViolations(page, 'a list with a profile')
  await page.getByRole('link', { name: 'Chilli Stew' }).click()
  const note = page
    .getByRole('list', { name: 'From your profile' })
    .filter({ hasText: 'Chilli heat' })
    .first()
  await expect(note).toContainText(/you avoid: “.*chill.*”/)
  await expect(note).toContainText('patient reports')
  await expect(note).toContainText('No guideline asks everyone to leave it out.')
  await openPage(page, '/profile')
  await page.getByText('Erase everything').click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('The profile is gone from this browser.')).toBeVisible()
  await openPage(page, '/recipes')
  await expect(titles).toHaveText(['Plain Rice', 'Onion Soup', 'Chilli Stew'])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toBeNull()
})

test('on a recipe, all that the profile marks and all that stands there is there without a tap', async ({
  page,
  db,
}) => {
  await layThree(db)
  await page.addInitScript(() =>
    localStorage.setItem(
      'profile',
      '{"version":1,"marks":{"spicy":{"mark":"avoid","words":""},"alliums-fructans":{"mark":"limit","words":""}}}',
    ),
  )
  await page.setViewportSize(PHONE)
  await openPage(page, '/recipes/chilli-stew')
  await expect(page.getByRole('list', { name: 'From your profile' })).toContainText(
    'you avoid: “chilli flake”',
  )
  const more = page.getByRole('region', { name: 'More from the stove' })
  await expect(more.getByText('Fructans (onion, garlic, wheat), much: you limit')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Cook it for' })).toBeVisible()
  await expect(page.getByText(/^Swaps?$/).first()).toBeVisible()
  for (const title of ['Instructions', 'All facts'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('a mark that is taken off leaves its part open, and what another tab marked meanwhile stays', async ({
  page,
}) => {
  await openPage(page, '/profile')
  await page.getByText('Named less often, or not asked about').click()
  await mark(page, 'Fructans (onion, garlic, wheat)', 'limit')
  // As another tab does, before this one hears of it.
  await page.evaluate(() =>
    localStorage.setItem(
      'profile',
      '{"version":1,"marks":{"spicy":{"mark":"avoid","words":"sore"},"alliums-fructans":{"mark":"limit","words":""}}}',
    ),
  )
  await mark(page, 'Fructans (onion, garlic, wheat)', 'limit')
  await expect(page.getByLabel('In your words: Chilli heat')).toHaveValue('sore')
  await expect(page.getByText('1 of 28 groups marked')).toBeVisible()
  await expect(row(page, 'Fructans (onion, garlic, wheat)')).toBeVisible()
})

test('pages that are open in other tabs answer to the profile, too', async ({ page, context, db }) => {
  await layThree(db)
  const [list, recipe] = [await context.newPage(), await context.newPage()]
  await openPage(list, '/recipes')
  await openPage(recipe, '/recipes/chilli-stew')
  await openPage(page, '/profile')
  await mark(page, 'Chilli heat', 'avoid')
  await expect(list.getByText('1 dish here holds what you avoid.')).toBeVisible()
  await expect(recipe.getByRole('list', { name: 'From your profile' })).toContainText('you avoid')
  for (const title of ['Instructions', 'All facts', 'More from the stove'])
    await expect(recipe.getByRole('heading', { name: title })).toBeVisible()
  await mark(page, 'Chilli heat', 'avoid')
  await expect(list.getByRole('heading', { name: 'Chilli Stew' })).toBeVisible()
})

test('a profile that was brought in over marks of this browser goes back with one tap, until something else is marked', async ({
  page,
}) => {
  const bring = async (marks: object) =>
    page.getByLabel('Bring in an exported file').setInputFiles({
      name: 'profile.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ version: 1, marks })),
    })
  const undo = page.getByRole('button', { name: 'Undo' })
  await openPage(page, '/profile')
  await bring({ spicy: { mark: 'limit', words: '' } })
  await undo.click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toBeNull()
  await mark(page, 'Chilli heat', 'avoid')
  await page.getByLabel('In your words: Chilli heat').fill('sore for a day')
  await bring({ lactose: { mark: 'avoid', words: '' } })
  await expect(page.getByLabel('In your words: Chilli heat')).toBeHidden()
  await undo.press('Enter')
  await expect(page.getByLabel('In your words: Chilli heat')).toHaveValue('sore for a day')
  await expect(page.getByText('1 of 28 groups marked')).toBeVisible()
  await expect(undo).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Print for the dietitian' })).toBeFocused()
  await bring({ lactose: { mark: 'avoid', words: '' } })
  await mark(page, 'Chilli heat', 'limit')
  await expect(undo).toBeHidden()
  await expect(page.getByText('2 of 28 groups marked')).toBeVisible()
})

test('a profile leaves no trace outside of the browser, and requests are the same whatever is marked', async ({
  browser,
  baseURL,
  db,
  log,
}) => {
  await layThree(db)
  const one = await liveWith(browser, baseURL, { group: 'Chilli heat', as: 'avoid', words: 'sore-for-a-day' })
  const other = await liveWith(browser, baseURL, {
    group: 'Raw fruit',
    as: 'limit',
    words: 'since-september',
  })
  expect(one.requests).toEqual(other.requests)
  expect([one.cookies, other.cookies]).toEqual([[], []])
  const written = [...one.sent, ...other.sent, ...log].join('\n')
  for (const secret of [
    'spicy',
    'raw-fruit',
    'sore-for-a-day',
    'since-september',
    'avoid',
    'limit"',
    'Chilli%20heat',
  ])
    expect([secret, written.includes(secret)]).toEqual([secret, false])
  for (const { exported, words } of [
    { ...one, words: 'sore-for-a-day' },
    { ...other, words: 'since-september' },
  ])
    expect(exported).toContain(words)
})

/** Sets a profile, changes it, uses it on lists and a recipe, prints it, exports it and erases it; tells all that was sent. */
async function liveWith(
  browser: Browser,
  baseURL: string,
  { group, as, words }: { group: string; as: string; words: string },
) {
  const context = await browser.newContext({ baseURL, acceptDownloads: true })
  const page = await context.newPage()
  const { sent, requests } = recordRequests(page, baseURL)
  await openPage(page, '/profile')
  await mark(page, group, 'fine')
  await mark(page, group, as)
  await page.getByLabel(`In your words: ${group}`).fill(words)
  await openPage(page, '/recipes')
  await page.waitForLoadState('networkidle')
  await openPage(page, '/recipes/plain-rice')
  await page.waitForLoadState('networkidle')
  await page.getByText('All facts', { exact: true }).click()
  await page.getByRole('button', { name: 'Print a sheet for an appointment' }).click()
  await page.waitForLoadState('networkidle')
  await openPage(page, '/profile')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('What I have marked')).toBeVisible()
  await expect(page.getByRole('cell', { name: words })).toBeVisible()
  await page.pdf({ format: 'A4' })
  await page.emulateMedia({ media: 'screen' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export a file' }).click(),
  ])
  const exported = readFileSync(await file.path(), 'utf8')
  await page.getByText('Erase everything').click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('0 of 28 groups marked')).toBeVisible()
  const bring = page.getByLabel('Bring in an exported file')
  const toFile = (text: string) => ({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await bring.setInputFiles(toFile('{"entries":[]}'))
  await expect(page.getByText('That file is not a profile of this site.')).toBeVisible()
  await bring.setInputFiles(toFile(exported))
  await expect(page.getByText('1 of 28 groups marked')).toBeVisible()
  await expect(page.getByLabel(`In your words: ${group}`)).toHaveValue(words)
  await page.getByText('Erase everything').click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('0 of 28 groups marked')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const cookies = await context.cookies()
  await context.close()
  return { sent, requests: [...requests].sort(), cookies, exported }
}
