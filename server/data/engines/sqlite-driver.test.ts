import { DatabaseSync, StatementSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabaseFile } from '#test/running-site.ts'
import { changeContent, recordChange, readContentVersion } from '../changes/content-version.ts'
import { onReadThread, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'

async function openTwice() {
  const file = newDatabaseFile()
  const db = openDatabase(`file:${file}`)
  await migrate(db)
  return { db, other: new DatabaseSync(file) }
}

test('a change waits for another process while reads and everything else go on', async () => {
  const { db, other } = await openTwice()
  other.exec('begin immediate')
  let isDone = false
  const change = changeContent(db, async (db) => recordChange(db, { isPublic: true })).then(
    () => (isDone = true),
  )
  const single = db.updateTable('content_version').set({ version: 40 }).execute()
  for (let turn = 0; turn < 50; turn++) {
    expect(await readContentVersion(db)).toBe(1)
    await setImmediate()
  }
  expect(isDone).toBe(false)
  other.exec('commit')
  await Promise.all([change, single])
  expect(await readContentVersion(db)).toBe(40)
})

test('changes of one process take turns in their order, and reads do not see one that is open', async () => {
  const { db } = await openTwice()
  const order: string[] = []
  const first = changeContent(db, async (changing) => {
    await setImmediate()
    order.push(`reads ${await readContentVersion(db)}`)
    order.push('first')
    await recordChange(changing, { isPublic: true })
  })
  const second = changeContent(db, async (db) => {
    order.push('second')
    await recordChange(db, { isPublic: true })
  })
  await Promise.all([first, second])
  expect(order).toEqual(['reads 1', 'first', 'second'])
  expect(await readContentVersion(db)).toBe(3)
})

test('a change that fails is rolled back and lets the next one through', async () => {
  const { db } = await openTwice()
  const failed = changeContent(db, async (db) => {
    await db.insertInto('old_slugs').values({ kind: 'recipe', slug: 'a', target_id: 'b' }).execute()
    throw new RangeError('no')
  })
  await expect(failed).rejects.toThrow('no')
  await changeContent(db, async (db) => recordChange(db, { isPublic: true }))
  expect(await readContentVersion(db)).toBe(2)
  expect(await db.selectFrom('old_slugs').select('slug').execute()).toEqual([])
})

test('a transaction that SQLite rolled back by itself leaves the connection usable', async () => {
  const { db } = await openTwice()
  const failed = changeContent(db, async (db) => {
    await db.executeQuery({ ...db.selectNoFrom((eb) => eb.lit(1).as('one')).compile(), sql: 'rollback' })
    throw new RangeError('The disk is full')
  })
  await expect(failed).rejects.toThrow('The disk is full')
  await changeContent(db, async (db) => recordChange(db, { isPublic: true }))
  expect(await readContentVersion(db)).toBe(2)
})

test('every connection waits for others, and trusts no schema', async () => {
  const { db } = await openTwice()
  const settings = sql`select timeout, trusted_schema, foreign_keys, synchronous, journal_mode
    from pragma_busy_timeout, pragma_trusted_schema, pragma_foreign_keys, pragma_synchronous, pragma_journal_mode`
  const careful = { timeout: 5000, trusted_schema: 0, foreign_keys: 1, synchronous: 2, journal_mode: 'wal' }
  expect((await settings.execute(db)).rows).toEqual([careful])
  // It waits in its own way.
  const writer = async () => db.transaction().execute((change) => settings.execute(change))
  expect((await writer()).rows).toEqual([{ ...careful, timeout: 0 }])
  expect((await settings.execute(onReadThread(db))).rows).toMatchObject([
    { timeout: 5000, trusted_schema: 0 },
  ])
  await db.destroy()
})

/** Lets each of these commands fail, until it is taken off the list or has failed as often as it stands there. */
function failAt(failing: string[], isLasting = false) {
  const { run } = StatementSync.prototype
  StatementSync.prototype.run = function (this: StatementSync, ...parameters: unknown[]) {
    const place = failing.indexOf(this.sourceSQL)
    if (place >= 0) throw new RangeError(`no ${isLasting ? failing[place] : failing.splice(place, 1)[0]}`)
    return Reflect.apply(run, this, parameters)
  }
  onTestFinished(() => {
    StatementSync.prototype.run = run
  })
}

test('a change whose commit and rollback both fail lets the next one through', async () => {
  const { db } = await openTwice()
  const failing = ['commit', 'rollback']
  failAt(failing)
  const change = async () => changeContent(db, async (db) => recordChange(db, { isPublic: true }))
  await expect(change()).rejects.toThrow('no ')
  expect(failing).toEqual([])
  await change()
  expect(await readContentVersion(db)).toBe(2)
})

test('while a change can be neither committed nor rolled back, no other one seems to succeed', async () => {
  const { db } = await openTwice()
  const failing = ['commit', 'rollback']
  failAt(failing, true)
  const change = async () => changeContent(db, async (db) => recordChange(db, { isPublic: true }))
  const single = async () => db.updateTable('content_version').set({ version: 40 }).execute()
  await expect(change()).rejects.toThrow('no ')
  await expect(single()).rejects.toThrow('no rollback')
  await expect(change()).rejects.toThrow('no rollback')
  failing.length = 0
  await single()
  expect(await readContentVersion(db)).toBe(40)
})
