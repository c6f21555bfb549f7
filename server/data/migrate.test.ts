import { expect, test } from 'vitest'
import { createEmptyDatabase, testEachDatabase } from '#test/database.ts'
import { migrate } from './migrate.ts'

testEachDatabase('migrating again changes nothing', async (db) => {
  await migrate(db)
  const row = await db.selectFrom('content_version').selectAll().executeTakeFirstOrThrow()
  expect(Number(row.version)).toBe(1)
})

test('two starts at once migrate once', async () => {
  const db = await createEmptyDatabase()
  await Promise.all([migrate(db), migrate(db)])
  expect(await db.selectFrom('content_version').selectAll().execute()).toHaveLength(1)
})
