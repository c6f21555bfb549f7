import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { keepBackup } from '#server/backups/keep-backup.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { openDatabase } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import { newDatabaseFile } from './running-site.ts'
import { fillWholeSite } from './whole-site.ts'

/** The moment from which backups of tests are counted. */
export const NOW = new Date('2026-11-24T12:00:00Z')
export const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

export const newFolder = () => mkdtempSync(join(tmpdir(), 'plate-'))

/** A site with a row in every table, in an SQLite file, with a folder for its kept backups. It ends with the test. */
export async function openBackupSite() {
  const databaseUrl = `file:${newDatabaseFile()}`
  const db = openDatabase(databaseUrl)
  await migrate(db)
  await fillWholeSite(db)
  onTestFinished(async () => db.destroy())
  const folder = join(newFolder(), 'backups')
  const key = await readSigningKey(db, NOW)
  type More = { reason?: 'itself' | 'hand'; passphrase?: string | undefined }
  const keep = async (now: Date, { reason = 'itself', passphrase }: More = {}) =>
    keepBackup({ databaseUrl, folder, reason, key, now, passphrase })
  return { databaseUrl, db, folder, key, keep }
}
