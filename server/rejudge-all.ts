import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './data/database.ts'
import { rejudgeRecipes } from './data/recipes/rejudge.ts'

/** Requests come first. */
const PAUSE_MS = 50
const RETRY_MS = 60_000

/** Judges anew, beside the requests, whatever older rules have judged. Ends when all is done, or the site closes. */
export async function rejudgeAll(
  db: Database,
  { closing, logError }: { closing: AbortSignal; logError: (error: unknown) => void },
): Promise<void> {
  const broken = new Set<string>()
  let isDone = false
  while (!isDone && !closing.aborted) {
    const wait = await rejudgeRecipes(db, new Date(), broken, logError).then(
      (count) => {
        isDone = count === 0
        return PAUSE_MS
      },
      (error: unknown) => {
        logError(error)
        return RETRY_MS
      },
    )
    // Ended early when the site closes.
    if (!isDone) await pause(wait, undefined, { signal: closing, ref: false }).catch(() => {})
  }
}
