import { MAX_PASSWORD_LENGTH } from '#domain/people/password.ts'
import { toEmailAddress } from '#domain/people/email-address.ts'
import { formatCount } from 'recipe-basics/text/format-number'
import type { Database } from '../data/database/database.ts'
import { countRefusedSignIn } from '../data/people/account-events.ts'
import { findCredentials } from '../data/people/users.ts'
import type { Semaphore } from '../concurrency/semaphore.ts'
import { forgetGuesses, takeGuess } from './guess-limits.ts'
import { readDeviceMark } from './known-device.ts'
import { passwordLength, verifyPassword } from './password.ts'
import { type Proof, sumOfPassword } from './sessions.ts'

type Attempt = {
  email: string
  password: string
  /** The network it comes from: see client-address.ts. */
  network: string
  /** What the browser shows of an earlier sign-in. */
  deviceMark?: string
}

export type Refusal = {
  ok: false
  reason: 'wrong' | 'too_many' | 'busy'
  message: string
  /** Seconds after which it is worth another try. */
  retryAfter?: number
}

type RightPassword = { ok: true } & Proof

export const WRONG: Refusal = {
  ok: false,
  reason: 'wrong',
  message:
    'The email or the password is wrong. After five wrong tries you must wait before each further try, for up to 15 minutes.',
}
export const BUSY: Refusal = {
  ok: false,
  reason: 'busy',
  message: 'Too many people are signing in at this moment. Please try again in a few seconds.',
  retryAfter: 5,
}

/** The hash of a password that nobody knows: an unknown address is as much work as a wrong password. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$USrLiu1mVInP6trveHf+kA$o1r78JvA26/eU6N3LNHKerMmnN15WqRHOKLv3zBPOmE'

/**
 * Whose e-mail address and password these are. What is wrong with an attempt is said only as far as it is true of the
 * network it comes from: an unknown address, a wrong password and a locked account get one answer after one work.
 */
export async function checkPassword(
  db: Database,
  attempt: Attempt,
  { now, hashing }: { now: Date; hashing: Semaphore },
): Promise<RightPassword | Refusal> {
  if (passwordLength(attempt.password) > MAX_PASSWORD_LENGTH) return WRONG
  // A sign-in that would wait too long is refused before it touches the database.
  const checked = await hashing.run(async () => checkInTurn(db, attempt, now))
  if (checked?.value.ok === false) await countRefusedSignIn(db, now)
  return checked?.value ?? BUSY
}

async function checkInTurn(db: Database, attempt: Attempt, now: Date): Promise<RightPassword | Refusal> {
  const account = await findCredentials(db, attempt.email)
  // An unknown address is as much work here, too.
  const device = await readDeviceMark(db, attempt.deviceMark, account?.id ?? '', now)
  const from = device ? (`device:${device}` as const) : (`network:${attempt.network}` as const)
  // A stranger's guesses lock the account for strangers, and look the same to them whether it exists or not.
  const target = device ? undefined : (`account:${account?.id ?? toEmailAddress(attempt.email)}` as const)
  // In one transaction, so one disk write.
  const { wait, locked } = await db.transaction().execute(async (db) => {
    const wait = await takeGuess(db, from, now)
    return { wait, locked: wait === 0 && target !== undefined && (await takeGuess(db, target, now)) > 0 }
  })
  if (wait > 0) return tooMany(wait)

  const hash = account && !locked ? account.password_hash : NOBODYS_HASH
  const isRight = await verifyPassword(hash, attempt.password)
  if (!account || !isRight) return WRONG
  await forgetGuesses(db, target ? [from, target] : [from], now)
  return { ok: true, user_id: account.id, password: sumOfPassword(account.password_hash) }
}

/** Objects in the answers to a network or a device that has guessed too often. */
export const tooMany = (seconds: number): Refusal => ({
  ok: false,
  reason: 'too_many',
  message: `Too many wrong tries. Please try again in ${spell(seconds)}.`,
  retryAfter: seconds,
})

const spell = (seconds: number) =>
  seconds < 90 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute')
