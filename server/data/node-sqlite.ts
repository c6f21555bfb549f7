import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { PatientSqliteDriver } from './sqlite-driver.ts'

const PRAGMAS = [
  'busy_timeout = 5000', // first, because the next ones take locks
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  'trusted_schema = off',
  'journal_size_limit = 67108864',
]

const MAX_PREPARED = 200

/**
 * Kysely's SQLite dialect over Node's own driver, so no native module is compiled. A file has a connection that writes
 * and one that reads, so that pages are answered while a change waits for its turn. `:memory:` is a path too, with one
 * connection for both.
 */
export function nodeSqliteDialect(path: string): Dialect {
  const inMemory = path === ':memory:'
  if (!inMemory) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const writing = open(path)
  // Waiting inside SQLite would stop this whole process: the driver waits in its own way.
  writing.exec('pragma busy_timeout = 0')
  const writer = preparedOnce(writing)
  const reader = inMemory ? writer : preparedOnce(open(path))
  return {
    createDriver: () => new PatientSqliteDriver({ writer, reader, isWriting: () => writing.isTransaction }),
    createAdapter: () => (inMemory ? new SqliteAdapter() : new TwoConnectionsAdapter()),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

function open(path: string): DatabaseSync {
  const sqlite = new DatabaseSync(path)
  for (const pragma of PRAGMAS) sqlite.exec(`pragma ${pragma}`)
  return sqlite
}

class TwoConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Statements are kept by their text: preparing costs more than running one of our queries. */
function preparedOnce(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const statement = sqlite.prepare(sql)
      const made = {
        reader: statement.columns().length > 0,
        all: (parameters: readonly SQLInputValue[]) => statement.all(...parameters),
        run: (parameters: readonly SQLInputValue[]) => statement.run(...parameters),
        iterate: (parameters: readonly SQLInputValue[]) => statement.iterate(...parameters),
      }
      if (prepared.size >= MAX_PREPARED) prepared.clear()
      prepared.set(sql, made)
      return made
    },
  }
}
