import type { SignedInUser } from '#domain/people/session.ts'
import type { Database } from '#server/data/database/database.ts'
import { countWaiting } from '#server/data/imports/items.ts'
import { readDrafts } from '#server/data/things/read-desk.ts'

/** How many recipes wait at the places of the sidebar: for review, and as drafts. */
export async function countMarks(db: Database, user: SignedInUser) {
  const [waiting, { recipes }] = await Promise.all([countWaiting(db, user.id), readDrafts(db)])
  return { '/admin/import': waiting, '/admin/recipes': recipes.count }
}
