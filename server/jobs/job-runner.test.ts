import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { holdSaves, letSavesIn } from '../data/backups/restoring.ts'
import type { Database } from '../data/database/database.ts'
import { startJobs } from './job-runner.ts'

async function withJob(db: Database) {
  await db
    .insertInto('jobs')
    .values({ id: 'pictures', status: 'working', begun_at: '2026-03-04T05:06:07.000Z' })
    .execute()
  const did: string[] = []
  const errors: unknown[] = []
  const runner = startJobs({
    db,
    jobs: {
      pictures: {
        async step() {
          did.push('step')
          return 'done'
        },
        async leaveOut() {
          did.push('left out')
        },
      },
    },
    logError: (error) => errors.push(error),
    retryMs: 20,
    restoringMs: 20,
  })
  return { runner, did, errors }
}

testDatabase('work that cannot be taken, because the database fails, is taken later', async (db) => {
  const { runner, did, errors } = await withJob(db)
  await sql`alter table jobs rename to jobs_away`.execute(db)
  runner.resume('pictures')
  await vi.waitUntil(() => errors.length > 1)
  expect(did).toEqual([])
  await sql`alter table jobs_away rename to jobs`.execute(db)
  await vi.waitUntil(() => did.length > 0)
  expect(did).toEqual(['step'])
  await runner.stop()
})

testDatabase('work that waits for the database is given up when the site ends', async (db) => {
  const { runner, did, errors } = await withJob(db)
  await sql`alter table jobs rename to jobs_away`.execute(db)
  runner.resume('pictures')
  await vi.waitUntil(() => errors.length > 0)
  await runner.stop()
  expect(did).toEqual([])
  await sql`alter table jobs_away rename to jobs`.execute(db)
  const { attempts } = await db
    .selectFrom('jobs')
    .select('attempts')
    .where('id', '=', 'pictures')
    .executeTakeFirstOrThrow()
  expect(attempts).toBe(0)
})

testEachDatabase('no work is done while a backup is restored, and all of it afterwards', async (db) => {
  const { runner, did, errors } = await withJob(db)
  await holdSaves(db, 'somebody', new Date())
  runner.resume('pictures')
  const attempts = async () =>
    (await db.selectFrom('jobs').select('attempts').where('id', '=', 'pictures').executeTakeFirst())?.attempts
  await vi.waitUntil(async () => (await attempts()) === 1)
  expect(did).toEqual([])
  await letSavesIn(db, 'somebody')
  await vi.waitUntil(() => did.length > 0)
  await runner.stop()
  expect([did, errors]).toEqual([['step'], []])
})
