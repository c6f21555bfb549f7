import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import { explain } from '#server/explain.ts'

/** Runs a command over the configured database, brought up to date. Ends with 1 when it fails, and says why. */
export async function withDatabase(run: (db: Database) => Promise<void>) {
  try {
    const db = openDatabase(readConfig(process.env).databaseUrl)
    try {
      await migrate(db)
      await run(db)
    } finally {
      await db.destroy()
    }
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}
