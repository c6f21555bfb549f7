import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { test } from 'vitest'
import { type Database, openDatabase } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import type { Schema } from '#server/data/schema.ts'

let pglite: PGlite | undefined

const open = {
  sqlite: () => openDatabase('file::memory:'),
  // Postgres compiled to WebAssembly. Starting it takes seconds, so each of Vitest's workers starts one and empties it.
  async postgres() {
    pglite ??= new PGlite({ extensions: { pg_trgm } })
    await pglite.exec('reset all; drop schema public cascade; create schema public')
    return new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  },
}

/** A database inside this process, without a schema yet. */
export async function createEmptyDatabase(engine: keyof typeof open): Promise<Database> {
  return open[engine]()
}

/** A migrated, empty database inside this process. */
export async function createTestDatabase(engine: keyof typeof open = 'sqlite'): Promise<Database> {
  const db = await createEmptyDatabase(engine)
  await migrate(db)
  return db
}

/** Runs one test against every engine the product supports. */
export function testEachDatabase(name: string, run: (db: Database) => Promise<void>) {
  test(`${name} (sqlite)`, async () => run(await createTestDatabase('sqlite')))
  test(`${name} (postgres)`, { timeout: 30_000 }, async () => run(await createTestDatabase('postgres')))
}
