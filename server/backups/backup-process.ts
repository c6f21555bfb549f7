import { carryOut } from './carry-out.ts'
import type { Order, Reply, ShareNews } from './orders.ts'
import { storageProblem } from '../storage-problem.ts'
import { BackupRefusal, LockedBackup } from './refusal.ts'

// Makes, reads and restores backups, so that the site goes on meanwhile. Started by run-beside.ts for one order, and by
// nobody else.

process.once('message', ({ name, ask, means }: Order) => {
  void carryOut(name, means, ask, say).then(
    (answer) => end({ ok: true, answer }),
    (error: unknown) => end(toReply(error)),
  )
})

/** A full disk, or a database that is away, is said in words, too. */
function toReply(error: unknown): Reply {
  if (error instanceof BackupRefusal)
    return { ok: false, refusal: error.message, isLocked: error instanceof LockedBackup }
  const problem = storageProblem(error)
  if (problem) console.error(said(error))
  return problem ? { ok: false, refusal: problem.reason } : { ok: false, error: said(error) }
}

const said = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const say = (share: number) => void process.send?.({ share } satisfies ShareNews)

const end = (reply: Reply) => process.send?.(reply, () => process.disconnect())
