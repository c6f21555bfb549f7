import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { AccountAccess, ComparedAccount } from '#domain/people/restored-accounts.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { toRole } from '../people/role.ts'
import { openSqliteReadOnly } from '../engines/open-sqlite.ts'
import { KEPT_TABLES } from './tables.ts'

const THINGS = [
  { table: 'recipes', key: 'id', name: 'name' },
  { table: 'kitchen_equipment', key: 'id', name: 'name' },
  { table: 'blog_posts', key: 'id', name: 'title' },
  { table: 'media', key: 'hash', name: 'file_name' },
  { table: 'redirects', key: 'path', name: 'path' },
] as const

/** How many rows each table has now. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of KEPT_TABLES) {
    const { rows } = await sql<{
      count: number | string
    }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]?.count ?? 0)
  }
  return counts
}

/** The names of things that are in the database and not in a scratch file, and the other way round. */
export async function compareThings(
  db: Database,
  scratch: string,
): Promise<{ going: string[]; coming: string[] }> {
  const sqlite = openSqliteReadOnly(scratch)
  const going: string[] = []
  const coming: string[] = []
  try {
    for (const thing of THINGS) {
      const { table, key, name } = thing
      const now =
        await sql<Named>`select ${sql.ref(key)} as id, ${sql.ref(name)} as name from ${sql.table(table)}`.execute(
          db,
        )
      const then = listNamed(sqlite, thing)
      const present = new Set(now.rows.map(({ id }) => id))
      going.push(...now.rows.filter(({ id }) => !then.has(id)).map(({ name }) => name))
      coming.push(...[...then].filter(([id]) => !present.has(id)).map(([, name]) => name))
    }
  } finally {
    sqlite.close()
  }
  return { going, coming }
}

/** Every account that is in the database or in a scratch file, by address. */
export async function compareAccounts(db: Database, scratch: string): Promise<ComparedAccount[]> {
  const now = await readAccounts(db)
  const then = await withScratchDatabase(scratch, readAccounts)
  return [...new Set([...now.keys(), ...then.keys()])].sort().map((email) => {
    const [here, there] = [now.get(email), then.get(email)]
    const isOther = (secret: 'password_hash' | 'totp' | 'codes') =>
      Boolean(here && there && here[secret] !== there[secret])
    return {
      email,
      name: (here ?? there)?.name ?? null,
      now: here?.access,
      then: there?.access,
      hasOtherPassword: isOther('password_hash'),
      hasOtherSecondFactor: isOther('totp'),
      hasOtherRecoveryCodes: isOther('codes'),
    }
  })
}

/** How many preview links of a scratch file would work again that the database does not have any more. */
export async function countEndedLinks(db: Database, scratch: string, now: Date): Promise<number> {
  const list = async (db: Database) =>
    (
      await db.selectFrom('preview_links').select('id').where('expires_at', '>', now.toISOString()).execute()
    ).map(({ id }) => id)
  const present = new Set(await list(db))
  return (await withScratchDatabase(scratch, list)).filter((id) => !present.has(id)).length
}

async function withScratchDatabase<Result>(scratch: string, read: (db: Database) => Promise<Result>) {
  const db = openDatabase(`file:${scratch}`, { mayCreate: false })
  try {
    return await read(db)
  } finally {
    await db.destroy()
  }
}

type StoredAccount = {
  name: string | null
  password_hash: string
  /** The confirmed secret of the second factor; undefined without one. */
  totp: string | undefined
  /** The hashes of the recovery codes, in one text. */
  codes: string
  access: AccountAccess
}

async function readAccounts(db: Database): Promise<Map<string, StoredAccount>> {
  const users = await db.selectFrom('users').selectAll().execute()
  const passkeys = await db.selectFrom('passkeys').select(['id', 'name', 'user_id']).orderBy('id').execute()
  const totp = await db
    .selectFrom('totp_secrets')
    .select(['user_id', 'secret'])
    .where('confirmed_at', 'is not', null)
    .execute()
  const codes = await db
    .selectFrom('recovery_codes')
    .select(['user_id', 'code_hash'])
    .orderBy('code_hash')
    .execute()
  const secretOf = new Map(totp.map(({ user_id, secret }) => [user_id, secret]))
  return new Map(
    users.map(({ id, email, name, password_hash, is_admin, is_editor }) => {
      const ownCodes = codes.filter(({ user_id }) => user_id === id)
      const account = {
        name,
        password_hash,
        totp: secretOf.get(id),
        codes: ownCodes.map(({ code_hash }) => code_hash).join(' '),
        access: {
          role: toRole({ is_admin, is_editor }),
          passkeys: passkeys.filter(({ user_id }) => user_id === id).map(({ id, name }) => ({ id, name })),
          hasSecondFactor: secretOf.has(id),
          recoveryCodes: ownCodes.length,
        },
      }
      return [email, account]
    }),
  )
}

type Named = { id: string; name: string }

function listNamed(sqlite: DatabaseSync, { table, key, name }: (typeof THINGS)[number]): Map<string, string> {
  const rows = sqlite.prepare(`select ${key} as id, ${name} as name from ${table}`).all()
  return new Map(rows.map((row) => [String(row['id']), String(row['name'])]))
}
