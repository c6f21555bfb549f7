import { countChanges } from '../data/changes/content-version.ts'
import { holdSaves, letSavesIn } from '../data/backups/restoring.ts'
import type { Database } from '../data/database/database.ts'
import { keepBackup } from './keep-backup.ts'
import { ChangedMeanwhile } from './refusal.ts'
import { type Choices, restoreBackup, type Restored } from './restore.ts'
import { type OnShare, partOf } from './share.ts'

/** Jobs end what they have begun. What still saves after that is somebody's import. */
const TRIES = 2

type Site = {
  db: Database
  databaseUrl: string
  folder: string
  now: Date
  /** Hears how much of the restore is done. */
  onShare?: OnShare
}

/** As much of the restore as keeping the present state is. */
const KEPT = 0.4

/**
 * Restores a backup as the screen and the command do: saves wait, the present state is kept as a backup of its own, and
 * then the site changes in one moment. What was saved in between, whoever let it in, is never lost: the present state is kept
 * once more, and where something is saved again the restore is refused. Throws a BackupRefusal, and nothing is changed.
 */
export async function replaceSite(
  { db, databaseUrl, folder, now, onShare }: Site,
  file: string,
  given: Omit<Choices, 'changes' | 'onShare'>,
): Promise<Restored & { before: string }> {
  const choices = { ...given, onShare: partOf(onShare, KEPT, 1) }
  const owner = crypto.randomUUID()
  await holdSaves(db, owner, new Date())
  try {
    for (let left = TRIES - 1; ; left--) {
      const changes = await countChanges(db)
      const { key, passphrase } = choices
      const before = await keepBackup({
        databaseUrl,
        folder,
        reason: 'restore',
        key,
        now,
        passphrase,
        onShare: partOf(onShare, 0, KEPT),
      })
      await holdSaves(db, owner, new Date())
      // On a site without accounts nobody has saved: the software itself may still be reading its samples.
      const isNew = choices.set_up_hash !== undefined
      try {
        const restored = await restoreBackup(db, file, isNew ? choices : { ...choices, changes })
        return { ...restored, before: before?.name ?? '' }
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile) || left === 0) throw error
      }
    }
  } finally {
    await letSavesIn(db, owner)
  }
}
