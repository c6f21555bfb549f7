import { may, rightToWrite } from '#domain/people/rights.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import type { Status } from '#domain/publishing/status.ts'
import type { Database } from '../data/database/database.ts'
import { listAdministrators } from '../data/people/users.ts'

/** Who can save a thing that this person can only read, by name; undefined when she can save it herself. */
export async function whoSaves(
  db: Database,
  user: SignedInUser,
  status: Status,
): Promise<string[] | undefined> {
  return may(user, rightToWrite(status)) ? undefined : listAdministrators(db)
}
