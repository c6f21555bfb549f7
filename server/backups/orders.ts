import type { BackupReason } from '#domain/kept-backups.ts'
import type { Brought } from '../data/backups/people.ts'
import type { KeptBackup } from './folder.ts'
import type { SecondPlace } from './second-place/store.ts'
import type { Summary } from './summary.ts'

/** Where a backup lies: among those that are kept, or a file that was brought. */
type BackupFile = { file: string; filesFolder?: string }

/** What the process beside the site is asked for. Its answer has the same name. */
export type Orders = {
  keep: { ask: { folder: string; reason: BackupReason }; answer: KeptBackup | null }
  /** One file with everything, made from one that is kept, or from one that another passphrase opens. */
  join: { ask: BackupFile & { to: string; opensWith?: string }; answer: null }
  /** The newest to the second place, where there is one. */
  send: { ask: { folder: string }; answer: null }
  /** `asker` is the address of the account that looks: it stays in any case. */
  inspect: { ask: BackupFile & { asker?: string }; answer: Summary }
  restore: {
    ask: BackupFile & { folder: string; take: string[]; keep_id?: string; set_up_hash?: string }
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

/** What became of an order: a refusal is a sentence for the person who asked. */
export type Reply =
  | { ok: true; answer: unknown }
  | { ok: false; refusal?: string; isLocked?: boolean; error?: string }
