import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { hashContents } from '#test/contents.ts'
import {
  aBomb,
  changePictures,
  changeRows,
  readWhole,
  renameEntry,
  sha256,
  writeHostile,
} from '#test/hostile-backups.ts'
import { damagedCopies } from '#test/pictures.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { shortOrLong } from '#test/short-or-long.ts'
import { fillWholeSite } from '#test/whole-site.ts'
import { type Database, openDatabase } from '../data/database/database.ts'
import { migrate } from '../data/database/migrate.ts'
import { makeBackup } from './make-backup.ts'
import { BackupRefusal } from './refusal.ts'
import { openBackup } from './open-backup.ts'
import { readBackupPeople, restoreBackup } from './restore.ts'
import { readSigningKey } from './signing-key.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const DAMAGED = shortOrLong(60, 2_000)
const folder = mkdtempSync(join(tmpdir(), 'plate-'))
const file = join(folder, 'good.zip')

let db: Database
let key: string
let before: string
let good: Awaited<ReturnType<typeof readWhole>>

beforeAll(async () => {
  const url = `file:${newDatabaseFile()}`
  db = openDatabase(url)
  await migrate(db)
  await fillWholeSite(db)
  key = await readSigningKey(db, NOW)
  await makeBackup(url, file, { key, now: NOW })
  good = await readWhole(file)
  before = await hashContents(db)
})

async function expectRefusal(hostile: string, reason: string | RegExp = /./) {
  const restored = restoreBackup(db, hostile, { key, take: ['chef@plate.test'] })
  await expect(restored).rejects.toThrow(BackupRefusal)
  await expect(restored).rejects.toThrow(reason)
}

