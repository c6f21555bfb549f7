import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { readCacheKeys } from '../app.ts'
import { cookiesForAnybody } from '../auth/identify.ts'
import { openDatabase } from '../data/database/database.ts'
import { insertEquipment } from '../data/equipment/write.ts'
import { findNextPublication } from '../data/changes/next-publication.ts'
import { migrate } from '../data/database/migrate.ts'
import { insertPost } from '../data/posts/write.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { openVersionReader } from '../data/changes/version-reader.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { findFreePort } from '#test/postgres.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { cachePages } from './listener.ts'
import { removeThing } from '../data/things/change-one.ts'
import { RECIPES } from '../data/things/recipe-thing.ts'

/** The whole site behind the cache, over HTTP, and how often it rendered a page. */
async function startCachedSite({ url = 'file::memory:', onRender = (_address: string) => {} } = {}) {
  const now = new Date(NOW)
  const db = openDatabase(url)
  await migrate(db)
  const site = await createTestSite({ db, now })
  const rendered: string[] = []
  const said: string[] = []
  const version = openVersionReader(url, db)
  // Other tests, in the same process, mean the Request of the platform.
  const answer: RequestListener = getRequestListener((request) => site.render(request.url, request), {
    overrideGlobalObjects: false,
  })
  const server = createServer(
    cachePages({
      keys: readCacheKeys(),
      answer,
      render(address) {
        rendered.push(address)
        onRender(address)
        return site.render(address)
      },
      nextPublicationAt: (now) => findNextPublication(site.db, now),
      version,
      cookiesForAnybody: async (cookie, now) =>
        cookiesForAnybody(cookie, { db, now, siteUrl: new URL('https://plate.test') }),
      log: (line) => said.push(line),
      now: () => now,
      maxBytes: 4_000_000,
      warmAfterMs: 250,
    }),
  )
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    version.close()
    await db.destroy()
  })
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
  return { ...site, port, now, rendered, said, get, read: async (path: string) => (await get(path)).text() }
}

const WRITES: Record<string, (db: Awaited<ReturnType<typeof startCachedSite>>['db']) => Promise<unknown>> = {
  'a recipe': (db) => insertRecipe(db, { fields: aRecipe({ name: 'New soup' }) }, NOW),
  equipment: (db) => insertEquipment(db, [aPieceOfEquipment({ name: 'New pot' })], NOW),
  'a post': (db) => insertPost(db, aPost({ title: 'New post' }), NOW),
}

async function readPages(socket: Socket, count: number): Promise<string[]> {
  const end = '</html>'
  let text = ''
  while (text.split(end).length <= count) text += String((await once(socket, 'data'))[0])
  return text.split(end, count)
}

/** A page as anybody gets it, without what differs from answer to answer. */
const withoutMarks = (html: string) => html.replace(/ nonce="[^"]*"/g, '')

test('cached and fresh pages are the same, before and after each kind of write', async () => {
  const site = await startCachedSite()
  await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  const [equipment] = await insertEquipment(site.db, [aPieceOfEquipment()], NOW)
  await insertPost(site.db, aPost(), NOW)
  const paths = [
    ...['/', '/about', '/privacy', '/recipes', '/recipes?search=carrot', '/recipes?diet=vegan&page=9'],
    ...['/recipes/silky-carrot-soup', '/recipes/none', '/equipment', '/equipment?search=blender'],
    ...[
      '/equipment/steady-blender',
      `/equipment/${equipment}`,
      '/blog',
      '/blog/a-stock-worth-standing-over',
      '/blog/none',
    ],
    ...['/_.data', '/recipes.data', '/recipes/silky-carrot-soup.data', '/blog.data'],
  ]
  for (const [what, write] of [['nothing', async () => {}], ...Object.entries(WRITES)] as const) {
    await write(site.db)
    for (const path of paths) {
      const fresh = await site.render(path)
      const first = await site.get(path)
      const again = await site.get(path)
      const expected = [path, what, fresh.status, withoutMarks(await fresh.text())]
      expect([path, what, first.status, withoutMarks(await first.text())]).toEqual(expected)
      expect([path, what, again.status, withoutMarks(await again.text())]).toEqual(expected)
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    }
  }
  expect(await site.read('/recipes')).toContain('New soup')
})

test('a page is rendered once for a thousand who ask at once, and not again until content changes', async () => {
  const site = await startCachedSite()
  await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  const pages = await Promise.all(Array.from({ length: 1000 }, () => site.read('/recipes')))
  expect(new Set(pages).size).toBe(1)
  await site.read('/recipes?utm_source=letter')
  expect(site.rendered.filter((address) => address === '/recipes')).toHaveLength(1)
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Later soup' }) }, NOW)
  expect(await site.read('/recipes')).toContain('Later soup')
  expect(site.rendered.filter((address) => address === '/recipes')).toHaveLength(2)
})

