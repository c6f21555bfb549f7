import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { later, newFolder, NOW, openBackupSite } from '#test/backup-site.ts'
import { FILES, listKept } from '../folder.ts'
import { joinBackup } from '../join-backup.ts'
import { makeBackup } from '../make-backup.ts'
import { openBackup } from '../open-backup.ts'
import { BackupRefusal, LockedBackup } from '../refusal.ts'
import { readBackupPeople, restoreBackup } from '../restore.ts'
import { openSealed } from './open-sealed.ts'
import { sealBytes } from './seal.ts'
import { CHUNK, HEADER_BYTES, sealedSize, TAG_BYTES } from './seal-format.ts'

const passphrase = 'beets under the blue lid'
const WRONG = 'This passphrase does not open the backup. Give the one that was set when it was made.'
const SLOW = { timeout: 120_000 }

async function readSealed(file: string): Promise<Buffer> {
  const sealed = await openSealed(file, passphrase)
  if (!sealed) throw new Error('not encrypted')
  const chunks: Buffer[] = []
  try {
    for await (const chunk of sealed.read(0, sealed.size)) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  } finally {
    await sealed.close()
  }
  return Buffer.concat(chunks)
}

test('what is encrypted comes back byte for byte, whatever its size', async () => {
  const file = join(newFolder(), 'sealed')
  for (const size of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 7]) {
    const bytes = randomBytes(size)
    const sealed = await sealBytes(bytes, { passphrase })
    expect([size, sealed.length]).toEqual([size, sealedSize(size)])
    writeFileSync(file, sealed)
    expect((await readSealed(file)).equals(bytes)).toBe(true)
  }
})

test('an encrypted file that was cut, lengthened, swapped, doubled or changed in any place is refused', async () => {
  const file = join(newFolder(), 'sealed')
  const salt = randomBytes(16)
  const sealed = await sealBytes(randomBytes(3 * CHUNK + 100), { passphrase, salt })
  const other = await sealBytes(randomBytes(3 * CHUNK + 100), { passphrase, salt })
  const header = sealed.subarray(0, HEADER_BYTES)
  const chunk = (of: Buffer, index: number) =>
    of.subarray(HEADER_BYTES + index * (CHUNK + TAG_BYTES), HEADER_BYTES + (index + 1) * (CHUNK + TAG_BYTES))
  const [a, b, c, d] = [0, 1, 2, 3].map((index) => chunk(sealed, index)) as [Buffer, Buffer, Buffer, Buffer]
  const damage: Record<string, Buffer> = {
    'cut in a chunk': sealed.subarray(0, -1),
    'cut between chunks': Buffer.concat([header, a, b, c]),
    'cut to its header': header,
    lengthened: Buffer.concat([sealed, Buffer.from('x')]),
    'a chunk more': Buffer.concat([header, a, b, c, d, d]),
    swapped: Buffer.concat([header, b, a, c, d]),
    doubled: Buffer.concat([header, a, a, c, d]),
    'left out': Buffer.concat([header, a, c, d]),
    'of another file': Buffer.concat([header, a, chunk(other, 1), c, d]),
    'the header of another file': Buffer.concat([other.subarray(0, HEADER_BYTES), a, b, c, d]),
  }
  for (let at = 0; at < sealed.length; at += 4_001) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    damage[`byte ${at}`] = changed
  }
  const taken: string[] = []
  for (const [what, bytes] of Object.entries(damage)) {
    writeFileSync(file, bytes)
    const read = await readSealed(file).catch((error: unknown) => error)
    if (!(read instanceof BackupRefusal || (read instanceof Error && what === 'byte 0'))) taken.push(what)
  }
  expect(taken).toEqual([])
})

test('a backup of the command line is encrypted, and opens with its passphrase alone', SLOW, async () => {
  const { databaseUrl, key } = await openBackupSite()
  const [file, plain] = ['sealed.zip', 'plain.zip'].map((name) => join(newFolder(), name)) as [string, string]
  await makeBackup(databaseUrl, file, { key, now: NOW, passphrase })
  await makeBackup(databaseUrl, plain, { key, now: NOW })
  const bytes = readFileSync(file)
  for (const word of ['PK\u0003\u0004', 'manifest.json', 'data/users'])
    expect(bytes.includes(word)).toBe(false)
  const backup = await openBackup(file, { key, passphrase })
  const wanted = await openBackup(plain, { key })
  expect(backup.isOwn).toBe(true)
  expect(backup.manifest.entries).toEqual(wanted.manifest.entries)
  backup.close()
  wanted.close()
  expect((await readBackupPeople(file, { passphrase })).length).toBeGreaterThan(0)
  await expect(readBackupPeople(file, { passphrase: 'another passphrase' })).rejects.toThrow(WRONG)
  await expect(readBackupPeople(file)).rejects.toThrow(LockedBackup)
})

