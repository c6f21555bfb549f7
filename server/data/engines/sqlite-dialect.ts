import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { ReadThreadDriver } from './read-thread.ts'
import { openSqlite } from './open-sqlite.ts'
import { QueuedSqliteDriver } from './sqlite-driver.ts'

const MAX_PREPARED = 200

/**
 * Kysely's SQLite dialect over Node's own driver, so no native module is compiled. A file has a connection that writes
 * and one that reads, so that pages are answered while a change waits for its turn, and one in a thread of its own for what
 * takes long. `:memory:` is a path too, with one connection for all. `opened` is a connection that is there already.
 */
export function nodeSqliteDialect(
  path: string,
  { opened, mayCreate = true }: { opened?: DatabaseSync; mayCreate?: boolean } = {},
): Dialect {
  const inMemory = path === ':memory:'
  if (!inMemory && mayCreate) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const writing = opened ?? openSqlite(path, { mayCreate: mayCreate || inMemory })
  // Waiting inside SQLite would stop this whole process: the driver waits in its own way.
  writing.exec('pragma busy_timeout = 0')
  const writer = preparedOnce(writing)
  const reader = inMemory ? writer : preparedOnce(openSqlite(path, { mayCreate: false }))
  const readThread = inMemory ? undefined : new Kysely({ dialect: readThreadDialect(path) })
  return {
    ...DIALECT,
    createDriver: () =>
      new QueuedSqliteDriver({
        writer,
        reader,
        readThread,
        isWriting: () => writing.isTransaction,
        checkPlace: inMemory ? () => {} : watchPlace(path),
      }),
    createAdapter: () => (readThread ? new FileAdapter(readThread) : new SqliteAdapter()),
  }
}

/** What a change fails with when its file is not where it was. */
class DatabaseMoved extends Error {
  readonly fault = 'moved'
}

/**
 * Answers a check that throws unless the file that is open lies at its path. A file that was moved or deleted stays open, and
 * takes changes that nobody would find again.
 */
function watchPlace(path: string) {
  // By its inode, as SQLite does where it has a rollback journal.
  const identify = () => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino
  const opened = identify()
  return () => {
    if (identify() !== opened) throw new DatabaseMoved(`The database is not at ${path} any more.`)
  }
}

const DIALECT = {
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
}

/** Reads in a thread of its own. */
export const readThreadDialect = (path: string): Dialect => ({
  ...DIALECT,
  createDriver: () => new ReadThreadDriver(path),
})

class FileAdapter extends SqliteAdapter {
  /** See `onReadThread` of database.ts. */
  readonly readThread: Kysely<unknown>

  constructor(readThread: Kysely<unknown>) {
    super()
    this.readThread = readThread
  }

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
