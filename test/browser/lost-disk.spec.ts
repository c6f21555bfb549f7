import { Secret } from 'otpauth'
import { hashPassword } from '#server/auth/password.ts'
import { insertUser } from '#server/data/people/users.ts'
import { fillSite } from '#server/process/sample-content.ts'
import { pageText } from '../page-text.ts'
import { startSite } from '../running-site.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage, waitUntilAlive } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

const PASSWORD = 'carrots give way to patience'

test('a site loses its disk, and the set-up link of a new machine brings it back from its file', async ({
  admin,
  browser,
  db,
  baseURL,
}) => {
  // Six times all rows and pictures are read back.
  test.setTimeout(300_000)
  await fillSite(db, NOW)
  const { id, email } = await db.selectFrom('users').select(['id', 'email']).executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute()
  await db
    .insertInto('totp_secrets')
    .values({ user_id: id, secret: new Secret().base32, confirmed_at: NOW.toISOString(), last_step: 0 })
    .execute()
  await insertUser(db, { email: 'tom@plate.test', password_hash: 'x', role: 'editor' }, NOW)
  await openPage(admin, '/admin/keeping/backups')
  await admin.getByRole('button', { name: 'Make one now' }).click()
  await expect(admin.getByText('Backup made and verified')).toBeVisible()
  await expectNoViolations(admin, 'kept backups')
  await admin.getByText('Download the backup of').click()
  await admin.getByLabel('Your password').fill(PASSWORD)
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: /^Download \d/ }).click(),
  ])
  const before = await readPublicPages(baseURL)
  expect(Object.keys(before).length).toBeGreaterThan(20)

  const machine = await startSite({ SAMPLE_CONTENT: 'off' })
  const page = await (
    await browser.newContext({ baseURL: machine.address, viewport: { width: 390, height: 844 } })
  ).newPage()
  await openPage(page, /http\S+\/auth\/set-up#\S+/.exec(machine.said())?.[0] ?? '')
  await expectNoViolations(page, 'set-up with a backup')
  expect(await overflow(page)).toEqual([])
  await page.getByLabel('Backup file').setInputFiles(await download.path())
  await page.getByRole('button', { name: 'Look into it' }).click()
  await expect(page.getByRole('heading', { name: 'This file holds a site' })).toBeVisible({
    timeout: 60_000,
  })
  await waitUntilAlive(page)
  await expectNoViolations(page, 'the summary at set-up')
  expect(await overflow(page)).toEqual([])
  await expect(page.getByText('What does not come: its second factor.')).toBeVisible()
  const mine = page.getByRole('checkbox', { name: email })
  await expect(mine).not.toBeChecked()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByText('Tick one administrator at least')).toBeVisible()
  await mine.check()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByText('Your site is back.')).toBeVisible({ timeout: 60_000 })

  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`${machine.address}/`)
  await openPage(page, '/admin/keeping/people')
  await expect(page.getByText('tom@plate.test')).toHaveCount(0)
  expect(await readPublicPages(machine.address)).toEqual(before)
  expect((await fetch(`${machine.address}/auth/set-up`)).status).toBe(404)
  await machine.stop()
})

/** What readers see at each address of the sitemap. */
async function readPublicPages(origin: string): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages: Record<string, string> = {}
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address)
    const text = pageText(await (await fetch(`${origin}${pathname}`)).text())
    // The clocks of the two machines differ.
    pages[pathname] = text.replace(/Last updated: \w+ \d+, \d+/, '')
  }
  return pages
}
