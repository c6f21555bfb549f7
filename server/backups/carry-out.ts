import { compareThings, countRows } from '../data/backups/compare.ts'
import { listBrought } from '../data/backups/people.ts'
import { type Database, openDatabase } from '../data/database.ts'
import { joinBackup } from './join-backup.ts'
import { keepBackup } from './keep-backup.ts'
import { withScratch } from './make-backup.ts'
import type { Order, OrderName, Orders } from './orders.ts'
import { readInto, restoreBackup } from './restore.ts'
import { readSigningKey } from './signing-key.ts'
import { MOST_NAMES } from './summary.ts'

type Means = { databaseUrl: string; db: Database; key: string; now: Date; passphrase: string | undefined }
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

  inspect: async ({ file, filesFolder }, { db, key, passphrase }) =>
    withScratch(async (scratch) => {
      const { manifest, isOwn } = await readInto(scratch, file, key, { filesFolder, passphrase })
      const { going, coming } = await compareThings(db, scratch)
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
    { databaseUrl, db, key, now, passphrase },
  ) {
    const before = await keepBackup({ databaseUrl, folder, reason: 'restore', key, now, passphrase })
    const { rows, people } = await restoreBackup(db, file, {
      key,
      take,
      keep_id,
      filesFolder,
      passphrase,
      set_up_hash,
    })
    return { rows, people, before: before?.name ?? '' }
  },
}

/** Does what the site asks for, in a process of its own. Throws a BackupRefusal. */
export async function carryOut<Name extends OrderName>(
  name: Name,
  { databaseUrl, passphrase }: Pick<Order, 'databaseUrl' | 'passphrase'>,
  ask: Orders[Name]['ask'],
): Promise<Orders[Name]['answer']> {
  const db = openDatabase(databaseUrl)
  try {
    const now = new Date()
    return await CARRY_OUT[name](ask, {
      databaseUrl,
      db,
      key: await readSigningKey(db, now),
      now,
      passphrase,
    })
  } finally {
    await db.destroy()
  }
}