const HOSTILE: [string, Parameters<typeof writeHostile>[2], string | RegExp][] = [
  [
    'names a path outside',
    { archive: (files) => files.set('a', Buffer.from('x')) },
    'its manifest does not name',
  ],
  [
    'lists a path as an entry',
    {
      manifest: (manifest) =>
        (manifest['entries'] = { '../../site.db': { bytes: 0, sha256: sha256(Buffer.from('')) } }),
    },
    'manifest cannot be read',
  ],
  [
    'has a wrong sum',
    {
      archive: (files) =>
        files.set(
          'data/users.jsonl',
          Buffer.from((files.get('data/users.jsonl') ?? '').toString().replace('hash:1', 'hash:9')),
        ),
    },
    'is not what its sum says',
  ],
  [
    'lacks a table',
    { entries: (entries) => entries.delete('data/recipes.jsonl') },
    'the table recipes is missing',
  ],
  [
    'has a table of its own',
    { entries: (entries) => entries.set('data/sqlite_master.jsonl', Buffer.from('{}\n')) },
    'which this software does not have',
  ],
  [
    'has a table that no backup holds',
    {
      entries: (entries) =>
        entries.set('data/secrets.jsonl', Buffer.from('{"name":"backups","value":"x","created_at":"x"}\n')),
    },
    'which this software does not have',
  ],
  [
    'has a column of its own',
    { entries: changeRows('users', (row) => ({ ...row, '"); drop table users; --': 1 })) },
    'other columns',
  ],
  ['lacks a column', { entries: changeRows('users', ({ email: _email, ...row }) => row) }, 'other columns'],
  [
    'has a number where a text belongs',
    { entries: changeRows('recipes', (row) => ({ ...row, name: 7 })) },
    'name of a row of recipes is no text',
  ],
  [
    'has a text where a number belongs',
    { entries: changeRows('media', (row) => ({ ...row, width: '64' })) },
    'is no number',
  ],
  [
    'has a fraction where a whole number belongs',
    { entries: changeRows('media', (row) => ({ ...row, width: 1.5 })) },
    'is no whole number',
  ],
  [
    'has a point outside of its picture',
    { entries: changeRows('media', (row) => ({ ...row, point_x: 101 })) },
    'a row of media breaks a rule',
  ],
  [
    'has an object where a text belongs',
    { entries: changeRows('settings', (row) => ({ ...row, fields: {} })) },
    'is no text',
  ],
  [
    'has a NUL',
    { entries: changeRows('recipes', (row) => ({ ...row, name: 'a\0b' })) },
    'a character that no text has',
  ],
  [
    'has half a surrogate pair',
    { entries: changeRows('recipes', (row) => ({ ...row, name: '\ud800' })) },
    'a character that no text has',
  ],
  [
    'makes somebody twice an administrator',
    { entries: changeRows('users', (row) => ({ ...row, is_admin: 2 })) },
    'neither yes nor no',
  ],
  [
    'has an account twice',
    { entries: changeRows('users', (row) => ({ ...row, id: 'one' })) },
    'a row of users breaks a rule',
  ],
  [
    'has a row of nobody',
    { entries: changeRows('recovery_codes', (row) => ({ ...row, user_id: 'nobody' })) },
    'a row of recovery_codes breaks a rule',
  ],
  [
    'has a status of its own',
    { entries: changeRows('recipes', (row) => ({ ...row, status: 'secret' })) },
    'a row of recipes breaks a rule',
  ],
  [
    'has a slug that is a path',
    { entries: changeRows('recipes', (row, place) => ({ ...row, slug: `../../${place}` })) },
    'slug of a row of recipes is no address',
  ],
  [
    'has a script as an address',
    { entries: changeRows('blog_posts', (row) => ({ ...row, featured_image_url: 'javascript:alert(1)' })) },
    'is an address that no form takes',
  ],
  [
    'has settings that are not JSON',
    { entries: changeRows('settings', (row) => ({ ...row, fields: '{' })) },
    'is not JSON',
  ],
  [
    'has settings that are a list',
    { entries: changeRows('settings', (row) => ({ ...row, fields: '[]' })) },
    'fields of a row of settings is no object',
  ],
  ...['NaN', '', 'tomorrow', '2026-11-28', '+099999-01-01T00:00:00.000Z', '2026-13-01T00:00:00.000Z'].map(
    (published_at): (typeof HOSTILE)[number] => [
      `publishes a post at “${published_at}”`,
      { entries: changeRows('blog_posts', (row) => ({ ...row, published_at })) },
      'published_at of a row of blog_posts is no moment',
    ],
  ),
  ...['{}', '5', '[null]'].map((undone_links): (typeof HOSTILE)[number] => [
    `says of steps that ${undone_links} was undone`,
    { entries: changeRows('recipe_instructions', (row) => ({ ...row, undone_links })) },
    'undone_links of a row of recipe_instructions is no list',
  ]),
  ['has a row that is a list', { entries: changeRows('users', () => []) }, 'a row of users is none'],
  [
    'has a row that is not JSON',
    { entries: (entries) => entries.set('data/users.jsonl', Buffer.from('insert into users\n')) },
    'is not JSON',
  ],
  [
    'has a row that is cut',
    { entries: (entries) => entries.set('data/users.jsonl', Buffer.from('{}')) },
    'its last row is cut',
  ],
  [
    'has bytes that are no text',
    { entries: (entries) => entries.set('data/users.jsonl', Buffer.from([0xff, 0x0a])) },
    'is not UTF-8 text',
  ],
  [
    'counts more rows',
    { manifest: (manifest) => Object.assign(Object(manifest['rows']), { recipes: 1_000 }) },
    'has lost rows',
  ],
  [
    'names a picture that is not there',
    { entries: changeRows('media_variants', (row) => ({ ...row, content: 'a'.repeat(64) })) },
    'is missing',
  ],
  [
    'has another picture under a name',
    {
      entries: (entries) =>
        entries.forEach((_, name) => name.startsWith('images/') && entries.set(name, Buffer.from('other'))),
    },
    'is another file',
  ],
  [
    'has a script in the place of a picture',
    { entries: changePictures('webp', Buffer.from('<script>alert(1)</script>')) },
    'The backup holds a picture that cannot be shown: "plate.png".',
  ],
  [
    'has a drawing in the place of a picture',
    {
      entries: changePictures(
        'jpeg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      ),
    },
    'The backup holds a picture that cannot be shown: "plate.png".',
  ],
  ...['javascript:alert(1)', '//evil.test/', 'http://evil.test/', '/a\\b'].map(
    (leads_to): (typeof HOSTILE)[number] => [
      `sends readers to ${leads_to}`,
      { entries: changeRows('redirects', (row) => ({ ...row, leads_to })) },
      'leads_to of a row of redirects is an address that no form takes',
    ],
  ),
  [
    'is of a later release',
    { manifest: (manifest) => (manifest['schema'] = ['9999-later']) },
    'a version of this software that this one does not know',
  ],
  [
    'is of a later format',
    { manifest: (manifest) => (manifest['format'] = 3) },
    'A newer version of this software',
  ],
  [
    'has a manifest with more in it',
    { manifest: (manifest) => (manifest['run'] = 'rm') },
    'manifest cannot be read',
  ],
  ['has no manifest', { archive: (files) => files.delete('manifest.json') }, 'it has no manifest'],
]

test.each(HOSTILE)('a backup that %s is refused, and nothing is changed', async (name, change, reason) => {
  const hostile = join(folder, `${name.replaceAll(/\W+/g, '-')}.zip`)
  await writeHostile(hostile, good, change)
  await expectRefusal(hostile, reason)
  expect(await hashContents(db)).toBe(before)
})

test('an archive whose entries lead elsewhere, stand there twice or unpack to far more is refused', async () => {
  const archive = readFileSync(file)
  const tricks = {
    climbs: renameEntry(archive, 'data/users.jsonl', '../x/users.jsonl'),
    'starts at the root': renameEntry(archive, 'data/users.jsonl', '/tmp/users.jsonl'),
    'has a drive': renameEntry(archive, 'data/users.jsonl', 'C:/x/users.jsonl'),
    'goes back': renameEntry(archive, 'data/users.jsonl', 'a\\..\\users.jsonl'),
    'stands there twice': renameEntry(archive, 'data/users.jsonl', 'data/media.jsonl'),
    'is a bomb': aBomb(),
    'is empty': Buffer.alloc(0),
    'is cut at its beginning': archive.subarray(100),
  }
  for (const [name, bytes] of Object.entries(tricks)) {
    const hostile = join(folder, 'trick.zip')
    writeFileSync(hostile, bytes)
    await expectRefusal(hostile).catch((error: unknown) => {
      throw new Error(name, { cause: error })
    })
  }
  expect(await hashContents(db)).toBe(before)
})

test('a backup of this site that somebody has changed is refused', async () => {
  const hostile = join(folder, 'changed.zip')
  const { key_id } = (await readManifestOf(file)) ?? {}
  await writeHostile(hostile, good, { manifest: (made) => Object.assign(made, { key_id }) })
  await expectRefusal(hostile, 'it was changed after this site signed it')
  expect(await hashContents(db)).toBe(before)
})

async function readManifestOf(file: string) {
  const backup = await openBackup(file, { key })
  backup.close()
  return backup.manifest
}

test(
  `each of ${DAMAGED} damaged copies of a backup is refused, or has lost nothing`,
  { timeout: 1_200_000 },
  async () => {
    const archive = readFileSync(file)
    const copy = join(folder, 'copy.zip')
    let refused = 0
    for (const bytes of damagedCopies(archive, DAMAGED)) {
      writeFileSync(copy, bytes)
      const outcome = await readBackupPeople(copy).catch((error: unknown) => error)
      if (outcome instanceof BackupRefusal) refused++
      // Some bytes of an archive say nothing, such as those of times.
      else expect((await readWhole(copy)).entries).toEqual(good.entries)
    }
    expect(refused).toBeGreaterThan(DAMAGED * 0.9)
    expect(await hashContents(db)).toBe(before)
  },
)
