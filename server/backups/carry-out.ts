import { listConsequences } from '#domain/people/restored-accounts.ts'
import { compareAccounts, compareThings, countEndedLinks, countRows } from '../data/backups/compare.ts'
import { type Database, openDatabase } from '../data/database/database.ts'
import { storageProblem } from '../http/storage-problem.ts'
import { joinBackup } from './join-backup.ts'
import { keepBackup } from './keep-backup.ts'
import { withScratch } from './scratch-folder.ts'
import type { BackupMeans, BackupNeed, Order, OrderName, Orders, Reply } from './orders.ts'
import { replaceSite } from './replace-site.ts'
import { readInto } from './restore.ts'
import { BackupRefusal, LockedBackup, UnencryptedBackup } from './refusal.ts'
import { sendMissing } from './second-place/send-backups.ts'
import { StoreFailed } from './second-place/store.ts'
import { readSigningKey } from './signing-key.ts'
import type { OnShare } from './share.ts'
import { MOST_NAMES } from './summary.ts'

type Means = BackupMeans & { db: Database; key: string; now: Date; onShare: OnShare }
type CarryOut = {
  [Name in OrderName]: (ask: Orders[Name]['ask'], means: Means) => Promise<Orders[Name]['answer']>
}

const CARRY_OUT: CarryOut = {
  keep: async ({ folder, reason }, { databaseUrl, key, now, passphrase }) =>
    (await keepBackup({ databaseUrl, folder, reason, key, now, passphrase })) ?? null,

  async join({ file, filesFolder, to, opensWith }, { key, passphrase }) {
    await joinBackup(file, to, {
      key,
      filesFolder,
      opensWith: opensWith ?? passphrase,
      sealWith: passphrase,
      // One that is kept may be from before the passphrase was set.
      unencrypted: filesFolder !== undefined,
    })
    return null
  },

  async send({ folder }, { key, passphrase, secondPlace, now }) {
    try {
      return secondPlace ? await sendMissing({ folder, secondPlace, key, passphrase, now }) : null
    } catch (error) {
      if (error instanceof StoreFailed) throw new BackupRefusal(error.message)
      throw error
    }
  },

  inspect: async ({ file, filesFolder, unencrypted, asker }, { db, key, passphrase, now }) =>
    withScratch(file, async (scratch) => {
      const opening = { key, filesFolder, passphrase, unencrypted }
      const { manifest, isOwn } = await readInto(scratch, file, opening)
      const accounts = await compareAccounts(db, scratch)
      const isNew = accounts.every(({ now }) => now === undefined)
      const { going, coming } = await compareThings(db, scratch)
      const endedPreviewLinks = await countEndedLinks(db, scratch, now)
      return {
        made_at: manifest.made_at,
        isOwn,
        isNew,
        now: await countRows(db),
        then: manifest.rows,
        going: going.slice(0, MOST_NAMES),
        coming: coming.slice(0, MOST_NAMES),
        goingCount: going.length,
        comingCount: coming.length,
        accounts,
        consequences: isOwn && !isNew ? listConsequences(accounts, { asker, endedPreviewLinks }) : [],
      }
    }),

  async restore(
    { file, filesFolder, unencrypted, folder, take, asTheyWere, keep_id, set_up_hash },
    { databaseUrl, db, key, now, passphrase, onShare },
  ) {
    const { rows, people, before } = await replaceSite({ db, databaseUrl, folder, now, onShare }, file, {
      key,
      take,
      asTheyWere,
      keep_id,
      filesFolder,
      passphrase,
      unencrypted,
      set_up_hash,
    })
    return { rows, people, before }
  },
}

/** Does what the site asks for, in a process of its own. Throws a BackupRefusal. */
export async function carryOut<Name extends OrderName>(
  name: Name,
  means: BackupMeans,
  ask: Orders[Name]['ask'],
  onShare: OnShare,
): Promise<Orders[Name]['answer']> {
  const db = openDatabase(means.databaseUrl, { mayCreate: false })
  try {
    const now = new Date()
    return await CARRY_OUT[name](ask, { ...means, db, key: await readSigningKey(db, now), now, onShare })
  } finally {
    await db.destroy()
  }
}

/** What became of an order. A full disk, or a database that is away, is said in words, too. */
export async function reply({ name, ask, means }: Order, onShare: OnShare): Promise<Reply> {
  try {
    return { ok: true, answer: await carryOut(name, means, ask, onShare) }
  } catch (error) {
    if (error instanceof BackupRefusal) return { ok: false, refusal: error.message, needs: findNeed(error) }
    const problem = storageProblem(error)
    if (problem) console.error(said(error))
    return problem ? { ok: false, refusal: problem.reason } : { ok: false, error: said(error) }
  }
}

function findNeed(refusal: BackupRefusal): BackupNeed | undefined {
  if (refusal instanceof LockedBackup) return 'passphrase'
  return refusal instanceof UnencryptedBackup ? 'consent' : undefined
}

const said = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
