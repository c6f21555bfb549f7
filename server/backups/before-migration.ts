import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from '../data/database/database.ts'
import { keepBackup } from './keep-backup.ts'
import { readSigningKey } from './signing-key.ts'

type Kept = { ok: true; file: string } | { ok: false; problem: string }

/**
 * Keeps a backup of the rows as they are, with the migrations that they have had. A start goes on without one: its tables
 * change all or nothing.
 */
export async function keepBeforeMigration(
  db: Database,
  {
    databaseUrl,
    backupFolder: folder,
    backupPassphrase: passphrase,
  }: Pick<Config, 'databaseUrl' | 'backupFolder' | 'backupPassphrase'>,
): Promise<Kept> {
  const now = new Date()
  try {
    const key = await readSigningKey(db, now)
    const kept = await keepBackup({ databaseUrl, folder, reason: 'migration', key, now, passphrase })
    return { ok: true, file: join(folder, kept?.name ?? '') }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, problem: `No backup was made before the tables change. ${reason}` }
  }
}
