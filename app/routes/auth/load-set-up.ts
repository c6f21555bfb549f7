import { data } from 'react-router'
import type { Database } from '#server/data/database/database.ts'
import { hasUsers } from '#server/data/people/users.ts'

/** What the pages of the set-up link load: once there is an account, there is nothing to set up any more. */
export async function loadSetUp(db: Database) {
  const isUsed = await hasUsers(db)
  return data({ isUsed }, { status: isUsed ? 404 : 200 })
}

/** The answer to a form of such a page. What it shows, its loader says. */
export const tooLate = () => data(undefined, { status: 404 })
