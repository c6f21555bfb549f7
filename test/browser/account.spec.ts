import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { hashPassword } from '#server/auth/password.ts'
import type { Database } from '#server/data/database/database.ts'
import { openPage, waitUntilAlive } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

const EMAIL = 'chef@plate.test'
const PASSWORD = 'carrots give way to patience'

/** The account of the `admin` fixture gets a password. */
async function givePassword(db: Database) {
  const password_hash = await hashPassword(PASSWORD)
  await db.updateTable('users').set({ password_hash }).where('email', '=', EMAIL).execute()
}

/** A phone or a key that confirms whatever it is asked, without a finger. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const signOut = async (page: Page) => {
  await openPage(page, '/admin/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
}

test('a passkey is added, opens the account without a password, and is removed', async ({
  admin: page,
  db,
  faults,
}) => {
  faults.expect(/status of 422 .*\/admin\/account\/passkeys/)
  await givePassword(db)
  await addAuthenticator(page)
  await openPage(page, '/admin/account')
  const form = page.getByRole('form', { name: 'Add a passkey' })
  await form.getByLabel('Name').fill('Kitchen tablet')
  await form.getByLabel('Current password').fill('not my password at all')
  await form.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(form.getByRole('alert')).toHaveText('That is not your password.')
  await form.getByLabel('Current password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen tablet' })).toContainText(
    'Added March 4, 2026',
  )

  await signOut(page)
  await openPage(page, '/auth?next=/admin/account')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/admin/account')
  await expect(page.getByText('Welcome back!')).toBeVisible()
  // Without scripts, the button below asks nothing.
  await waitUntilAlive(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen tablet' })).toContainText('Last used')

  faults.confirm('Remove the passkey "Kitchen tablet"?')
  await page.getByRole('button', { name: 'Remove Kitchen tablet' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen tablet' })).toHaveCount(0)
})

test('a passkey that no account has is refused', async ({ page, db, admin, faults }) => {
  faults.expect(/status of 401 .*\/auth\/passkey/)
  await givePassword(db)
  await addAuthenticator(page)
  await openPage(admin, '/admin/account')
  const form = page.getByRole('form', { name: 'Add a passkey' })
  await form.getByLabel('Name').fill('Lost phone')
  await form.getByLabel('Current password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lost phone' })).toBeVisible()
  await db.deleteFrom('passkeys').execute()
  await signOut(page)
  await openPage(page, '/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('No account on this site uses this passkey.')
})

test('a second factor is set up with an app, asked for at sign-in, and its codes count once', async ({
  admin: page,
  db,
  faults,
}) => {
  faults.expect(/status of 422 .*\/auth\/second-factor/)
  await givePassword(db)
  await openPage(page, '/admin/account')
  const setUp = page.getByRole('form', { name: 'Set up' })
  await setUp.getByLabel('Current password').fill(PASSWORD)
  await setUp.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  const { secret } = await db.selectFrom('totp_secrets').select('secret').executeTakeFirstOrThrow()
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (seconds = 0) => totp.generate({ timestamp: NOW.getTime() + seconds * 1000 })
  await page.getByLabel('Code that the app shows').fill(code())
  await page.getByRole('button', { name: 'Switch on' }).click()
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''

  await signOut(page)
  const signIn = async () => {
    await openPage(page, '/auth')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/auth/second-factor')
  }
  await signIn()
  await page.getByLabel('Code').fill(code())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The code is wrong, or was used before.')
  await page.getByLabel('Code').fill(code(30))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/')
  await signOut(page)
  await signIn()
  await page.getByLabel('Code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('the set-up link makes the first administrator, also when the first password is too short', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(/status of 422/)
  const { offerSetUp } = await import('#server/auth/set-up.ts')
  const code = await offerSetUp(db, NOW)
  await openPage(page, `/auth/set-up#${code}`)
  await expect(page.getByLabel('Set-up code')).toHaveValue(code ?? '')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Set-up code')).toHaveValue(code ?? '')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/admin/settings')
  await openPage(page, '/')
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible()
})
