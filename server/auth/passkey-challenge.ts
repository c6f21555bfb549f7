import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../data/database/database.ts'
import { useUpToken } from '../data/people/one-time-tokens.ts'
import { ensureSecret } from '../data/people/secrets.ts'
import { hashToken } from './sessions.ts'

const RANDOM_BYTES = 16
const TIME_BYTES = 6
const CHALLENGE_MS = 5 * 60 * 1000

/**
 * What a passkey has to sign. `subject` is whose it will be, or 'sign-in'. Nothing is stored of it until its answer
 * comes, so that asking for many costs nothing.
 */
export async function createChallenge(
  db: Database,
  subject: string,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(now.getTime() + CHALLENGE_MS, 0, TIME_BYTES)
  const body = Buffer.concat([randomBytes(RANDOM_BYTES), time])
  return Uint8Array.from(Buffer.concat([body, await sign(db, subject, body, now)]))
}

/** Whether a challenge (base64url) is ours, for this subject, not over and not answered before. Uses it up. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  subject: string,
  now: Date,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  const body = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES)
  const signature = bytes.subarray(RANDOM_BYTES + TIME_BYTES)
  const expected = await sign(db, subject, body, now)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false
  const endsAt = new Date(body.readUIntBE(RANDOM_BYTES, TIME_BYTES))
  if (endsAt <= now) return false
  return useUpToken(
    db,
    { token_hash: hashToken(challenge), kind: 'passkey-question', expires_at: endsAt.toISOString() },
    now,
  )
}

async function sign(db: Database, subject: string, body: Buffer, now: Date) {
  const secret = await ensureSecret(db, 'passkey-challenges', now)
  return createHmac('sha256', secret).update(`${subject}:`).update(body).digest()
}
