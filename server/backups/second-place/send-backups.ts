import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupReason, chooseKept } from '#domain/kept-backups.ts'
import { pathToSend } from '../brought.ts'
import { FILES, isBackupName, listKept, momentOf } from '../folder.ts'
import { joinBackup } from '../join-backup.ts'
import { openStore, type SecondPlace, StoreFailed } from './store.ts'

/** Parts of a file that nobody has joined for so long are of a process that was killed. */
const LEFT_OVER_MS = 6 * 3_600_000

type Wanted = { folder: string; secondPlace: SecondPlace; passphrase: string | undefined; now: Date }

/**
 * Sends the newest kept backup to the second place as one file with everything, unless it is there, and removes there
 * what the rule of kept backups lets go, and parts that a killed process has left. Files with other names are left alone.
 */
export async function sendNewest({ folder, secondPlace, passphrase, now }: Wanted): Promise<void> {
  const kept = await listKept(folder)
  const [newest] = kept
  if (!newest) return
  const store = openStore(secondPlace)
  const there = (await store.list()).filter(isBackupName)
  if (!there.includes(newest.name)) {
    const whole = pathToSend(folder)
    try {
      await joinBackup(join(folder, newest.name), whole, {
        filesFolder: join(folder, FILES),
        opensWith: passphrase,
        sealWith: passphrase,
      })
      await store.put(newest.name, whole)
    } finally {
      await rm(whole, { force: true })
    }
    there.push(newest.name)
  }
  const reasons = new Map<string, BackupReason>(kept.map(({ name, reason }) => [name, reason]))
  const dated = there.map((name) => ({
    name,
    made_at: momentOf(name),
    reason: reasons.get(name) ?? ('itself' as const),
  }))
  const stays = chooseKept(dated, now)
  for (const backup of dated) if (!stays.has(backup)) await store.remove(backup.name)
  await abortLeftOver(store, now)
}

async function abortLeftOver(store: ReturnType<typeof openStore>, now: Date): Promise<void> {
  try {
    for (const upload of await store.listBegun()) {
      const isOld = Date.parse(upload.begun_at) < now.getTime() - LEFT_OVER_MS
      if (isOld && isBackupName(upload.name)) await store.abort(upload)
    }
  } catch (error) {
    // Not every store lists them. The backup is there all the same, and a rule of the bucket can take the parts away.
    if (!(error instanceof StoreFailed)) throw error
  }
}
