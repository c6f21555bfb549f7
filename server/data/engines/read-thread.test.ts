import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { onReadThread, type Database, openDatabase } from '../database/database.ts'
import { changeContent, recordChange, readContentVersion } from '../changes/content-version.ts'
import { migrate } from '../database/migrate.ts'

async function openFile() {
  const db = openDatabase(`file:${newDatabaseFile()}`)
  await migrate(db)
  return db
}

/** Takes a second or more, alone. */
const countFar = (db: Database) =>
  sql<{ last: number }>`with recursive far(n) as (select 1 union all select n + 1 from far where n < 3000000)
    select max(n) as last from far`.execute(db)

test('other queries are answered while one runs on the read thread', async () => {
  const db = await openFile()
  let turns = 0
  let isOver = false
  const counted = countFar(onReadThread(db)).finally(() => (isOver = true))
  while (!isOver) {
    await readContentVersion(db)
    await setImmediate()
    turns++
  }
  expect((await counted).rows).toEqual([{ last: 3_000_000 }])
  expect(turns).toBeGreaterThan(100)
  await db.destroy()
})

test('the read thread reads what has just been stored, and refuses every change', async () => {
  const db = await openFile()
  await changeContent(db, async (db) => recordChange(db, { isPublic: true }))
  expect(await readContentVersion(onReadThread(db))).toBe(2)
  const change = onReadThread(db).updateTable('content_version').set({ version: 9 }).execute()
  await expect(change).rejects.toThrow(/readonly/)
  await expect(changeContent(onReadThread(db), async () => {})).rejects.toThrow(
    'The read thread changes nothing.',
  )
  expect(await readContentVersion(onReadThread(db))).toBe(2)
  await db.destroy()
})

test('a query that fails on the read thread says why, and one that is cut short by closing the database fails', async () => {
  const db = await openFile()
  await expect(sql`select missing`.execute(onReadThread(db))).rejects.toThrow(/no such column: missing/)
  const cutShort = [1, 2].map(async () =>
    expect(countFar(onReadThread(db))).rejects.toThrow('The thread that reads the database has ended.'),
  )
  await setImmediate()
  await db.destroy()
  await Promise.all(cutShort)
})

testEachDatabase(
  'within a transaction and on a database without a file, onReadThread answers the same connection',
  async (db) => {
    expect(onReadThread(db)).toBe(db)
    const file = await openFile()
    await file.transaction().execute(async (change) => expect(onReadThread(change)).toBe(change))
    await file.destroy()
  },
)
