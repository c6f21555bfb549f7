import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../data/database/database.ts'
import { updatePasskeyUse } from '../data/people/passkeys.ts'
import { findTotpSecret } from '../data/people/second-factors.ts'
import { lockPassword } from '../data/people/users.ts'
import { ensureSecret } from '../data/people/secrets.ts'
import {
  claimRefreshToken,
  deleteOldSessions,
  deleteSession,
  findSession,
  findToken,
  findViewer,
  insertSession,
  insertTokens,
  touchSession,
  type Viewer,
} from '../data/people/sessions.ts'

/** The tokens of a session at one moment. */
export type IssuedSession = {
  viewer: Viewer
  accessToken: string
  refreshToken: string
  /** The whole session ends then (ISO 8601), however often it is refreshed. */
  endsAt: string
}

const ACCESS_SECONDS = 15 * 60
const SESSION_SECONDS = 30 * 24 * 60 * 60

/** Two tabs may refresh with the same token within this time of one another. */
const GRACE_SECONDS = 30

const TOKEN_BYTES = 32
/** Tokens as they are issued: 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/
const SECRET = 'session-tokens'

/** What is stored of a token, so that a stolen database signs nobody in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * That somebody knows the password of an account, and with `hasCode` that a code of its second factor was right, too.
 * `password` is what `sumOfPassword` says of it.
 */
export type Proof = { user_id: string; password: string; hasCode?: boolean }

/** That a passkey has signed; `counter` is how often it says it has. */
export type PasskeyProof = { user_id: string; passkey: string; counter: number }

/** Tells a password from every other that an account may get, by its stored hash. */
export const sumOfPassword = (password_hash: string) => hashToken(password_hash)

/** Begins a session on a device: the person has proved who they are. */
export async function startSession(
  db: Database,
  user_id: string,
  device: string,
  now: Date,
): Promise<IssuedSession> {
  return db.transaction().execute(async (db) => begin(db, user_id, device, now))
}

/**
 * Begins a session for somebody who knows the password. Undefined when the account has another one by now, or a second factor
 * that nobody asked for: whoever changed that ended all other sessions, also those that were just about to begin.
 */
export async function startSessionByPassword(
  db: Database,
  { user_id, password, hasCode = false }: Proof,
  device: string,
  now: Date,
): Promise<IssuedSession | undefined> {
  return db.transaction().execute(async (db) => {
    const hash = await lockPassword(db, user_id)
    if (hash === undefined || sumOfPassword(hash) !== password) return undefined
    if (!hasCode && (await findTotpSecret(db, user_id))) return undefined
    return begin(db, user_id, device, now)
  })
}

/** Begins a session for somebody whose passkey has signed. Undefined when the passkey was removed at that moment. */
export async function startSessionByPasskey(
  db: Database,
  { user_id, passkey, counter }: PasskeyProof,
  device: string,
  now: Date,
): Promise<IssuedSession | undefined> {
  return db
    .transaction()
    .execute(async (db) =>
      (await updatePasskeyUse(db, passkey, counter, now)) ? begin(db, user_id, device, now) : undefined,
    )
}

async function begin(db: Database, user_id: string, device: string, now: Date): Promise<IssuedSession> {
  const endsAt = after(now, SESSION_SECONDS)
  const refreshToken = randomBytes(TOKEN_BYTES).toString('base64url')
  await deleteOldSessions(db, now)
  const id = await insertSession(db, { user_id, device, expires_at: endsAt.toISOString() }, now)
  const issued = await issue(db, id, refreshToken, now)
  if (!issued) throw new RangeError(`There is no user ${user_id}.`)
  return issued
}

/** Whose access token this is, or undefined. */
export async function findViewerByToken(db: Database, accessToken: string, now: Date) {
  return TOKEN.test(accessToken) ? findViewer(db, hashToken(accessToken), now) : undefined
}

/** Whether a session has, or had, this refresh token. Nothing is written: anybody can make one up. */
export async function isRefreshToken(db: Database, refreshToken: string): Promise<boolean> {
  if (!TOKEN.test(refreshToken)) return false
  return (await findToken(db, hashToken(refreshToken)))?.kind === 'refresh'
}

/**
 * Exchanges a refresh token for the next tokens of its session. A token that was used before answers the same tokens
 * again for 30 seconds while nobody has used those; later it was stolen, from us or by us, and the session ends.
 */
export async function refreshSession(
  db: Database,
  refreshToken: string,
  now: Date,
): Promise<IssuedSession | undefined> {
  if (!(await isRefreshToken(db, refreshToken))) return undefined
  const hash = hashToken(refreshToken)
  return db.transaction().execute(async (db) => {
    const child = await derive(db, 'refresh', refreshToken, now)
    const id = await claimRefreshToken(db, hash, now)
    if (id !== undefined) {
      await touchSession(db, id, now)
      return issue(db, id, child, now)
    }
    const parent = await findToken(db, hash)
    if (parent?.kind !== 'refresh' || parent.used_at === null) return undefined
    const next = await findToken(db, hashToken(child))
    // Either way: a clock that was set back does not make the time longer.
    const inGrace = Math.abs(now.getTime() - Date.parse(parent.used_at)) <= GRACE_SECONDS * 1000
    if (inGrace && next?.used_at === null) return repeat(db, parent.family_id, child, now)
    await deleteSession(db, parent.family_id)
    return undefined
  })
}

/** Ends the session of a refresh token, used or not. False when that is unknown or over. */
export async function endSession(db: Database, refreshToken: string, now: Date): Promise<boolean> {
  const token = await findToken(db, hashToken(refreshToken))
  if (token?.kind !== 'refresh' || token.expires_at <= now.toISOString()) return false
  await deleteSession(db, token.family_id)
  return true
}

/** Stores the hashes of a refresh token and of its access token. */
async function issue(db: Database, id: string, refreshToken: string, now: Date) {
  const session = await findSession(db, id)
  if (!session) return undefined
  const endsAt = session.expiresAt
  const expiresAt = earlier(after(now, ACCESS_SECONDS).toISOString(), endsAt)
  const accessToken = await derive(db, 'access', refreshToken, now)
  await insertTokens(
    db,
    [
      { token_hash: hashToken(refreshToken), family_id: id, kind: 'refresh', expires_at: endsAt },
      { token_hash: hashToken(accessToken), family_id: id, kind: 'access', expires_at: expiresAt },
    ],
    now,
  )
  return { viewer: { ...session, expiresAt }, accessToken, refreshToken, endsAt }
}

/** The tokens that were issued a moment ago, for the second of two tabs. */
async function repeat(db: Database, id: string, refreshToken: string, now: Date) {
  const session = await findSession(db, id)
  const accessToken = await derive(db, 'access', refreshToken, now)
  const access = await findToken(db, hashToken(accessToken))
  if (!session || !access) return undefined
  const viewer = { ...session, expiresAt: access.expires_at }
  return { viewer, accessToken, refreshToken, endsAt: session.expiresAt }
}

/** Derived from its parent, so that the same parent always gives the same child although only hashes are stored. */
async function derive(db: Database, kind: 'access' | 'refresh', parent: string, now: Date) {
  const secret = await ensureSecret(db, SECRET, now)
  return createHmac('sha256', secret).update(`${kind}:${parent}`).digest('base64url')
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

const earlier = (a: string, b: string) => (a < b ? a : b)
