import type { Database } from '../data/database/database.ts'
import type { Viewer } from '../data/people/sessions.ts'
import { findCredentials } from '../data/people/users.ts'
import type { Semaphore } from '../concurrency/semaphore.ts'
import { forgetGuesses, takeGuess } from './guess-limits.ts'
import { verifyPassword } from './password.ts'
import { BUSY, tooMany } from './sign-in.ts'

/**
 * Asks somebody who is signed in for their password once more, before something that would lock them out if a stranger
 * did it at their screen. Answers what to say when it is not right; undefined when it is.
 */
export async function passwordRefusal(
  db: Database,
  { user, sessionId }: Viewer,
  password: string,
  { now, hashing }: { now: Date; hashing: Semaphore },
): Promise<string | undefined> {
  const subject = `proof:${sessionId}` as const
  const wait = await takeGuess(db, subject, now)
  if (wait > 0) return tooMany(wait).message
  const account = await findCredentials(db, user.email)
  const checked = await hashing.run(async () => verifyPassword(account?.password_hash ?? '', password))
  if (!checked) return BUSY.message
  if (!checked.value) return 'That is not your password.'
  await forgetGuesses(db, [subject], now)
  return undefined
}
