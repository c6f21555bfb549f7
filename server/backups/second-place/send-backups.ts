import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupReason, chooseKept, isAhead } from '#domain/files/kept-backups.ts'
import type { SecondPlaceLook } from '../../data/backups/second-place.ts'
import { pathToSend } from '../brought.ts'
import { FILES, isBackupName, type KeptBackup, listKept, momentOf } from '../folder.ts'
import { joinBackup } from '../join-backup.ts'
import { BackupRefusal } from '../refusal.ts'
import type { SecondPlace } from '../../config.ts'
import { openStore, StoreFailed, type StoredFile } from './store.ts'

/** Parts of a file that nobody has joined for so long are of a process that was killed. */
const LEFT_OVER_MS = 6 * 3_600_000
/** No further file is begun after that time: the next backup is due. */
const SENDING_MS = 10 * 60_000

type Wanted = {
  folder: string
  secondPlace: SecondPlace
  /** The key that this site signs with. */
  key: string
  passphrase: string | undefined
  now: Date
  mostMs?: number
}
type Store = ReturnType<typeof openStore>

/**
 * Sends every kept backup that should be in the second place and is not, the newest first, each as one file with everything.
 * Removes there what the rule of kept backups lets go, and parts that a killed process has left. Files with other names are
 * left alone. Answers what is there then. Throws a StoreFailed.
 */
export async function sendMissing({
  folder,
  secondPlace,
  key,
  passphrase,
  now,
  mostMs = SENDING_MS,
}: Wanted): Promise<SecondPlaceLook> {
  const until = performance.now() + mostMs
  const kept = await listKept(folder)
  const store = openStore(secondPlace)
  const there = await listThere(store, folder, kept)
  const reasons = new Map(kept.map(({ name, reason }) => [name, reason]))
  const wanted = chooseNames(new Set([...there, ...kept.map(({ name }) => name)]), reasons, now)
  const missing = new Set(
    kept
      // What a fast clock has dated may wait.
      .toSorted((a, b) => Number(isAhead(a, now)) - Number(isAhead(b, now)))
      .flatMap(({ name }) => (wanted.has(name) && !there.has(name) ? name : [])),
  )
  let unreadable = 0
  for (const name of missing) {
    if (performance.now() > until) break
    if (await send(store, { folder, name, key, passphrase })) {
      missing.delete(name)
      there.add(name)
    } else unreadable++
  }
  // Only what is there takes the place of what is there.
  const stays = chooseNames(there, reasons, now)
  for (const name of there) {
    if (stays.has(name)) continue
    await store.remove(name)
    there.delete(name)
  }
  await abortLeftOver(store, now)
  const moments = [...there].map(momentOf).filter((made_at) => !isAhead({ made_at }, now))
  return {
    looked_at: now.toISOString(),
    backups: there.size,
    newest_at: moments.sort().at(-1) ?? null,
    missing: missing.size - unreadable,
    unreadable,
  }
}

/** The backups in the second place. One that is smaller than its rows alone could be is not there. */
async function listThere(store: Store, folder: string, kept: KeptBackup[]): Promise<Set<string>> {
  const isKept = new Set(kept.map(({ name }) => name))
  const isWhole = async ({ name, bytes }: StoredFile) =>
    bytes > (isKept.has(name) ? (await stat(join(folder, name))).size / 2 : 0)
  const found = new Set<string>()
  for (const file of await store.list())
    if (isBackupName(file.name) && (await isWhole(file))) found.add(file.name)
  return found
}

const chooseNames = (names: ReadonlySet<string>, reasons: Map<string, BackupReason>, now: Date) =>
  new Set(
    [
      ...chooseKept(
        [...names].map((name) => ({
          name,
          made_at: momentOf(name),
          reason: reasons.get(name) ?? ('itself' as const),
        })),
        now,
      ),
    ].map(({ name }) => name),
  )

type One = { folder: string; name: string; key: string; passphrase: string | undefined }

/** False for a backup that is damaged, or locked with an earlier passphrase: it holds up no other. */
async function send(store: Store, { folder, name, key, passphrase }: One): Promise<boolean> {
  const whole = pathToSend(folder)
  try {
    await joinBackup(join(folder, name), whole, {
      key,
      filesFolder: join(folder, FILES),
      opensWith: passphrase,
      sealWith: passphrase,
      unencrypted: true,
    })
    await store.put(name, whole)
    return true
  } catch (error) {
    if (error instanceof BackupRefusal) return false
    throw error
  } finally {
    await rm(whole, { force: true })
  }
}

async function abortLeftOver(store: Store, now: Date): Promise<void> {
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
