import type { Database } from '../database.ts'

/** Why no backup could be made, and since when (ISO 8601). */
export type BackupProblem = { problem: string; since: string }

const ONLY = 1

/** Remembers why a backup was not made. The first of several in a row says since when. */
export async function storeProblem(db: Database, problem: string, now: Date): Promise<void> {
  await db
    .insertInto('backup_problems')
    .values({ id: ONLY, problem, since: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ problem }))
    .execute()
}

/** Forgets it: a backup was made. */
export async function forgetProblem(db: Database): Promise<void> {
  await db.deleteFrom('backup_problems').execute()
}

export async function findProblem(db: Database): Promise<BackupProblem | undefined> {
  return db.selectFrom('backup_problems').select(['problem', 'since']).executeTakeFirst()
}
