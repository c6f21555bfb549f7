import { carryOut } from './carry-out.ts'
import type { Order, Reply } from './orders.ts'
import { BackupRefusal } from './refusal.ts'

// Makes, reads and restores backups, so that the site goes on meanwhile. Started by run-beside.ts for one order, and by
// nobody else.

process.once('message', ({ name, databaseUrl, ask }: Order) => {
  void carryOut(name, databaseUrl, ask).then(
    (answer) => end({ ok: true, answer }),
    (error: unknown) =>
      end(
        error instanceof BackupRefusal
          ? { ok: false, refusal: error.message }
          : { ok: false, error: said(error) },
      ),
  )
})

const said = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const end = (reply: Reply) => process.send?.(reply, () => process.disconnect())
