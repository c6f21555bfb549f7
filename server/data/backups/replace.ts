import type { DatabaseSync } from 'node:sqlite'
import { type RawBuilder, sql } from 'kysely'
import { changeContent, countChanges, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { takeOneTimeToken } from '../people/one-time-tokens.ts'
import { openSqliteReadOnly } from '../engines/open-sqlite.ts'
import { type AccountChoice, HISTORY, putAccounts, readPresent } from './accounts.ts'
import { readColumns, type TableColumns } from './columns.ts'
import type { KeptTable, ReadRow } from './tables.ts'

/** What is gone after a restore: nobody is signed in, no link opens an account, and pictures of links are drawn anew. */
const EMPTIED = ['session_families', 'one_time_tokens', 'account_links', 'share_pictures'] as const

const MOST_VALUES = 8_000
const MOST_BYTES = 4 * 1024 * 1024

type Conditions = {
  accounts?: AccountChoice
  /** Who stays even where accounts become as they were, unless the file has somebody with the address. */
  keep_id?: string | undefined
  set_up_hash?: string | undefined
  changes?: number | undefined
  /** Hears of each row that is in its place. */
  onRow?: () => void
}

/**
 * Puts the rows of a scratch file in the place of all rows of the site, in one transaction: whoever reads sees the old site
 * or the new one. Whoever has an account keeps it as it is, unless the choice of `accounts` is another. Changes nothing when the set-up token with the hash `set_up_hash` does not count any more, or when content was `changed` more often than `changes`.
 */
export async function replaceContents(
  db: Database,
  scratch: string,
  { accounts = 'stay', keep_id, set_up_hash, changes, onRow }: Conditions,
): Promise<'replaced' | 'claimed' | 'changed'> {
  return changeContent(db, async (db) => {
    if (set_up_hash !== undefined && !(await takeOneTimeToken(db, 'set-up', set_up_hash, new Date())))
      return 'claimed'
    if (changes !== undefined && (await countChanges(db)) !== changes) return 'changed'
    const tables = await readColumns(db)
    const asTheyWere = accounts === 'as-they-were'
    const present = await readPresent(db, tables, scratch, { asTheyWere, keep_id })
    const history = await readHistory(db, tables)
    putAccounts(scratch, present, { removesOthers: accounts === 'stay' })
    const sqlite = openSqliteReadOnly(scratch)
    try {
      for (const { table } of tables.toReversed()) await db.deleteFrom(table.name).execute()
      for (const name of EMPTIED) await db.deleteFrom(name).execute()
      for (const { table, columns } of tables) {
        const names = columns.map(({ name }) => name)
        await insertAll(db, table, names, readScratch(sqlite, table, names), onRow)
      }
      for (const { table, columns, rows } of history)
        await insertAll(db, table, columns, rows, undefined, sql`on conflict do nothing`)
    } finally {
      sqlite.close()
    }
    await wakePictures(db)
    await recordChange(db, { isPublic: true })
    return 'replaced'
  })
}

/** The rows of tables that are only added to, as far as this schema has them: some hundreds at most. */
async function readHistory(db: Database, tables: readonly TableColumns[]) {
  return Promise.all(
    tables
      .filter(({ table }) => HISTORY.includes(table.name))
      .map(async ({ table, columns: described }) => {
        const columns = described.map(({ name }) => name)
        const selected = sql.join(columns.map((column) => sql.ref(column)))
        const { rows } = await sql<ReadRow>`select ${selected} from ${sql.table(table.name)}`.execute(db)
        return { table, columns, rows }
      }),
  )
}

function* readScratch(sqlite: DatabaseSync, table: KeptTable, columns: string[]): Generator<ReadRow> {
  const names = columns.map((name) => `"${name}"`).join(', ')
  yield* sqlite.prepare(`select ${names} from "${table.name}"`).iterate()
}

/** Many rows at once, and of those with bytes as many as memory has room for. */
async function insertAll(
  db: Database,
  table: KeptTable,
  columns: string[],
  rows: Iterable<ReadRow>,
  onRow?: () => void,
  ending: RawBuilder<unknown> = sql``,
) {
  const most = Math.floor(MOST_VALUES / columns.length)
  let batch: ReadRow[] = []
  let bytes = 0
  for (const row of rows) {
    batch.push(row)
    onRow?.()
    if (table.bytes) bytes += row['content'] instanceof Uint8Array ? row['content'].byteLength : 0
    if (batch.length < most && bytes < MOST_BYTES) continue
    await insertBatch(db, table, columns, batch, ending)
    batch = []
    bytes = 0
  }
  if (batch.length > 0) await insertBatch(db, table, columns, batch, ending)
}

async function insertBatch(
  db: Database,
  { name }: KeptTable,
  columns: string[],
  rows: ReadRow[],
  ending: RawBuilder<unknown>,
) {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`)
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)} ${ending}`.execute(db)
}

/** Pictures of other sites that still wait to be brought here. */
async function wakePictures(db: Database) {
  const waiting = await db
    .selectFrom('linked_pictures')
    .select('key')
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  if (waiting) await db.updateTable('jobs').set({ status: 'working' }).where('id', '=', 'pictures').execute()
}
