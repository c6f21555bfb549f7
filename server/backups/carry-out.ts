import { compareThings, countRows } from '../data/backups/compare.ts'
import { listBrought } from '../data/backups/people.ts'
import { type Database, openDatabase } from '../data/database.ts'
import { joinBackup } from './join-backup.ts'
import { keepBackup } from './keep-backup.ts'
import { withScratch } from './make-backup.ts'
import type { OrderName, Orders } from './orders.ts'
import { readInto, restoreBackup } from './restore.ts'
import { readSigningKey } from './signing-key.ts'
import { MOST_NAMES } from './summary.ts'

type Means = { databaseUrl: string; db: Database; key: string; now: Date }
type CarryOut = {
  [Name in OrderName]: (ask: Orders[Name]['ask'], means: Means) => Promise<Orders[Name]['answer']>
}

const CARRY_OUT: CarryOut = {
  keep: async ({ folder, reason }, { databaseUrl, key, now }) =>
    (await keepBackup({ databaseUrl, folder, reason, key, now })) ?? null,

  async join({ file, filesFolder, to }) {
    await joinBackup(file, filesFolder, to)
    return null
  },

  inspect: async ({ file, filesFolder }, { db, key }) =>
    withScratch(async (scratch) => {
      const { manifest, isOwn } = await readInto(scratch, file, key, filesFolder)
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

  async restore({ file, filesFolder, folder, take, keep_id, set_up_hash }, { databaseUrl, db, key, now }) {
    const before = await keepBackup({ databaseUrl, folder, reason: 'restore', key, now })
    const { rows, people } = await restoreBackup(db, file, {
      key,
      take,
      keep_id,
      filesFolder,
      set_up_hash,
    })
    return { rows, people, before: before?.name ?? '' }
  },
}

/** Does what the site asks for, in a process of its own. Throws a BackupRefusal. */
export async function carryOut<Name extends OrderName>(
  name: Name,
  databaseUrl: string,
  ask: Orders[Name]['ask'],
): Promise<Orders[Name]['answer']> {
  const db = openDatabase(databaseUrl)
  try {
    const now = new Date()
    return await CARRY_OUT[name](ask, { databaseUrl, db, key: await readSigningKey(db, now), now })
  } finally {
    await db.destroy()
  }
}
