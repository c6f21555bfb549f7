import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestSite, NOW } from '#test/site.ts'
import { refreshSession } from '../auth/sessions.ts'

const token = () => randomBytes(32).toString('base64url')
const madeUpSession = () => ({ Cookie: `__Host-access=${token()}; __Host-refresh=${token()}` })

async function cachedSite() {
  const site = await createTestSite()
  await site.read('/recipes')
  const admin = await site.as('admin')
  const refresh = admin.cookie.split('; ').find((part) => part.includes('refresh')) ?? ''
  const countWrites = async () => {
    const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(site.db)
    return Number(rows[0]?.count)
  }
  const countCached = () => site.log.filter((line) => line.includes('"cached":true')).length
  return { site, admin, refresh, countWrites, countCached }
}

test('cookies and tokens that were made up are given the cached page, and cost no write', async () => {
  const { site, countWrites, countCached } = await cachedSite()
  const clean = await site.get('/recipes')
  const text = await clean.text()
  const made: Record<string, string>[] = [
    { Cookie: '__Host-access=x' },
    { Cookie: `__Host-access=${token()}` },
    { Cookie: `__Host-refresh=${token()}` },
    { Cookie: `access=${token()}; refresh=${token()}` },
    { Cookie: `theme=dark; __Host-half=${token()}` },
    { Cookie: '__Host-notice=nothing' },
    { Cookie: '__Host-notice=%7B%22kind%22%3A1%7D' },
    { Cookie: `__Host-access=${'x'.repeat(4000)}` },
    { Cookie: '__Host-access=%E0%A4%A; __Host-refresh=%00' },
    { Authorization: `Bearer ${token()}` },
    { Authorization: 'Basic Y2hlZjpzZWNyZXQ=' },
    ...Array.from({ length: 50 }, madeUpSession),
  ]
  const [cached, writes] = [countCached(), await countWrites()]
  for (const headers of made) {
    const answer = await site.get('/recipes', { headers })
    const marks = ['etag', 'vary', 'content-security-policy'].map((name) => answer.headers.get(name))
    expect([headers, ...marks]).toEqual([
      headers,
      clean.headers.get('etag'),
      'Accept-Encoding, Cookie',
      clean.headers.get('content-security-policy'),
    ])
    expect(await answer.text()).toBe(text)
  }
  expect([countCached() - cached, (await countWrites()) - writes]).toEqual([made.length, 0])
  // What is never cached costs no write either.
  await site.get('/auth', { headers: madeUpSession() })
  expect(await countWrites()).toBe(writes)
  const after = await site.get('/recipes')
  expect([after.headers.getSetCookie(), after.headers.get('cache-control')]).toEqual([[], 'no-cache'])
})

test('a session that is over is cleared on the cached page, for its browser alone', async () => {
  const { site, countCached } = await cachedSite()
  const cached = countCached()
  for (const headers of [madeUpSession(), { ...madeUpSession(), 'If-None-Match': '*' }]) {
    const answer = await site.get('/recipes', { headers })
    expect([answer.headers.get('cache-control'), answer.headers.getSetCookie()]).toEqual([
      'private, no-store',
      [
        expect.stringMatching(/^__Host-access=; Max-Age=0/),
        expect.stringMatching(/^__Host-refresh=; Max-Age=0/),
      ],
    ])
  }
  expect(countCached() - cached).toBe(2)
})

test('a session gets its own page, also with an access token that is over', async () => {
  const { site, admin, refresh } = await cachedSite()
  const own = await admin.get('/recipes')
  expect([own.headers.get('cache-control'), await own.text()]).toEqual([
    'private, no-store',
    expect.stringContaining('Admin Panel'),
  ])
  for (const Cookie of [refresh, `__Host-access=${token()}; ${refresh}`]) {
    const renewed = await site.get('/recipes', { headers: { Cookie } })
    expect(renewed.headers.getSetCookie().join()).toMatch(/__Host-access=[\w-]{43}/)
    expect(await renewed.text()).toContain('Admin Panel')
  }
  expect((await site.read('/recipes')).html).not.toContain('Admin Panel')
})

test('a refresh token that was used long ago still ends its session, on a page that is cached', async () => {
  const { site, admin, refresh } = await cachedSite()
  await refreshSession(site.db, admin.session.refreshToken, new Date(NOW.getTime() - 3_600_000))
  await site.get('/recipes', { headers: { Cookie: refresh } })
  expect(await site.db.selectFrom('session_families').select('id').execute()).toEqual([])
})
