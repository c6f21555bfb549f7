import type { Database } from '../database/database.ts'
import { listPasskeys, type Passkey } from './passkeys.ts'
import { findTotpSecret } from './second-factors.ts'
import { listSessions } from './sessions.ts'
import type { Person } from './users.ts'

/** An account with what opens it beside its password, and on how many devices it is signed in. */
export type PersonWithWaysIn = Person & { passkeys: Passkey[]; hasSecondFactor: boolean; sessions: number }

/** Adds to accounts what else opens them. */
export async function listWaysIn(db: Database, people: Person[], now: Date): Promise<PersonWithWaysIn[]> {
  return Promise.all(
    people.map(async (person) => ({
      ...person,
      passkeys: await listPasskeys(db, person.id),
      hasSecondFactor: (await findTotpSecret(db, person.id)) !== undefined,
      sessions: (await listSessions(db, person.id, now)).length,
    })),
  )
}
