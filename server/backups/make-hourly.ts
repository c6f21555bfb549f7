import type { Database } from '../data/database.ts'
import { forgetProblem, storeProblem } from '../data/backups/problem.ts'
import { forgetAttempts, withWork } from '../data/jobs/lease.ts'
import type { Job } from '../jobs/job-runner.ts'
import { storageProblem } from '../storage-problem.ts'
import { lastOf, listKept } from './folder.ts'
import type { RunBeside } from './run-beside.ts'

const HOUR_MS = 3_600_000
/** A site that has just started has other things to do. */
const FIRST_MS = 5 * 60_000
const RETRY_MS = 10 * 60_000

type Means = {
  db: Database
  folder: string
  run: RunBeside
  isSecondPlaceSet?: boolean | undefined
  logError: (error: unknown) => void
  now?: () => Date
}

/** Makes a backup every hour in which a row changed. Of several processes the one that holds the lease makes it. */
export function makeHourly({
  db,
  folder,
  run,
  isSecondPlaceSet,
  logError,
  now = () => new Date(),
}: Means): Job {
  let started = now().getTime()

  async function nextTurn(): Promise<number> {
    // The clock may have been set back since.
    started = Math.min(started, now().getTime())
    const last = lastOf(await listKept(folder).catch(() => []), now())
    return Math.max(started + FIRST_MS, last ? Date.parse(last.made_at) + HOUR_MS : 0)
  }

  /** Sends the newest to the second place; answers whether it is there, or there is none. */
  async function send(closing: AbortSignal): Promise<boolean> {
    if (!isSecondPlaceSet) return true
    try {
      const sent = await run('send', { folder }, closing)
      await (sent.ok ? forgetProblem(db, 'sent') : storeProblem(db, 'sent', sent.refusal, now()))
      return sent.ok
    } catch (error) {
      if (closing.aborted) throw error
      logError(error)
      await storeProblem(db, 'sent', 'The backup could not be sent. The log of the server says why.', now())
      return false
    }
  }

  return {
    async step(work, closing) {
      const turn = await nextTurn()
      // Nobody else has taken the work over.
      if (!(await withWork(db, work, async () => {}))) return 'done'
      if (turn > now().getTime()) {
        await forgetAttempts(db, work)
        return new Date(turn)
      }
      try {
        const made = await run('keep', { folder, reason: 'itself' }, closing)
        await (made.ok ? forgetProblem(db, 'made') : storeProblem(db, 'made', made.refusal, now()))
        const isSent = made.ok && (await send(closing))
        await forgetAttempts(db, work)
        return new Date(now().getTime() + (isSent ? HOUR_MS : RETRY_MS))
      } catch (error) {
        if (closing.aborted) return 'more'
        logError(error)
        await storeProblem(db, 'made', sayWhy(error), now())
        await forgetAttempts(db, work)
        return new Date(now().getTime() + RETRY_MS)
      }
    },
    async leaveOut(work) {
      await storeProblem(db, 'made', 'The process that makes backups ended again and again.', now())
      await forgetAttempts(db, work)
    },
  }
}

/** Why no backup was made, for the chef. The log says more. */
function sayWhy(error: unknown): string {
  return storageProblem(error)?.reason ?? 'The backup could not be written. The log of the server says why.'
}
