import { test } from 'vitest'
import { type Database, openDatabase } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import { createTemplate, type Template } from './postgres-template.ts'
import { startWorkerPostgres } from './worker-postgres.ts'

let template: Template | undefined

async function openPostgres() {
  const { connection, open } = await startWorkerPostgres()
  await connection.exec('reset all')
  return { connection, db: open() }
}

const createEmpty = {
  sqlite: () => openDatabase('file::memory:'),
  async postgres() {
    const { connection, db } = await openPostgres()
    await connection.exec('drop schema public cascade; create schema public')
    return db
  },
}

const createMigrated = {
  async sqlite() {
    const db = createEmpty.sqlite()
    await migrate(db)
    return db
  },
  /** Migrations take a third of a second: what the test before has written is taken away instead. */
  async postgres() {
    const { connection, db } = await openPostgres()
    if (await template?.restore()) return db
    await createEmpty.postgres()
    await migrate(db)
    template = await createTemplate(connection)
    return db
  },
}

/** A database inside this process, without a schema yet. */
export async function createEmptyDatabase(engine: keyof typeof createEmpty): Promise<Database> {
  return createEmpty[engine]()
}

/** A migrated, empty database inside this process. */
export async function createTestDatabase(engine: keyof typeof createMigrated = 'sqlite'): Promise<Database> {
  return createMigrated[engine]()
}

/** Runs one test against every engine the product supports. */
export function testEachDatabase(name: string, run: (db: Database) => Promise<void>) {
  test(`${name} (sqlite)`, async () => run(await createTestDatabase('sqlite')))
  test(`${name} (postgres)`, { timeout: 30_000 }, async () => run(await createTestDatabase('postgres')))
}
