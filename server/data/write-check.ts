import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, engineOf } from './database.ts'
import { storageFault, type StorageFault } from './storage-fault.ts'

/** More frequent checks get the same answer again, because a change costs a disk write. */
const EVERY_MS = 5_000
/** A change that waits for others for so long could be made. */
const TIMEOUT_MS = 1_000
/** What a save takes at most, but for pictures and imports. */
const LEAST_FREE_BYTES = 1024 * 1024

/** Tells whether the database takes changes: undefined, or why not. Throws when it does not answer. */
export function createWriteCheck(db: Database) {
  let begun = -Infinity
  let checking: Promise<StorageFault | undefined> | undefined
  return async () => {
    const now = performance.now()
    if (checking && now - begun < EVERY_MS) return checking
    begun = now
    checking = check(db)
    return checking
  }
}

async function check(db: Database): Promise<StorageFault | undefined> {
  if (engineOf(db) === 'postgres') return checkPostgres(db)
  if (await isNearlyFull(db)) return 'full'
  const change = changeNothing(db).then(
    () => undefined,
    (error: unknown) => {
      const fault = storageFault(error)
      if (fault) return fault
      throw error
    },
  )
  return Promise.race([change, pause(TIMEOUT_MS, undefined, { ref: false })])
}

/** Its disk is another machine's, mostly; a standby takes no changes. */
async function checkPostgres(db: Database): Promise<StorageFault | undefined> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
  return rows[0]?.transaction_read_only === 'on' ? 'read-only' : undefined
}

/** A write-ahead log that has room takes a small change on a full disk, too, and then no larger one. */
async function isNearlyFull(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    file: string
  }>`select file from pragma_database_list where name = 'main'`.execute(db)
  const file = rows[0]?.file
  if (!file) return false
  const { bavail, bsize } = await statfs(file)
  return bavail * bsize < LEAST_FREE_BYTES
}

/** A real change, to a number in SQLite's file that nobody reads. */
async function changeNothing(db: Database) {
  await sql`pragma user_version = ${sql.lit(Math.floor(Date.now() / 1000) % 2 ** 31)}`.execute(db)
}
