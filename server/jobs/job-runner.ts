import { isRestoring } from '../data/backups/restoring.ts'
import type { Database } from '../data/database/database.ts'
import { countAttempts, MOST_ATTEMPTS, takeWork, uncountAttempt, type Work } from '../data/database/lease.ts'
import type { JobId } from '../data/tables/jobs.ts'

/** After a piece of work: there is more, it is all done or somebody else does it now, or there is more from a moment on. */
export type Step = 'more' | 'done' | Date

/** A kind of work beside the requests, done piece by piece. Each piece stores what it has done, and that it is done, at once. */
export type Job = {
  step(work: Work, closing: AbortSignal): Promise<Step>
  /** Leaves out the piece whose turn it is: it has ended its process again and again. */
  leaveOut(work: Work): Promise<void>
}

export type JobRunner = ReturnType<typeof startJobs>
export type Jobs = Pick<JobRunner, 'wake'>

/** After this time, work is tried again that failed with this site or its database. */
const RETRY_MS = 60_000
/** While work waits for a moment, it looks so often whether the clock was set past it. A timer of Node lasts 24 days at most. */
const LOOK_MS = 60_000
/** What is done while a backup is restored would be lost with the site of before, or hold the restore up. */
const RESTORING_MS = 2_000

/** Does the work of this process that outlives it, one piece of each kind at a time. Starts nothing by itself. */
export function startJobs({
  db,
  jobs,
  logError,
  retryMs = RETRY_MS,
  lookMs = LOOK_MS,
  now = () => new Date(),
  restoringMs = RESTORING_MS,
}: {
  db: Database
  jobs: Partial<Record<JobId, Job>>
  logError: (error: unknown) => void
  retryMs?: number
  lookMs?: number
  now?: () => Date
  restoringMs?: number
}) {
  const lease_owner = crypto.randomUUID()
  const closing = new AbortController()
  const running = new Map<JobId, { done: Promise<void>; alarm: Alarm }>()

  function begin(id: JobId, isCounted: boolean) {
    const present = running.get(id)
    if (present) return present.alarm.ring()
    if (closing.signal.aborted) return
    const alarm = createAlarm({ closing: closing.signal, lookMs, now })
    const done = run(id, alarm, isCounted).finally(() => {
      running.delete(id)
      // It was asked for while it ended.
      if (alarm.wasRung()) begin(id, false)
    })
    running.set(id, { done, alarm })
  }

  async function run(id: JobId, alarm: Alarm, isCounted: boolean) {
    const job = jobs[id]
    if (!job) return
    const work: Work = { table: 'jobs', id, lease_owner }
    let isTaken = false
    let isBegun = false
    async function step(job: Job): Promise<Step> {
      isTaken ||= await takeWork(db, work, { isCounted })
      if (!isTaken) return 'done'
      if (!isBegun && (await countAttempts(db, work)) > MOST_ATTEMPTS) await job.leaveOut(work)
      isBegun = true
      if (await isRestoring(db, now())) return new Date(now().getTime() + restoringMs)
      return job.step(work, closing.signal)
    }
    try {
      while (!closing.signal.aborted) {
        const next = await step(job).catch(retryLater)
        if (next === 'done') return
        if (next !== 'more') await alarm.waitUntil(next)
      }
      // It was not the work that has ended this attempt.
      if (isCounted && isTaken) await uncountAttempt(db, work)
    } catch (error) {
      logError(error)
    }
  }

  function retryLater(error: unknown): Step {
    if (!closing.signal.aborted) logError(error)
    return new Date(now().getTime() + retryMs)
  }

  return {
    /**
     * Begins work that was asked for, or goes on with it now. A process that does it already gives it up, and is not ended by
     * it: that counts as no attempt.
     */
    wake: (id: JobId) => begin(id, false),
    /** Goes on with work after a process has ended, perhaps by it. */
    resume: (id: JobId) => begin(id, true),
    /** Ends what is under way, so that the next process goes on with it. */
    async stop() {
      closing.abort()
      await Promise.all([...running.values()].map(({ done }) => done))
    },
  }
}

type Alarm = ReturnType<typeof createAlarm>

/**
 * Waits for moments, and less long when it is rung. A clock that is set forward past the moment ends the wait. One that is set
 * back does not make it longer.
 */
function createAlarm({ closing, lookMs, now }: { closing: AbortSignal; lookMs: number; now: () => Date }) {
  let rung = false
  let end = () => {}
  return {
    ring() {
      rung = true
      end()
    },
    wasRung: () => rung && !closing.aborted,
    async waitUntil(moment: Date) {
      const { promise, resolve } = Promise.withResolvers<void>()
      end = resolve
      const left = () => moment.getTime() - now().getTime()
      const endsAt = performance.now() + left()
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = () => {
        const wait = Math.min(left(), endsAt - performance.now())
        if (wait <= 0) return resolve()
        timer = setTimeout(look, Math.min(wait, lookMs)).unref()
      }
      look()
      closing.addEventListener('abort', end)
      if (!rung && !closing.aborted) await promise
      rung = false
      clearTimeout(timer)
      closing.removeEventListener('abort', end)
    },
  }
}
