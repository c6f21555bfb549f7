import { randomBytes } from 'node:crypto'
import type { Database } from '../data/database/database.ts'
import { recordAccountEvent } from '../data/people/account-events.ts'
import {
  deleteOneTimeTokens,
  findOneTimeToken,
  insertOneTimeToken,
  takeOneTimeToken,
} from '../data/people/one-time-tokens.ts'
import { withStartLock } from '../data/database/start-lock.ts'
import { hasUsers, insertFirstUser } from '../data/people/users.ts'
import { hashToken } from './sessions.ts'

export const SET_UP_MINUTES = 30
const TOKEN_BYTES = 24

export const BAD_CODE =
  'The code is wrong or too old. A code works for 30 minutes. Restart the site to print a new one.'

/** A token that makes its bearer the first administrator; undefined once there is an account. */
export async function offerSetUp(db: Database, now: Date): Promise<string | undefined> {
  if (await hasUsers(db)) return undefined
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const token_hash = hashToken(token)
  const expires_at = new Date(now.getTime() + SET_UP_MINUTES * 60_000).toISOString()
  // The link of the last start is the one that counts.
  await withStartLock(db, async (db) => {
    await deleteOneTimeTokens(db, 'set-up')
    await insertOneTimeToken(db, { token_hash, kind: 'set-up', user_id: null, expires_at }, now)
  })
  return token
}

/** Whether a set-up token is still good. */
export const isSetUpToken = async (db: Database, token: string, now: Date) =>
  (await findOneTimeToken(db, 'set-up', hashToken(token), now)) !== undefined

/** Makes the first administrator and returns their id: once, for one token, while there is no account. */
export async function claimSite(
  db: Database,
  claim: { token: string; name?: string | null; email: string; password_hash: string },
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (db) => {
    if (!(await takeOneTimeToken(db, 'set-up', hashToken(claim.token), now))) return undefined
    const { name, email, password_hash } = claim
    const user_id = await insertFirstUser(db, { name, email, password_hash }, now)
    if (user_id)
      await recordAccountEvent(db, { kind: 'joined', account_id: user_id, detail: 'administrator' }, now)
    return user_id
  })
}
