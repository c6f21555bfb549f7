import { expect, test } from 'vitest'
import { sessionCookies } from '#server/auth/cookies.ts'
import { readConfig } from '#server/config.ts'
import { startSession } from '#server/auth/sessions.ts'
import { deleteSession } from '#server/data/people/sessions.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { hashContents } from './contents.ts'
import { createTestDatabase } from './database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from './fixtures.ts'
import { ensurePerson, type Role } from './people.ts'
import { listPageRoutes } from './route-table.ts'
import { shortOrLong } from './short-or-long.ts'
import { createTestSite, NOW } from './site.ts'

const CANARY = 'canaryword'
const ORIGIN = 'https://plate.test'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const DAY_MS = 24 * 60 * 60 * 1000
const ROUTES = listPageRoutes()
const ADMIN_ROUTES = ROUTES.filter(({ path }) => path.startsWith('/admin'))

/** Content that only administrators may know of. */
async function hideThings() {
  const db = await createTestDatabase()
  const recipe = await insertRecipe(db, { fields: aRecipe({ name: CANARY }), status: 'draft' }, NOW)
  const [equipment = ''] = await insertEquipment(db, [aPieceOfEquipment()], NOW)
  const post = await insertPost(db, aPost({ title: CANARY, content: CANARY, status: 'draft' }), NOW)
  return { db, ids: [recipe.id, equipment, post] }
}

/** The addresses of a route: with each thing's id in place of its parameter. */
function addressesOf(path: string, ids: string[]): string[] {
  if (!path.includes(':') && !path.includes('*')) return [path]
  return ids.map((id) => path.replace(/:\w+|\*/g, id))
}

/** Other spellings that might slip past a guard. */
function spellings(path: string): string[] {
  const [, first = '', rest = ''] = /^\/(\w+)(.*)$/.exec(path) ?? []
  return [
    `${path}/`,
    `/${path}`,
    `/${first}/${rest}`,
    `/${first.toUpperCase()}${rest}`,
    `/%61${first.slice(1)}${rest}`,
    `/./${first}${rest}`,
    `/x/../${first}${rest}`,
    `${path}.data`,
    `${path}?index`,
    `${path}.data?_routes=routes%2Fadmin%2Flayout`,
    `${path};.css`,
    `${path}%2Fx`,
  ]
}

async function cookiesOf(db: Awaited<ReturnType<typeof hideThings>>['db'], role: Role, startedAt: Date) {
  const session = await startSession(db, await ensurePerson(db, role, NOW), 'Test', startedAt)
  const site = readConfig({ SITE_URL: ORIGIN })
  const cookie = sessionCookies(session, startedAt, site)
    .map((header) => header.split(';')[0])
    .join('; ')
  return { cookie, sessionId: session.viewer.sessionId }
}

