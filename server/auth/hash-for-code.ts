import type { RouterContextProvider } from 'react-router'
import { databaseContext, signInContext, siteContext } from '../context.ts'
import { forgetGuesses, takeGuess } from './guess-limits.ts'
import { hashPassword } from './password.ts'
import { passwordProblem } from './password-rules.ts'
import { BUSY, tooMany } from './sign-in.ts'

type Hashed =
  | { ok: true; password_hash: string }
  | { ok: false; status: number; errors: { code?: string; password?: string } }

/**
 * Hashes the password that the holder of a link chooses. Guesses at codes are limited for each network, and only a good
 * code has anything hashed. `findEmail` answers the address of the account, or undefined when the code has `ended`.
 */
export async function hashForCode(
  context: Readonly<RouterContextProvider>,
  password: string,
  { findEmail, ended }: { findEmail: () => Promise<string | undefined>; ended: string },
): Promise<Hashed> {
  const db = context.get(databaseContext)
  const { network, hashing } = context.get(signInContext)
  const { siteName, now } = context.get(siteContext)
  const guesses = `code:${network}` as const
  const wait = await takeGuess(db, guesses, now)
  if (wait > 0) return { ok: false, status: 429, errors: { code: tooMany(wait).message } }
  const email = await findEmail()
  if (email === undefined) return { ok: false, status: 422, errors: { code: ended } }
  await forgetGuesses(db, [guesses], now)
  const problem = passwordProblem(password, { email, siteName })
  if (problem) return { ok: false, status: 422, errors: { password: problem } }
  const hashed = await hashing.run(async () => hashPassword(password))
  if (!hashed) return { ok: false, status: 503, errors: { password: BUSY.message } }
  return { ok: true, password_hash: hashed.value }
}
