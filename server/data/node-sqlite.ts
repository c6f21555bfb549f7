import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase } from 'kysely'

const PRAGMAS = [
  'busy_timeout = 5000', // first, because the next ones take locks
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  'trusted_schema = off',
  'journal_size_limit = 67108864',
]

const MAX_PREPARED = 200

/** Kysely's SQLite dialect over Node's own driver, so no native module is compiled. `:memory:` is a path too. */
export function nodeSqliteDialect(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const sqlite = new DatabaseSync(path)
  for (const pragma of PRAGMAS) sqlite.exec(`pragma ${pragma}`)
  return new SqliteDialect({ database: preparedOnce(sqlite) })
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
