import type { Database } from '../database/database.ts'

/** What was in the second place when the site last looked (ISO 8601). */
export type SecondPlaceLook = {
  looked_at: string
  backups: number
  /** Of those that are not dated later than the look. Null where there is none. */
  newest_at: string | null
  /** That should be there and are not yet; and that cannot be sent, for they cannot be read here. */
  missing: number
  unreadable: number
}

const ONLY = 1

export async function storeLook(db: Database, look: SecondPlaceLook): Promise<void> {
  await db
    .insertInto('second_place')
    .values({ id: ONLY, ...look })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(look))
    .execute()
}

/** Undefined where the site has not looked yet. */
export async function findLook(db: Database): Promise<SecondPlaceLook | undefined> {
  return db
    .selectFrom('second_place')
    .select(['looked_at', 'backups', 'newest_at', 'missing', 'unreadable'])
    .executeTakeFirst()
}
