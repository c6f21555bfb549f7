import type { Browser, Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { aPost } from '../fixtures.ts'
import { ensurePerson, givePasswords, PASSWORD as CHEFS_PASSWORD } from '../people.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { signIn } from './sign-in.ts'
import { expect, NOW, test } from './site.ts'

const PEOPLE = '/admin/keeping/people'
const PASSWORD = 'carrots give way to patience'

/** Makes an invitation with the keyboard alone, and answers its address. */
async function invite(page: Page, db: Database): Promise<string> {
  await givePasswords(db)
  await openPage(page, PEOPLE)
  await page.getByLabel('For whom').focus()
  await page.keyboard.type('Mara Lind')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('editor: writes, does not publish')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(CHEFS_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The link for Mara Lind is made.' })).toBeVisible()
  return page.getByRole('textbox', { name: 'The link' }).inputValue()
}

/** Somebody else’s browser. */
const anotherBrowser = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL })).newPage()

test('an invited editor writes a draft, cannot publish, and reads who can', async ({
  admin,
  browser,
  baseURL,
  db,
}) => {
  const address = await invite(admin, db)
  const editor = await anotherBrowser(browser, baseURL)
  await openPage(editor, address)
  await expect(editor.getByLabel('Invitation code')).toHaveValue(new URL(address).hash.slice(1))
  await expectNoViolations(editor, 'an invitation')
  await editor.getByLabel('Name').fill('Mara Lind')
  await editor.getByLabel('Email').fill('mara@plate.test')
  await editor.getByLabel('Password').fill(PASSWORD)
  await editor.getByRole('button', { name: 'Create account' }).click()
  await expect(editor).toHaveURL('/admin/import')
  const sidebar = editor.getByRole('navigation', { name: 'Admin', exact: true })
  await expect(sidebar.getByRole('link')).toHaveText([
    /./,
    ...['Import Data', 'Recipes', 'Equipment', 'Blog', 'Media', 'People', 'Maintenance', 'Account'],
  ])

  await openPage(editor, '/admin/recipes/new')
  await editor.getByLabel('Name', { exact: true }).fill('Leek soup')
  await expect(editor.getByText('You write drafts. An administrator publishes them.')).toBeVisible()
  await expect(editor.getByRole('radio', { name: 'Publish now' })).toHaveCount(0)
  await editor.getByRole('button', { name: 'Save draft' }).click()
  await expect(editor.getByText('"Leek soup" has been saved.')).toBeVisible()

  await openPage(admin, '/admin/recipes')
  await admin.getByRole('link', { name: 'Leek soup' }).click()
  await admin.getByText('Publish now').click()
  await admin.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(admin.getByText('"Leek soup" has been saved.')).toBeVisible()

  await openPage(editor, '/admin/recipes')
  await editor.getByRole('link', { name: 'Leek soup', exact: true }).click()
  await expect(editor.getByText('only an administrator can save it')).toBeVisible()
  await expect(editor.getByLabel('Name', { exact: true })).toBeDisabled()
  await expect(editor.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await expectNoViolations(editor, 'a recipe that cannot be saved')

  const post = await insertPost(db, aPost({ title: 'Soup' }), NOW)
  await openPage(editor, `/admin/blog/${post}`)
  await expect(editor.locator('[contenteditable]')).toHaveAttribute('contenteditable', 'false')
})

test('a link is copied from a page without scripts, too, and robots use none up', async ({
  admin,
  db,
  browser,
  baseURL,
}) => {
  const address = await invite(admin, db)
  const { pathname, hash } = new URL(address)
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  for (let time = 0; time < 2; time++) await page.goto(pathname)
  await page.getByLabel('Invitation code').fill(hash.slice(1))
  await page.getByLabel('Name').fill('Mara Lind')
  await page.getByLabel('Email').fill('mara@plate.test')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/admin/import')
  await context.close()
})

test('people are changed and removed, and the last administrator is not', async ({
  admin,
  db,
  faults,
  browser,
  baseURL,
}) => {
  faults.expect(/status of 422/)
  const editor = await anotherBrowser(browser, baseURL)
  await signIn(editor.context(), { db, baseURL, now: NOW, role: 'editor' })
  await givePasswords(db)
  await openPage(admin, PEOPLE)
  const row = admin
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading', { name: 'Tom Reyes', exact: true }) })
  /** Of the row, the first field is for its role, the second for a reset link, the third for removing. */
  const give = async (place: number, password = CHEFS_PASSWORD) =>
    row.getByLabel('Your password').nth(place).fill(password)
  await expect(admin.getByText('The only administrator cannot be removed')).toBeVisible()
  await admin.getByText('Change Tom Reyes').click()
  await expectNoViolations(admin, 'people')
  const reset = admin.getByRole('button', { name: 'Make a reset link for Tom Reyes' })
  await give(1, 'not her password')
  await reset.click()
  await expect(admin.getByText('That is not your password.')).toBeVisible()
  await expectNoViolations(admin, 'a password that is wrong')
  await give(1)
  await reset.click()
  await expect(admin.getByRole('heading', { name: 'The reset link for Tom Reyes is made.' })).toBeVisible()
  await expectNoViolations(admin, 'a link that was made')
  await row.getByLabel('administrator: everything').check()
  await give(0)
  await admin.getByRole('button', { name: 'Save the role of Tom Reyes' }).click()
  await expect(admin.getByRole('status')).toContainText('Tom Reyes is an administrator now.')

  faults.confirm('Remove Tom Reyes? Every device is signed out at once. Drafts and pictures stay.')
  await give(2)
  await admin.getByRole('button', { name: 'Remove Tom Reyes' }).click()
  await expect(admin.getByRole('heading', { name: 'Tom Reyes' })).toHaveCount(0)
  await openPage(editor, PEOPLE)
  await expect(editor).toHaveURL(/\/auth\?/)
})

test('people and the pages of their links fit every screen', async ({ admin, db }) => {
  await ensurePerson(db, 'editor', NOW)
  for (const path of [PEOPLE, '/auth/invitation', '/auth/reset']) {
    await openPage(admin, path)
    for (const width of [1280, 390, 320]) {
      await admin.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(admin), `${path} at ${width} pixels`).toEqual([])
    }
  }
})
