import type { RequestListener } from 'node:http'
import { afterEach, expect, vi } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment } from '#test/fixtures.ts'
import { startOtherSite } from '#test/other-site.ts'
import type { Database } from '../data/database/database.ts'
import { insertEquipment } from '../data/equipment/write.ts'
import { takeWork } from '../data/database/lease.ts'
import { askNow, listTroubles, readLinkCheck } from '../data/links/shop-links.ts'
import { updateSettings } from '../data/settings/write.ts'
import { createGuardedFetch } from '../guarded-fetch/guarded-fetch.ts'
import { startJobs } from './job-runner.ts'
import { checkLinks } from './check-links.ts'

const DAY_MS = 86_400_000

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

/** Equipment with links to `paths` at shops that answer as `statuses` say, 200 where they say nothing. */
async function withShops(db: Database, paths: string[], { host = 'shop.test', link_check = true } = {}) {
  const statuses: Record<string, number> = {}
  const asked: string[] = []
  const answer: RequestListener = ({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url}`)
    response.writeHead(statuses[`${method} ${url}`] ?? statuses[url] ?? 200).end()
  }
  const site = await startOtherSite(answer)
  ended.push(site.stop)
  const affiliate_links = paths.map((path) => ({ url: site.address(path, host), program: 'Shop' }))
  const clock = { now: new Date() }
  const [piece = ''] = await insertEquipment(db, [aPieceOfEquipment({ affiliate_links })], clock.now)
  const fields = { ...NO_SETTINGS, link_check: link_check ? ('weekly' as const) : null }
  await updateSettings(db, { fields, author_id: null }, clock.now)
  return { site, statuses, asked, clock, piece }
}

function startChecking(
  db: Database,
  { site, clock }: Pick<Awaited<ReturnType<typeof withShops>>, 'site' | 'clock'>,
  pauseMs = 0,
) {
  const errors: unknown[] = []
  const { askStatus } = createGuardedFetch(site)
  const pace = { pauseMs, longPauseMs: pauseMs }
  const runner = startJobs({
    db,
    jobs: { links: checkLinks({ db, askStatus, pace, now: () => clock.now }) },
    logError: (error) => errors.push(error),
  })
  ended.push(runner.stop)
  const untilAsked = async () =>
    vi.waitUntil(
      async () => {
        const { count, waiting } = await readLinkCheck(db, clock.now)
        return count > 0 && waiting === 0
      },
      { interval: 20, timeout: 30_000 },
    )
  return {
    errors,
    runner,
    /** Until all that is due has been asked. */
    async check() {
      runner.wake('links')
      await untilAsked()
    },
    async checkAfter(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms)
      runner.wake('links')
      await untilAsked()
    },
  }
}

const troubles = async (db: Database) =>
  (await listTroubles(db)).map(({ address, state, misses }) => [URL.parse(address)?.pathname, state, misses])

testDatabase('a link that was missing in two checks, a day apart, is dead since the first', async (db) => {
  const shops = await withShops(db, ['/there', '/gone', '/moved-out'])
  Object.assign(shops.statuses, { '/gone': 404, '/moved-out': 410 })
  const { check, checkAfter, errors } = startChecking(db, shops)
  const first = shops.clock.now.toISOString()
  await check()
  expect(await troubles(db)).toEqual([
    ['/gone', 'missing', 1],
    ['/moved-out', 'missing', 1],
  ])
  await checkAfter(DAY_MS)
  expect(await troubles(db)).toEqual([
    ['/gone', 'missing', 2],
    ['/moved-out', 'missing', 2],
  ])
  const [gone] = await listTroubles(db)
  expect(gone).toMatchObject({
    missing_since: first,
    asked_at: shops.clock.now.toISOString(),
    message: 'The other site answers “not found”. (404)',
  })
  expect(shops.asked.filter((asked) => asked.endsWith('/there'))).toEqual(['HEAD /there'])

  shops.statuses['/gone'] = 200
  await checkAfter(7 * DAY_MS)
  expect(await troubles(db)).toEqual([['/moved-out', 'missing', 3]])
  expect(shops.asked.filter((asked) => asked.endsWith('/there'))).toHaveLength(2)
  expect(errors).toEqual([])
})

testDatabase('a shop that refuses to answer, or is down, has no dead links', async (db) => {
  const refusing = [401, 403, 429, 451, 500, 502, 503]
  const shops = await withShops(
    db,
    refusing.map((status) => `/${status}`),
  )
  for (const status of refusing) shops.statuses[`/${status}`] = status
  const { check, checkAfter } = startChecking(db, shops)
  await check()
  await checkAfter(7 * DAY_MS)
  expect(await troubles(db)).toEqual(refusing.map((status) => [`/${status}`, 'unclear', 0]))
})

testDatabase('where the head is refused, the page is asked for, and from then on at once', async (db) => {
  const shops = await withShops(db, ['/no-head', '/gone'])
  Object.assign(shops.statuses, { 'HEAD /no-head': 405, '/gone': 404 })
  const { check, checkAfter } = startChecking(db, shops)
  await check()
  expect(await troubles(db)).toEqual([['/gone', 'missing', 1]])
  expect(shops.asked.toSorted()).toEqual(['GET /gone', 'GET /no-head', 'HEAD /gone', 'HEAD /no-head'])
  shops.asked.length = 0
  await checkAfter(7 * DAY_MS)
  expect(shops.asked.toSorted()).toEqual(['GET /gone', 'GET /no-head', 'HEAD /gone'])
})

testDatabase('a name that nobody has is dead, and a network that is down says nothing', async (db) => {
  const shops = await withShops(db, ['/pan'])
  const isDown = { isDown: true }
  const network = {
    ...shops.site.network,
    async resolve() {
      if (isDown.isDown) throw new Error('no network')
      return []
    },
  }
  const { check, checkAfter } = startChecking(db, { ...shops, site: { ...shops.site, network } })
  await check()
  expect(await troubles(db)).toEqual([['/pan', 'unclear', 0]])
  isDown.isDown = false
  await checkAfter(7 * DAY_MS)
  expect(await listTroubles(db)).toMatchObject([{ state: 'missing', message: 'No site has this name.' }])
})

testDatabase('one shop is asked with a pause, while others are not kept waiting', async (db) => {
  const shops = await withShops(db, ['/1', '/2', '/3'])
  const elsewhere = { url: shops.site.address('/other', 'market.test'), program: 'Market' }
  await insertEquipment(db, [aPieceOfEquipment({ affiliate_links: [elsewhere] })], shops.clock.now)
  const { runner } = startChecking(db, shops, DAY_MS)
  runner.wake('links')
  await vi.waitUntil(async () => (await readLinkCheck(db, shops.clock.now)).waiting === 2)
  // The clock stands still: whoever does not pause asks them all.
  runner.wake('links')
  await runner.stop()
  expect(shops.asked).toHaveLength(2)
  expect(shops.asked).toContain('HEAD /other')
})

testDatabase('nothing is asked while the setting is off', async (db) => {
  const shops = await withShops(db, ['/pan'], { link_check: false })
  const { runner, check } = startChecking(db, shops)
  runner.resume('links')
  const isTaken = async () =>
    (await db.selectFrom('jobs').select('reader').where('id', '=', 'links').executeTakeFirst())?.reader
  await vi.waitUntil(isTaken)
  expect(shops.asked).toEqual([])
  const fields = { ...NO_SETTINGS, link_check: 'weekly' as const }
  await updateSettings(db, { fields, author_id: null }, shops.clock.now)
  await check()
  expect(shops.asked).toEqual(['HEAD /pan'])
})

testEachDatabase(
  'a check that another process took over goes on there, and asks nothing twice',
  async (db) => {
    const shops = await withShops(db, ['/1', '/2', '/3', '/4'])
    const first = startChecking(db, shops)
    first.runner.resume('links')
    await vi.waitUntil(() => shops.asked.length > 0)
    await takeWork(db, { table: 'jobs', id: 'links', lease_owner: 'a process that was killed' })
    await first.runner.stop()
    await startChecking(db, shops).check()
    const counts = [...Map.groupBy(shops.asked, (asked) => asked).values()].map(({ length }) => length)
    expect(counts).toHaveLength(4)
    // At most the one that was under way.
    expect(counts.filter((count) => count > 1).length).toBeLessThanOrEqual(1)
  },
)

testDatabase('no private address is asked', async (db) => {
  const shops = await withShops(db, ['/secret'], { host: '127.0.0.1' })
  const { check } = startChecking(db, shops)
  await check()
  expect(shops.asked).toEqual([])
  expect(await listTroubles(db)).toMatchObject([{ state: 'unclear' }])
  const { key = '' } = (await listTroubles(db))[0] ?? {}
  expect(await askNow(db, key, shops.clock.now)).toBe(true)
  expect(await askNow(db, 'no such key', shops.clock.now)).toBe(false)
})
