import { Kysely, type Logger, sql } from 'kysely'
import { test } from 'vitest'
import type { Database } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import type { Schema } from '#server/data/schema.ts'
import { nodeSqliteDialect } from '#server/data/sqlite/dialect.ts'
import { openSqlite } from '#server/data/sqlite/open.ts'
import { createTemplate, type Template } from './postgres-template.ts'
import { startWorkerPostgres } from './worker-postgres.ts'

let sqliteTemplate: Uint8Array | undefined
let postgresTemplate: Template | undefined
let latest: Database | undefined

async function openPostgres(log?: Logger) {
  const { connection, open } = await startWorkerPostgres()
  // A site of an earlier test may still have something to write, which is not for this one.
  await latest?.destroy()
  await connection.exec('reset all')
  const db = open(log)
  latest = db
  return { connection, db }
}

function openMemory(log?: Logger) {
  const sqlite = openSqlite(':memory:')
  return {
    sqlite,
    db: new Kysely<Schema>({ dialect: nodeSqliteDialect(':memory:', { opened: sqlite }), log }),
  }
}

const createEmpty = {
  sqlite: (log?: Logger) => openMemory(log).db,
  async postgres(log?: Logger) {
    const { connection, db } = await openPostgres(log)
    await connection.exec('drop schema public cascade; create schema public')
    return db
  },
}

const createMigrated = {
  /** Migrations take longer than most tests: all but the first are copies. */
  async sqlite(log?: Logger) {
    const { sqlite, db } = openMemory(log)
    if (sqliteTemplate) {
      sqlite.deserialize(sqliteTemplate)
      // A database that nobody has asked yet is not closed by destroying it.
      await sql`select 1`.execute(db)
    } else {
      await migrate(db)
      sqliteTemplate = sqlite.serialize()
    }
    return db
  },
  /** Migrations take a third of a second: what the test before has written is taken away instead. */
  async postgres(log?: Logger) {
    const { connection, db } = await openPostgres(log)
    if (await postgresTemplate?.restore()) return db
    await createEmpty.postgres()
    await migrate(db)
    postgresTemplate = await createTemplate(connection)
    return db
  },
}

/** A database inside this process, without a schema yet. */
export async function createEmptyDatabase(engine: keyof typeof createEmpty): Promise<Database> {
  return createEmpty[engine]()
}

/** A migrated, empty database inside this process. `log` hears of each of its queries. */
export async function createTestDatabase(
  engine: keyof typeof createMigrated = 'sqlite',
  log?: Logger,
): Promise<Database> {
  return createMigrated[engine](log)
}

/** Runs one test against every engine the product supports. */
export function testEachDatabase(name: string, run: (db: Database) => Promise<void>) {
  test(`${name} (sqlite)`, async () => run(await createTestDatabase('sqlite')))
  test(`${name} (postgres)`, { timeout: 30_000 }, async () => run(await createTestDatabase('postgres')))
}
