import { expect, test } from 'vitest'
import { createTestSite, NOW } from '#test/site.ts'
import { hashPassword } from '../auth/password.ts'
import { insertUser } from '../data/people/users.ts'

const EMAIL = 'chef@plate.test'
const PASSWORD = 'a long enough password'
const PASSWORD_HASH = await hashPassword(PASSWORD)

async function api() {
  const site = await createTestSite()
  const id = await insertUser(
    site.db,
    { email: EMAIL, password_hash: PASSWORD_HASH, role: 'administrator' },
    NOW,
  )
  const call = async (path: string, body: object = {}, token?: string) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    }
    const response = await site.get(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, headers: response.headers, body: await readJson(response) }
  }
  const whoAmI = async (token: string) =>
    (await site.get('/api/auth/user', { headers: { Authorization: `Bearer ${token}` } })).status
  return { ...site, id, call, whoAmI }
}

async function readJson(response: Response) {
  const text = await response.text()
  return text && JSON.parse(text)
}

test('spec.md section 3: a program that signs in gets all six fields of the Session', async () => {
  const { call, whoAmI, id } = await api()
  const { status, headers, body } = await call('/auth/token?grant_type=password', {
    email: EMAIL,
    password: PASSWORD,
  })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('set-cookie')).toBeNull()
  expect(body).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    expires_in: 900,
    expires_at: NOW.getTime() / 1000 + 900,
    token_type: 'bearer',
    user: { id, email: EMAIL, is_admin: true, role: 'administrator' },
  })
  expect(await whoAmI(body.access_token)).toBe(200)
  expect((await call('/rpc/is_admin', {}, body.access_token)).body).toBe(true)
})

test('spec.md section 5: what is missing of a sign-in is named', async () => {
  const { call } = await api()
  for (const [body, code, detail] of [
    [{ password: PASSWORD }, 'email_or_phone_missing', 'email or phone is missing.'],
    [{ email: '', password: PASSWORD }, 'email_or_phone_missing', 'email or phone is missing.'],
    [{ email: EMAIL }, 'password_missing', 'password is missing.'],
    [{ phone: '+351 210 000 000' }, 'password_missing', 'password is missing.'],
  ] as const) {
    const answer = await call('/auth/token', { grant_type: 'password', ...body })
    expect(answer).toMatchObject({ status: 400, body: { code, detail } })
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  }
  expect(await call('/auth/token', { grant_type: 'refresh_token' })).toMatchObject({
    body: { code: 'refresh_token_missing' },
  })
  for (const body of [{}, { grant_type: 'magic' }, [], null])
    expect(await call('/auth/token', body!)).toMatchObject({
      status: 400,
      body: { code: 'unsupported_grant_type' },
    })
})

test('a sign-in that nests without end is not read', async () => {
  const { get } = await api()
  const headers = { 'Content-Type': 'application/json' }
  for (const body of ['['.repeat(60_000), `{"email":"a","x":${'['.repeat(40)}${']'.repeat(40)}}`]) {
    const response = await get('/api/auth/token?grant_type=password', { method: 'POST', headers, body })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'email_or_phone_missing' }])
  }
})

test('wrong credentials are refused alike, by email or by phone', async () => {
  const { call } = await api()
  const refused = { status: 400, body: { code: 'invalid_credentials' } }
  for (const who of [{ email: EMAIL }, { email: 'nobody@plate.test' }, { phone: '1' }])
    expect(await call('/auth/token?grant_type=password', { ...who, password: 'wrong' })).toMatchObject(
      refused,
    )
})

test('after five wrong tries a program is told how long to wait', async () => {
  const { call } = await api()
  for (let time = 0; time < 5; time++)
    await call('/auth/token?grant_type=password', { email: EMAIL, password: 'wrong' })
  const { status, headers, body } = await call('/auth/token?grant_type=password', {
    email: EMAIL,
    password: PASSWORD,
  })
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too_many_attempts', '2'])
})

test('of two hundred sign-ins at once those that would wait too long are turned away', async () => {
  const { get } = await api()
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const body = JSON.stringify({ email: `nobody${index}@plate.test`, password: PASSWORD })
      const headers = { 'Content-Type': 'application/json' }
      const env = { incoming: { socket: { remoteAddress: `198.51.100.${index}` } } }
      return (await get('/api/auth/token?grant_type=password', { method: 'POST', headers, body }, env)).status
    }),
  )
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(100)
  expect((await get('/')).status).toBe(200)
})

test('refreshing replaces both tokens, and an old one ends the session', async () => {
  const { call, whoAmI } = await api()
  const { body: first } = await call('/auth/token?grant_type=password', { email: EMAIL, password: PASSWORD })
  const refresh = async (refresh_token: string) =>
    call('/auth/token?grant_type=refresh_token', { refresh_token })
  const { body: second } = await refresh(first.refresh_token)
  expect(second.refresh_token).not.toBe(first.refresh_token)
  const { body: third } = await refresh(second.refresh_token)
  expect(await refresh(first.refresh_token)).toMatchObject({
    status: 401,
    body: { code: 'invalid_refresh_token' },
  })
  for (const { access_token } of [first, second, third]) expect(await whoAmI(access_token)).toBe(401)
})

test('signing out ends every token of the session', async () => {
  const { call, whoAmI } = await api()
  const { body } = await call('/auth/token?grant_type=password', { email: EMAIL, password: PASSWORD })
  expect((await call('/auth/logout', {}, body.access_token)).status).toBe(204)
  expect(await whoAmI(body.access_token)).toBe(401)
  const { status } = await call('/auth/token?grant_type=refresh_token', { refresh_token: body.refresh_token })
  expect(status).toBe(401)
})

test('a program whose access token is over ends its session with the refresh token', async () => {
  const { call } = await api()
  const { body } = await call('/auth/token?grant_type=password', { email: EMAIL, password: PASSWORD })
  const { refresh_token } = body
  expect(await call('/auth/logout', {}, 'over')).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in' },
  })
  expect((await call('/auth/logout', { refresh_token: 'unknown' })).status).toBe(401)
  expect((await call('/auth/logout', { refresh_token }, 'over')).status).toBe(204)
  expect((await call('/auth/token?grant_type=refresh_token', { refresh_token })).status).toBe(401)
})

test('visitors and readers are no administrators', async () => {
  const { call, as } = await api()
  expect(await call('/rpc/is_admin')).toMatchObject({ status: 200, body: false })
  expect(await (await (await as('user')).post('/api/rpc/is_admin')).json()).toBe(false)
  expect(await call('/rpc/is_admin', {}, 'made-up')).toMatchObject({ body: false })
})

test('a browser refreshes by its cookie, and no script sees a token', async () => {
  const { as, get } = await api()
  const admin = await as('admin')
  const response = await admin.post('/api/auth/token?grant_type=refresh_token')
  expect(await response.json()).toMatchObject({ access_token: null, refresh_token: null, expires_in: 900 })
  expect(response.headers.getSetCookie().join()).toMatch(
    /__Host-access=[\w-]{43};.*__Host-refresh=[\w-]{43};/,
  )
  const Cookie = '__Host-refresh=made-up'
  const refused = await get('/api/auth/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { Cookie, 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(refused.status).toBe(401)
  expect(refused.headers.getSetCookie().join()).toContain('__Host-refresh=; Max-Age=0')
})
