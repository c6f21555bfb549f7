import type { Database } from '../data/database.ts'
import { insertUser, isEmailTaken } from '../data/people/users.ts'
import { hashPassword } from './password.ts'

/** Makes the administrator that the configuration names, when no such account exists. */
export async function ensureAdministrator(
  db: Database,
  account: { email: string; password: string } | undefined,
  now: Date,
): Promise<void> {
  if (!account || (await isEmailTaken(db, account.email))) return
  const password_hash = await hashPassword(account.password)
  await insertUser(db, { email: account.email, password_hash, role: 'administrator' }, now)
}
