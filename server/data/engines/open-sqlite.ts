import { closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

const PRAGMAS = [
  'busy_timeout = 5000', // first, because the next ones take locks
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  'trusted_schema = off',
  'journal_size_limit = 67108864',
  // What a statement with triggers would put into a file of its own: of a full disk SQLite would not say that it is full.
  'temp_store = memory',
]
const READING = ['busy_timeout = 5000', 'trusted_schema = off']

/** A connection to a file, as careful as SQLite can be. */
export const openSqlite = (path: string, { mayCreate = true } = {}) =>
  withPragmas(new DatabaseSync(mayCreate ? ours(path) : existing(path)), PRAGMAS)

/** One that can change nothing. */
export const openSqliteReadOnly = (path: string) =>
  withPragmas(new DatabaseSync(path, { readOnly: true }), READING)

/**
 * A new file belongs to its owner alone, in a folder that others may read, too. SQLite would ask the umask; what it puts
 * beside a file gets the mode of the file.
 */
function ours(path: string): string {
  if (path === ':memory:' || existsSync(path)) return path
  try {
    closeSync(openSync(path, 'a', 0o600))
  } catch {
    // Where no file can be made, SQLite says so.
  }
  return path
}

/** SQLite would make an empty file, and play the log of the one that was there into it. */
function existing(path: string): URL {
  const url = pathToFileURL(path)
  url.searchParams.set('mode', 'rw')
  return url
}

function withPragmas(sqlite: DatabaseSync, pragmas: string[]): DatabaseSync {
  for (const pragma of pragmas) sqlite.exec(`pragma ${pragma}`)
  return sqlite
}
