import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/data/database/database.ts'
import { fillSite } from '#server/process/sample-content.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { RECIPE, startAdministered } from './administered-site.ts'
import { pageText } from './page-text.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import { newDatabaseFile, startSite } from './running-site.ts'
import { shortOrLong } from './short-or-long.ts'

// The database goes away, stands still, is held, is moved or is damaged under a running site (F8, F9, F10, F14 of the security plan).

const SOUP = 'Silky Carrot Soup'
const ROUNDS = shortOrLong(1, 100)
const FROZEN_MS = shortOrLong(3_000, 30_000)
/** A read or a change that waits longer is given up, and then there is an answer to write. */
const GIVES_UP_MS = 20_000
const PATIENT = { timeout: shortOrLong(120_000, 1_200_000) }
const programs = findPostgres()

type Site = Awaited<ReturnType<typeof startAdministered>>

async function startOnPostgres() {
  const postgres = await startPostgres(programs ?? '')
  onTestFinished(async () => postgres.stop())
  const site = await startAdministered({ DATABASE_URL: postgres.url })
  return { postgres, site }
}

const save = async (site: Site, name: string) => {
  const answer = await site.post('/admin/recipes/new', { ...RECIPE, name })
  return [answer.status, pageText(await answer.text())] as const
}

const untilWell = async (site: Site) =>
  vi.waitUntil(async () => (await site.read('/health'))[0] === 200, { interval: 100, timeout: GIVES_UP_MS })

const notAnswering = expect.stringContaining('The database of the site does not answer.')

test.skipIf(!programs)(
  'while Postgres is down, what was read is sent from memory, a save says so, and all goes on when it is back',
  PATIENT,
  async () => {
    const { postgres, site } = await startOnPostgres()
    expect(await site.read('/recipes')).toMatchObject([200, expect.stringContaining(SOUP)])
    // The newest recipe: the soup is on the second page after some rounds.
    let newest = SOUP
    for (let round = 0; round < ROUNDS; round++) {
      await postgres.crash()
      const [status, page] = await site.read('/recipes')
      expect([status, page.includes(newest)], `round ${round}`).toEqual([200, true])
      expect(await site.read(`/recipes?search=nobody${round}`)).toMatchObject([503, notAnswering])
      expect(await site.read('/admin/recipes', site.access)).toMatchObject([503, notAnswering])
      expect(await site.read('/health')).toMatchObject([503, notAnswering])
      expect(await save(site, `Lost ${round}`)).toMatchObject([
        503,
        expect.stringContaining('Look whether it was saved before you save it again.'),
      ])
      await postgres.comeBack()
      await untilWell(site)
      expect((await save(site, `Broth ${round}`))[0]).toBe(302)
      newest = `>Broth ${round}<`
      await vi.waitUntil(async () => (await site.read('/recipes'))[1].includes(newest), {
        interval: 50,
        timeout: GIVES_UP_MS,
      })
    }
    expect((await site.read('/recipes?search=lost'))[1]).not.toContain('Lost 0')
    expect(site.process.exitCode).toBeNull()
  },
)

test.skipIf(!programs)(
  'while Postgres stands still, nobody waits for a page that was read, and what waits is answered',
  PATIENT,
  async () => {
    const { postgres, site } = await startOnPostgres()
    await site.read('/recipes')
    postgres.freeze()
    const others = [site.read('/recipes?search=nobody'), site.read('/admin/recipes', site.access)]
    const lost = save(site, 'Lost')
    const waits: number[] = []
    const begun = performance.now()
    while (performance.now() - begun < FROZEN_MS) {
      const asked = performance.now()
      expect(await site.read('/recipes')).toMatchObject([200, expect.stringContaining(SOUP)])
      waits.push(performance.now() - asked)
      await pause(20)
    }
    // The first one finds out. On a busy machine another one or two may be slow for reasons of their own.
    waits.sort((a, b) => a - b)
    expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(150)
    expect(await site.read('/health')).toMatchObject([503, expect.stringContaining('does not answer')])
    for (const answer of await Promise.all(others)) expect(answer).toMatchObject([503, notAnswering])
    expect(await lost).toMatchObject([503, expect.stringContaining('Look whether it was saved')])
    postgres.thaw()
    await untilWell(site)
    expect((await save(site, 'Broth'))[0]).toBe(302)
    await vi.waitUntil(async () => (await site.read('/recipes'))[1].includes('Broth'), {
      interval: 50,
      timeout: GIVES_UP_MS,
    })
    // Of the one that got no answer, nothing joined the next transaction.
    expect((await site.read('/recipes?search=lost'))[1]).not.toMatch(/>Lost</)
  },
)

