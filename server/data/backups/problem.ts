import type { Database } from '../database/database.ts'

/** Why no backup could be made, and since when (ISO 8601). */
export type BackupProblem = { problem: string; since: string }

/** What did not work: a backup was not made, or not sent to the second place. */
const NUMBERS = { made: 1, sent: 2 }
type What = keyof typeof NUMBERS

/** Remembers why a backup was not made, or not sent. The first of several in a row says since when. */
export async function storeProblem(db: Database, what: What, problem: string, now: Date): Promise<void> {
  await db
    .insertInto('backup_problems')
    .values({ id: NUMBERS[what], problem, since: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ problem }))
    .execute()
}

/** Forgets it: a backup was made, or sent. */
export async function forgetProblem(db: Database, what: What): Promise<void> {
  await db.deleteFrom('backup_problems').where('id', '=', NUMBERS[what]).execute()
}

export async function findProblem(db: Database, what: What): Promise<BackupProblem | undefined> {
  return db
    .selectFrom('backup_problems')
    .select(['problem', 'since'])
    .where('id', '=', NUMBERS[what])
    .executeTakeFirst()
}
