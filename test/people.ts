import { argon2Sync } from 'node:crypto'
import type { Database } from '#server/data/database/database.ts'
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

export const PASSWORD = 'the words of the chef herself'

/** A hash that `verifyPassword` checks in no time. The site itself makes dear ones, as it must. */
export function hashCheaply(password: string): string {
  const nonce = Buffer.alloc(16, 7)
  const cost = { memory: 8, passes: 1, parallelism: 1 }
  const tag = argon2Sync('argon2id', { message: Buffer.from(password), nonce, tagLength: 32, ...cost })
  const [salt, sum] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${sum}`
}

/** Lets everybody give `PASSWORD` where a form asks for it again. */
export async function givePasswords(db: Database): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: hashCheaply(PASSWORD) })
    .execute()
}
