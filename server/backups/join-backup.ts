import { isSignedBy, writeManifest } from './manifest.ts'
import { openBackup } from './open-backup.ts'
import { withSalt } from './sealed/seal.ts'
import { writeEntries } from './write-backup.ts'

type Choices = {
  /** The key that this site signs with. */
  key: string
  filesFolder?: string | undefined
  /** The passphrase that it was made with. */
  opensWith?: string | undefined
  /** The passphrase that the new file has. */
  sealWith?: string | undefined
  /** It may be without encryption, though there is a passphrase that opens others. */
  unencrypted?: boolean | undefined
}

/**
 * Writes one file with everything from a backup and the files beside it. What this site signed it signs once more, also with
 * the new passphrase; the manifest of any other stays as it is, so that nothing becomes a backup of this site by being
 * written anew.
 */
export async function joinBackup(
  file: string,
  to: string,
  { key, filesFolder, opensWith, sealWith, unencrypted }: Choices,
): Promise<void> {
  const backup = await openBackup(file, { filesFolder, passphrase: opensWith, unencrypted })
  const sealing = sealWith === undefined ? undefined : withSalt({ passphrase: sealWith })
  try {
    const { manifest, manifestBytes, stream: read } = backup
    await writeEntries(
      to,
      {
        entries: Object.keys(manifest.entries),
        manifestBytes: isSignedBy(manifest, key) ? writeManifest(manifest, key, sealing) : manifestBytes,
        read,
      },
      sealing,
    )
  } finally {
    backup.close()
  }
}
