import { Kysely, type Logger, PGliteDialect, PostgresDialect } from 'kysely'
import type { Database } from '#server/data/database/database.ts'
import type { Schema } from '#server/data/tables/schema.ts'
import { findPostgres, startPostgres } from './postgres.ts'

/** One connection, which all databases of a worker share. */
export type Connection = {
  exec: (statements: string) => Promise<unknown>
  query: <Row extends object>(text: string) => Promise<{ rows: Row[] }>
}

type Started = { connection: Connection; open: (log?: Logger) => Database }

let started: Promise<Started> | undefined

/**
 * The Postgres of one of Vitest's workers: the programs of this machine, or without them Postgres compiled to WebAssembly,
 * which takes several times as long. Starting either takes a second or more, so a worker does it once.
 */
export const startWorkerPostgres = async (): Promise<Started> => (started ??= startPrograms(findPostgres()))

async function startPrograms(programs: string | undefined): Promise<Started> {
  if (programs === undefined) return startWebAssembly()
  const server = await startPostgres(programs)
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: server.url, max: 1, idleTimeoutMillis: 0 })
  pool.on('error', () => {})
  // What one test closes, the next one still needs.
  const shared = { connect: async () => pool.connect(), end: async () => {}, options: pool.options }
  return {
    connection: {
      exec: async (statements) => pool.query(statements),
      query: async (text) => pool.query(text),
    },
    open: (log) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool: shared }), log }),
  }
}

async function startWebAssembly(): Promise<Started> {
  const { PGlite, types } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  // Large numbers come as text, as the product's own driver gives them.
  const parsers = { [types.INT8]: (value: string) => value }
  const pglite = new PGlite({ extensions: { pg_trgm }, parsers })
  return {
    connection: {
      exec: async (statements) => pglite.exec(statements),
      query: async (text) => pglite.query(text),
    },
    open: (log) => new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), log }),
  }
}
