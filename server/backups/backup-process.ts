import { carryOut } from './carry-out.ts'
import type { Order, Reply } from './orders.ts'
import { BackupRefusal, LockedBackup } from './refusal.ts'

// Makes, reads and restores backups, so that the site goes on meanwhile. Started by run-beside.ts for one order, and by
// nobody else.

process.once('message', ({ name, ask, means }: Order) => {
  void carryOut(name, means, ask).then(
    (answer) => end({ ok: true, answer }),
    (error: unknown) =>
      end(
        error instanceof BackupRefusal
          ? { ok: false, refusal: error.message, isLocked: error instanceof LockedBackup }
          : { ok: false, error: said(error) },
      ),
  )
})

const said = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const end = (reply: Reply) => process.send?.(reply, () => process.disconnect())
