import { expect, test } from 'vitest'
import { callApi } from '#test/api-client.ts'
import { createTestDatabase } from '#test/database.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { hashPassword } from '../auth/password.ts'
import { insertUser } from '../data/people/users.ts'

const ACCOUNT = { email: 'chef@plate.test', password: 'a long enough password' }

test('a program signs in, goes on, asks who it is and signs out, all as described', async () => {
  const db = await createTestDatabase()
  const { email, password } = ACCOUNT
  await insertUser(db, { email, password_hash: await hashPassword(password), role: 'administrator' }, NOW)
  const site = await createTestSite({ db })
  const post = async (path: string, body?: object, token?: string) =>
    callApi(site, path, { method: 'POST', body, token })
  const first = await post('/api/auth/token', { grant_type: 'password', ...ACCOUNT })
  const { refresh_token } = first.json
  const second = await post('/api/auth/token', { grant_type: 'refresh_token', refresh_token })
  const token = second.json.access_token
  expect((await callApi(site, '/api/auth/user', { token })).json).toMatchObject({ email, is_admin: true })
  expect((await post('/api/rpc/is_admin', undefined, token)).json).toBe(true)
  expect((await post('/api/recipes', { name: 'Soup' }, token)).status).toBe(201)
  expect((await post('/api/auth/logout', undefined, token)).status).toBe(204)
  expect((await callApi(site, '/api/auth/user', { token })).status).toBe(401)
  expect((await post('/api/rpc/is_admin')).json).toBe(false)
  expect((await post('/api/recipes', { name: 'Soup' }, token)).status).toBe(401)
})

test('a sign-in that cannot be is refused as described', async () => {
  const site = await createTestSite()
  for (const [body, status, code] of [
    [{}, 400, 'unsupported_grant_type'],
    [{ grant_type: 'password', password: 'x' }, 400, 'email_or_phone_missing'],
    [{ grant_type: 'password', email: 'x' }, 400, 'password_missing'],
    [{ grant_type: 'refresh_token' }, 400, 'refresh_token_missing'],
    [{ grant_type: 'refresh_token', refresh_token: 'x' }, 401, 'invalid_refresh_token'],
    [{ grant_type: 'password', ...ACCOUNT }, 400, 'invalid_credentials'],
  ] as const)
    expect((await callApi(site, '/api/auth/token', { method: 'POST', body })).json).toMatchObject({
      status,
      code,
    })
  expect((await callApi(site, '/api/auth/token')).json).toMatchObject({
    status: 405,
    code: 'method_not_allowed',
  })
})
