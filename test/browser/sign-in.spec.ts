import type { BrowserContext, Page } from '@playwright/test'
import { hashPassword } from '#server/auth/password.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertUser } from '#server/data/people/users.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { delayResponses } from './delay-responses.ts'
import { openPage } from './open-page.ts'
import { signIn } from './sign-in.ts'
import { expect, NOW, test } from './site.ts'

const EMAIL = 'ines@plate.test'
const PASSWORD = 'carrots give way to patience'

const addChef = async (db: Database) =>
  insertUser(db, { email: EMAIL, password_hash: await hashPassword(PASSWORD), role: 'administrator' }, NOW)

async function fillIn(page: Page, password = PASSWORD) {
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const panelLink = (page: Page) => page.getByRole('link', { name: 'Admin Panel' })

test('a wrong password is told beside the form and in a notice, the right one leads home', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(/status of 401 .*\/auth\.data/)
  await addChef(db)
  await openPage(page, '/auth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
  await fillIn(page, 'not the password at all')
  await expect(page.getByRole('main')).toContainText('Login failed. The email or the password is wrong.')
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toHaveCount(1)
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL)

  await fillIn(page)
  await expect(page).toHaveURL('/')
  const notice = page.getByRole('status')
  await expect(notice).toContainText('Welcome back!')
  await expect(notice).toContainText('You have been successfully logged in.')
  await expect(panelLink(page)).toBeVisible()
  await openPage(page, '/auth')
  await expect(page).toHaveURL('/')
})

test('spec.md section 8: when the site cannot be reached, the form stays and says so', async ({
  page,
  faults,
}) => {
  faults.expect(/console: Failed to load resource.*auth\.data/)
  await openPage(page, '/auth')
  await page.route('**/auth.data*', (route) => route.abort())
  await fillIn(page)
  const notice = page.getByRole('alert').filter({ hasText: 'An unexpected error occurred.' })
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText('Error')
  await expect(page.getByRole('main')).toContainText('Error. An unexpected error occurred.')
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL)
})

test('the button says that it is busy', async ({ page, db }) => {
  await addChef(db)
  await openPage(page, '/auth')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/auth.data*', async (route) => {
    await released
    await route.continue()
  })
  await fillIn(page)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/')
})

test('who asks for a page of the admin area comes to it after signing in', async ({ page, db }) => {
  await addChef(db)
  await openPage(page, '/admin/account')
  await expect(page).toHaveURL('/auth?next=%2Fadmin%2Faccount')
  await fillIn(page)
  await expect(page).toHaveURL('/admin/account')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('signing in and out works without scripts @postgres', async ({ page, db, faults }) => {
    faults.expect(/status of 401 .*\/auth/)
    await addChef(db)
    await page.goto('/auth')
    await fillIn(page, 'not the password at all')
    await expect(page.getByRole('main')).toContainText('Login failed. The email or the password is wrong.')
    await fillIn(page)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('status')).toContainText('Welcome back!')
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect(page).toHaveURL('/')
    await expect(panelLink(page)).toBeHidden()
  })
})

test('signing out in one tab signs out the others', async ({ admin, context }) => {
  await openPage(admin, '/')
  const other = await context.newPage()
  await openPage(other, '/admin/account')
  await expect(panelLink(admin)).toBeVisible()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL('/')
  await expect(panelLink(admin)).toBeHidden()
})

test('signing in in one tab shows in the others', async ({ page, context, db }) => {
  await addChef(db)
  await openPage(page, '/recipes')
  const other = await context.newPage()
  await openPage(other, '/auth')
  await fillIn(other)
  await expect(other).toHaveURL('/')
  await expect(panelLink(page)).toBeVisible()
})

/** The cookies of somebody who signs in, and another tab that tells the others. */
async function signInElsewhere(context: BrowserContext, as: Parameters<typeof signIn>[1]) {
  await signIn(context, as)
  await openPage(await context.newPage(), '/')
}

test('a page that nobody has touched keeps all its parts when somebody signs in elsewhere', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await insertRecipe(db, { fields: aRecipe() }, NOW)
  await openPage(page, '/recipes')
  await signInElsewhere(context, { db, baseURL, now: NOW })
  await expect(panelLink(page)).toBeVisible()
  await expect(page.getByText('Newest').first()).toBeVisible()
  await expect(page.getByLabel('Difficulty')).toBeVisible()
})

test('signing in shows in a tab that is on its way to another list', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await insertRecipe(db, { fields: aRecipe() }, NOW)
  await openPage(page, '/recipes')
  const letGo = await delayResponses(page, /recipes\.data\?search/)
  const asked = page.waitForRequest(/recipes\.data\?search/)
  await page.getByLabel('Search recipes').fill('soup')
  await asked
  const again = page.waitForRequest(/recipes\.data\?search/)
  await signInElsewhere(context, { db, baseURL, now: NOW })
  await again
  letGo()
  await expect(page).toHaveURL('/recipes?search=soup')
  await expect(panelLink(page)).toBeVisible()
})

test('signing in shows in a tab whose scripts were still on their way', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const letGo = await delayResponses(page, '**/assets/*.js')
  await page.goto('/recipes', { waitUntil: 'domcontentloaded' })
  await signInElsewhere(context, { db, baseURL, now: NOW })
  letGo()
  await expect(panelLink(page)).toBeVisible()
})

test('a reader who is signed in is denied the admin area', async ({ page, context, db, baseURL, faults }) => {
  faults.expect(/status of 403 .*\/admin/)
  await signIn(context, { db, baseURL, now: NOW, role: 'user' })
  const response = await openPage(page, '/admin/account')
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  await expect(page.getByText("You don't have admin privileges to access this page.")).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('spec.md section 9: an open page has its token refreshed within three ticks of its end', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await page.clock.install()
  await signIn(context, { db, baseURL, now: NOW })
  await openPage(page, '/')
  await expect(panelLink(page)).toBeVisible()
  const refreshed: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/token')) refreshed.push(request.method())
  })
  await page.clock.runFor('13:00')
  expect(refreshed).toEqual([])
  const answer = page.waitForResponse('**/api/auth/token?grant_type=refresh_token')
  await page.clock.runFor('00:30')
  expect(await (await answer).json()).toMatchObject({
    access_token: null,
    refresh_token: null,
    expires_in: 900,
  })
  // Once a later answer is there, so is that one.
  await page.evaluate(async () => (await fetch('/health')).text())
  await page.clock.runFor('10:00')
  expect(refreshed).toEqual(['POST'])
  await expect(panelLink(page)).toBeVisible()
})

test('signing out leaves drafts to their account alone, whoever signs in next', async ({
  admin,
  context,
  db,
}) => {
  await addChef(db)
  const stored = async () => admin.evaluate(() => JSON.stringify(localStorage))
  await openPage(admin, '/admin/recipes/new')
  await admin.getByRole('textbox', { name: 'Name' }).fill('Secret soup')
  await expect.poll(stored).toContain('Secret soup')
  await admin.evaluate(async () => fetch('/auth/sign-out', { method: 'POST' }))
  const next = await context.newPage()
  await openPage(next, '/auth?next=/admin/recipes/new')
  await fillIn(next)
  await expect(next.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expect(next.getByText('You have unsaved changes')).toBeHidden()
  expect(await stored()).toContain('Secret soup')
})
