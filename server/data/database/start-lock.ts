import { sql } from 'kysely'
import { type Database, engineOf, openDatabase } from './database.ts'

/** Any numbers, as long as nothing else in the database locks the same. */
const START_LOCK = 20_261_123
const UPDATE_LOCK = 20_261_124

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

/**
 * Brings a database up to date in several transactions while other starts wait, in whatever process: a backup of tables that
 * another start is changing would hold what that one needs. Postgres frees the lock with the connection, however that ends.
 */
export async function withUpdateLock(databaseUrl: string, run: () => Promise<void>): Promise<void> {
  if (databaseUrl.startsWith('file:')) return run()
  // A connection of its own: those of the site may all be needed meanwhile.
  const holder = openDatabase(databaseUrl)
  try {
    await holder.connection().execute(async (held) => {
      await sql`select pg_advisory_lock(${UPDATE_LOCK})`.execute(held)
      await run()
    })
  } finally {
    await holder.destroy()
  }
}
