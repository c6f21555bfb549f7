import type { Role } from '#domain/rights.ts'
import type { Database } from '../database.ts'
import { deleteOneTimeTokensOf } from './one-time-tokens.ts'
import { roleColumns, toRole } from './role.ts'
import { deleteOtherSessions } from './sessions.ts'
import { canBeStored } from '../stored-text.ts'

/** An account as lists show it: never its password. */
export type User = { id: string; email: string; name: string | null; role: Role | null; created_at: string }

type NewUser = { email: string; name?: string; password_hash: string; role: Role | null }

/** Makes an account and returns its id, or undefined when another one has the e-mail address. */
export async function insertUser(db: Database, user: NewUser, now: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      id: crypto.randomUUID(),
      email: toEmail(user.email),
      name: user.name ?? null,
      password_hash: user.password_hash,
      ...roleColumns(user.role),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Makes the first account of all, an administrator, and returns its id; undefined when there is an account already. Call it in a transaction. */
export async function insertFirstUser(
  db: Database,
  user: Pick<NewUser, 'email' | 'password_hash'>,
  now: Date,
): Promise<string | undefined> {
  return (await hasUsers(db)) ? undefined : insertUser(db, { ...user, role: 'administrator' }, now)
}

/** True once there is any account. */
export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** All accounts by e-mail address. */
export async function listUsers(db: Database): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'is_admin', 'is_editor', 'created_at'])
    .orderBy('email')
    .execute()
  return rows.map(({ id, email, name, created_at, ...row }) => ({
    id,
    email,
    name,
    role: toRole(row),
    created_at,
  }))
}

/** The administrators by name, or by e-mail address where nobody has named one. */
export async function listAdministrators(db: Database): Promise<string[]> {
  const users = await listUsers(db)
  return users.flatMap(({ role, name, email }) => (role === 'administrator' ? [name ?? email] : []))
}

/** True when an account has this e-mail address. */
export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  if (!canBeStored(email)) return false
  const row = await db.selectFrom('users').select('id').where('email', '=', toEmail(email)).executeTakeFirst()
  return row !== undefined
}

/** True while there is an account with this id. */
export async function isUser(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** What an account may do; null without a role, and without an account. */
export async function findRole(db: Database, id: string): Promise<Role | null> {
  const row = await db
    .selectFrom('users')
    .select(['is_admin', 'is_editor'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toRole(row) : null
}

/** What a password is compared with; undefined when there is no such account. */
export async function findCredentials(db: Database, email: string) {
  if (!canBeStored(email)) return undefined
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', toEmail(email))
    .executeTakeFirst()
}

/**
 * Gives an account a new password and ends its sessions and pending sign-ins, but for one session that may be named. False
 * without such an account.
 */
export async function updatePassword(
  db: Database,
  email: string,
  password_hash: string,
  exceptSession = '',
): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const user = await db
      .updateTable('users')
      .set({ password_hash })
      .where('email', '=', toEmail(email))
      .returning('id')
      .executeTakeFirst()
    if (user) {
      await deleteOtherSessions(db, user.id, exceptSession)
      await deleteOneTimeTokensOf(db, user.id)
    }
    return user !== undefined
  })
}

/** Takes an account and its sessions away; its posts stay. False when there is no such account. */
export async function deleteUser(db: Database, email: string): Promise<boolean> {
  const user = await db
    .deleteFrom('users')
    .where('email', '=', toEmail(email))
    .returning('id')
    .executeTakeFirst()
  return user !== undefined
}

/** E-mail addresses are told apart without regard to case. */
export const toEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()
