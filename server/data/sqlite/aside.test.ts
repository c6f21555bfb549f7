import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { aside, type Database, openDatabase } from '../database.ts'
import { changeContent, countChange, readContentVersion } from '../content-version.ts'
import { migrate } from '../migrate.ts'

async function openFile() {
  const db = openDatabase(`file:${newDatabaseFile()}`)
  await migrate(db)
  return db
}

/** Takes a second or more, alone. */
const countFar = (db: Database) =>
  sql<{ last: number }>`with recursive far(n) as (select 1 union all select n + 1 from far where n < 3000000)
    select max(n) as last from far`.execute(db)

test('everything else goes on while a query runs aside', async () => {
  const db = await openFile()
  let turns = 0
  let isOver = false
  const counted = countFar(aside(db)).finally(() => (isOver = true))
  while (!isOver) {
    await readContentVersion(db)
    await setImmediate()
    turns++
  }
  expect((await counted).rows).toEqual([{ last: 3_000_000 }])
  expect(turns).toBeGreaterThan(100)
  await db.destroy()
})

test('what was stored is read aside at once, and nothing can be changed there', async () => {
  const db = await openFile()
  await changeContent(db, async (db) => countChange(db, { isPublic: true }))
  expect(await readContentVersion(aside(db))).toBe(2)
  const change = aside(db).updateTable('content_version').set({ version: 9 }).execute()
  await expect(change).rejects.toThrow(/readonly/)
  await expect(changeContent(aside(db), async () => {})).rejects.toThrow('Nothing is changed aside.')
  expect(await readContentVersion(aside(db))).toBe(2)
  await db.destroy()
})

test('a query that fails says why, and whoever waits when the database is closed is told', async () => {
  const db = await openFile()
  await expect(sql`select missing`.execute(aside(db))).rejects.toThrow(/no such column: missing/)
  const cutShort = [1, 2].map(async () =>
    expect(countFar(aside(db))).rejects.toThrow('The thread that reads the database has ended.'),
  )
  await setImmediate()
  await db.destroy()
  await Promise.all(cutShort)
})

testEachDatabase(
  'within a transaction, and where another process answers anyway, aside is here',
  async (db) => {
    expect(aside(db)).toBe(db)
    const file = await openFile()
    await file.transaction().execute(async (change) => expect(aside(change)).toBe(change))
    await file.destroy()
  },
)
