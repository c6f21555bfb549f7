import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Role } from '#domain/people/rights.ts'
import { type Database, engineOf } from '../database/database.ts'
import { toRole } from '../people/role.ts'
import { openSqlite } from '../engines/open-sqlite.ts'
import type { TableColumns } from './columns.ts'
import type { ReadRow } from './tables.ts'

/** An account that a backup would bring. */
export type Brought = { email: string; name: string | null; role: Role | null }

/**
 * What becomes of accounts where there are some: they stay as they are, and nobody else is there (`stay`); those of the file
 * join them (`join`); or they become as the file has them.
 */
export type AccountChoice = 'stay' | 'join' | 'as-they-were'

/** What happened to accounts. It is only added to: nobody takes it back by a restore, and no stranger brings any. */
export const HISTORY: readonly string[] = ['account_events', 'sign_in_refusals']

/** What opens an account beside its password. */
const SECRETS = ['totp_secrets', 'recovery_codes', 'passkeys']
/** What opens this site: nothing of it becomes older than it is unless somebody chooses so. */
const ACCESS = ['users', ...SECRETS, 'preview_links']

/** Rows that open this site as they are now. */
export type PresentAccess = { table: string; rows: ReadRow[] }[]

/** The accounts in a scratch file, the administrators first, then by address. */
export const listBrought = (scratch: string): Brought[] =>
  withSqlite(scratch, (sqlite) =>
    sqlite
      .prepare(
        'select email, name, is_admin, is_editor from users order by is_admin desc, is_editor desc, email',
      )
      .all()
      .map(({ email, name, is_admin, is_editor }) => ({
        email: String(email),
        name: name === null ? null : String(name),
        role: toRole({ is_admin: is_admin === 1 ? 1 : 0, is_editor: is_editor === 1 ? 1 : 0 }),
      })),
  )

/** The addresses of the accounts in a scratch file of any schema. */
export const listEmails = (scratch: string): string[] =>
  withSqlite(scratch, (sqlite) =>
    sqlite
      .prepare('select email from users order by email')
      .all()
      .map(({ email }) => String(email)),
  )

/**
 * Makes a scratch file that somebody else may have filled open nothing: takes out all accounts but those with these addresses,
 * and all passkeys, second factors and preview links. What belonged to an account alone goes with it; posts and versions stay
 * and name nobody.
 */
export const dropAccess = (scratch: string, keep: readonly string[]): void =>
  withSqlite(scratch, (sqlite) => {
    deleteOthers(sqlite, keep)
    for (const table of ['preview_links', ...SECRETS, ...HISTORY])
      if (hasTable(sqlite, table)) sqlite.exec(`delete from "${table}"`)
  })

/**
 * Reads what opens the site now, so that nobody changes it until the transaction ends: of all accounts, or, where they become
 * as they were, of the one that restores if the scratch file does not know it.
 */
export async function readPresent(
  db: Database,
  tables: readonly TableColumns[],
  scratch: string,
  { asTheyWere, keep_id }: { asTheyWere: boolean; keep_id?: string | undefined },
): Promise<PresentAccess> {
  const known = tables.filter(({ table }) => ACCESS.includes(table.name))
  if (engineOf(db) === 'postgres')
    await sql`lock table ${sql.join(known.map(({ table }) => sql.table(table.name)))} in share row exclusive mode`.execute(
      db,
    )
  const present = await Promise.all(
    known.map(async ({ table: { name }, columns }) => {
      const selected = sql.join(columns.map((column) => sql.ref(column.name)))
      const { rows } = await sql<ReadRow>`select ${selected} from ${sql.table(name)}`.execute(db)
      return { table: name as string, rows }
    }),
  )
  if (!asTheyWere) return present
  const asker = rowsOf(present, 'users').find(({ id }) => id === keep_id)
  if (!asker || listEmails(scratch).includes(String(asker['email']))) return []
  return present
    .filter(({ table }) => table !== 'preview_links')
    .map(({ table, rows }) => ({
      table,
      rows: rows.filter((row) => row[table === 'users' ? 'id' : 'user_id'] === keep_id),
    }))
}

/**
 * Puts accounts into a scratch file, each in the place of the one with its address, so that what that one wrote is theirs.
 * With `removesOthers`, all others go.
 */
export function putAccounts(
  scratch: string,
  present: PresentAccess,
  { removesOthers }: { removesOthers: boolean },
): void {
  const users = rowsOf(present, 'users')
  if (users.length === 0) return
  withSqlite(scratch, (sqlite) => {
    if (removesOthers)
      deleteOthers(
        sqlite,
        users.map(({ email }) => String(email)),
      )
    // What belongs to an account waits for it without being taken away.
    sqlite.exec('pragma foreign_keys = off')
    sqlite.exec('begin')
    const columns = listReferences(sqlite)
    for (const { id, email } of users) {
      const sameId = sqlite.prepare('select email from users where id = ?').get(String(id))
      // A stranger may have given an account of his own the number of one of ours.
      if (sameId && sameId['email'] !== email) renumber(sqlite, columns, String(id), crypto.randomUUID())
      const sameEmail = sqlite.prepare('select id from users where email = ?').get(String(email))
      if (sameEmail) renumber(sqlite, columns, String(sameEmail['id']), String(id))
      for (const table of SECRETS) sqlite.prepare(`delete from "${table}" where user_id = ?`).run(String(id))
      sqlite.prepare('delete from users where id = ?').run(String(id))
    }
    for (const { table, rows } of present) {
      if (table === 'preview_links') sqlite.exec('delete from preview_links')
      for (const row of rows) insertRow(sqlite, table, row)
    }
    sqlite.exec('commit')
  })
}

const rowsOf = (present: PresentAccess, table: string) =>
  present.find((one) => one.table === table)?.rows ?? []

const deleteOthers = (sqlite: DatabaseSync, emails: readonly string[]) =>
  sqlite
    .prepare('delete from users where email not in (select value from json_each(?))')
    .run(JSON.stringify(emails))

const hasTable = (sqlite: DatabaseSync, name: string) =>
  sqlite.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined

type Reference = { table: string; column: string }

/** Every column that names an account, as the tables say themselves. */
const listReferences = (sqlite: DatabaseSync): Reference[] =>
  sqlite
    .prepare(
      `select tables.name as "table", keys."from" as "column"
       from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
       where tables.type = 'table' and keys."table" = 'users'`,
    )
    .all()
    .map(({ table, column }) => ({ table: String(table), column: String(column) }))

function renumber(sqlite: DatabaseSync, references: Reference[], from: string, to: string) {
  if (from === to) return
  for (const { table, column } of [...references, { table: 'users', column: 'id' }])
    sqlite.prepare(`update "${table}" set "${column}" = ? where "${column}" = ?`).run(to, from)
}

function insertRow(sqlite: DatabaseSync, table: string, row: ReadRow) {
  const names = Object.keys(row)
  sqlite
    .prepare(
      `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map(() => '?').join(', ')})`,
    )
    .run(...Object.values(row))
}

function withSqlite<Result>(scratch: string, use: (sqlite: DatabaseSync) => Result): Result {
  const sqlite = openSqlite(scratch)
  try {
    return use(sqlite)
  } finally {
    sqlite.close()
  }
}
