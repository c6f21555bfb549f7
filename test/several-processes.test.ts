import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { createServer } from 'node:net'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { ensurePerson } from './people.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import { childrenOf, countSockets } from './processes.ts'
import { newDatabaseFile, startSite } from './running-site.ts'
import { shortOrLong } from './short-or-long.ts'

const CLIENTS = 8
/** Visits without a pause would take the processors from those that start. */
const VISIT_EVERY_MS = 20
/** Several starts of two processes each. */
const PATIENT = { timeout: shortOrLong(120_000, 600_000) }

async function startTwo(env: Record<string, string> = {}) {
  const site = await startSite({ WEB_CONCURRENCY: '2', SAMPLE_CONTENT: 'off', ...env })
  const clients = Array.from({ length: CLIENTS }, () => keepAliveClient(site.address))
  return { ...site, clients, workers: () => childrenOf(site.process.pid) }
}

function killIfThere(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 20, timeout: 60_000 })

test('two processes serve one site on one port and store the samples once, and one SIGTERM ends both', async () => {
  const file = newDatabaseFile()
  const site = await startTwo({ DATABASE_URL: `file:${file}`, SAMPLE_CONTENT: 'on' })
  const before = new Map(site.workers().map((pid) => [pid, countSockets(pid)]))
  expect(before.size).toBe(2)
  for (const { ask } of site.clients) expect((await ask('/')).status).toBe(200)
  for (const [pid, sockets] of before) expect(countSockets(pid)).toBeGreaterThan(sockets)
  expect(site.said().match(/\/auth\/set-up#/g)).toHaveLength(1)
  expect(site.said().match(/is ready at/g)).toHaveLength(1)
  for (const { close } of site.clients) close()
  const workers = site.workers()
  site.process.kill('SIGTERM')
  expect(await site.ended).toMatchObject({ code: 0 })
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  // Nothing of the write-ahead log is left.
  expect(existsSync(`${file}-wal`)).toBe(false)
  const names = new DatabaseSync(file).prepare('select name from recipes').all()
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(0)
})

test('what is written by one process is in the next answer of each (sqlite)', async () => {
  await writeAndRead(`file:${newDatabaseFile()}`)
})

const programs = findPostgres()
test.skipIf(!programs)(
  'what is written by one process is in the next answer of each (postgres)',
  async () => {
    const postgres = await startPostgres(programs ?? '')
    await writeAndRead(postgres.url)
    await postgres.stop()
  },
)

async function writeAndRead(DATABASE_URL: string) {
  const site = await startTwo({ DATABASE_URL })
  const db = openDatabase(DATABASE_URL)
  const now = new Date()
  const session = await startSession(db, await ensurePerson(db, 'admin', now), 'Test', now)
  await db.destroy()
  const headers = { Authorization: `Bearer ${session.accessToken}`, 'Content-Type': 'application/json' }
  for (const [number, { ask }] of site.clients.entries()) {
    const title = `Broth ${number}`
    const body = JSON.stringify({ title, content: 'Four bones.', status: 'published' })
    expect(await ask('/api/posts', { method: 'POST', headers, body })).toMatchObject({ status: 201 })
    const pages = await Promise.all(site.clients.map(async (client) => client.ask('/blog')))
    for (const { text } of pages) expect(text).toContain(title)
  }
  await site.stop()
}

test('a process that is killed is replaced, and whoever asks again and again for the end gets it, with 0', async () => {
  const site = await startTwo()
  const [killed = 0, other = 0] = site.workers()
  process.kill(killed, 'SIGKILL')
  await until(() => !site.workers().includes(killed))
  for (const { ask } of site.clients) expect((await ask('/')).status).toBe(200)
  await until(() => site.workers().length === 2)
  expect(site.workers()).toContain(other)

  let isOver = false
  void site.ended.then(() => (isOver = true))
  site.process.kill('SIGTERM')
  while (!isOver) {
    site.process.kill('SIGINT')
    await setImmediate()
  }
  expect(await site.ended).toMatchObject({ code: 0 })
})

test('processes that end again and again end the site with 1', PATIENT, async () => {
  const site = await startTwo()
  let isOver = false
  void site.ended.then(() => (isOver = true))
  while (!isOver) {
    for (const pid of site.workers()) killIfThere(pid)
    await setImmediate()
  }
  expect(await site.ended).toMatchObject({ code: 1, said: expect.stringContaining('soon after their start') })
})

test(
  'a site that cannot serve its port says so in one line, however many processes meet it, and ends with 1',
  PATIENT,
  async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, resolve))
    const bound = taken.address()
    const port = String(typeof bound === 'object' && bound?.port)
    for (const [env, line] of [
      [{ PORT: port, WEB_CONCURRENCY: '2' }, /^Port \d+ is in use, .*\.\n$/],
      [{ HOST: '192.0.2.1', WEB_CONCURRENCY: '2' }, /^192\.0\.2\.1 is no address of this machine\. .*\n$/],
    ] as const) {
      const other = await startSite({ ...env, SAMPLE_CONTENT: 'off' })
      expect(await other.ended).toMatchObject({ code: 1, said: expect.stringMatching(line) })
    }
    taken.close()
  },
)

test('a restart of all processes, one by one, fails nobody who asks a second time', PATIENT, async () => {
  const site = await startTwo()
  let isOver = false
  onTestFinished(() => void (isOver = true))
  let failedTwice = 0
  const visits = site.clients.map(async ({ ask }) => {
    for (let visit = 0; !isOver; visit++) {
      const path = ['/', '/recipes', '/health', '/recipes?search=soup'][visit % 4] ?? '/'
      const isAnswered = async () =>
        ask(path).then(
          ({ status }) => status === 200,
          () => false,
        )
      if (!(await isAnswered()) && !(await isAnswered())) failedTwice++
      await pause(VISIT_EVERY_MS)
    }
  })
  for (let restart = 0; restart < shortOrLong(1, 60); restart++) {
    const before = site.workers()
    site.process.kill('SIGUSR2')
    await until(() => site.workers().length === 2 && !site.workers().some((pid) => before.includes(pid)))
  }
  isOver = true
  await Promise.all(visits)
  expect(failedTwice).toBe(0)
  expect(await site.stop()).toMatchObject({ code: 0 })
})
