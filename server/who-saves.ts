import { may, rightToWrite } from '#domain/rights.ts'
import type { SignedInUser } from '#domain/session.ts'
import type { Status } from '#domain/status.ts'
import type { Database } from './data/database.ts'
import { listAdministrators } from './data/people/users.ts'

/** Who can save a thing that this person can only read, by name; undefined when she can save it herself. */
export async function whoSaves(
  db: Database,
  user: SignedInUser,
  status: Status,
): Promise<string[] | undefined> {
  return may(user, rightToWrite(status)) ? undefined : listAdministrators(db)
}
