import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type BackupReason, chooseKept } from '#domain/files/kept-backups.ts'
import { toInstant } from '#domain/publishing/time-zone.ts'
import { takeGuess } from '#server/auth/guess-limits.ts'
import { findViewerByToken, refreshSession, startSession } from '#server/auth/sessions.ts'
import { listKept } from '#server/backups/folder.ts'
import { keepBackup } from '#server/backups/keep-backup.ts'
import { makeHourly } from '#server/backups/make-hourly.ts'
import type { RunBeside } from '#server/backups/run-beside.ts'
import { holdSaves, isRestoring } from '#server/data/backups/restoring.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { startJobs } from '#server/jobs/job-runner.ts'
import { testDatabase } from './database.ts'
import { aPost, aRecipe } from './fixtures.ts'
import { ensurePerson } from './people.ts'
import { newDatabaseFile } from './running-site.ts'
import { createTestSite, NOW } from './site.ts'

// The clock of a small machine is set by an hour or a day, forward and back.

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const at = (ms: number) => new Date(NOW.getTime() + ms)

test('a scheduled post is public while the clock says so, and never before, however it was set', async () => {
  const now = new Date(NOW)
  const site = await createTestSite({ now })
  await insertPost(site.db, aPost({ title: 'Tomorrow', published_at: at(DAY_MS / 2).toISOString() }), NOW)
  const reads = async () => {
    const blog = await site.read('/blog')
    return blog.html.includes('Tomorrow')
  }
  expect(await reads()).toBe(false)
  now.setTime(NOW.getTime() + DAY_MS)
  expect(await reads()).toBe(true)
  now.setTime(NOW.getTime())
  expect(await reads()).toBe(false)
  expect((await site.get('/blog/tomorrow')).status).toBe(302)
  now.setTime(NOW.getTime() + DAY_MS / 2)
  expect(await reads()).toBe(true)
})

