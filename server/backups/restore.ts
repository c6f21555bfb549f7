import { type Brought, dropAccess, listBrought, listEmails } from '../data/backups/accounts.ts'
import { replaceContents } from '../data/backups/replace.ts'
import { finishScratch } from '../data/backups/scratch.ts'
import type { Database } from '../data/database/database.ts'
import { toEmailAddress } from '#domain/people/email-address.ts'
import { decodePictures } from './decode-pictures.ts'
import { fillScratch } from './fill-scratch.ts'
import { withScratch } from './scratch-folder.ts'
import { type Backup, openBackup, type Opening } from './open-backup.ts'
import { BackupRefusal, ChangedMeanwhile } from './refusal.ts'
import { countShare, type OnShare, partOf, totalOf } from './share.ts'

export type Restored = { rows: Record<string, number>; people: Brought[]; isOwn: boolean }

export type Choices = Omit<Opening, 'key'> & {
  /** The key that this site signs with. */
  key: string
  /** The accounts to take from a backup that this site does not know as its own. */
  take: readonly string[]
  /** Of one that is its own: accounts become as they were. Otherwise those that there are stay as they are. */
  asTheyWere?: boolean | undefined
  /** Who stays even then, unless the backup has somebody with the address. */
  keep_id?: string | undefined
  /** The set-up token of a site without accounts, by its hash: it is used up in the moment in which the site changes. */
  set_up_hash?: string | undefined
  /** How often content had changed when the present state was saved. */
  changes?: number
  onShare?: OnShare | undefined
}

/** As much of a restore as reading the backup is; the rest is the exchange of all rows. */
const READ = 0.5

/**
 * Puts what a backup holds in the place of all that the site holds. A damaged or hostile backup is refused with a
 * BackupRefusal, and nothing is changed. Answers with the accounts that there are then.
 */
export async function restoreBackup(
  db: Database,
  file: string,
  { take, asTheyWere, keep_id, set_up_hash, changes, onShare, ...opening }: Choices,
): Promise<Restored> {
  return withScratch(file, async (scratch) => {
    const { isOwn, manifest } = await readInto(scratch, file, opening, partOf(onShare, 0, READ))
    if (!isOwn) takeChosen(scratch, take)
    if (set_up_hash !== undefined) checkAdministrator(listBrought(scratch))
    const done = await replaceContents(db, scratch, {
      accounts: isOwn ? (asTheyWere ? 'as-they-were' : 'stay') : 'join',
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
    return { rows: manifest.rows, people: listBrought(scratch), isOwn }
  })
}

/** The accounts that a backup holds. It is checked like one that is restored. */
export async function readBackupPeople(file: string, opening: Opening = {}): Promise<Brought[]> {
  return withScratch(file, async (scratch) => {
    await readInto(scratch, file, opening)
    return listBrought(scratch)
  })
}

/** Restores a backup into a scratch file with the newest schema. With a key, pictures of other sites are decoded. */
export async function readInto(
  scratch: string,
  file: string,
  opening: Opening,
  onShare?: OnShare,
): Promise<Backup> {
  const backup = await openBackup(file, opening)
  try {
    await fillScratch(backup, scratch, onShare)
  } finally {
    backup.close()
  }
  await finishScratch(scratch)
  // This site made those of its own backups. One that broke since is better than none of the others.
  if (opening.key !== undefined && !backup.isOwn) await decodePictures(scratch)
  return backup
}

/**
 * Of a scratch file that a stranger may have filled, lets in the accounts that were chosen, with their passwords alone.
 * Answers the addresses of the others.
 */
export function takeChosen(scratch: string, take: readonly string[]): string[] {
  const brought = listEmails(scratch)
  const unknown = take.find((email) => !brought.includes(toEmailAddress(email)))
  if (unknown !== undefined) throw new BackupRefusal(`The backup has no account ${unknown}.`)
  const chosen = take.map(toEmailAddress)
  dropAccess(scratch, chosen)
  return brought.filter((email) => !chosen.includes(email))
}

/** Nobody could sign in to a new site otherwise. */
function checkAdministrator(people: readonly Brought[]) {
  if (!people.some(({ role }) => role === 'administrator'))
    throw new BackupRefusal('Tick one administrator at least, or nobody could sign in.')
}
