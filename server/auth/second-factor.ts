import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../data/database/database.ts'
import { countRefusedSignIn } from '../data/people/account-events.ts'
import {
  confirmTotp,
  findOfferedTotpSecret,
  findTotpSecret,
  offerTotpSecret,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeTotpStep,
} from '../data/people/second-factors.ts'
import { lockPassword } from '../data/people/users.ts'
import { forgetGuesses, type Subject, takeGuesses } from './guess-limits.ts'
import { readDeviceMark } from './known-device.ts'
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
  return db.transaction().execute(async (db) => {
    // Sign-ins by the password alone are over before, or hear of the second factor.
    await lockPassword(db, user_id)
    return (await confirmTotp(db, user_id, secret, now)) ? makeRecoveryCodes(db, user_id, now) : undefined
  })
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

/** Where the code of a second step comes from. */
type CodeSource = {
  network: string
  /** What the browser shows of an earlier sign-in. */
  deviceMark?: string | undefined
  /** The sign-in that waits for the code; a program has none. */
  pending?: string
}

/**
 * Why a code of the second step is refused; undefined when it is right, and then it is used up: the code of an app, or
 * one of the recovery codes. Wrong ones have to wait like wrong passwords.
 */
export async function codeRefusal(
  db: Database,
  entered: EnteredCode,
  now: Date,
): Promise<string | undefined> {
  const refusal = await checkCode(db, entered, now)
  if (refusal !== undefined) await countRefusedSignIn(db, now)
  return refusal
}

type EnteredCode = { user_id: string; code: string } & CodeSource

async function checkCode(
  db: Database,
  { user_id, code, ...source }: EnteredCode,
  now: Date,
): Promise<string | undefined> {
  const guesses = await countedFor(db, user_id, source, now)
  const wait = await takeGuesses(db, guesses, now)
  if (wait > 0) return tooMany(wait).message
  const secret = await findTotpSecret(db, user_id)
  const right =
    (secret && (await isFreshCode(db, { user_id, secret, code }, now))) ||
    (await takeRecoveryCode(db, user_id, hashRecoveryCode(code)))
  if (!right) return 'The code is wrong, or was used before.'
  await forgetGuesses(db, guesses, now)
  return undefined
}

/** Whoever has only the password must not keep the owner out: a device that signed in before has a count of its own. */
async function countedFor(
  db: Database,
  user_id: string,
  { network, deviceMark, pending }: CodeSource,
  now: Date,
): Promise<Subject[]> {
  const device = await readDeviceMark(db, deviceMark, user_id, now)
  if (device !== undefined) return [`device-code:${device}`]
  const ofSignIn: Subject[] = pending === undefined ? [] : [`pending-code:${pending}`]
  return [...ofSignIn, `network-code:${network}`, `account-code:${user_id}`]
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