test('what another process writes while pages are rendered in advance is in the next answer', async () => {
  const file = newDatabaseFile()
  const site = await startCachedSite({ url: `file:${file}`, onRender: writeAndAsk })
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Old soup' }) }, NOW)
  const other = new DatabaseSync(file)
  const visitor = connect(site.port)
  const ask = () =>
    visitor.write('GET /recipes HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n')
  let writes = 0
  // Nobody asks for the first page of the site: it is rendered in advance.
  function writeAndAsk(address: string) {
    if (writes === 0 || address !== '/') return
    writes--
    other.exec(
      `begin; update recipes set name = 'New soup'; update content_version set version = version + 1; commit`,
    )
    ask()
  }
  ask()
  expect(await readPages(visitor, 1)).toEqual([expect.stringContaining('Old soup')])
  // The answer to the next question is followed by pages in advance, one of which hears of the write.
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Cold soup' }) }, NOW)
  writes = 1
  ask()
  const [, after] = await readPages(visitor, 2)
  expect(after).toContain('New soup')
  visitor.destroy()
  other.close()
})

test('without its database the site sends what it knows to be as it was, and nothing that was withdrawn', async () => {
  const site = await startCachedSite()
  const { id } = await insertRecipe(site.db, { fields: aRecipe({ name: 'Old soup' }) }, NOW)
  expect(await site.read('/recipes/old-soup')).toContain('Old soup')
  await removeThing(site.db, RECIPES, id, { author_id: null }, NOW)
  expect(await site.read('/recipes')).not.toContain('Old soup')
  await site.db.destroy()
  const { status } = await site.get('/recipes')
  expect([status, (await site.get('/recipes/old-soup')).status >= 500]).toEqual([200, true])
  expect(await site.read('/recipes/old-soup')).not.toContain('Old soup')
})

test('a drawing is drawn once, whatever changes', async () => {
  const site = await startCachedSite()
  const path = '/plates/dishes-v2/1h11pe20/card/soup.svg?category=Soup'
  const first = await site.get(path)
  expect(first.headers.get('vary')).toBe('Accept-Encoding')
  await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  const later = await site.get(path)
  for (const name of ['etag', 'cache-control', 'content-type', 'content-security-policy'])
    expect([name, later.headers.get(name)]).toEqual([name, first.headers.get(name)])
  expect(await later.text()).toBe(await (await site.render(path)).text())
  expect(site.rendered.filter((address) => address === path)).toHaveLength(1)
})

test('a scheduled post is there at its second, and the privacy policy has today’s date after midnight', async () => {
  const site = await startCachedSite()
  await insertPost(
    site.db,
    aPost({ title: 'Due', published_at: new Date(NOW.getTime() + 1000).toISOString() }),
    NOW,
  )
  expect(await site.read('/blog')).not.toContain('Due')
  expect((await site.get('/blog/due')).status).toBe(302)
  site.now.setTime(NOW.getTime() + 1000)
  expect(await site.read('/blog')).toContain('Due')
  expect((await site.get('/blog/due')).status).toBe(200)
  expect(await site.read('/privacy')).toContain('March 4, 2026')
  site.now.setTime(Date.parse('2026-03-05T00:00:00Z'))
  expect(await site.read('/privacy')).toContain('March 5, 2026')
})

test('a scheduled recipe and piece are there at their second, on every page that shows them', async () => {
  const site = await startCachedSite()
  const published_at = new Date(NOW.getTime() + 1000).toISOString()
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Old' }) }, NOW)
  const { slug } = await insertRecipe(site.db, { fields: aRecipe({ name: 'Due' }), published_at }, NOW)
  await insertEquipment(site.db, [{ ...aPieceOfEquipment({ name: 'Due' }), published_at }], NOW)
  const places = ['/', '/recipes', '/recipes?search=due', '/recipes/old', '/equipment']
  for (const path of places) expect([path, await site.read(path)]).toEqual([path, NOT_DUE])
  for (const path of [`/recipes/${slug}`, '/equipment/due']) expect((await site.get(path)).status).toBe(404)
  site.now.setTime(NOW.getTime() + 1000)
  for (const path of [...places, `/recipes/${slug}`, '/equipment/due'])
    expect([path, await site.read(path)]).toEqual([path, expect.stringMatching(/>Due</)])
})

test('a recipe is new on home until the midnight after its 31 days', async () => {
  const site = await startCachedSite()
  for (const name of ['One', 'Two', 'Three']) await insertRecipe(site.db, { fields: aRecipe({ name }) }, NOW)
  expect(await site.read('/')).toContain('New this month')
  site.now.setTime(Date.parse('2026-04-03T23:59:59Z'))
  expect(await site.read('/')).toContain('New this month')
  site.now.setTime(Date.parse('2026-04-04T00:00:00Z'))
  expect(await site.read('/')).toContain('Latest recipes')
})

const NOT_DUE = expect.not.stringMatching(/>Due</)

