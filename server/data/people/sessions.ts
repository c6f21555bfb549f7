import type { SignedInUser } from '#domain/people/session.ts'
import type { Database } from '../database/database.ts'
import { canBeStored } from '../columns/stored-text.ts'
import { type RoleColumns, toRole } from './role.ts'

/** The user of a session, and when the access token expires (ISO 8601). */
export type Viewer = {
  user: SignedInUser
  sessionId: string
  expiresAt: string
}

export type DeviceSession = { id: string; device: string; created_at: string; last_used_at: string }

const VIEWER_COLUMNS = ['user.id', 'user.email', 'user.is_admin', 'user.is_editor'] as const

type NewSession = { user_id: string; device: string; expires_at: string }

type NewToken = { token_hash: string; family_id: string; kind: 'access' | 'refresh'; expires_at: string }

/** Begins a session that holds no token yet; returns its id. */
export async function insertSession(db: Database, session: NewSession, now: Date): Promise<string> {
  const id = crypto.randomUUID()
  await db
    .insertInto('session_families')
    .values({
      id,
      user_id: session.user_id,
      device: session.device,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: session.expires_at,
    })
    .execute()
  return id
}

/** Adds tokens to a session. */
export async function insertTokens(db: Database, tokens: NewToken[], now: Date): Promise<void> {
  await db
    .insertInto('session_tokens')
    .values(
      tokens.map(({ token_hash, family_id, kind, expires_at }) => ({
        token_hash,
        family_id,
        kind,
        expires_at,
        created_at: now.toISOString(),
        used_at: null,
      })),
    )
    .execute()
}

/** Whose access token this is, or undefined when it is unknown or over. */
export async function findViewer(db: Database, token_hash: string, now: Date): Promise<Viewer | undefined> {
  const row = await db
    .selectFrom('session_tokens as token')
    .innerJoin('session_families as family', 'family.id', 'token.family_id')
    .innerJoin('users as user', 'user.id', 'family.user_id')
    .select(['family.id as session_id', 'token.expires_at', ...VIEWER_COLUMNS])
    .where('token.token_hash', '=', token_hash)
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row && toViewer(row)
}

/** Whose session this is, and when it is over at the latest. Undefined when it has ended. */
export async function findSession(db: Database, id: string) {
  const row = await db
    .selectFrom('session_families as family')
    .innerJoin('users as user', 'user.id', 'family.user_id')
    .select(['family.id as session_id', 'family.expires_at', ...VIEWER_COLUMNS])
    .where('family.id', '=', id)
    .executeTakeFirst()
  return row && toViewer(row)
}

/**
 * Marks a refresh token as used and returns its session's id. Undefined when it is unknown, over or used already: of
 * any number of requests at once, one gets the id.
 */
export async function claimRefreshToken(
  db: Database,
  token_hash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('session_tokens')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', token_hash)
    .where('kind', '=', 'refresh')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('family_id')
    .executeTakeFirst()
  return row?.family_id
}

/** A stored token, used or not, or undefined. */
export async function findToken(db: Database, token_hash: string) {
  return db
    .selectFrom('session_tokens')
    .select(['family_id', 'kind', 'used_at', 'expires_at'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
}

/** Notes that a session is in use, and deletes its expired access tokens. */
export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('session_tokens')
    .where('family_id', '=', id)
    .where('kind', '=', 'access')
    .where('expires_at', '<=', now.toISOString())
    .execute()
}

/** Ends a session with all its tokens. */
export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('session_families').where('id', '=', id).execute()
}

/** Forgets the sessions that are over. */
export async function deleteOldSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('session_families').where('expires_at', '<=', now.toISOString()).execute()
}

/** The sessions of an account that are not over, the one used last first. */
export async function listSessions(db: Database, user_id: string, now: Date): Promise<DeviceSession[]> {
  return db
    .selectFrom('session_families')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one session of an account. False when the account has no such session. */
export async function deleteSessionOf(db: Database, user_id: string, id: string): Promise<boolean> {
  if (!canBeStored(id)) return false
  const row = await db
    .deleteFrom('session_families')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends all sessions of an account but the one named. */
export async function deleteOtherSessions(db: Database, user_id: string, id: string): Promise<void> {
  await db.deleteFrom('session_families').where('user_id', '=', user_id).where('id', '!=', id).execute()
}

type ViewerRow = RoleColumns & { session_id: string; expires_at: string; id: string; email: string }

const toViewer = ({ session_id, expires_at, id, email, ...row }: ViewerRow): Viewer => ({
  user: { id, email, is_admin: row.is_admin === 1, role: toRole(row) },
  sessionId: session_id,
  expiresAt: expires_at,
})
