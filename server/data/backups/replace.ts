import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { changeContent, countChanges, recordChange } from '../content-version.ts'
import type { Database } from '../database.ts'
import { takeOneTimeToken } from '../people/one-time-tokens.ts'
import { openSqliteReadOnly } from '../sqlite/open.ts'
import { readColumns, type TableColumns } from './columns.ts'
import type { KeptTable, ReadRow } from './tables.ts'

/** What is gone after a restore: nobody is signed in, no link opens an account, and pictures of links are drawn anew. */
const EMPTIED = ['session_families', 'one_time_tokens', 'account_links', 'share_pictures'] as const
const PEOPLE = new Set(['users', 'totp_secrets', 'recovery_codes', 'passkeys'])

const MOST_VALUES = 8_000
const MOST_BYTES = 4 * 1024 * 1024

type Conditions = {
  keep_id?: string | undefined
  set_up_hash?: string | undefined
  changes?: number | undefined
  /** Hears of each row that is in its place. */
  onRow?: () => void
}

/**
 * Puts the rows of a scratch file in the place of all rows of the site, in one transaction: whoever reads sees the old site
 * or the new one. The account `keep_id` stays with its password and second factors when the file has nobody with its address. Changes nothing when the
 * set-up token with the hash `set_up_hash` does not count any more, or when content was `changed` more often than `changes`.
 */
export async function replaceContents(
  db: Database,
  scratch: string,
  { keep_id, set_up_hash, changes, onRow }: Conditions,
): Promise<'replaced' | 'claimed' | 'changed'> {
  const sqlite = openSqliteReadOnly(scratch)
  try {
    return await changeContent(db, async (db) => {
      if (set_up_hash !== undefined && !(await takeOneTimeToken(db, 'set-up', set_up_hash, new Date())))
        return 'claimed'
      if (changes !== undefined && (await countChanges(db)) !== changes) return 'changed'
      const tables = await readColumns(db)
      const kept = keep_id === undefined ? [] : await readPerson(db, tables, keep_id, sqlite)
      for (const { table } of tables.toReversed()) await db.deleteFrom(table.name).execute()
      for (const name of EMPTIED) await db.deleteFrom(name).execute()
      for (const { table, columns } of tables) {
        const names = columns.map(({ name }) => name)
        await insertAll(db, table, names, readScratch(sqlite, table, names), onRow)
        const own = kept.find(({ name }) => name === table.name)
        if (own) await insertAll(db, table, names, own.rows)
      }
      await wakePictures(db)
      await recordChange(db, { isPublic: true })
      return 'replaced'
    })
  } finally {
    sqlite.close()
  }
}

/** The rows of an account, unless the file has one with its address: then they are those of the file. */
async function readPerson(db: Database, tables: TableColumns[], id: string, sqlite: DatabaseSync) {
  const person = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
  const same = sqlite.prepare('select 1 from users where email = ?').get(person?.email ?? '')
  if (!person || same) return []
  return Promise.all(
    tables
      .filter(({ table }) => PEOPLE.has(table.name))
      .map(async ({ table: { name }, columns }) => {
        const selected = sql.join(columns.map((column) => sql.ref(column.name)))
        const owner = name === 'users' ? sql.ref('id') : sql.ref('user_id')
        const { rows } =
          await sql<ReadRow>`select ${selected} from ${sql.table(name)} where ${owner} = ${id}`.execute(db)
        return { name, rows }
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
) {
  const most = Math.floor(MOST_VALUES / columns.length)
  let batch: ReadRow[] = []
  let bytes = 0
  for (const row of rows) {
    batch.push(row)
    onRow?.()
    if (table.bytes) bytes += row['content'] instanceof Uint8Array ? row['content'].byteLength : 0
    if (batch.length < most && bytes < MOST_BYTES) continue
    await insertBatch(db, table, columns, batch)
    batch = []
    bytes = 0
  }
  if (batch.length > 0) await insertBatch(db, table, columns, batch)
}

async function insertBatch(db: Database, { name }: KeptTable, columns: string[], rows: ReadRow[]) {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`)
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
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
