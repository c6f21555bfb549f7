import type { BackupReason } from '#domain/files/kept-backups.ts'
import type { Brought } from '../data/backups/accounts.ts'
import type { SecondPlaceLook } from '../data/backups/second-place.ts'
import type { KeptBackup } from './folder.ts'
import type { SecondPlace } from '../config.ts'
import type { Summary } from './summary.ts'

/** Where a backup lies: among those that are kept, or a file that was brought. `unencrypted`: it may be, though there is a passphrase. */
type BackupFile = { file: string; filesFolder?: string; unencrypted?: boolean }

/** What the process beside the site is asked for. Its answer has the same name. */
export type Orders = {
  keep: { ask: { folder: string; reason: BackupReason }; answer: KeptBackup | null }
  /** One file with everything, made from one that is kept, or from one that another passphrase opens. */
  join: { ask: BackupFile & { to: string; opensWith?: string }; answer: null }
  /** What is missing in the second place, where there is one. */
  send: { ask: { folder: string }; answer: SecondPlaceLook | null }
  /** `asker` is the address of the account that looks: it is never taken away. */
  inspect: { ask: BackupFile & { asker?: string }; answer: Summary }
  restore: {
    ask: BackupFile & {
      folder: string
      take: string[]
      asTheyWere?: boolean
      keep_id?: string
      set_up_hash?: string
    }
    answer: { rows: Record<string, number>; people: Brought[]; before: string }
  }
}

/** What the environment of the site says of its backups. */
export type BackupMeans = {
  databaseUrl: string
  /** What they are encrypted with. */
  passphrase?: string | undefined
  secondPlace?: SecondPlace | undefined
}

export type OrderName = keyof Orders
export type Order<Name extends OrderName = OrderName> = {
  name: Name
  means: BackupMeans
  ask: Orders[Name]['ask']
}

/** How much of a restore is done, from 0 to 1: said now and then before the reply. */
export type ShareNews = { share: number }

/** What somebody can give, so that a backup is not refused: its passphrase, or the word that it may come without. */
export type BackupNeed = 'passphrase' | 'consent'

/** What became of an order: a refusal is a sentence for the person who asked. */
export type Reply =
  | { ok: true; answer: unknown }
  | { ok: false; refusal?: string; needs?: BackupNeed | undefined; error?: string }
