import { sql } from 'kysely'
import { type Database, openDatabase } from '../database/database.ts'
import { openSqliteReadOnly } from '../engines/open-sqlite.ts'
import { type Column, readColumns, readSchema, type TableColumns } from './columns.ts'
import type { KeptTable, ReadRow } from './tables.ts'

/** A database as it was at one moment, whatever is saved since. Its rows come sorted by their keys, by code unit. */
export type Moment = {
  tables: TableColumns[]
  /** The migrations that it has had. */
  schema: string[]
  rows(table: KeptTable, columns: readonly Column[]): AsyncIterable<ReadRow> | Iterable<ReadRow>
  /** The bytes of one row. */
  bytes(table: KeptTable, key: readonly (string | number)[]): Promise<Uint8Array>
}

const FETCHED_ROWS = 200

/**
 * Reads a database as it is now, while others go on writing to it. Changes nothing and locks nothing: it has a connection
 * of its own, which ends with `read`.
 */
export async function atOneMoment<Result>(
  databaseUrl: string,
  read: (moment: Moment) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(databaseUrl, { mayCreate: false })
  try {
    return await (databaseUrl.startsWith('file:')
      ? readSqlite(db, databaseUrl.slice('file:'.length), read)
      : readPostgres(db, read))
  } finally {
    await db.destroy()
  }
}

async function readSqlite<Result>(
  db: Database,
  path: string,
  read: (moment: Moment) => Promise<Result>,
): Promise<Result> {
  const tables = await readColumns(db)
  const schema = await readSchema(db)
  const sqlite = openSqliteReadOnly(path)
  try {
    sqlite.exec('begin')
    return await read({
      tables,
      schema,
      *rows(table, columns) {
        const selected = columns.map(({ name }) => quote(name)).join(', ')
        const statement = sqlite.prepare(
          `select ${selected} from ${quote(table.name)} order by ${table.key.map(quote).join(', ')}`,
        )
        yield* statement.iterate()
      },
      async bytes(table, key) {
        const found = table.key.map((name) => `${quote(name)} = ?`).join(' and ')
        const row = sqlite.prepare(`select content from ${quote(table.name)} where ${found}`).get(...key)
        return toBytes(row?.['content'])
      },
    })
  } finally {
    sqlite.close()
  }
}

async function readPostgres<Result>(
  db: Database,
  read: (moment: Moment) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) =>
      read({
        tables: await readColumns(db),
        schema: await readSchema(db),
        async *rows(table, columns) {
          const order = table.key.map((name) => orderOf(columns, name))
          const selected = columns.map(({ name }) => sql.ref(name))
          await sql`declare backup_rows no scroll cursor for
            select ${sql.join(selected)} from ${sql.table(table.name)} order by ${sql.join(order)}`.execute(
            db,
          )
          for (;;) {
            const fetch = sql<ReadRow>`fetch ${sql.raw(String(rowsAtOnce(table)))} from backup_rows`
            const { rows } = await fetch.execute(db)
            if (rows.length === 0) break
            yield* rows
          }
          await sql`close backup_rows`.execute(db)
        },
        async bytes(table, key) {
          const found = table.key.map((name, place) => sql`${sql.ref(name)} = ${key[place]}`)
          const { rows } = await sql<ReadRow>`select content from ${sql.table(table.name)}
            where ${sql.join(found, sql` and `)}`.execute(db)
          return toBytes(rows[0]?.['content'])
        },
      }),
    )
}

/** Pictures and uploads weigh up to many megabytes each. */
const rowsAtOnce = ({ bytes }: KeptTable) => (bytes ? 1 : FETCHED_ROWS)

/** As SQLite sorts texts. */
function orderOf(columns: readonly Column[], name: string) {
  const isText = columns.some((column) => column.name === name && column.kind === 'text')
  return isText ? sql`${sql.ref(name)} collate "C"` : sql`${sql.ref(name)}`
}

/** Names of our own list, never of a file. */
const quote = (name: string) => `"${name}"`

function toBytes(content: unknown): Uint8Array {
  if (content instanceof Uint8Array) return content
  throw new RangeError('The bytes of a row are gone.')
}
