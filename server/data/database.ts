import { Kysely, PostgresDialect, SqliteAdapter } from 'kysely'
import { nodeSqliteDialect } from './sqlite/dialect.ts'
import type { Schema } from './schema.ts'

/** A connection or a transaction: every query function takes one as its first argument. */
export type Database = Kysely<Schema>

/** Opens `file:` paths with SQLite and `postgres://` addresses with Postgres. Connects at the first query. */
export function openDatabase(url: string): Database {
  if (url.startsWith('file:')) return new Kysely({ dialect: nodeSqliteDialect(url.slice('file:'.length)) })
  return new Kysely({ dialect: new PostgresDialect({ pool: () => openPool(url) }) })
}

/** Which engine answers, for the few places where their SQL differs. */
export function engineOf(db: Database): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'
}

/**
 * The same database, for a read that looks at very many rows. SQLite answers in the thread that asks: there, nobody else
 * waits for it.
 */
export function onReadThread(db: Database): Database {
  const { adapter } = db.getExecutor()
  return !db.isTransaction && 'readThread' in adapter && adapter.readThread instanceof Kysely
    ? adapter.readThread
    : db
}

/** The driver is loaded only for sites that use it. */
async function openPool(connectionString: string) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5_000 })
  const warn = (error: Error) => console.error(JSON.stringify({ level: 'warn', database: error.message }))
  // Without listeners, a restart of the database ends this process; the next query reconnects by itself. A connection says so
  // between two queries of a transaction, too. The pool says it once more when nobody uses it.
  pool.on('connect', (connection) => connection.on('error', warn))
  pool.on('error', () => {})
  return pool
}
