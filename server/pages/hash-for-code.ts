import type { RouterContextProvider } from 'react-router'
import { databaseContext, networkContext, resourcesContext, siteContext } from '../context.ts'
import { forgetGuesses, takeGuess } from '../auth/guess-limits.ts'
import { hashPassword } from '../auth/password.ts'
import { passwordProblem } from '../auth/password-rules.ts'
import { BUSY, tooMany } from '../auth/sign-in.ts'

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
  const { hashing } = context.get(resourcesContext)
  const { siteName } = context.get(siteContext)
  const found = await tryCode(context, findEmail, ended)
  if (!found.ok) return found
  const problem = await passwordProblem(password, { email: found.value, siteName })
  if (problem) return { ok: false, status: 422, errors: { password: problem } }
  const hashed = await hashing.run(async () => hashPassword(password))
  if (!hashed) return { ok: false, status: 503, errors: { password: BUSY.message } }
  return { ok: true, password_hash: hashed.value }
}

type Tried<Value> = { ok: true; value: Value } | { ok: false; status: number; errors: { code: string } }

/**
 * Looks for what a code opens. `find` answers undefined when the code has `ended`. Guesses are limited for each network.
 */
export async function tryCode<Value>(
  context: Readonly<RouterContextProvider>,
  find: () => Promise<Value | undefined>,
  ended: string,
): Promise<Tried<Value>> {
  const db = context.get(databaseContext)
  const network = context.get(networkContext)
  const { now } = context.get(siteContext)
  const guesses = `link:${network}` as const
  const wait = await takeGuess(db, guesses, now)
  if (wait > 0) return { ok: false, status: 429, errors: { code: tooMany(wait).message } }
  const value = await find()
  if (value === undefined) return { ok: false, status: 422, errors: { code: ended } }
  await forgetGuesses(db, [guesses], now)
  return { ok: true, value }
}
