import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { hashToken } from '#server/auth/sessions.ts'
import { hashPassword } from '#server/auth/password.ts'
import { confirmOffer, describeOffer, offerTotp } from '#server/auth/second-factor.ts'
import { insertUser } from '#server/data/people/users.ts'
import { noticeOf } from '#test/form-fields.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const EMAIL = 'ines@plate.test'
const PASSWORD = 'a long enough password'
const PASSWORD_HASH = await hashPassword(PASSWORD)

/** A site whose administrator needs a code, and a browser that has only shown the password. */
async function pendingSignIn(next = '') {
  const site = await createTestSite()
  const user = { email: EMAIL, password_hash: PASSWORD_HASH, role: 'administrator' } as const
  const user_id = (await insertUser(site.db, user, NOW))!
  await offerTotp(site.db, user_id)
  const offer = await describeOffer(site.db, { user_id, email: EMAIL, siteName: 'Gentle Plate' })
  const totp = new TOTP({ secret: Secret.fromBase32(offer!.secret) })
  const minuteAgo = new Date(NOW.getTime() - 60_000)
  const code = totp.generate({ timestamp: minuteAgo.getTime() })
  const [recoveryCode = ''] = (await confirmOffer(site.db, { user_id, code }, minuteAgo)) ?? []
  const answer = await site.post(`/auth${next}`, { email: EMAIL, password: PASSWORD })
  const Cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const send = async (path: string, fields: Record<string, string>) =>
    site.get(path, {
      method: 'POST',
      headers: { Cookie, Origin: 'https://plate.test' },
      body: new URLSearchParams(fields),
    })
  return { site, answer, Cookie, send, recoveryCode, code: totp.generate({ timestamp: NOW.getTime() }) }
}

test('the password alone opens nothing but the form for the code', async () => {
  const { site, answer, Cookie } = await pendingSignIn()
  expect(answer.headers.get('location')).toBe('/auth/second-factor')
  expect(Cookie).toMatch(/^__Host-half=[\w-]{43}$/)
  expect((await site.get('/auth/second-factor', { headers: { Cookie } })).status).toBe(200)
  for (const path of ['/admin', '/admin/account', '/admin/account.data', '/admin/events', '/api/auth/user']) {
    const { status } = await site.get(path, { headers: { Cookie } })
    expect([path, [202, 302, 401].includes(status)]).toEqual([path, true])
  }
  const asTokens = Cookie.replace('half', 'access') + '; ' + Cookie.replace('half', 'refresh')
  expect((await site.get('/api/auth/user', { headers: { Cookie: asTokens } })).status).toBe(401)
})

test('the right code makes it a session and leads on, once', async () => {
  const { send, code, site } = await pendingSignIn('?next=%2Fadmin%2Faccount')
  const path = '/auth/second-factor?next=%2Fadmin%2Faccount'
  const wrong = await send(path, { code: '000000' })
  expect(wrong.status).toBe(422)
  expect(pageText(await wrong.text())).toContain('The code is wrong, or was used before.')
  const right = await send(path, { code })
  expect([right.status, right.headers.get('location')]).toEqual([302, '/admin/account'])
  expect(right.headers.getSetCookie().join()).toMatch(/__Host-access=[\w-]{43}.*__Host-half=; Max-Age=0/)
  const again = await send(path, { code })
  expect(again.headers.get('location')).toBe('/auth?next=%2Fadmin%2Faccount')
  expect((await site.get('/auth/second-factor')).headers.get('location')).toBe('/auth')
})

test('whoever comes too late with the code is told why the password is asked again, and is led on all the same', async () => {
  const { site, code, send } = await pendingSignIn()
  await site.db.deleteFrom('one_time_tokens').execute()
  for (const answer of [
    await send('/auth/second-factor?next=%2Fadmin%2Fblog', { code }),
    await site.get('/auth/second-factor?next=%2Fadmin%2Fblog'),
  ]) {
    expect(answer.headers.get('location')).toBe('/auth?next=%2Fadmin%2Fblog')
    expect(noticeOf(answer)).toMatchObject({ title: 'Enter your password once more' })
  }
})

test('the page that asks for the code says what helps when the phone is lost', async () => {
  const { site, Cookie } = await pendingSignIn()
  const text = pageText(await (await site.get('/auth/second-factor', { headers: { Cookie } })).text())
  expect(text).toContain('Lost your phone? Each of the ten recovery codes')
  expect(text).toContain('--reset-factors')
})

test('a recovery code opens the account when the app is lost', async () => {
  const { send, recoveryCode } = await pendingSignIn()
  const answer = await send('/auth/second-factor', { code: recoveryCode })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  expect(noticeOf(answer)?.reason).toBe('Nine recovery codes are left. You can make new ones under Account.')
})

test('whoever uses the last recovery code is told so, and a code of the app says nothing of them', async () => {
  const { site, send, recoveryCode } = await pendingSignIn()
  const hash = hashToken(recoveryCode.replaceAll('-', ''))
  await site.db.deleteFrom('recovery_codes').where('code_hash', '!=', hash).execute()
  const answer = await send('/auth/second-factor', { code: recoveryCode.toUpperCase() })
  expect(noticeOf(answer)?.reason).toContain('No recovery code is left.')
  const other = await pendingSignIn()
  const typed = other.code.replace(/^.../, '$&-')
  expect(noticeOf(await other.send('/auth/second-factor', { code: typed }))).not.toHaveProperty('reason')
})

test('a program needs the code, too', async () => {
  const { site, code } = await pendingSignIn()
  const call = async (fields: object) => {
    const body = JSON.stringify({ grant_type: 'password', email: EMAIL, password: PASSWORD, ...fields })
    const headers = { 'Content-Type': 'application/json' }
    const response = await site.get('/api/auth/token', { method: 'POST', headers, body })
    return { status: response.status, body: await response.json() }
  }
  expect(await call({})).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
  expect(await call({ code: '000000' })).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  expect(await call({ code })).toMatchObject({ status: 200, body: { token_type: 'bearer' } })
  expect(await call({ code })).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
})
