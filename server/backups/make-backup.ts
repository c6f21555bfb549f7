import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { atOneMoment } from '../data/backups/moment.ts'
import { fillScratch } from './fill-scratch.ts'
import { type Opening, openBackup } from './open-backup.ts'
import { withSalt } from './sealed/seal.ts'
import type { OnShare } from './share.ts'
import { syncFolder } from './sync-folder.ts'
import { withScratch } from './scratch-folder.ts'
import { writeBackup } from './write-backup.ts'

/** What a backup that counts holds. */
export type Made = { rows: Record<string, number>; files: number }

/**
 * Writes a backup of the database to `file`, which exists only once the backup was read back and restored into a scratch
 * database. Whatever stops it leaves at most a file with the ending `.part`.
 */
export async function makeBackup(
  databaseUrl: string,
  file: string,
  { key, now, passphrase }: { key: string; now: Date; passphrase?: string | undefined },
): Promise<Made> {
  const part = `${file}.part`
  try {
    await atOneMoment(databaseUrl, async (moment) =>
      writeBackup(moment, part, {
        key,
        site_version: manifest.version,
        now,
        sealing: passphrase === undefined ? undefined : withSalt({ passphrase }),
      }),
    )
    const made = await verifyBackup(part, { key, passphrase })
    await rename(part, file)
    await syncFolder(dirname(file))
    return made
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Reads a backup back and restores it into a scratch database. Throws a BackupRefusal when anything is wrong with it. */
export async function verifyBackup(file: string, opening: Opening, onShare?: OnShare): Promise<Made> {
  return withScratch(file, async (scratch) => {
    const backup = await openBackup(file, opening)
    try {
      await fillScratch(backup, scratch, onShare)
      const { rows, entries } = backup.manifest
      const files = Object.keys(entries).filter((name) => !name.startsWith('data/')).length
      return { rows, files }
    } finally {
      backup.close()
    }
  })
}
