import { reply } from '#server/backups/carry-out.ts'
import type { BackupMeans } from '#server/backups/orders.ts'
import { type RunBeside, toOutcome } from '#server/backups/run-beside.ts'

/** Makes, reads and restores backups without the process of the site, which takes a second to start. */
export const backUpHere =
  (means: BackupMeans): RunBeside =>
  async (name, ask) =>
    toOutcome(await reply({ name, means, ask }, () => {}))
