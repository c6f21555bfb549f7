import { FIRST_STEPS, type FirstStep, toDoneSteps } from '#domain/settings/first-steps.ts'
import type { Samples } from '../changes/sample-marks.ts'
import type { StoredSettings } from './row.ts'
import type { Database } from '../database/database.ts'

/** Which of the first steps are done; undefined when all are, or when the chef has put the list of them away. */
export async function findFirstSteps(
  db: Database,
  settings: StoredSettings,
  { recipe, equipment, post }: Samples,
): Promise<Record<FirstStep, boolean> | undefined> {
  const steps = toDoneSteps(settings, recipe.length + equipment.length + post.length)
  if (FIRST_STEPS.every((step) => steps[step])) return undefined
  const row = await db.selectFrom('settings').select('steps_dismissed_at').executeTakeFirst()
  return row?.steps_dismissed_at ? undefined : steps
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
