import type { Database } from '../database/database.ts'
import { canBeStored } from '../columns/stored-text.ts'

export type Passkey = { id: string; name: string; created_at: string; last_used_at: string | null }

type NewPasskey = {
  id: string
  user_id: string
  name: string
  /** COSE key, base64url. */
  public_key: string
  counter: number
  transports: string[]
}

/** Stores a passkey. False when it is stored already, for this account or another, or has a name that cannot be. */
export async function insertPasskey(db: Database, passkey: NewPasskey, now: Date): Promise<boolean> {
  const { id, user_id, name, public_key, counter, transports } = passkey
  if (!canBeStored(name)) return false
  const row = await db
    .insertInto('passkeys')
    .values({
      id,
      user_id,
      name,
      public_key,
      counter,
      transports: JSON.stringify(transports),
      created_at: now.toISOString(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The passkeys of an account, the newest last. */
export async function listPasskeys(db: Database, user_id: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What an answer of this passkey is checked with; undefined when there is no such passkey. */
export async function findPasskey(db: Database, id: string) {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('id', '=', id)
    .executeTakeFirst()
  // Postgres answers its long integers as text.
  return row && { ...row, counter: Number(row.counter) }
}

/** Notes that a passkey was used; `counter` is how often it says it was. False when it is there no more. */
export async function updatePasskeyUse(
  db: Database,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the passkeys of an account but those named. Answers how many. */
export async function deletePasskeysBut(db: Database, user_id: string, kept: string[]): Promise<number> {
  const known = await listPasskeys(db, user_id)
  const going = known.filter(({ id }) => !kept.includes(id)).map(({ id }) => id)
  if (going.length > 0) await db.deleteFrom('passkeys').where('id', 'in', going).execute()
  return going.length
}

/** Forgets a passkey of an account. False when the account has no such passkey. */
export async function deletePasskey(db: Database, user_id: string, id: string): Promise<boolean> {
  if (!canBeStored(id)) return false
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
