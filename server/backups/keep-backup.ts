import { createHash } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { formatNumber } from 'recipe-basics/text/format-number'
import type { BackupReason } from '#domain/files/kept-backups.ts'
import { atOneMoment } from '../data/backups/moment.ts'
import { countBytes } from '../data/backups/size.ts'
import {
  countBackup,
  FILES,
  freeBytes,
  type KeptBackup,
  lastOf,
  listKept,
  nameAt,
  nameInFolder,
  openFolder,
  readFolderSalt,
  tidyFolder,
} from './folder.ts'
import { verifyBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { BackupRefusal } from './refusal.ts'
import { hideName, nameOfKey } from './sealed/seal-format.ts'
import type { Sealing } from './sealed/seal.ts'
import type { OnShare } from './share.ts'
import { writeBackup } from './write-backup.ts'

/** So much more than the database must be free before a backup is begun. */
const ROOM = 1.2

type Wanted = {
  databaseUrl: string
  folder: string
  reason: BackupReason
  key: string
  now: Date
  passphrase?: string | undefined
  /** Hears how much of it was read back. */
  onShare?: OnShare
}

/**
 * Makes a backup that is kept: rows in a file of its own, pictures once for all backups. Answers undefined where nothing has
 * changed since the last one and it is made `itself`. Throws a BackupRefusal when the disk has too little room.
 */
export async function keepBackup({
  databaseUrl,
  folder,
  reason,
  key,
  now,
  passphrase,
  onShare,
}: Wanted): Promise<KeptBackup | undefined> {
  await openFolder(folder)
  await checkRoom(databaseUrl, folder)
  const name = nameAt(now)
  const part = join(folder, `${name}.part`)
  const { sealing, place } = await placeOfFiles(folder, passphrase)
  try {
    const made = await atOneMoment(databaseUrl, async (moment) =>
      writeBackup(moment, part, {
        key,
        site_version: manifest.version,
        now,
        filesFolder: join(folder, FILES, place),
        sealing,
      }),
    )
    const sum = sumOf(made, sealing)
    const last = lastOf(await listKept(folder), now)
    if (reason === 'itself' && last?.sum === sum && last.place === place) {
      await rm(part)
      await tidyFolder(folder, now)
      return undefined
    }
    await verifyBackup(part, { key, filesFolder: join(folder, FILES), passphrase }, onShare)
    const files = fileNames(made, sealing)
    const bytes = (await stat(part)).size + bytesOfFiles(made)
    const note = { made_at: now.toISOString(), reason, rows: made.rows, bytes, files, sum, place }
    await countBackup(folder, part, name, note)
    await tidyFolder(folder, now)
    return { ...note, name, fileNames: files }
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Files that are encrypted alike lie together, so that a new passphrase leaves what lies under the old one as it is. */
async function placeOfFiles(folder: string, passphrase: string | undefined) {
  if (passphrase === undefined) return { sealing: undefined, place: '' }
  const salt = await readFolderSalt(folder)
  const place = nameOfKey(passphrase, salt)
  await mkdir(join(folder, FILES, place), { recursive: true, mode: 0o700 })
  return { sealing: { passphrase, salt }, place }
}

async function checkRoom(databaseUrl: string, folder: string) {
  const wanted = ROOM * (await countBytes(databaseUrl))
  const free = await freeBytes(folder)
  if (free < wanted)
    throw new BackupRefusal(
      `No backup was made: it needs ${megabytes(wanted)} and ${megabytes(free)} are free.`,
    )
}

const megabytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1_000_000))} MB`

const isFile = (name: string) => !name.startsWith('data/')

/** The names in the folder of files. */
const fileNames = ({ entries }: Pick<Manifest, 'entries'>, sealing?: Required<Sealing>) =>
  Object.keys(entries)
    .filter(isFile)
    .map((name) => nameInFolder(name, sealing))

const bytesOfFiles = ({ entries }: Pick<Manifest, 'entries'>) =>
  Object.entries(entries).reduce((sum, [name, { bytes }]) => sum + (isFile(name) ? bytes : 0), 0)

/** The note is not encrypted: a sum of contents that somebody guesses would prove the guess. */
function sumOf({ entries }: Pick<Manifest, 'entries'>, sealing?: Required<Sealing>): string {
  const sum = createHash('sha256')
    .update(JSON.stringify(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
  return sealing ? hideName(sum, sealing) : sum
}
