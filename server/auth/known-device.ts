import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../data/database.ts'
import { ensureSecret } from '../data/secrets.ts'

/** A browser keeps its mark for a year after the last sign-in. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60

/**
 * The mark of a device on which this account has signed in. It opens nothing: it only has its guesses counted apart, so
 * that a stranger who guesses at the account cannot lock its owner out.
 */
export async function markDevice(db: Database, user_id: string, now: Date): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${await sign(db, id, user_id, now)}`
}

/** The id of a device whose mark is this account's, or undefined. */
export async function readDeviceMark(
  db: Database,
  mark: string | undefined,
  user_id: string,
  now: Date,
): Promise<string | undefined> {
  const [id = '', signature = ''] = mark?.split('.') ?? []
  const expected = Buffer.from(await sign(db, id, user_id, now))
  const actual = Buffer.from(signature)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined
}

async function sign(db: Database, id: string, user_id: string, now: Date) {
  const secret = await ensureSecret(db, 'device-marks', now)
  return createHmac('sha256', secret).update(`${id}:${user_id}`).digest('base64url')
}
