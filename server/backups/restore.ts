import { type Brought, keepOnly, listBrought } from '../data/backups/people.ts'
import { replaceContents } from '../data/backups/replace.ts'
import { finishScratch } from '../data/backups/scratch.ts'
import type { Database } from '../data/database.ts'
import { decodePictures } from './decode-pictures.ts'
import { fillScratch } from './fill-scratch.ts'
import { withScratch } from './scratch-folder.ts'
import { type Backup, openBackup } from './open-backup.ts'
import { BackupRefusal, ChangedMeanwhile } from './refusal.ts'
import { countShare, type OnShare, partOf, totalOf } from './share.ts'

export type Restored = { rows: Record<string, number>; people: Brought[]; isOwn: boolean }

export type Choices = {
  /** The key that this site signs with. */
  key: string
  /** The accounts to take from a backup that another site made. One that this site made brings all of its own. */
  take: readonly string[]
  /** Who stays, even if the backup does not know them. */
  keep_id?: string | undefined
  /** Where the files of a kept backup lie. */
  filesFolder?: string | undefined
  passphrase?: string | undefined
  /** The set-up token of a site without accounts, by its hash: it is used up in the moment in which the site changes. */
  set_up_hash?: string | undefined
  /** How often content had changed when the present state was saved. */
  changes?: number
  onShare?: OnShare | undefined
}

type Means = Pick<Choices, 'filesFolder' | 'passphrase' | 'onShare'>

/** As much of a restore as reading the backup is; the rest is the exchange of all rows. */
const READ = 0.5

/**
 * Puts what a backup holds in the place of all that the site holds. A damaged or hostile backup is refused with a
 * BackupRefusal, and nothing is changed.
 */
export async function restoreBackup(
  db: Database,
  file: string,
  { key, take, keep_id, filesFolder, passphrase, set_up_hash, changes, onShare }: Choices,
): Promise<Restored> {
  return withScratch(file, async (scratch) => {
    const { isOwn, manifest } = await readInto(scratch, file, key, {
      filesFolder,
      passphrase,
      onShare: partOf(onShare, 0, READ),
    })
    if (!isOwn) {
      const brought = listBrought(scratch)
      if (take.length === 0 && keep_id === undefined && (await hasAccounts(db))) throw refuseAll(brought)
      checkTaken(brought, take)
      keepOnly(scratch, take)
    }
    const people = listBrought(scratch)
    if (set_up_hash !== undefined) checkAdministrator(people)
    const done = await replaceContents(db, scratch, {
      keep_id,
      set_up_hash,
      changes,
      onRow: countShare(totalOf(manifest.rows), partOf(onShare, READ, 1)),
    })
    if (done === 'claimed') throw new BackupRefusal('Somebody has set this site up meanwhile.')
    if (done === 'changed')
      throw new ChangedMeanwhile(
        'Something was saved while the present state was kept, by an import perhaps. Try again when it has ended.',
      )
    return { rows: manifest.rows, people, isOwn }
  })
}

/** The accounts that a backup holds. It is checked like one that is restored. */
export async function readBackupPeople(file: string, means: Means = {}): Promise<Brought[]> {
  return withScratch(file, async (scratch) => {
    await readInto(scratch, file, undefined, means)
    return listBrought(scratch)
  })
}

/** Restores a backup into a scratch file with the newest schema. With a key, pictures of other sites are decoded. */
export async function readInto(
  scratch: string,
  file: string,
  key: string | undefined,
  { filesFolder, passphrase, onShare }: Means = {},
): Promise<Backup> {
  const backup = await openBackup(file, key, filesFolder, passphrase)
  try {
    await fillScratch(backup, scratch, onShare)
  } finally {
    backup.close()
  }
  await finishScratch(scratch)
  // This site made those of its own backups. One that broke since is better than none of the others.
  if (key !== undefined && !backup.isOwn) await decodePictures(scratch)
  return backup
}

/** Whoever has accounts would lose them all, and with them the way in. */
const refuseAll = (brought: readonly Brought[]) =>
  new BackupRefusal(
    `Another site made this backup, and nobody could sign in any more. Take one of its accounts at least: ${brought.map(({ email }) => `--with ${email}`).join(', ')}.`,
  )

/** Nobody could sign in to a new site otherwise. */
function checkAdministrator(people: readonly Brought[]) {
  if (!people.some(({ role }) => role === 'administrator'))
    throw new BackupRefusal('Tick one administrator at least, or nobody could sign in.')
}

const hasAccounts = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/** Throws a BackupRefusal when somebody is to be taken whom the backup does not hold. */
export function checkTaken(brought: readonly Brought[], take: readonly string[]): void {
  const unknown = take.find((email) => !brought.some((one) => one.email === email.toLowerCase()))
  if (unknown !== undefined) throw new BackupRefusal(`The backup has no account ${unknown}.`)
}
