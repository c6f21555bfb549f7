import { type DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { openDatabase } from '../database/database.ts'
import { MIGRATIONS, migrate } from '../database/migrate.ts'
import { openSqlite } from '../engines/open-sqlite.ts'
import { type Column, readColumns, type TableColumns } from './columns.ts'
import type { BackupRow, KeptTable } from './tables.ts'

/**
 * A new SQLite file with our own tables, after some of our migrations. What a backup holds goes in there first: what the
 * tables refuse is refused before anything of the site is touched.
 */
export type Scratch = {
  tables: TableColumns[]
  /** Throws what SQLite says: a RowRefused. */
  insert(table: KeptTable, columns: readonly Column[]): (row: BackupRow, bytes?: Uint8Array) => void
  /** Looks at the whole file. Answers what is wrong, or undefined. */
  findFault(): string | undefined
  close(): void
}

/** A row that the tables of this site do not take. */
export class RowRefused extends Error {}

/** Whether all these migrations are ours. */
export const isKnownSchema = (schema: readonly string[]): boolean =>
  schema.every((name) => MIGRATIONS.includes(name))

/** Makes the file at `path`, where nothing may be yet. */
export async function makeScratch(path: string, schema: readonly string[]): Promise<Scratch> {
  const db = openDatabase(`file:${path}`)
  await migrate(db, { only: schema })
  const tables = await readColumns(db)
  await db.destroy()
  const sqlite = openSqlite(path)
  // It is thrown away after a crash.
  sqlite.exec('pragma synchronous = off')
  sqlite.exec('pragma foreign_keys = off')
  // What migrations brought in by themselves stands in the backup, too.
  for (const { table } of tables) sqlite.exec(`delete from "${table.name}"`)
  sqlite.exec('pragma foreign_keys = on')
  sqlite.exec('begin')
  return {
    tables,
    insert: (table, columns) => inserter(sqlite, table, columns),
    findFault: () => findFault(sqlite),
    close: () => sqlite.close(),
  }
}

/** Brings a filled scratch file to the newest schema. */
export async function finishScratch(path: string): Promise<void> {
  const db = openDatabase(`file:${path}`)
  await migrate(db)
  await db.destroy()
}

function inserter(sqlite: DatabaseSync, table: KeptTable, columns: readonly Column[]) {
  const names = columns.map(({ name }) => `"${name}"`)
  const statement = sqlite.prepare(
    `insert into "${table.name}" (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
  )
  return (row: BackupRow, bytes?: Uint8Array) => {
    const values = columns.map(({ name, kind }): SQLInputValue => {
      if (kind === 'bytes') return bytes ?? null
      return row[name] ?? null
    })
    try {
      statement.run(...values)
    } catch (error) {
      throw isConstraint(error) ? new RowRefused(String(error.message)) : error
    }
  }
}

const SQLITE_CONSTRAINT = 19

function isConstraint(error: unknown): error is Error {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && (code & 0xff) === SQLITE_CONSTRAINT
}

function findFault(sqlite: DatabaseSync): string | undefined {
  sqlite.exec('commit')
  const broken = sqlite.prepare('pragma foreign_key_check').all()[0]
  if (broken) return `a row of ${broken['table']} belongs to one of ${broken['parent']} that is not there`
  const [integrity] = sqlite.prepare('pragma integrity_check(1)').all()
  return integrity?.['integrity_check'] === 'ok' ? undefined : 'its rows contradict one another'
}
