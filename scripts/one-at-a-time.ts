import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5
const A_DAY_MS = 24 * 60 * 60 * 1000

/**
 * Does something while no other process does what has the same lock, a file of no content. Until then this process stands
 * still. The lock is SQLite’s own: the system frees it when a process ends, however it ends.
 */
export async function oneAtATime(lock: string, sayWaiting: () => void, work: () => Promise<void>) {
  const file = new DatabaseSync(lock, { timeout: 0 })
  try {
    if (!take(file)) {
      sayWaiting()
      file.exec(`pragma busy_timeout = ${A_DAY_MS}`)
      file.exec('begin exclusive')
    }
    await work()
  } finally {
    // Named here, it is not closed by the garbage collector before.
    file.close()
  }
}

function take(file: DatabaseSync): boolean {
  try {
    file.exec('begin exclusive')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  // The lower byte, as in server/data/engines/sqlite-driver.ts, which a build does not load.
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}
