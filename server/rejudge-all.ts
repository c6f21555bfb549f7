import type { Database } from './data/database.ts'
import { rejudgeRecipes } from './data/recipes/rejudge.ts'
import { untilDone } from './until-done.ts'

/** Judges anew, beside the requests, whatever older rules have judged. Ends when all is done, or the site closes. */
export async function rejudgeAll(
  db: Database,
  work: { closing: AbortSignal; logError: (error: unknown) => void },
): Promise<void> {
  const broken = new Set<string>()
  await untilDone(() => rejudgeRecipes(db, new Date(), broken, work.logError), work)
}