test('while the file of SQLite lies elsewhere, pages go on, nothing is saved to it, and it can come back', async () => {
  const site = await startAdministered()
  await site.read('/recipes')
  const away = join(mkdtempSync(join(tmpdir(), 'plate-')), 'away.db')
  renameSync(site.file, away)
  const moved = expect.stringContaining('The file of the database is not where it was.')
  expect(await save(site, 'Lost')).toMatchObject([503, moved])
  for (const path of ['/recipes', '/recipes?search=carrot'])
    expect(await site.read(path)).toMatchObject([200, expect.stringContaining(SOUP)])
  await vi.waitUntil(async () => (await site.read('/health'))[0] === 503, { interval: 250, timeout: 20_000 })
  expect(await site.read('/health')).toMatchObject([503, moved])
  expect(await site.read('/admin/keeping/status', site.access)).toMatchObject([200, moved])
  // The process that makes backups makes no empty database in its place.
  expect((await site.post('/admin/keeping/backups')).status).toBeLessThan(600)
  expect(existsSync(site.file)).toBe(false)
  renameSync(away, site.file)
  await untilWell(site)
  expect((await save(site, 'Broth'))[0]).toBe(302)
  await site.stop()
  const names = new DatabaseSync(site.file).prepare('select name from recipes order by name').all()
  expect(names.map(({ name }) => name)).toEqual(['Broth', SOUP])
})

test(
  'a program that holds the lock of SQLite stops no page, and a save that waited says who is in the way',
  PATIENT,
  async () => {
    const site = await startAdministered()
    // The site may be writing itself.
    const other = new DatabaseSync(site.file, { timeout: GIVES_UP_MS })
    other.exec('begin immediate')
    const held = expect.stringContaining('Another program holds the database of the site.')
    const [saved] = await Promise.all([
      save(site, 'Lost'),
      (async () => {
        for (let page = 0; page < 20; page++)
          expect(await site.read(`/recipes?search=carrot&page=${page}`)).toMatchObject([
            200,
            expect.anything(),
          ])
      })(),
    ])
    expect(saved).toMatchObject([503, held])
    await vi.waitUntil(async () => (await site.read('/health'))[0] === 503, {
      interval: 500,
      timeout: 40_000,
    })
    expect(await site.read('/health')).toMatchObject([503, held])
    other.exec('rollback')
    other.close()
    await untilWell(site)
    expect((await save(site, 'Broth'))[0]).toBe(302)
  },
)

/** Overwrites bytes of a file, a share of it from its beginning on. */
function damage(file: string, { from, to }: { from: number; to: number }) {
  const { size } = statSync(file)
  const handle = openSync(file, 'r+')
  const bytes = Buffer.alloc(Math.max(1, Math.floor(size * (to - from))), 0xa5)
  writeSync(handle, bytes, 0, bytes.length, Math.floor(size * from))
  closeSync(handle)
}

async function aFilledFile() {
  const file = newDatabaseFile()
  const db = openDatabase(`file:${file}`)
  await migrate(db)
  await fillSite(db, new Date())
  await db.destroy()
  return file
}

const DAMAGED = 'The database of the site is damaged.'

test('a start over a file whose head is damaged ends with one line that says what to do', async () => {
  const file = await aFilledFile()
  damage(file, { from: 0, to: 0.001 })
  const site = await startSite({ DATABASE_URL: `file:${file}` })
  expect(await site.ended).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The database of the site is damaged\. Stop the site, move .*\n$/),
  })
})

test(
  'a start over a file that is damaged further on says so, and a site that serves it takes no change',
  PATIENT,
  async () => {
    const starts = shortOrLong(2, 40)
    for (let start = 0; start < starts; start++) {
      const file = await aFilledFile()
      const from = 0.1 + (0.85 * start) / starts
      damage(file, { from, to: from + 0.04 })
      const site = await startSite({ DATABASE_URL: `file:${file}` })
      if (!site.address) {
        expect(await site.ended).toMatchObject({ code: 1, said: expect.stringContaining(DAMAGED) })
        continue
      }
      await vi.waitUntil(() => site.said().includes(DAMAGED), { interval: 50, timeout: 20_000 })
      const health = await fetch(`${site.address}/health`)
      expect([health.status, await health.text()]).toEqual([503, expect.stringContaining(DAMAGED)])
      const body = new URLSearchParams({ email: 'chef@plate.test', password: 'a long enough password' })
      const headers = { Origin: site.address }
      const saved = await fetch(`${site.address}/auth`, { method: 'POST', headers, body })
      expect([saved.status, await saved.text()]).toEqual([503, expect.stringContaining(DAMAGED)])
      for (const path of ['/', '/recipes', '/blog', '/recipes?search=soup']) {
        const page = await fetch(site.address + path)
        // A list says by itself that it could not be loaded.
        if (page.status !== 200) expect([path, page.status]).toEqual([path, 503])
        expect(await page.text()).not.toContain('Something went wrong')
      }
      expect(await site.stop()).toMatchObject({ code: 0 })
    }
  },
)

test('without a folder for temporary files, the site makes and tries out its backups all the same', async () => {
  const site = await startAdministered({ TMPDIR: '/nowhere/at/all' })
  expect((await save(site, 'Broth'))[0]).toBe(302)
  const made = await site.post('/admin/keeping/backups')
  expect(decodeURIComponent(made.headers.getSetCookie().join())).toContain('Backup made and verified')
  const names = readdirSync(join(dirname(site.file), 'backups'))
  expect(names.filter((name) => name.endsWith('.zip'))).toHaveLength(1)
  expect(names.filter((name) => name.startsWith('plate-backup-'))).toEqual([])
})