test('nothing of the admin area answers, shows or changes anything for the wrong person', async () => {
  const { db, ids } = await hideThings()
  const site = await createTestSite({ db })
  const signedOut = await cookiesOf(db, 'admin', NOW)
  await deleteSession(db, signedOut.sessionId)
  const people: Record<string, string> = {
    visitor: '',
    user: (await cookiesOf(db, 'user', NOW)).cookie,
    'signed out': signedOut.cookie,
    expired: (await cookiesOf(db, 'admin', new Date(NOW.getTime() - 31 * DAY_MS))).cookie,
  }
  const before = await hashContents(db)
  const plain = [...ADMIN_ROUTES.flatMap(({ path }) => addressesOf(path, ids)), '/admin/events']
  const byEverybody = (address: string, method: string) =>
    Object.entries(people).map(([person, cookie]) => ({ address, method, person, cookie }))
  const disguised = ADMIN_ROUTES.flatMap(({ path }, route) =>
    addressesOf(path, ids.slice(0, 1))
      .flatMap(spellings)
      .flatMap((address, spelling) =>
        ['GET', 'POST'].flatMap((method, step) =>
          // In the short form by one of them, and at the next route by another.
          byEverybody(address, method).filter((_, turn) =>
            shortOrLong(turn === (route + spelling + step) % 4, true),
          ),
        ),
      ),
  )
  const requests = [
    ...plain.flatMap((address) => METHODS.flatMap((method) => byEverybody(address, method))),
    ...disguised,
  ]
  const wrong: string[] = []
  for (const { address, method, person, cookie } of requests) {
    const headers = { Cookie: cookie, Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' }
    const body = new URLSearchParams({ intent: 'delete', id: ids[0] ?? '' })
    const response = await site.request(address, {
      method,
      headers,
      ...(!['GET', 'HEAD'].includes(method) && { body }),
    })
    const text = await response.text()
    if (response.status === 200 || response.status >= 500 || text.includes(CANARY))
      wrong.push(`${person} ${method} ${address}: ${response.status}`)
  }
  expect(wrong).toEqual([])
  expect(await hashContents(db)).toBe(before)
}, 120_000)

test('the same addresses do answer an administrator', async () => {
  const { db, ids } = await hideThings()
  const admin = await (await createTestSite({ db })).as('admin')
  const refused: string[] = []
  for (const { path } of ADMIN_ROUTES)
    for (const address of addressesOf(path, ids)) {
      const { status } = await admin.get(address)
      if (status === 401 || status === 403 || status >= 500) refused.push(`${address}: ${status}`)
    }
  expect(refused).toEqual([])
})

test('nothing is changed on behalf of another site, whatever the form looks like', async () => {
  const { db, ids } = await hideThings()
  const admin = await (await createTestSite({ db })).as('admin')
  const before = await hashContents(db)
  const origins = [
    undefined,
    'null',
    'https://evil.example',
    'https://www.plate.test',
    'https://plate.test:8443',
    'http://plate.test',
  ]
  const sites = [undefined, 'cross-site', 'same-site', 'none']
  const types = [
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json',
  ]
  const actions = ROUTES.filter(({ hasAction }) => hasAction)
  const addresses = actions.flatMap(({ path }) => addressesOf(path, ids.slice(0, 1)))
  const forgeries = origins.flatMap((origin) =>
    sites.flatMap((from) => types.map((type) => ({ origin, from, type }))),
  )
  const requests = addresses.flatMap((address) =>
    METHODS.slice(2).flatMap((method) => forgeries.map((forgery) => ({ address, method, ...forgery }))),
  )
  const passed: string[] = []
  for (const { address, method, origin, from, type } of requests) {
    const headers = new Headers({ 'Content-Type': type })
    if (origin) headers.set('Origin', origin)
    if (from) headers.set('Sec-Fetch-Site', from)
    const { status } = await admin.request(address, { method, headers, body: 'intent=delete' })
    if (status !== 403) passed.push(`${method} ${address} from ${origin}, ${from}, ${type}: ${status}`)
  }
  expect(passed).toEqual([])
  expect(await hashContents(db)).toBe(before)
}, 120_000)

test('reading changes nothing, not even by an administrator', async () => {
  const { db, ids } = await hideThings()
  const admin = await (await createTestSite({ db })).as('admin')
  const before = await hashContents(db)
  for (const { path } of ROUTES)
    for (const address of addressesOf(path, ids))
      for (const method of ['GET', 'HEAD']) await admin.request(address, { method })
  expect(await hashContents(db)).toBe(before)
})

test('a form that is none, or breaks off, is refused and changes nothing', async () => {
  const { db, ids } = await hideThings()
  const site = await createTestSite({ db })
  const admin = await site.as('admin')
  const before = await hashContents(db)
  const broken = {
    'multipart/form-data': 'no boundary',
    'multipart/form-data; boundary=x': '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut of',
    'application/json': '{"intent":"delete"}',
    'text/plain': 'intent=delete',
    'image/png': 'intent=delete',
  }
  const failed: string[] = []
  for (const { path } of ROUTES.filter(({ hasAction }) => hasAction))
    for (const [type, body] of Object.entries(broken))
      for (const address of addressesOf(path, ids.slice(0, 1))) {
        const headers = { 'Content-Type': type, Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' }
        const { status } = await admin.request(address, { method: 'POST', headers, body })
        if (status >= 500) failed.push(`${address}, ${type}: ${status}`)
      }
  expect(failed).toEqual([])
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
  expect(await hashContents(db)).toBe(before)
})
