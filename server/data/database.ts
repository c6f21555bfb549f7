import { Kysely, PostgresDialect, SqliteAdapter } from 'kysely'
import pg from 'pg'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { Schema } from './schema.ts'

/** A connection or a transaction: every query function takes one as its first argument. */
export type Database = Kysely<Schema>

/** Opens `file:` paths with SQLite and `postgres://` addresses with Postgres. Connects at the first query. */
export function openDatabase(url: string): Database {
  if (url.startsWith('file:')) return new Kysely({ dialect: nodeSqliteDialect(url.slice('file:'.length)) })
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // Without a listener, a restart of the database ends this process; the next query reconnects by itself.
  pool.on('error', (error) => console.error(JSON.stringify({ level: 'warn', database: error.message })))
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** Which engine answers, for the few places where their SQL differs. */
export function engineOf(db: Database): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'
}
