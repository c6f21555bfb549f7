import { randomBytes } from 'node:crypto'
import type { Database } from '../data/database/database.ts'
import { findOneTimeToken, insertOneTimeToken, takeOneTimeToken } from '../data/people/one-time-tokens.ts'
import { clearCookie, readCookie, setCookie } from './cookies.ts'
import { hashToken, type Proof } from './sessions.ts'

/** How long one may look for one's phone. */
const PENDING_SECONDS = 10 * 60
/** The name stays: browsers hold the cookie across an update of the site. */
const COOKIE = 'half'

type Visit = { request: Request; siteUrl: URL; now: Date }

/**
 * Remembers that somebody knows the password of an account whose second factor is still missing. It is no session: it
 * opens nothing but the form for the code.
 */
export async function beginPendingSignIn(
  db: Database,
  { user_id, password }: Proof,
  { siteUrl, now }: Omit<Visit, 'request'>,
) {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + PENDING_SECONDS * 1000).toISOString()
  await insertOneTimeToken(
    db,
    { token_hash: hashToken(token), kind: 'second-factor', user_id, data: password, expires_at },
    now,
  )
  return setCookie(COOKIE, token, PENDING_SECONDS, { siteUrl })
}

/** Whose second factor this browser is asked for, and the password that came before, or undefined. `pending` tells this sign-in from others. */
export async function findPendingSignIn(db: Database, visit: Visit) {
  const hash = hashOf(visit)
  const found = hash ? await findOneTimeToken(db, 'second-factor', hash, visit.now) : undefined
  if (!hash || !found?.user_id || !found.data) return undefined
  const proof: Proof = { user_id: found.user_id, password: found.data }
  return { proof, pending: hash }
}

/** Ends it: it has become a session. Answers the header that makes the browser forget it. */
export async function endPendingSignIn(db: Database, visit: Visit): Promise<string> {
  const hash = hashOf(visit)
  if (hash) await takeOneTimeToken(db, 'second-factor', hash, visit.now)
  return clearCookie(COOKIE, visit)
}

function hashOf({ request, siteUrl }: Visit): string | undefined {
  const token = readCookie(request.headers.get('cookie'), COOKIE, { siteUrl })
  return token && hashToken(token)
}
