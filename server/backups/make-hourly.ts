import type { Database } from '../data/database/database.ts'
import { forgetProblem, storeProblem } from '../data/backups/problem.ts'
import { storeLook } from '../data/backups/second-place.ts'
import { forgetAttempts, withWork } from '../data/database/lease.ts'
import type { Job } from '../jobs/job-runner.ts'
import { storageProblem } from '../http/storage-problem.ts'
import { lastOf, listKept } from './folder.ts'
import type { RunBeside } from './run-beside.ts'

const HOUR_MS = 3_600_000
/** A site that has just started has other things to do. */
const FIRST_MS = 5 * 60_000
const RETRY_MS = 10 * 60_000
/** Where many copies are missing, they go one after the other, and backups are made in between. */
const NEXT_COPY_MS = 60_000

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
  /** When this process looked last whether something has changed, while copies are still missing. */
  let looked: number | undefined

  async function nextTurn(): Promise<number> {
    // The clock may have been set back since.
    started = Math.min(started, now().getTime())
    if (looked !== undefined && looked > now().getTime()) looked = undefined
    const last = lastOf(await listKept(folder).catch(() => []), now())
    return Math.max(started + FIRST_MS, last ? Date.parse(last.made_at) + HOUR_MS : 0)
  }

  /** Makes a backup unless nothing has changed. Answers whether that worked. */
  async function keep(closing: AbortSignal): Promise<boolean> {
    const made = await run('keep', { folder, reason: 'itself' }, closing)
    await (made.ok ? forgetProblem(db, 'made') : storeProblem(db, 'made', made.refusal, now()))
    return made.ok
  }

  /** Sends what is missing in the second place, where there is one. Answers in how many milliseconds to do it again. */
  async function send(closing: AbortSignal): Promise<number> {
    if (!isSecondPlaceSet) return HOUR_MS
    try {
      const sent = await run('send', { folder }, closing)
      if (!sent.ok) {
        await storeProblem(db, 'sent', sent.refusal, now())
        return RETRY_MS
      }
      await forgetProblem(db, 'sent')
      if (sent.answer) await storeLook(db, sent.answer)
      return sent.answer && sent.answer.missing > 0 ? NEXT_COPY_MS : HOUR_MS
    } catch (error) {
      if (closing.aborted) throw error
      logError(error)
      await storeProblem(db, 'sent', 'The backup could not be sent. The log of the server says why.', now())
      return RETRY_MS
    }
  }

  return {
    async step(work, closing) {
      const turn = await nextTurn()
      // Nobody else has taken the work over.
      if (!(await withWork(db, work, async () => {}))) return 'done'
      const isSending = looked !== undefined && now().getTime() - looked < HOUR_MS
      if (turn > now().getTime() && !isSending) {
        await forgetAttempts(db, work)
        return new Date(turn)
      }
      try {
        const isKept = isSending || (await keep(closing))
        if (isKept && !isSending) looked = now().getTime()
        const waitMs = isKept ? await send(closing) : RETRY_MS
        if (waitMs !== NEXT_COPY_MS) looked = undefined
        await forgetAttempts(db, work)
        return new Date(now().getTime() + waitMs)
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
