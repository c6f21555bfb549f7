import { writeEntries } from './write-backup.ts'
import { openBackup } from './open-backup.ts'

/** Writes one file with everything from a kept backup and the files beside it. Its manifest, and so its signature, stays. */
export async function joinBackup(file: string, filesFolder: string | undefined, to: string): Promise<void> {
  const backup = await openBackup(file, undefined, filesFolder)
  try {
    const { manifest, manifestBytes, stream: read } = backup
    await writeEntries(to, { entries: Object.keys(manifest.entries), manifestBytes, read })
  } finally {
    backup.close()
  }
}
