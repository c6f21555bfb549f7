import { toEmailAddress } from '#domain/people/email-address.ts'
import { type Role, ROLES } from '#domain/people/rights.ts'
import { type Database, engineOf } from '../database/database.ts'
import { deleteOneTimeTokensOf } from './one-time-tokens.ts'
import { roleColumns, toRole } from './role.ts'
import { deleteOtherSessions } from './sessions.ts'
import { canBeStored } from '../columns/stored-text.ts'

/** An account as lists show it: never its password. */
export type User = { id: string; email: string; name: string | null; role: Role | null; created_at: string }

type NewUser = { email: string; name?: string | null; password_hash: string; role: Role | null }

/** Makes an account and returns its id, or undefined when another one has the e-mail address. */
export async function insertUser(db: Database, user: NewUser, now: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      id: crypto.randomUUID(),
      email: toEmailAddress(user.email),
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
  user: Pick<NewUser, 'name' | 'email' | 'password_hash'>,
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

/** An account as its own and other administrators see it. `last_seen_at`: when it last used the site; null when it is signed in nowhere. */
export type Person = User & { last_seen_at: string | null }

/** All accounts, the administrators first, then by name. */
export async function listPeople(db: Database): Promise<Person[]> {
  const seen = await db
    .selectFrom('session_families')
    .select((select) => ['user_id', select.fn.max('last_used_at').as('last_seen_at')])
    .groupBy('user_id')
    .execute()
  const seenAt = new Map(seen.map(({ user_id, last_seen_at }) => [user_id, last_seen_at]))
  const people = (await listUsers(db)).map((user) => ({ ...user, last_seen_at: seenAt.get(user.id) ?? null }))
  const rank = ({ role }: User) => (role ? ROLES.indexOf(role) : ROLES.length)
  return people.sort((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b), 'en'))
}

/** What somebody is called: the name, or the e-mail address while there is none. */
export const nameOf = ({ name, email }: Pick<User, 'name' | 'email'>): string => name ?? email

/** The administrators by name. E-mail addresses are private: those that nobody has named are “an administrator”. */
export async function listAdministrators(db: Database): Promise<string[]> {
  const administrators = (await listUsers(db)).filter(({ role }) => role === 'administrator')
  const names = administrators.flatMap(({ name }) => name ?? [])
  if (names.length === administrators.length) return names
  return [...names, names.length > 0 ? 'another administrator' : 'an administrator']
}

/** Gives an account another name, or none for null. */
export async function updateName(db: Database, id: string, name: string | null): Promise<void> {
  await db.updateTable('users').set({ name }).where('id', '=', id).execute()
}

/** True when an account has this e-mail address. */
export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  if (!canBeStored(email)) return false
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', toEmailAddress(email))
    .executeTakeFirst()
  return row !== undefined
}

/** True while there is an account with this id. */
export async function isUser(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The account with this id, or undefined. */
export async function findUser(db: Database, id: string): Promise<User | undefined> {
  return (await listUsers(db)).find((user) => user.id === id)
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
    .where('email', '=', toEmailAddress(email))
    .executeTakeFirst()
}

/**
 * Gives an account a new password and ends its sessions, pending sign-ins and reset links, but for one session that may be
 * named. False without such an account.
 */
export async function updatePassword(
  db: Database,
  email: string,
  password_hash: string,
  exceptSession = '',
): Promise<boolean> {
  if (!db.isTransaction)
    return db.transaction().execute(async (db) => updatePassword(db, email, password_hash, exceptSession))
  const user = await db
    .updateTable('users')
    .set({ password_hash })
    .where('email', '=', toEmailAddress(email))
    .returning('id')
    .executeTakeFirst()
  if (user) {
    await deleteOtherSessions(db, user.id, exceptSession)
    await deleteOneTimeTokensOf(db, user.id)
    await db.deleteFrom('account_links').where('user_id', '=', user.id).execute()
  }
  return user !== undefined
}

/** What became of a change of an account. `last-administrator`: nobody could let people in any more, so nothing was done. */
export type AccountChange = 'done' | 'missing' | 'last-administrator'

/** Gives an account a role, or takes it away for null. The last administrator stays one. */
export async function updateRole(db: Database, id: string, role: Role | null): Promise<AccountChange> {
  return changeAccount(db, id, role === 'administrator', async (db) =>
    db.updateTable('users').set(roleColumns(role)).where('id', '=', id).execute(),
  )
}

/** Takes an account and its sessions away, unless it is the last administrator's; its posts stay. */
export async function removePerson(db: Database, id: string): Promise<AccountChange> {
  return changeAccount(db, id, false, async (db) => db.deleteFrom('users').where('id', '=', id).execute())
}

/** `leavesAdministrator`: the account can still administer after the change. Changes come one after the other. */
async function changeAccount(
  db: Database,
  id: string,
  leavesAdministrator: boolean,
  change: (db: Database) => Promise<unknown>,
): Promise<AccountChange> {
  if (!canBeStored(id)) return 'missing'
  return db.transaction().execute(async (db) => {
    const users = await lockUsers(db).select(['id', 'is_admin']).orderBy('id').execute()
    if (!users.some((user) => user.id === id)) return 'missing'
    const others = users.filter((user) => user.is_admin === 1 && user.id !== id)
    if (!leavesAdministrator && others.length === 0) return 'last-administrator'
    await change(db)
    return 'done'
  })
}

/** Accounts as nobody changes them until this transaction ends. SQLite has one writer at a time anyway. */
const lockUsers = (db: Database) =>
  engineOf(db) === 'postgres' ? db.selectFrom('users').forUpdate() : db.selectFrom('users')

/** The hash of an account's password, which nobody changes until this transaction ends; undefined without such an account. */
export async function lockPassword(db: Database, id: string): Promise<string | undefined> {
  const row = await lockUsers(db).select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash
}
