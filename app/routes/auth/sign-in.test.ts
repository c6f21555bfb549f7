import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/password.ts'
import { insertUser } from '#server/data/people/users.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const EMAIL = 'chef@plate.test'
const PASSWORD = 'a long enough password'
const PASSWORD_HASH = await hashPassword(PASSWORD)

async function siteWithChef() {
  const site = await createTestSite()
  const id = await insertUser(
    site.db,
    { email: EMAIL, password_hash: PASSWORD_HASH, role: 'administrator' },
    NOW,
  )
  return { ...site, id: id! }
}

/** The cookies of an answer as a browser sends them back. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

test('spec.md section 2: sign-in asks for email and password and leads back home', async () => {
  const site = await createTestSite()
  const { status, html } = await site.read('/auth')
  expect(status).toBe(200)
  expect(html).toContain('<title>Sign In · Gentle Plate</title>')
  expect(html).toMatch(/<input[^>]*type="email"[^>]*name="email"[^>]*required|<input[^>]*required[^>]*/)
  expect(pageText(html)).toMatch(/Sign In .*Email .*Password .*Sign In .*Back to Home/)
})

test('the right password signs in, says so, and goes home', async () => {
  const site = await siteWithChef()
  const response = await site.post('/auth', { email: ' Chef@Plate.test ', password: PASSWORD })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
  const home = await site.get('/', { headers: { Cookie: cookiesOf(response) } })
  expect(pageText(await home.text())).toContain('Welcome back! You have been successfully logged in.')
  const again = await site.get('/auth', { headers: { Cookie: cookiesOf(response) } })
  expect([again.status, again.headers.get('location')]).toEqual([302, '/'])
})

test('spec.md section 6: the Admin Panel is shown to a signed-in administrator only', async () => {
  const site = await createTestSite()
  for (const [role, shown] of [
    ['admin', true],
    ['user', false],
  ] as const) {
    const { html } = await (await site.as(role)).read('/')
    expect([role, pageText(html).includes('Admin Panel')]).toEqual([role, shown])
  }
})

test('what is missing is said beside its field', async () => {
  const site = await siteWithChef()
  const response = await site.post('/auth', { email: '', password: '' })
  const text = pageText(await response.text())
  expect(response.status).toBe(422)
  expect(text).toContain('Please enter your email.')
  expect(text).toContain('Please enter your password.')
  expect(response.headers.getSetCookie()).toEqual([])
})

test('an unknown e-mail, a wrong password and a locked account get the same answer', async () => {
  const site = await siteWithChef()
  const answers = []
  for (const [email, password] of [
    [EMAIL, 'a wrong enough password'],
    ['nobody@plate.test', PASSWORD],
    ['nobody@plate.test', 'a wrong enough password'],
  ]) {
    for (let time = 0; time < 8; time++) {
      // Each from another network, so that only the account's own limit counts.
      const env = { incoming: { socket: { remoteAddress: `198.51.100.${answers.length}` } } }
      const response = await site.post('/auth', { email: email!, password: password! }, env)
      const headers = [...response.headers].filter(([name]) => !/request-id|security-policy/.test(name))
      const body = (await response.text())
        .replaceAll(/nonce="[^"]*"|"[\w+/=]{24}"/g, '')
        .replaceAll(email!, '')
      answers.push({ status: response.status, headers, body })
    }
  }
  expect(answers[0]!.status).toBe(401)
  expect(pageText(answers[0]!.body)).toContain('Login failed. The email or the password is wrong.')
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('of five hundred guesses at once five are looked at', async () => {
  const site = await siteWithChef()
  const answers = await Promise.all(
    Array.from({ length: 500 }, async () => site.post('/auth', { email: EMAIL, password: 'wrong' })),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(401), count(429) + count(503)]).toEqual([5, 495])
  // The right password is not looked at either.
  expect((await site.post('/auth', { email: EMAIL, password: PASSWORD })).status).toBe(429)
})

test('the owner gets in on a device that signed in before, while strangers have locked the account', async () => {
  const site = await siteWithChef()
  const signedIn = await site.post('/auth', { email: EMAIL, password: PASSWORD })
  const device = /__Host-device=[^;]+/.exec(cookiesOf(signedIn))?.[0] ?? ''
  for (let time = 0; time < 20; time++) await site.post('/auth', { email: EMAIL, password: 'wrong' })
  expect((await site.post('/auth', { email: EMAIL, password: PASSWORD })).status).toBe(429)
  const headers = { Cookie: device, Origin: 'https://plate.test' }
  const body = new URLSearchParams({ email: EMAIL, password: PASSWORD })
  expect((await site.get('/auth', { method: 'POST', headers, body })).status).toBe(302)
})

test('a password that is far too long is refused without hashing it', async () => {
  const site = await siteWithChef()
  const response = await site.post('/auth', { email: EMAIL, password: 'x'.repeat(60_000) })
  expect(response.status).toBe(401)
  expect(await site.db.selectFrom('sign_in_limits').select('key').execute()).toEqual([])
})

test('a stranger who signs in with a megabyte is not listened to', async () => {
  const site = await siteWithChef()
  const fields = { email: EMAIL, password: 'e\u0301'.repeat(500_000) }
  for (const path of [
    '/auth',
    '/AUTH',
    '/auth.data',
    '/auth/set-up',
    '/%61uth/second-factor',
    '/api/auth/token',
  ])
    expect([path, (await site.post(path, fields)).status]).toEqual([path, 413])
})

test('a session that was there before ends when somebody signs in', async () => {
  const site = await siteWithChef()
  const planted = await site.as('user')
  const response = await planted.post('/auth', { email: EMAIL, password: PASSWORD })
  expect(cookiesOf(response)).toContain('__Host-access=')
  for (const cookie of planted.cookie.split('; ')) expect(cookiesOf(response)).not.toContain(cookie)
  expect((await planted.get('/api/auth/user')).status).toBe(401)
})

test('signing out ends the session, whoever still holds its tokens', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const response = await admin.post('/auth/sign-out')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-access=; Max-Age=0/),
    expect.stringMatching(/^__Host-refresh=; Max-Age=0/),
  ])
  expect((await admin.get('/api/auth/user')).status).toBe(401)
})

test('V14.3.1: signing out clears what the browser has kept of pages, and nothing that people stored', async () => {
  const site = await createTestSite()
  const ways = ['/auth/sign-out', '/auth/sign-out.data', '/api/auth/logout']
  for (const way of ways) {
    const { headers } = await (await site.as('admin')).post(way)
    expect([way, headers.get('clear-site-data')]).toEqual([way, '"cache"'])
  }
})

test('a link to the way out signs nobody out', async () => {
  const admin = await (await createTestSite()).as('admin')
  await admin.get('/auth/sign-out')
  expect((await admin.get('/api/auth/user')).status).toBe(200)
})

test('the page that was asked for comes after signing in', async () => {
  const site = await siteWithChef()
  const response = await site.post(`/auth?next=${encodeURIComponent('/admin/recipes?search=a%26b')}`, {
    email: EMAIL,
    password: PASSWORD,
  })
  expect(response.headers.get('location')).toBe('/admin/recipes?search=a%26b')
})

test('spec.md section 8: what nobody expected is told in its own words, and logged', async () => {
  const site = await siteWithChef()
  await site.db.schema.dropTable('sign_in_limits').execute()
  const response = await site.post('/auth', { email: EMAIL, password: PASSWORD })
  expect(response.status).toBe(500)
  expect(pageText(await response.text())).toContain('Error. An unexpected error occurred.')
  expect(site.log.join()).toContain('"level":"error"')
})
