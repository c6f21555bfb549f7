import { compareAccounts, compareThings, countRows } from '../data/backups/compare.ts'
import { listBrought } from '../data/backups/people.ts'
import { type Database, openDatabase } from '../data/database.ts'
import { joinBackup } from './join-backup.ts'
import { keepBackup } from './keep-backup.ts'
import { withScratch } from './scratch-folder.ts'
import type { BackupMeans, OrderName, Orders } from './orders.ts'
import { replaceSite } from './replace-site.ts'
import { readInto } from './restore.ts'
import { BackupRefusal } from './refusal.ts'
import { sendNewest } from './second-place/send-backups.ts'
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

  async join({ file, filesFolder, to, opensWith }, { passphrase }) {
    await joinBackup(file, to, { filesFolder, opensWith: opensWith ?? passphrase, sealWith: passphrase })
    return null
  },

  async send({ folder }, { passphrase, secondPlace, now }) {
    try {
      if (secondPlace) await sendNewest({ folder, secondPlace, passphrase, now })
    } catch (error) {
      if (error instanceof StoreFailed) throw new BackupRefusal(error.message)
      throw error
    }
    return null
  },

  inspect: async ({ file, filesFolder, asker }, { db, key, passphrase }) =>
    withScratch(file, async (scratch) => {
      const { manifest, isOwn } = await readInto(scratch, file, key, { filesFolder, passphrase })
      const accounts = await compareAccounts(db, scratch, { isOwn, asker })
      const things = await compareThings(db, scratch)
      const going = [...accounts.going, ...things.going]
      const coming = [...accounts.coming, ...things.coming]
      return {
        made_at: manifest.made_at,
        isOwn,
        now: await countRows(db),
        then: manifest.rows,
        going: going.slice(0, MOST_NAMES),
        coming: coming.slice(0, MOST_NAMES),
        goingCount: going.length,
        comingCount: coming.length,
        people: listBrought(scratch),
      }
    }),

  async restore(
    { file, filesFolder, folder, take, keep_id, set_up_hash },
    { databaseUrl, db, key, now, passphrase, onShare },
  ) {
    const { rows, people, before } = await replaceSite({ db, databaseUrl, folder, now, onShare }, file, {
      key,
      take,
      keep_id,
      filesFolder,
      passphrase,
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
