import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, NOW, openBackupSite } from '#test/backup-site.ts'
import { hashContents } from '#test/contents.ts'
import { changePictures, changeRows, readWhole, writeHostile } from '#test/hostile-backups.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore.ts'

/** Packing what unpacks to much takes a while. */
const SLOW = { timeout: 120_000 }

/** A site, all that a backup of it holds, and a path for one that a stranger made of that. */
async function openSite() {
  const { databaseUrl, db, key } = await openBackupSite()
  const [file, hostile] = ['good.zip', 'hostile.zip'].map((name) => join(newFolder(), name)) as [
    string,
    string,
  ]
  await makeBackup(databaseUrl, file, { key, now: NOW })
  const good = await readWhole(file)
  const expectRefusal = async (reason: string) =>
    expect(restoreBackup(db, hostile, { key, take: ['chef@plate.test'] })).rejects.toThrow(reason)
  return { db, key, hostile, good, expectRefusal }
}

test('a small file that would fill the disk is refused before it does', SLOW, async () => {
  const { db, hostile, good, expectRefusal } = await openSite()
  const before = await hashContents(db)
  // Each is a few hundred kilobytes. One picture for many rows; rows that say nothing; a file of many zeros.
  const zeros = Buffer.alloc(24 * 1024 * 1024)
  const bombs: Record<string, (entries: Map<string, Buffer>) => void> = {
    'one file that many rows name': (entries) => {
      changePictures('webp', zeros)(entries)
      const [row] = (entries.get('data/media_variants.jsonl') ?? '').toString().split('\n')
      const { content } = JSON.parse(
        (entries.get('data/media_variants.jsonl') ?? '')
          .toString()
          .split('\n')
          .find((line) => line.includes('webp')) ?? '',
      )
      const rows = Array.from({ length: 50 }, (_, width) =>
        JSON.stringify({ ...JSON.parse(row ?? ''), format: 'webp', width: width + 1, content }),
      )
      entries.set('data/media_variants.jsonl', Buffer.from(`${rows.join('\n')}\n`))
    },
    'rows that pack well': (entries) =>
      changeRows('recipes', (row) => ({ ...row, description: ' '.repeat(4_400_000) }))(entries),
    'a large file': changePictures('webp', Buffer.alloc(160 * 1024 * 1024)),
  }
  for (const [name, change] of Object.entries(bombs)) {
    await writeHostile(hostile, good, { entries: change })
    expect([name, statSync(hostile).size]).toEqual([name, expect.toSatisfy((size) => size < 1_000_000)])
    await expectRefusal('would unpack to far more than it holds').catch((error: unknown) => {
      throw new Error(name, { cause: error })
    })
  }
  expect(await hashContents(db)).toBe(before)
})

test(
  'a stranger’s account in another spelling, or with the number of one of ours, is nobody here',
  SLOW,
  async () => {
    const { db, key, hostile, good, expectRefusal } = await openSite()
    for (const email of ['CHEF@plate.test', ' chef@plate.test']) {
      await writeHostile(hostile, good, {
        entries: changeRows('users', (row) => (row['email'] === 'chef@plate.test' ? { ...row, email } : row)),
      })
      await expectRefusal('email of a row of users is no address of an account')
    }
    await writeHostile(hostile, good, {
      entries: changeRows('users', (row) =>
        row['email'] === 'chef@plate.test'
          ? { ...row, email: 'mallory@evil.test', password_hash: 'hash:m' }
          : row,
      ),
    })
    await restoreBackup(db, hostile, { key, take: ['mallory@evil.test'] })
    const users = await db.selectFrom('users').select(['email', 'password_hash']).orderBy('email').execute()
    expect(users).toEqual([
      { email: 'chef@plate.test', password_hash: 'hash:1' },
      { email: 'mallory@evil.test', password_hash: 'hash:m' },
      { email: 'tom@plate.test', password_hash: 'hash:2' },
    ])
    expect(await db.selectFrom('totp_secrets').selectAll().execute()).toHaveLength(1)
  },
)
