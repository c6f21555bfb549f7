import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { test } from 'vitest'
import { type Database, openDatabase } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import type { Schema } from '#server/data/schema.ts'
import { createTemplate, type Template } from './postgres-template.ts'

/** Large numbers come as text, as the product's own driver gives them. */
const AS_TEXT = { [types.INT8]: (value: string) => value }

let pglite: PGlite | undefined
let template: Template | undefined

/** Postgres compiled to WebAssembly. Starting it takes seconds, so each of Vitest's workers starts one. */
async function openPostgres() {
  pglite ??= new PGlite({ extensions: { pg_trgm }, parsers: AS_TEXT })
  await pglite.exec('reset all')
  return { pglite, db: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }) }
}

const createEmpty = {
  sqlite: () => openDatabase('file::memory:'),
  async postgres() {
    const { pglite, db } = await openPostgres()
    await pglite.exec('drop schema public cascade; create schema public')
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
    const { pglite, db } = await openPostgres()
    if (await template?.restore()) return db
    await createEmpty.postgres()
    await migrate(db)
    template = await createTemplate(pglite)
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
