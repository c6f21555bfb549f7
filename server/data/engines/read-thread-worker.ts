import type { SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { storageFault, type StorageFault } from './storage-fault.ts'
import { openSqliteReadOnly } from './open-sqlite.ts'

// Answers queries from a SQLite file, one after the other. Started by read-thread.ts, and by nobody else.

export type Question = { id: number; sql: string; parameters: SQLInputValue[] }
/** Only the caller knows the type of the rows. */
export type Answer =
  | { id: number; rows: never[] }
  /** The number that SQLite gives an error gets lost on the way between threads. */
  | { id: number; error: unknown; fault: StorageFault | undefined }

const sqlite = openSqliteReadOnly(String(workerData))

parentPort?.on('message', ({ id, sql, parameters }: Question) => {
  try {
    parentPort?.postMessage({ id, rows: sqlite.prepare(sql).all(...parameters) })
  } catch (error) {
    parentPort?.postMessage({ id, error, fault: storageFault(error) })
  }
})
