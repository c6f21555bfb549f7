import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupReason, chooseKept } from '#domain/kept-backups.ts'
import { pathToSend } from '../brought.ts'
import { FILES, isBackupName, listKept, momentOf } from '../folder.ts'
import { joinBackup } from '../join-backup.ts'
import { openStore, type SecondPlace } from './store.ts'

type Wanted = { folder: string; secondPlace: SecondPlace; passphrase: string | undefined; now: Date }

/**
 * Sends the newest kept backup to the second place as one file with everything, unless it is there, and removes there
 * what the rule of kept backups lets go. Files with other names are left alone.
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
}
