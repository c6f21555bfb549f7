import type { Database } from '../database/database.ts'
import { readContentVersion } from './content-version.ts'
import { findNextPublication } from './next-publication.ts'

type Known<Value> = { value: Value; version: number; from: number; until: number }

/**
 * A reading of what visitors see, for as long as cached pages would stay: it is read again when content has changed, or something
 * has been published since. Answers are shared, so nobody may change them.
 */
export function rememberContent<Value>(
  read: (db: Database, now: Date) => Promise<Value>,
): (db: Database, now: Date) => Promise<Value> {
  const known = new WeakMap<Database, Known<Value>>()
  return async (db, now) => {
    const version = await readContentVersion(db)
    const at = now.getTime()
    const last = known.get(db)
    if (last?.version === version && last.from <= at && at < last.until) return last.value
    const until = await findNextPublication(db, now)
    const value = await read(db, now)
    known.set(db, { value, version, from: at, until })
    return value
  }
}
