import { Kysely, type Logger, sql } from 'kysely'
import { test } from 'vitest'
import type { Database } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import type { Schema } from '#server/data/tables/schema.ts'
import { nodeSqliteDialect } from '#server/data/engines/sqlite-dialect.ts'
import { openSqlite } from '#server/data/engines/open-sqlite.ts'
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

type Memory = ReturnType<typeof openMemory>

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

async function load({ sqlite, db }: Memory, content: Uint8Array) {
  sqlite.deserialize(content)
  // A database that nobody has asked yet is not closed by destroying it.
  await sql`select 1`.execute(db)
  return db
}

/** Migrations take longer than most tests: all but the first are copies. */
async function openMigratedMemory(log?: Logger) {
  const memory = openMemory(log)
  if (sqliteTemplate) await load(memory, sqliteTemplate)
  else {
    await migrate(memory.db)
    sqliteTemplate = memory.sqlite.serialize()
  }
  return memory
}

const createMigrated = {
  sqlite: async (log?: Logger) => (await openMigratedMemory(log)).db,
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

type Fill<Filled> = (db: Database) => Promise<Filled>

/** Fills a database, and answers what `fill` answered and how to open copies. */
const fillFirst = {
  async sqlite<Filled>(fill: Fill<Filled>) {
    const { sqlite, db } = await openMigratedMemory()
    const filled = await fill(db)
    const content = sqlite.serialize()
    return { db, filled, open: async () => load(openMemory(), content) }
  },
  async postgres<Filled>(fill: Fill<Filled>) {
    const db = await createMigrated.postgres()
    const filled = await fill(db)
    const { connection } = await startWorkerPostgres()
    const template = await createTemplate(connection)
    const open = async () => {
      const { db } = await openPostgres()
      return (await template.restore()) ? db : undefined
    }
    return { db, filled, open }
  },
}

/**
 * Databases with the same content, each with what `fill` answered. It fills the first, which may take longer than a test: the
 * others are copies.
 */
export function copiesOf<Filled>(engine: keyof typeof fillFirst, fill: Fill<Filled>) {
  let first: { filled: Filled; open: () => Promise<Database | undefined> } | undefined
  return async (): Promise<{ db: Database; filled: Filled }> => {
    const db = await first?.open()
    if (first && db) return { db, filled: first.filled }
    const opened = await fillFirst[engine](fill)
    first = opened
    return opened
  }
}

/** Runs a test on SQLite. */
export function testDatabase(name: string, run: (db: Database) => Promise<void>) {
  test(name, async () => run(await createTestDatabase()))
}

/**
 * Runs a test on SQLite and on Postgres. It is for what these do differently: SQL that is written by hand or for one of them
 * (`sql`, `engineOf`), sorting, values that change on their way, and writes that meet at once. What Kysely writes for both takes
 * `testDatabase`: `rights-matrix.test.ts` asks every page, action and call of the API over Postgres, too.
 */
export function testEachDatabase(name: string, run: (db: Database) => Promise<void>) {
  test(`${name} (sqlite)`, async () => run(await createTestDatabase('sqlite')))
  test(`${name} (postgres)`, async () => run(await createTestDatabase('postgres')))
}
