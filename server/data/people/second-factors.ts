import type { Database } from '../database/database.ts'

/** The secret that an account shares with an app (base32); undefined when there is none or it is not confirmed yet. */
export async function findTotpSecret(db: Database, user_id: string): Promise<string | undefined> {
  const row = await findTotp(db, user_id)
  return row?.confirmed_at ? row.secret : undefined
}

/** The secret that was offered and is not confirmed yet, or undefined. */
export async function findOfferedTotpSecret(db: Database, user_id: string): Promise<string | undefined> {
  const row = await findTotp(db, user_id)
  return row && !row.confirmed_at ? row.secret : undefined
}

/** Offers a new secret. False, and nothing changes, when one is confirmed already. */
export async function offerTotpSecret(db: Database, user_id: string, secret: string): Promise<boolean> {
  const row = await db
    .insertInto('totp_secrets')
    .values({ user_id, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret }).where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes an offered secret back. One that is confirmed stays. */
export async function withdrawTotpOffer(db: Database, user_id: string): Promise<void> {
  await db
    .deleteFrom('totp_secrets')
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Switches the second factor on with this secret. False when another one has been offered since, or is on already. */
export async function confirmTotp(
  db: Database,
  user_id: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('totp_secrets')
    .set({ confirmed_at: now.toISOString() })
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up the code of a step of 30 seconds. False when it, or a later one, was used: a code counts once. */
export async function takeTotpStep(db: Database, user_id: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces the recovery codes of an account. Only their hashes are stored. Call it in a transaction. */
export async function replaceRecoveryCodes(
  db: Database,
  user_id: string,
  hashes: string[],
  now: Date,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id, code_hash, created_at: now.toISOString() })))
    .execute()
}

/** Uses a recovery code up. False when the account has no such code, or has none any more. */
export async function takeRecoveryCode(db: Database, user_id: string, code_hash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .returning('code_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(db: Database, user_id: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', user_id)
    .execute()
  return rows.length
}

/** Switches the second factor off: secret and recovery codes are forgotten. */
export async function deleteSecondFactor(db: Database, user_id: string): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute(async (db) => deleteSecondFactor(db, user_id))
  await db.deleteFrom('totp_secrets').where('user_id', '=', user_id).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
}

const findTotp = (db: Database, user_id: string) =>
  db
    .selectFrom('totp_secrets')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
