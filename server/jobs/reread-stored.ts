import type { Database } from '../data/database/database.ts'
import { type Reread, rereadSome } from '../data/reread/corrected-recipes.ts'
import { forgetAttempts, withWork } from '../data/database/lease.ts'
import { rejudgeRecipes } from '../data/reread/rejudge.ts'
import { namesOf } from 'recipe-basics/fields/field'
import { readAgain, READINGS } from '../data/reread/readings.ts'
import { refoldSome } from '../data/reread/refold.ts'
import type { Readings } from '../reading/readings.ts'
import type { Job } from './job-runner.ts'

/** As many steps as the person who asked waits for: some hundred recipes. */
const MOST_STEPS = 15
/** Requests come first. */
const PAUSE_MS = 50
/** A process of an earlier release may store what older rules read while it ends, and a backup may bring it. */
const LOOKS_AGAIN_MS = 600_000

/** What became of the recipes that were read again, and whether more of them wait. */
export type RereadSoFar = Reread & { isAll: boolean }

/** Reads again what a correction touches: the first of it at once. The job does what is left; `goOn` wakes it. */
export async function rereadNow(
  db: Database,
  goOn: () => void,
  mostSteps = MOST_STEPS,
): Promise<RereadSoFar> {
  const all: RereadSoFar = { count: 0, gone: 0, given: 0, isAll: false }
  for (let step = 0; step < mostSteps; step++) {
    const { count, gone, given } = await rereadSome(db)
    if (count === 0) return { ...all, isAll: true }
    all.count += count
    all.gone += gone
    all.given += given
  }
  goOn()
  return all
}

/**
 * Reads anew what older rules have read, and what a correction touches, a few things at a time: the words of searches, what
 * recipes hold, their labels, what their pages say of their words. One kind that fails holds up no other.
 */
export function rereadStored({
  db,
  readings,
  logError,
  now = () => new Date(),
}: {
  db: Database
  readings: Pick<Readings, 'readSome'>
  logError: (error: unknown) => void
  now?: () => Date
}): Job {
  const broken = new Set<string>()
  const kinds: (() => Promise<number>)[] = [
    () => refoldSome(db),
    ...namesOf(READINGS).map((name) => () => readAgain(db, READINGS[name])),
    async () => (await rereadSome(db)).count,
    () => rejudgeRecipes(db, now(), broken, logError),
    async () => readings.readSome(),
  ]
  return {
    async step(work, closing) {
      if (!(await withWork(db, work, async () => {}))) return 'done'
      const failures: unknown[] = []
      let count = 0
      for (const reread of kinds) {
        if (closing.aborted) break
        count += await reread().catch((error: unknown) => {
          failures.push(error)
          return 0
        })
      }
      await forgetAttempts(db, work)
      if (count === 0 && failures.length > 0) throw failures[0]
      return new Date(Date.now() + (count > 0 ? PAUSE_MS : LOOKS_AGAIN_MS))
    },
    async leaveOut(work) {
      await forgetAttempts(db, work)
    },
  }
}
