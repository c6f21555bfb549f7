import type { Database } from '../database/database.ts'
import type { Schema } from '../tables/schema.ts'

type Kind = Schema['one_time_tokens']['kind']
type NewToken = {
  token_hash: string
  kind: Kind
  user_id: string | null
  /** What the token stands for beside its account: of a pending sign-in, the sum of the password. */
  data?: string
  expires_at: string
}

/** Stores a token that can be used once, and deletes expired ones. */
export async function insertOneTimeToken(db: Database, token: NewToken, now: Date): Promise<void> {
  await deleteOver(db, now)
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: token.token_hash,
      kind: token.kind,
      user_id: token.user_id,
      data: token.data ?? null,
      created_at: now.toISOString(),
      expires_at: token.expires_at,
    })
    .execute()
}

/** A token that is still good, or undefined. It stays. */
export async function findOneTimeToken(db: Database, kind: Kind, token_hash: string, now: Date) {
  return db
    .selectFrom('one_time_tokens')
    .select(['user_id', 'data'])
    .where('token_hash', '=', token_hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Uses a token up. Of any number of requests at once, one gets it; undefined for all others. */
export async function takeOneTimeToken(db: Database, kind: Kind, token_hash: string, now: Date) {
  return db
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', token_hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id', 'data'])
    .executeTakeFirst()
}

/** Withdraws all tokens of a kind. */
export async function deleteOneTimeTokens(db: Database, kind: Kind): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('kind', '=', kind).execute()
}

/** Withdraws all tokens of an account. */
export async function deleteOneTimeTokensOf(db: Database, user_id: string): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('user_id', '=', user_id).execute()
}

/** Marks a token that was not stored before as used. False when it was used already. Deletes expired ones. */
export async function useUpToken(
  db: Database,
  token: Pick<NewToken, 'token_hash' | 'kind' | 'expires_at'>,
  now: Date,
): Promise<boolean> {
  await deleteOver(db, now)
  const { token_hash, kind, expires_at } = token
  const row = await db
    .insertInto('one_time_tokens')
    .values({ token_hash, kind, user_id: null, data: null, created_at: now.toISOString(), expires_at })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

async function deleteOver(db: Database, now: Date) {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now.toISOString()).execute()
}
