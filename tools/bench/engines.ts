import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { findPostgres, startPostgres } from '#test/postgres.ts'
import { newDatabaseFile } from '#test/running-site.ts'

/** Where databases are made for measuring. */
export type Engine = { name: string; create: () => Promise<string>; stop: () => Promise<void> }

export const SQLITE: Engine = {
  name: 'SQLite',
  create: async () => `file:${newDatabaseFile()}`,
  stop: async () => {},
}

/** SQLite, and Postgres where its programs are installed. */
export async function startEngines(): Promise<Engine[]> {
  const programs = findPostgres()
  return programs ? [SQLITE, await startPostgresEngine(programs)] : [SQLITE]
}

/** The rows of a table, measured on each engine in turn. */
export async function measureEngines(measure: (engine: Engine) => Promise<string[][]>): Promise<string[][]> {
  const rows: string[][] = []
  for (const engine of await startEngines()) {
    try {
      rows.push(...(await measure(engine)))
    } finally {
      await engine.stop()
    }
  }
  return rows
}

/** A migrated database, filled, and known to its planner: Postgres looks by itself only after a minute. */
export async function createFilled(engine: Engine, fill: (db: Database) => Promise<void>): Promise<string> {
  const url = await engine.create()
  const db = openDatabase(url)
  await migrate(db)
  await fill(db)
  if (url.startsWith('postgres')) await sql`vacuum analyze`.execute(db)
  await db.destroy()
  return url
}

async function startPostgresEngine(programs: string): Promise<Engine> {
  const { url, stop } = await startPostgres(programs)
  let made = 0
  return {
    name: 'Postgres',
    async create() {
      const db = openDatabase(url)
      const name = `bench_${made++}`
      await sql`create database ${sql.id(name)}`.execute(db)
      await db.destroy()
      return url.replace(/[^/]*$/, name)
    },
    stop,
  }
}