test('a post for the hour that clocks skip in spring, or show twice in autumn, goes live once', async () => {
  for (const [local, utc] of [
    ['2026-03-29T02:30', '2026-03-29T00:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ] as const) {
    const published_at = toInstant(local, 'Europe/Berlin') ?? ''
    const due = Date.parse(published_at)
    // The hour that is skipped counts on from before the gap.
    expect(Math.abs(due - Date.parse(utc))).toBeLessThanOrEqual(HOUR_MS)
    const now = new Date(due - 2 * HOUR_MS)
    const site = await createTestSite({ now })
    await insertPost(site.db, aPost({ title: 'Early', published_at }), now)
    const seen: boolean[] = []
    for (let minutes = -120; minutes <= 180; minutes += 15) {
      now.setTime(due + minutes * 60_000)
      seen.push((await site.read('/blog')).html.includes('Early'))
    }
    expect(seen).toEqual(seen.map((_, place) => place >= 8))
  }
})

testDatabase('a session outlives a clock that is set forward a day, and one that is set back', async (db) => {
  const session = await startSession(db, await ensurePerson(db, 'admin', NOW), 'Test', NOW)
  expect(await findViewerByToken(db, session.accessToken, at(DAY_MS))).toBeUndefined()
  const renewed = await refreshSession(db, session.refreshToken, at(DAY_MS))
  expect(await findViewerByToken(db, renewed?.accessToken ?? '', NOW)).toBeDefined()
  const next = await refreshSession(db, renewed?.refreshToken ?? '', at(60_000))
  expect(next).toBeDefined()
  // Half a minute is half a minute: a token that was used by the fast clock opens nothing a day long.
  expect(await refreshSession(db, session.refreshToken, at(60_000))).toBeUndefined()
})

testDatabase('a clock that is set back keeps nobody out for longer than it should', async (db) => {
  const guess = async (now: Date) => takeGuess(db, 'account:chef', now)
  for (let guesses = 0; guesses < 9; guesses++) await guess(at(DAY_MS + guesses * 60_000))
  expect(await guess(at(DAY_MS + 8 * 60_000))).toBeGreaterThan(0)
  expect(await guess(NOW)).toBe(0)
  expect(await guess(NOW)).toBeGreaterThan(0)

  await holdSaves(db, 'somebody', at(DAY_MS))
  expect(await isRestoring(db, at(DAY_MS))).toBe(true)
  expect(await isRestoring(db, NOW)).toBe(false)
})

async function startWork() {
  const clock = { now: NOW }
  const db = openDatabase(`file:${newDatabaseFile()}`)
  await migrate(db)
  let turns = 0
  const runner = startJobs({
    db,
    jobs: {
      trash: {
        async step() {
          turns++
          return new Date(clock.now.getTime() + DAY_MS)
        },
        async leaveOut() {},
      },
    },
    logError: (error) => expect.unreachable(String(error)),
    lookMs: 20,
    now: () => clock.now,
  })
  runner.resume('trash')
  onTestFinished(async () => {
    await runner.stop()
    await db.destroy()
  })
  await vi.waitUntil(() => turns === 1)
  return { clock, turns: () => turns }
}

test('work that waits for tomorrow is done when the clock is set to tomorrow', async () => {
  const work = await startWork()
  work.clock.now = at(DAY_MS)
  await vi.waitUntil(() => work.turns() === 2)
})

test('work that waits for longer than a timer lasts does not begin again and again', async () => {
  const { clock, turns } = await startWork()
  clock.now = at(-60 * DAY_MS)
  const begun = performance.now()
  await vi.waitUntil(() => performance.now() - begun > 200)
  expect(turns()).toBe(1)
})

test('a backup is made each hour after the clock was fast for a day, and one from that day goes as others do', async () => {
  const databaseUrl = `file:${newDatabaseFile()}`
  const db = openDatabase(databaseUrl)
  onTestFinished(async () => db.destroy())
  await migrate(db)
  await db.updateTable('jobs').set({ reader: 'one' }).where('id', '=', 'backups').execute()
  const folder = mkdtempSync(join(tmpdir(), 'plate-'))
  const clock = { now: NOW }
  // The process that makes backups has the clock of this machine: it tells nothing of the one of the test.
  const run: RunBeside = async () => {
    const kept = await keepBackup({ databaseUrl, folder, reason: 'itself', key: 'key', now: clock.now })
    return { ok: true, answer: (kept ?? null) as never }
  }
  const job = makeHourly({
    db,
    folder,
    run,
    logError: (error) => expect.unreachable(String(error)),
    now: () => clock.now,
  })
  const work = { table: 'jobs', id: 'backups', lease_owner: 'one' } as const
  const turn = async (now: Date) => {
    clock.now = now
    await insertRecipe(db, { fields: aRecipe({ name: now.toISOString() }) }, now)
    await job.step(work, new AbortController().signal)
  }
  for (const hours of [1, 2, 26, 27]) await turn(at(hours * HOUR_MS))
  // Set back: the next one is not waited for until tomorrow.
  for (const hours of [3, 4, 5]) await turn(at(hours * HOUR_MS))
  const made = (await listKept(folder)).map(({ made_at }) => (Date.parse(made_at) - NOW.getTime()) / HOUR_MS)
  expect(made).toEqual([27, 26, 5, 4, 3, 2, 1])
})

test('backups stay by their hours, days, weeks and months whatever the clock says, and across both changes of daylight saving', () => {
  const made = (date: Date): { made_at: string; reason: BackupReason } => ({
    made_at: date.toISOString(),
    reason: 'itself',
  })
  for (const change of ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z']) {
    const hours = Array.from(
      { length: 48 },
      (_, hour) => new Date(Date.parse(change) + (hour - 24) * HOUR_MS),
    )
    const last = hours.at(-1) ?? NOW
    const kept = [...chooseKept(hours.map(made), last)].map(({ made_at }) => made_at)
    for (const hour of hours.slice(-24)) expect(kept).toContain(hour.toISOString())
  }
  // A day too far and back again: none of those before the jump has gone for it.
  const before = Array.from({ length: 24 }, (_, hour) => made(at(-hour * HOUR_MS)))
  const fast = chooseKept([...before, made(at(DAY_MS))], at(DAY_MS))
  const back = chooseKept([...fast, made(at(HOUR_MS))], at(HOUR_MS))
  expect(before.filter((backup) => back.has(backup)).length).toBeGreaterThanOrEqual(22)
})
