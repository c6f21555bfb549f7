import { sql } from 'kysely'
import { type Database, engineOf } from './database.ts'

/** Any number, as long as nothing else in the database locks the same. */
const START_LOCK = 20_261_123

/**
 * Runs a transaction of a start while no other start, in whatever process, runs one: what it finds undone, nobody else
 * is doing. SQLite has one writer anyway. Postgres frees the lock with the transaction, however that ends.
 */
export async function withStartLock<Result>(
  db: Database,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (db) => {
    if (engineOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(db)
    return run(db)
  })
}
