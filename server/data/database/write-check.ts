import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, engineOf } from './database.ts'
import { storageFault, type StorageFault } from '../engines/storage-fault.ts'

/** More frequent checks get the same answer again, because a change costs a disk write. */
const EVERY_MS = 5_000
/** Whoever asks waits no longer for the change of a check, which may have to wait for others. */
const TIMEOUT_MS = 1_000
/** What a save takes at most, but for pictures and imports. */
const LEAST_FREE_BYTES = 1024 * 1024

type WriteCheck = () => Promise<StorageFault | undefined>

const checks = new WeakMap<Database, WriteCheck>()

/** Tells whether a database takes changes: undefined, or why not. Throws when it does not answer. */
export async function findWriteFault(db: Database): Promise<StorageFault | undefined> {
  const check = checks.get(db) ?? createWriteCheck(db)
  checks.set(db, check)
  return check()
}

function createWriteCheck(db: Database): WriteCheck {
  let begun = -Infinity
  let checking: Promise<void> | undefined
  let outcome: { fault: StorageFault | undefined } | { error: unknown } = { fault: undefined }
  return async () => {
    // One at a time: a check that waits for the lock of SQLite would keep the next one, and every save, waiting.
    if (!checking && performance.now() - begun >= EVERY_MS) {
      begun = performance.now()
      checking = check(db)
        .then(
          (fault) => void (outcome = { fault }),
          (error: unknown) => void (outcome = { error }),
        )
        .finally(() => (checking = undefined))
    }
    // While it waits, what the last one found still counts.
    await Promise.race([checking, pause(TIMEOUT_MS, undefined, { ref: false })])
    if ('error' in outcome) throw outcome.error
    // That is looked at each time: it costs nothing, and a disk fills in a second.
    return outcome.fault ?? ((await isNearlyFull(db)) ? 'full' : undefined)
  }
}

async function check(db: Database): Promise<StorageFault | undefined> {
  if (engineOf(db) === 'postgres') return checkPostgres(db)
  try {
    await changeNothing(db)
  } catch (error) {
    const fault = storageFault(error)
    if (fault) return fault
    throw error
  }
  return undefined
}

/** Its disk is another machine's, mostly; a standby takes no changes. */
async function checkPostgres(db: Database): Promise<StorageFault | undefined> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
  return rows[0]?.transaction_read_only === 'on' ? 'read-only' : undefined
}

/** A write-ahead log that has room takes a small change on a full disk, too, and then no larger one. */
async function isNearlyFull(db: Database): Promise<boolean> {
  if (engineOf(db) === 'postgres') return false
  const { rows } = await sql<{
    file: string
  }>`select file from pragma_database_list where name = 'main'`.execute(db)
  const file = rows[0]?.file
  if (!file) return false
  // A file that was moved away says so when something is written.
  const found = await statfs(file).catch(() => undefined)
  return found !== undefined && found.bavail * found.bsize < LEAST_FREE_BYTES
}

/** A real change, to a number in SQLite's file that nobody reads. */
async function changeNothing(db: Database) {
  await sql`pragma user_version = ${sql.lit(Math.floor(Date.now() / 1000) % 2 ** 31)}`.execute(db)
}
