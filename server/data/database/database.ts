import { Kysely, PostgresDialect, SqliteAdapter } from 'kysely'
import { openPool } from '../engines/postgres-pool.ts'
import { nodeSqliteDialect } from '../engines/sqlite-dialect.ts'
import type { Schema } from '../tables/schema.ts'

/** A connection or a transaction: every query function takes one as its first argument. */
export type Database = Kysely<Schema>

type Opening = {
  /** Whether a file that is missing is made. Only a start and a command make one: anything else works beside a site. */
  mayCreate?: boolean
  /** Whether a query may take as long as it needs. The site itself gives up, so that its visitors do not wait for ever. */
  isPatient?: boolean
}

/** Opens `file:` paths with SQLite and `postgres://` addresses with Postgres. Connects at the first query. */
export function openDatabase(url: string, { mayCreate = true, isPatient = true }: Opening = {}): Database {
  if (url.startsWith('file:'))
    return new Kysely({ dialect: nodeSqliteDialect(url.slice('file:'.length), { mayCreate }) })
  return new Kysely({ dialect: new PostgresDialect({ pool: async () => openPool(url, { isPatient }) }) })
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
