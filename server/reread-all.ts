import type { Database } from './data/database.ts'
import { type Reread, rereadSome } from './data/foods/reread.ts'
import { untilDone } from './until-done.ts'

/** As many steps as the person who asked waits for: some hundred recipes. */
const MOST_STEPS = 15
/** What is left then goes on beside the requests for so long, or with the next start. */
const LONGEST_MS = 600_000

/** What became of the recipes that were read again, and whether more of them wait. */
export type RereadSoFar = Reread & { isAll: boolean }

/** Reads again what a correction touches: the first of it at once, and what is left beside the requests. */
export async function rereadNow(db: Database, logError: (error: unknown) => void): Promise<RereadSoFar> {
  const all: RereadSoFar = { count: 0, gone: 0, given: 0, isAll: false }
  for (let step = 0; step < MOST_STEPS; step++) {
    const { count, gone, given } = await rereadSome(db)
    if (count === 0) return { ...all, isAll: true }
    all.count += count
    all.gone += gone
    all.given += given
  }
  void rereadLater(db, { closing: AbortSignal.timeout(LONGEST_MS), logError })
  return all
}

/** Reads again what waits, beside the requests. Ends when all is done, or the site closes. */
export const rereadLater = (
  db: Database,
  work: { closing: AbortSignal; logError: (error: unknown) => void },
): Promise<void> => untilDone(async () => (await rereadSome(db)).count, work)
