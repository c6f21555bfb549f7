import { afterAll, expect, test } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { findPostgres, startPostgres } from '#test/postgres.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { shortOrLong } from '#test/short-or-long.ts'
import { openDatabase } from './database.ts'
import { migrate, MIGRATIONS } from './migrate.ts'

const ROUNDS = shortOrLong(2, 5)
const programs = findPostgres()
const postgres = programs ? await startPostgres(programs) : undefined
afterAll(() => postgres?.stop())

testEachDatabase('migrating again changes nothing', async (db) => {
  await migrate(db)
  const row = await db.selectFrom('content_version').selectAll().executeTakeFirstOrThrow()
  expect(Number(row.version)).toBe(1)
})

test('migrations stand in the order of their numbers, each with one of its own', () => {
  expect(MIGRATIONS).toEqual([...MIGRATIONS].sort())
  expect(new Set(MIGRATIONS.map((name) => name.slice(0, 4))).size).toBe(MIGRATIONS.length)
})

/** Each with a connection of its own, as processes have. */
async function migrateTogether(url: string) {
  const all = Array.from({ length: 4 }, () => openDatabase(url))
  await Promise.all(all.map(async (db) => migrate(db)))
  const rows = await all[0]?.selectFrom('content_version').selectAll().execute()
  await Promise.all(all.map(async (db) => db.destroy()))
  expect(rows).toHaveLength(1)
}

test('several starts at once migrate once (sqlite)', async () => {
  for (let round = 0; round < ROUNDS; round++) await migrateTogether(`file:${newDatabaseFile()}`)
})

test.skipIf(!postgres)('several starts at once migrate once (postgres)', async () => {
  for (let round = 0; round < ROUNDS; round++) await migrateTogether((await postgres?.createDatabase()) ?? '')
})
