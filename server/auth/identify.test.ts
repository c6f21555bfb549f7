import { tableAddress } from '#app/ui/picture/drawing-address.ts'
import { expect, test } from 'vitest'
import { createTestSite, NOW } from '#test/site.ts'

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test('an answer to somebody who is signed in is kept by nobody else', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  expect((await admin.get('/')).headers.get('cache-control')).toBe('private, no-store')
  expect((await site.get('/')).headers.get('cache-control')).toBe('no-cache')
  expect((await admin.get(tableAddress([]))).headers.get('cache-control')).toContain('public')
})

test('a page asked for with an old access token and a good refresh token comes with new cookies', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const after = await createTestSite({ db: site.db, now: later(16) })
  const response = await after.get('/', { headers: { Cookie: admin.cookie } })
  const cookies = response.headers.getSetCookie()
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(cookies.map((cookie) => cookie.replace(/=[^;]*/, '=…'))).toEqual([
    '__Host-access=…; Max-Age=900; Path=/; HttpOnly; Secure; SameSite=Lax',
    `__Host-refresh=…; Max-Age=${30 * 86_400 - 16 * 60}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ])
  for (const cookie of cookies) expect(admin.cookie).not.toContain(cookie.split(';')[0])
})

test('a session that is over is cleared from the browser', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  await site.db.deleteFrom('session_families').execute()
  const response = await admin.get('/')
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-access=; Max-Age=0/),
    expect.stringMatching(/^__Host-refresh=; Max-Age=0/),
  ])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('over plain http cookies have plain names, and those of https count for nothing', async () => {
  const site = await createTestSite({ env: { SITE_URL: 'http://plate.test' } })
  const admin = await site.as('admin')
  expect(admin.cookie).toMatch(/^access=[\w-]{43}; refresh=[\w-]{43}$/)
  const planted = admin.cookie.replaceAll(/(access|refresh)=/g, '__Host-$1=')
  const response = await site.get('/', { headers: { Cookie: planted } })
  expect(response.headers.get('cache-control')).toBe('no-cache')
})