test('a page whose route names no moment looks the same a year later', async () => {
  const site = await startCachedSite()
  await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  await insertEquipment(site.db, [aPieceOfEquipment()], NOW)
  const { pages, ruleOf } = readCacheKeys()
  const details = ['/recipes/silky-carrot-soup', '/recipes/none', '/equipment/steady-blender']
  const timeless = [...pages, ...details].filter((path) => ruleOf(path)?.expires === undefined)
  expect(timeless).toEqual(expect.arrayContaining(['/recipes', '/equipment', '/about', ...details]))
  const read = async (path: string) => withoutMarks(await (await site.render(path)).text())
  const before = await Promise.all(timeless.map(read))
  site.now.setUTCFullYear(2027)
  for (const [place, path] of timeless.entries())
    expect([path, await read(path)]).toEqual([path, before[place]])
})

test('nothing that a visitor sends beside the address gets into a cached page', async () => {
  const site = await startCachedSite()
  const clean = await site.read('/recipes')
  const marks: Record<string, string> = {
    'X-Forwarded-Host': 'canary.example',
    'X-Forwarded-Proto': 'canary',
    'X-Original-URL': '/admin?canary',
    'X-HTTP-Method-Override': 'POST',
    'X-React-Router-Prerender-Data': 'canary',
    'X-React-Router-SPA-Mode': 'yes',
    Accept: 'application/canary',
    'Accept-Language': 'canary',
    Referer: 'https://canary.example',
    'User-Agent': 'canary',
    Cookie: 'canary=1; theme=canary',
    Range: 'bytes=0-3',
  }
  await insertRecipe(site.db, { fields: aRecipe({ name: 'Makes pages stale' }) }, NOW)
  for (const [name, value] of Object.entries(marks)) {
    const poisoned = await site.get('/recipes?canary=1&page=1', { headers: { [name]: value } })
    expect([name, poisoned.status]).toEqual([name, 200])
    expect(await poisoned.text()).not.toContain('canary')
  }
  expect((await site.read('/recipes')).length).toBeGreaterThan(clean.length)
})

test('whoever is signed in neither gets nor leaves cached pages', async () => {
  const site = await startCachedSite()
  const { cookie } = await site.as('admin')
  const signedIn = await site.get('/recipes', { headers: { Cookie: cookie } })
  expect(signedIn.headers.get('cache-control')).toBe('private, no-store')
  expect(site.rendered).not.toContain('/recipes')
  const visitor = await site.get('/recipes')
  expect(visitor.headers.get('cache-control')).toBe('no-cache')
  const said = await site.get('/', {
    headers: { Cookie: '__Host-notice=%7B%22kind%22%3A%22success%22%2C%22title%22%3A%22Canary%22%7D' },
  })
  expect(await said.text()).toContain('Canary')
  expect(await site.read('/')).not.toContain('Canary')
})

test('a session counts however its cookie is sent', async () => {
  const site = await startCachedSite()
  const { cookie } = await site.as('admin')
  await site.read('/recipes')
  for (const sent of [
    ['COOKIE', cookie],
    ['Cookie', 'theme=dark', 'cookie', cookie],
  ]) {
    const asked = request({ port: site.port, path: '/recipes', headers: ['Host', 'localhost', ...sent] })
    const [answer]: IncomingMessage[] = await once(asked.end(), 'response')
    expect([sent[0], answer?.headers['cache-control']]).toEqual([sent[0], 'private, no-store'])
    answer?.resume()
  }
})

test('data that is fetched ahead may be shown for half a minute; a page, and what anybody asks for, not unasked', async () => {
  const site = await startCachedSite()
  await insertRecipe(site.db, { fields: aRecipe() }, NOW)
  const lifetime = async (path: string, headers: Record<string, string> = {}) =>
    (await site.get(path, { headers })).headers.get('cache-control')
  const ahead = { 'Sec-Purpose': 'prefetch' }
  for (const path of ['/recipes.data', '/recipes/silky-carrot-soup.data?_routes=routes%2Frecipes%2Fshow']) {
    expect(await lifetime(path, ahead)).toBe('private, max-age=30')
    const etag = (await site.get(path)).headers.get('etag') ?? ''
    const again = await site.get(path, { headers: { ...ahead, 'If-None-Match': etag } })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, max-age=30'])
    expect(await lifetime(path)).toBe('no-cache')
  }
  expect(await lifetime('/recipes', ahead)).toBe('no-cache')
  expect(await lifetime('/recipes?x=.data', ahead)).toBe('no-cache')
  expect(await lifetime('/recipes/none.data', ahead)).toBe('no-cache')
  const { cookie } = await site.as('admin')
  expect(await lifetime('/recipes.data', { ...ahead, Cookie: cookie })).toBe('private, no-store')
})

test('a browser that has the page is told so, and HEAD is answered without it', async () => {
  const site = await startCachedSite()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding }
    const first = await site.get('/about', { headers })
    expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    const etag = first.headers.get('etag') ?? ''
    const again = await site.get('/about', { headers: { ...headers, 'If-None-Match': etag } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    const any = await site.get('/about', { headers: { ...headers, 'If-None-Match': '*' } })
    expect(any.status).toBe(304)
    const head = await site.get('/about', { method: 'HEAD', headers })
    expect(head.headers.get('etag')).toBe(etag)
    expect(await head.text()).toBe('')
  }
  expect(
    (await site.get('/about', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } })).headers.get(
      'content-encoding',
    ),
  ).toBe('gzip')
})
