import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { keepBackup } from '#server/backups/keep-backup.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { newDatabaseFile } from './running-site.ts'
import { fillWholeSite } from './whole-site.ts'

/** The moment from which backups of tests are counted. */
export const NOW = new Date('2026-11-24T12:00:00Z')
export const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

export const newFolder = () => mkdtempSync(join(tmpdir(), 'plate-'))

let filled: string | undefined

/** The path of a new SQLite file with a row in every table. The first is filled, which takes a second: the others are copies. */
export async function newFilledFile(): Promise<string> {
  if (filled === undefined) {
    const template = newDatabaseFile()
    const db = openDatabase(`file:${template}`)
    await migrate(db)
    await fillWholeSite(db)
    await db.destroy()
    filled = template
  }
  const file = newDatabaseFile()
  copyFileSync(filled, file)
  return file
}

/** A site with a row in every table, in an SQLite file, with a folder for its kept backups. It ends with the test. */
export async function openBackupSite() {
  const databaseUrl = `file:${await newFilledFile()}`
  const db = openDatabase(databaseUrl)
  onTestFinished(async () => db.destroy())
  const folder = join(newFolder(), 'backups')
  const key = await readSigningKey(db, NOW)
  type More = { reason?: 'itself' | 'hand'; passphrase?: string | undefined }
  const keep = async (now: Date, { reason = 'itself', passphrase }: More = {}) =>
    keepBackup({ databaseUrl, folder, reason, key, now, passphrase })
  return { databaseUrl, db, folder, key, keep }
}
