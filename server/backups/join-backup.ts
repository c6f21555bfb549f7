import { writeEntries } from './write-backup.ts'
import { openBackup } from './open-backup.ts'

type Choices = {
  filesFolder?: string | undefined
  /** The passphrase that it was made with. */
  opensWith?: string | undefined
  /** The passphrase that the new file has. */
  sealWith?: string | undefined
}

/** Writes one file with everything from a kept backup and the files beside it. Its manifest, and so its signature, stays. */
export async function joinBackup(
  file: string,
  to: string,
  { filesFolder, opensWith, sealWith }: Choices = {},
): Promise<void> {
  const backup = await openBackup(file, undefined, filesFolder, opensWith)
  try {
    const { manifest, manifestBytes, stream: read } = backup
    await writeEntries(
      to,
      { entries: Object.keys(manifest.entries), manifestBytes, read },
      sealWith === undefined ? undefined : { passphrase: sealWith },
    )
  } finally {
    backup.close()
  }
}
