import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { insertRecipe } from '../recipes/write/write.ts'
import { openVersionReader } from './version-reader.ts'

const now = new Date('2026-03-04T05:06:07Z')

testEachDatabase('whoever asks after a change sees it, however many ask at once', async (db) => {
  const version = openVersionReader('postgres://not-used', db)
  const before = await version.read()
  const early = [version.read(), version.read()]
  await insertRecipe(db, { fields: aRecipe() }, now)
  const late = [version.read(), version.read(), version.read()]
  expect(await Promise.all(late)).toEqual([before + 1, before + 1, before + 1])
  for (const read of await Promise.all(early)) expect([before, before + 1]).toContain(read)
})

test('a change by another process is seen at once, and by requests that come in after it', async () => {
  const url = `file:${newDatabaseFile()}`
  const db = openDatabase(url)
  await migrate(db)
  const version = openVersionReader(url, db)
  const before = Number(version.readForRequest())
  expect(version.readForRequest()).toBe(before)
  await insertRecipe(db, { fields: aRecipe() }, now)
  expect(version.read()).toBe(before + 1)
  await turn()
  expect(version.readForRequest()).toBe(before + 1)
  version.close()
  await db.destroy()
})