test(
  'kept backups and the pictures beside them are encrypted, and a new passphrase begins anew',
  SLOW,
  async () => {
    const { folder, key, keep } = await openBackupSite()
    const plain = await keep(NOW)
    const kept = await keep(later(1), { passphrase })
    expect(kept?.place).toMatch(/^[0-9a-f]{16}$/)
    expect(await keep(later(2), { passphrase })).toBeUndefined()
    const second = await keep(later(3), { passphrase: 'parsnips behind the door' })
    expect(second?.place).not.toBe(kept?.place)
    expect(await listKept(folder)).toHaveLength(3)
    expect(execFileSync('ls', [join(folder, FILES)]).toString()).toContain(kept?.place)

    const whole = join(newFolder(), 'whole.zip')
    const filesFolder = join(folder, FILES)
    const source = join(folder, kept?.name ?? '')
    const opensWith = 'a wrong passphrase'
    await expect(joinBackup(source, whole, { key, filesFolder, opensWith })).rejects.toThrow(WRONG)
    await joinBackup(source, whole, {
      key,
      filesFolder,
      opensWith: passphrase,
      sealWith: 'leeks on the shelf',
    })
    const sent = await openBackup(whole, { passphrase: 'leeks on the shelf' })
    expect(sent.isOwn).toBe(true)
    sent.close()
    expect((await readBackupPeople(join(folder, plain?.name ?? ''), { filesFolder })).length).toBeGreaterThan(
      0,
    )
  },
)

test(
  'without the passphrase no name, sum or word of what an encrypted backup holds can be read anywhere',
  SLOW,
  async () => {
    const { databaseUrl, db, folder, key, keep } = await openBackupSite()
    const plain = await keep(NOW)
    const told = [
      ...(plain?.fileNames ?? []).map((name) => name.slice(0, 64)),
      plain?.sum ?? '',
      'plate.png',
      'chef@plate.test',
      'manifest.json',
      'images/',
      'data/users',
    ]
    const [recipe] = await db.selectFrom('recipes').select('name').limit(1).execute()
    told.push(recipe?.name ?? '')
    const before = new Set(readdirSync(folder, { recursive: true }).map(String))
    const kept = await keep(later(1), { passphrase })
    expect(kept?.fileNames).toHaveLength(plain?.fileNames.length ?? 0)
    await makeBackup(databaseUrl, join(folder, 'by hand.zip'), { key, now: NOW, passphrase })
    const made = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (one) => one.isFile() && !before.has(relative(folder, join(one.parentPath, one.name))),
    )
    expect(made.length).toBeGreaterThan(4)
    for (const { parentPath, name } of made) {
      const bytes = readFileSync(join(parentPath, name))
      for (const word of told)
        expect([name, word, name.includes(word) || bytes.includes(word)]).toEqual([name, word, false])
    }
    expect(kept?.sum).not.toBe(plain?.sum)
    // It comes back all the same, and nothing is made anew while nothing changes.
    expect(await keep(later(2), { passphrase })).toBeUndefined()
    const filesFolder = join(folder, FILES)
    await db.deleteFrom('media').execute()
    const opening = { key, take: [], filesFolder, passphrase }
    await restoreBackup(db, join(folder, kept?.name ?? ''), opening)
    expect(await db.selectFrom('media_variants').select('hash').execute()).toHaveLength(2)
  },
)

test(
  'a kept backup from before the passphrase is sent as one that a new machine knows by it',
  SLOW,
  async () => {
    const { folder, key, keep } = await openBackupSite()
    const plain = join(folder, (await keep(NOW))?.name ?? '')
    const whole = join(newFolder(), 'whole.zip')
    const filesFolder = join(folder, FILES)
    const how = { filesFolder, opensWith: passphrase, sealWith: passphrase, unencrypted: true }
    await joinBackup(plain, whole, { key, ...how })
    const known = await openBackup(whole, { passphrase })
    expect(known.isOwn).toBe(true)
    known.close()
    // What somebody else made becomes nobody's own by being written anew.
    await joinBackup(plain, whole, { key: 'the key of another site', ...how })
    const foreign = await openBackup(whole, { passphrase })
    expect(foreign.isOwn).toBe(false)
    foreign.close()
  },
)
