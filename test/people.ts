import type { Database } from '#server/data/database.ts'
import { insertUser } from '#server/data/people/users.ts'

/** Nobody can sign in with such a hash: these people get their sessions from the tests. */
const PEOPLE = {
  admin: { email: 'chef@plate.test', password_hash: 'none', role: 'administrator' },
  editor: { email: 'tom@plate.test', name: 'Tom Reyes', password_hash: 'none', role: 'editor' },
  user: { email: 'reader@plate.test', password_hash: 'none', role: null },
} as const

export type Role = keyof typeof PEOPLE

/** The id of the one account of this role. */
export async function ensurePerson(db: Database, role: Role, now: Date): Promise<string> {
  const person = PEOPLE[role]
  const known = await db.selectFrom('users').select('id').where('email', '=', person.email).executeTakeFirst()
  const id = known?.id ?? (await insertUser(db, person, now))
  if (!id) throw new Error(`no ${role}`)
  return id
}
