import { createHmac } from 'node:crypto'
import type { Database } from '../data/database/database.ts'
import { ensureSecret } from '../data/people/secrets.ts'
import {
  deleteLimits,
  deleteOldLimits,
  lockLimit,
  updateLimit,
  type Limit,
} from '../data/people/sign-in-limits.ts'

const MAX_WAIT_SECONDS = 15 * 60
/** A day without a guess makes up for the wrong ones. */
const MEMORY_MS = 24 * 60 * 60 * 1000

/** What guesses are counted for, and how many wrong ones in a row are free. A device is one that has signed in to the account. */
const FREE_GUESSES = {
  /** Passwords of an account, from devices that it does not know. */
  account: 5,
  device: 5,
  network: 5,
  /** Codes of the second factor. */
  'pending-code': 5,
  'device-code': 5,
  'network-code': 5,
  /** Of an account, from devices that it does not know: a hundred, so that somebody who has only the password seldom keeps the owner out. NIST 800-63B-4, 3.2.2. */
  'account-code': 100,
  /** The password or the first code, of somebody who is signed in: by session. */
  proof: 5,
  'first-code': 5,
  /** Codes of links: by network. */
  link: 5,
}

export type Subject = `${keyof typeof FREE_GUESSES}:${string}`

/** How long after so many wrong guesses in a row the next one has to wait. */
const waitSeconds = (failures: number, free: number) =>
  failures < free ? 0 : Math.min(2 ** (failures - free + 1), MAX_WAIT_SECONDS)

/** Takes one guess for each of some subjects, as `takeGuess` does, up to the first that has to wait. */
export async function takeGuesses(db: Database, subjects: Subject[], now: Date): Promise<number> {
  return db.transaction().execute(async (db) => {
    for (const subject of subjects) {
      const wait = await takeGuess(db, subject, now)
      if (wait > 0) return wait
    }
    return 0
  })
}

/**
 * Takes one guess for a subject before it is looked at, so that a burst of them at once gets no more than one after the
 * other would. Answers how many seconds to wait instead, when the last ones were too many; 0 when it may be looked at.
 * Joins the transaction it is called in.
 */
export async function takeGuess(db: Database, subject: Subject, now: Date): Promise<number> {
  if (!db.isTransaction) return db.transaction().execute(async (db) => takeGuess(db, subject, now))
  const key = await keyOf(db, subject, now)
  await deleteOldLimits(db, new Date(now.getTime() - MEMORY_MS))
  const limit = await lockLimit(db, key, now)
  const blocked = Math.ceil((Date.parse(limit.blocked_until || '0') - now.getTime()) / 1000)
  // A longer wait was set before the clock was set back: nobody is locked out by that.
  if (limit.blocked_until && blocked > 0 && blocked <= MAX_WAIT_SECONDS) return blocked
  await updateLimit(db, key, counted(limit, freeGuesses(subject), now))
  return 0
}

/** Forgets the wrong guesses: the right one has come. */
export async function forgetGuesses(db: Database, subjects: Subject[], now: Date): Promise<void> {
  await deleteLimits(db, await Promise.all(subjects.map(async (subject) => keyOf(db, subject, now))))
}

function freeGuesses(subject: Subject): number {
  const kinds: Record<string, number> = FREE_GUESSES
  return kinds[subject.slice(0, subject.indexOf(':'))] ?? 0
}

function counted({ failures }: Limit, free: number, now: Date): Limit {
  const wait = waitSeconds(failures + 1, free)
  return {
    failures: failures + 1,
    blocked_until: wait > 0 ? new Date(now.getTime() + wait * 1000).toISOString() : '',
    updated_at: now.toISOString(),
  }
}

/** Nobody can read addresses, of mail or network, out of the table. */
async function keyOf(db: Database, subject: Subject, now: Date) {
  const secret = await ensureSecret(db, 'guess-limits', now)
  return createHmac('sha256', secret).update(subject).digest('base64url')
}
