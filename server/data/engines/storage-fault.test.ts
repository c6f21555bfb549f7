import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { explain } from '../../process/explain.ts'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { storageFault } from './storage-fault.ts'
import { findWriteFault } from '../database/write-check.ts'

const faultOf = async (change: Promise<unknown>) =>
  change.then(
    () => 'none',
    (error: unknown) => storageFault(error),
  )

test('a file that may not grow is full', async () => {
  const db = openDatabase(`file:${newDatabaseFile()}`)
  await migrate(db)
  await sql`pragma max_page_count = 1`.execute(db)
  const secret = { name: 'large', value: 'x'.repeat(1_000_000), created_at: '2026-03-04T05:06:07.000Z' }
  expect(await faultOf(db.insertInto('secrets').values(secret).execute())).toBe('full')
  expect(
    await faultOf(db.transaction().execute((db) => db.insertInto('secrets').values(secret).execute())),
  ).toBe('full')
  await db.destroy()
})

test('what is no matter of storage is another fault', async () => {
  const db = await createTestDatabase()
  expect(await faultOf(sql`select * from nowhere`.execute(db))).toBeUndefined()
  expect(storageFault('full')).toBeUndefined()
})

test('a database that takes changes has no fault, a standby has', async () => {
  expect(await findWriteFault(await createTestDatabase())).toBeUndefined()
  const db = await createTestDatabase('postgres')
  expect(await findWriteFault(db)).toBeUndefined()
  await sql`set default_transaction_read_only = on`.execute(db)
  // Asked again soon, a check answers what it has found: another way to the same connection finds it anew.
  expect(await findWriteFault(db.withSchema('public'))).toBe('read-only')
  const secret = { name: 'any', value: 'x', created_at: '2026-03-04T05:06:07.000Z' }
  expect(await faultOf(db.insertInto('secrets').values(secret).execute())).toBe('read-only')
  // Tests share this Postgres.
  await sql`set default_transaction_read_only = off`.execute(db)
})

test('a port without rights, and a folder that cannot be watched, are no fault of the database', () => {
  const forbidden = (syscall: string, more = {}) =>
    Object.assign(new Error(`${syscall} EACCES`), { code: 'EACCES', syscall, ...more })
  expect(explain(forbidden('listen', { port: 80 }))).toBe(
    'Port 80 needs rights that the site does not have. Set PORT=… to use another port.',
  )
  expect(storageFault(forbidden('watch'))).toBeUndefined()
  expect(storageFault(forbidden('open'))).toBe('unopened')
})
