import { letSavesIn } from '../data/backups/restoring.ts'
import type { Database } from '../data/database/database.ts'
import { storageFault } from '../data/engines/storage-fault.ts'

const AGAIN_MS = 5_000

/** Lets saves in after a restore that came to nothing; on a full disk, as soon as the database takes changes again. */
export async function endFailedRestore(db: Database): Promise<void> {
  try {
    await letSavesIn(db)
  } catch (error) {
    if (!storageFault(error)) throw error
    setTimeout(() => void endFailedRestore(db).catch(() => undefined), AGAIN_MS).unref()
  }
}
