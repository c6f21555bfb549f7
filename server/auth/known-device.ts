import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../data/database/database.ts'
import { recordAccountEvent } from '../data/people/account-events.ts'
import { ensureSecret } from '../data/people/secrets.ts'

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

/** Writes down a sign-in from a device on which this account has not signed in before, or on which nothing says so. */
export async function recordNewDevice(
  db: Database,
  { user_id, device, mark }: { user_id: string; device: string; mark: string | undefined },
  now: Date,
): Promise<void> {
  if ((await readDeviceMark(db, mark, user_id, now)) !== undefined) return
  await recordAccountEvent(db, { kind: 'new-device', account_id: user_id, detail: device }, now)
}

async function sign(db: Database, id: string, user_id: string, now: Date) {
  const secret = await ensureSecret(db, 'device-marks', now)
  return createHmac('sha256', secret).update(`${id}:${user_id}`).digest('base64url')
}
