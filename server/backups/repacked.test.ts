import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { NOW, newFolder, openBackupSite } from '#test/backup-site.ts'
import { countRows } from '../data/backups/compare.ts'
import { makeBackup } from './make-backup.ts'
import { openBackup } from './open-backup.ts'
import { MANIFEST } from './manifest.ts'
import { BackupRefusal } from './refusal.ts'
import { restoreBackup } from './restore.ts'

/** A backup of a filled site, and a way to pack what is in it once more, as programs of a computer do. */
async function packedSite() {
  const { databaseUrl, db, key } = await openBackupSite()
  const folder = newFolder()
  const file = join(folder, 'plate.zip')
  await makeBackup(databaseUrl, file, { key, now: NOW })
  const packed = join(folder, 'packed again.zip')
  const repack = async (add: (zip: ZipFile, files: Map<string, Buffer>) => void) => {
    const backup = await openBackup(file, { key })
    const files = new Map([[MANIFEST, backup.manifestBytes]])
    for (const name of Object.keys(backup.manifest.entries)) files.set(name, await backup.bytes(name))
    backup.close()
    const zip = new ZipFile()
    const output = createWriteStream(packed)
    zip.outputStream.pipe(output)
    add(zip, files)
    zip.end()
    await finished(output)
  }
  return { db, repack, restore: async () => restoreBackup(db, packed, { key, take: [] }) }
}

test('a backup that a browser has unpacked comes back whole, once its folder is packed again', async () => {
  const { db, repack, restore } = await packedSite()
  const before = await countRows(db)
  await repack((zip, files) => {
    zip.addEmptyDirectory('plate-2026-11-24')
    zip.addEmptyDirectory('plate-2026-11-24/data')
    zip.addBuffer(Buffer.from('notes'), 'plate-2026-11-24/.DS_Store')
    for (const [name, bytes] of files) zip.addBuffer(bytes, `plate-2026-11-24/${name}`)
    zip.addBuffer(Buffer.from('notes'), '__MACOSX/plate-2026-11-24/._manifest.json')
  })
  await db.deleteFrom('recipes').execute()
  expect(await restore()).toMatchObject({ isOwn: true })
  expect(await countRows(db)).toEqual(before)
})

test('so does one whose files were packed without their folder', async () => {
  const { db, repack, restore } = await packedSite()
  const before = await countRows(db)
  await repack((zip, files) => {
    zip.addEmptyDirectory('data')
    for (const [name, bytes] of files) zip.addBuffer(bytes, name)
    zip.addBuffer(Buffer.from('notes'), 'Thumbs.db')
  })
  expect(await restore()).toMatchObject({ isOwn: true })
  expect(await countRows(db)).toEqual(before)
})

test('a file that was put beside those of a backup is refused, also in its folder', async () => {
  const { repack, restore } = await packedSite()
  for (const other of ['plate/data/more.jsonl', 'other/manifest.json', 'users.jsonl']) {
    await repack((zip, files) => {
      for (const [name, bytes] of files) zip.addBuffer(bytes, `plate/${name}`)
      zip.addBuffer(Buffer.from('{}\n'), other)
    })
    await expect(restore(), other).rejects.toThrow(BackupRefusal)
  }
})
