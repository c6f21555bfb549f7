import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../data/database.ts'
import {
  confirmTotp,
  findOfferedTotpSecret,
  findTotpSecret,
  offerTotpSecret,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeTotpStep,
} from '../data/people/second-factors.ts'
import { forgetGuesses, takeGuess } from './guess-limits.ts'
import { hashToken } from './sessions.ts'
import { tooMany } from './sign-in.ts'

const PERIOD_SECONDS = 30
const DIGITS = 6
/** The library breaks on digits of other scripts. */
const CODE = new RegExp(`^[0-9]{${DIGITS}}$`)
/** Codes of the step before and after count too: clocks differ, and people type slowly. */
const WINDOW_STEPS = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** 80 bits, 16 letters and digits. */
const RECOVERY_BYTES = 10

type Person = { user_id: string; email: string; siteName: string }

/** Offers a new secret for an app; it counts once a code of it is entered. */
export const offerTotp = async (db: Database, user_id: string) =>
  offerTotpSecret(db, user_id, new Secret({ size: SECRET_BYTES }).base32)

/** What the app must be told of the offered secret, in letters and as an otpauth address; undefined without an offer. */
export async function describeOffer(db: Database, person: Person) {
  const secret = await findOfferedTotpSecret(db, person.user_id)
  return secret === undefined ? undefined : { secret, address: totpOf(secret, person).toString() }
}

/** Switches the second factor on when the code is right, and answers the recovery codes: shown once, stored as hashes. */
export async function confirmOffer(
  db: Database,
  { user_id, code }: { user_id: string; code: string },
  now: Date,
): Promise<string[] | undefined> {
  const secret = await findOfferedTotpSecret(db, user_id)
  if (!secret || !(await isFreshCode(db, { user_id, secret, code }, now))) return undefined
  // Both or nothing: a second factor without recovery codes locks people out.
  return db
    .transaction()
    .execute(async (db) =>
      (await confirmTotp(db, user_id, secret, now)) ? makeRecoveryCodes(db, user_id, now) : undefined,
    )
}

/** Makes new recovery codes; the old ones count no longer. */
export const renewRecoveryCodes = async (db: Database, user_id: string, now: Date) =>
  db.transaction().execute(async (db) => makeRecoveryCodes(db, user_id, now))

async function makeRecoveryCodes(db: Database, user_id: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32
    return letters.toLowerCase().replace(/.{4}(?=.)/g, '$&-')
  })
  await replaceRecoveryCodes(db, user_id, codes.map(hashRecoveryCode), now)
  return codes
}

/**
 * Why a code of the second step is refused; undefined when it is right, and then it is used up: the code of an app, or
 * one of the recovery codes. Wrong ones have to wait like wrong passwords.
 */
export async function codeRefusal(
  db: Database,
  { user_id, code }: { user_id: string; code: string },
  now: Date,
): Promise<string | undefined> {
  const subject = `code:${user_id}` as const
  const wait = await takeGuess(db, subject, now)
  if (wait > 0) return tooMany(wait).message
  const secret = await findTotpSecret(db, user_id)
  const right =
    (secret && (await isFreshCode(db, { user_id, secret, code }, now))) ||
    (await takeRecoveryCode(db, user_id, hashRecoveryCode(code)))
  if (!right) return 'The code is wrong, or was used before.'
  await forgetGuesses(db, [subject], now)
  return undefined
}

async function isFreshCode(
  db: Database,
  { user_id, secret, code }: { user_id: string; secret: string; code: string },
  now: Date,
): Promise<boolean> {
  // Copied from elsewhere or typed on a keyboard of East Asia, a code has other signs in it.
  const token = code.normalize('NFKC').replace(/[\s\p{P}\p{C}]/gu, '')
  if (!CODE.test(token)) return false
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token, timestamp, window: WINDOW_STEPS })
  return delta !== null && takeTotpStep(db, user_id, totp.counter({ timestamp }) + delta)
}

const totpOf = (secret: string, { email, siteName }: Partial<Person> = {}) =>
  new TOTP({
    issuer: siteName,
    label: email,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  })

const hashRecoveryCode = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
