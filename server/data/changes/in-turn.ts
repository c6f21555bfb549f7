import { changeContent } from './content-version.ts'
import type { Database } from '../database/database.ts'
import { withStartLock } from '../database/start-lock.ts'

/** Runs a step of what a start does beside the requests: one process at a time, and in one order with all other changes. */
export const inTurn = async <Result>(db: Database, run: (db: Database) => Promise<Result>): Promise<Result> =>
  withStartLock(db, async (db) => changeContent(db, run))
