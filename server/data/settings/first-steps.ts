import type { Database } from '../database/database.ts'

/** Whether the chef has put the list of first steps away. */
export async function areStepsDismissed(db: Database): Promise<boolean> {
  const row = await db.selectFrom('settings').select('steps_dismissed_at').executeTakeFirst()
  return row?.steps_dismissed_at != null
}

/** Puts the list of first steps away, for all administrators. */
export async function dismissSteps(db: Database, now: Date): Promise<void> {
  const steps_dismissed_at = now.toISOString()
  await db
    .insertInto('settings')
    .values({ id: 1, fields: '{}', samples: '[]', updated_at: '', steps_dismissed_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ steps_dismissed_at }))
    .execute()
}
