import { createHmac } from 'node:crypto'
import type { Database } from '../data/database.ts'
import { ensureSecret } from '../data/secrets.ts'
import { deleteLimits, deleteOldLimits, holdLimit, updateLimit, type Limit } from '../data/sign-in-limits.ts'

const FREE_GUESSES = 5
const MAX_WAIT_SECONDS = 15 * 60
/** A day without a guess makes up for the wrong ones. */
const MEMORY_MS = 24 * 60 * 60 * 1000

/** What guesses are counted for: an account, a device that once signed in, a network, the code of a second factor. */
type Subject = `${'account' | 'device' | 'network' | 'code'}:${string}`

/** How long after so many wrong guesses in a row the next one has to wait. */
const waitSeconds = (failures: number) =>
  failures < FREE_GUESSES ? 0 : Math.min(2 ** (failures - FREE_GUESSES + 1), MAX_WAIT_SECONDS)

/**
 * Takes one guess for a subject before it is looked at, so that a burst of them at once gets no more than one after the
 * other would. Answers how many seconds to wait instead, when the last ones were too many; 0 when it may be looked at.
 */
export async function takeGuess(db: Database, subject: Subject, now: Date): Promise<number> {
  const key = await keyOf(db, subject, now)
  return db.transaction().execute(async (db) => {
    await deleteOldLimits(db, new Date(now.getTime() - MEMORY_MS))
    const limit = await holdLimit(db, key, now)
    const blocked = Math.ceil((Date.parse(limit.blocked_until || '0') - now.getTime()) / 1000)
    if (limit.blocked_until && blocked > 0) return blocked
    await updateLimit(db, key, counted(limit, 1, now))
    return 0
  })
}

/** Gives a guess back that was never looked at. */
export async function returnGuess(db: Database, subject: Subject, now: Date): Promise<void> {
  const key = await keyOf(db, subject, now)
  await db
    .transaction()
    .execute(async (db) => updateLimit(db, key, counted(await holdLimit(db, key, now), -1, now)))
}

/** Forgets the wrong guesses: the right one has come. */
export async function forgetGuesses(db: Database, subjects: Subject[], now: Date): Promise<void> {
  await deleteLimits(db, await Promise.all(subjects.map(async (subject) => keyOf(db, subject, now))))
}

function counted({ failures }: Limit, change: 1 | -1, now: Date): Limit {
  const count = Math.max(0, failures + change)
  const wait = change > 0 ? waitSeconds(count) : 0
  return {
    failures: count,
    blocked_until: wait > 0 ? new Date(now.getTime() + wait * 1000).toISOString() : '',
    updated_at: now.toISOString(),
  }
}

/** Nobody can read addresses, of mail or network, out of the table. */
async function keyOf(db: Database, subject: Subject, now: Date) {
  const secret = await ensureSecret(db, 'guess-limits', now)
  return createHmac('sha256', secret).update(subject).digest('base64url')
}
