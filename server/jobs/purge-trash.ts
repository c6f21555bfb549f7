import type { Database } from '../data/database/database.ts'
import { forgetAttempts, withWork } from '../data/database/lease.ts'
import { emptySomeOld } from '../data/trash/empty.ts'
import type { Job } from './job-runner.ts'

const HOUR_MS = 3_600_000

/** Deletes for good what has been in the trash for 30 days. It looks every hour. */
export const purgeTrash = ({ db, now = () => new Date() }: { db: Database; now?: () => Date }): Job => ({
  async step(work) {
    let gone = 0
    const isHeld = await withWork(db, work, async (db) => {
      gone = await emptySomeOld(db, now())
    })
    if (!isHeld) return 'done'
    if (gone > 0) return 'more'
    await forgetAttempts(db, work)
    return new Date(now().getTime() + HOUR_MS)
  },
  async leaveOut(work) {
    await forgetAttempts(db, work)
  },
})
