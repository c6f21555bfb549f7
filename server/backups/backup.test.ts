import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { findPostgres, startPostgres } from '#test/postgres.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { fillWholeSite, SECRET, SOFTER } from '#test/whole-site.ts'
import { atOneMoment } from '../data/backups/moment.ts'
import { KEPT_TABLES } from '../data/backups/tables.ts'
import { type Database, openDatabase } from '../data/database/database.ts'
import { migrate } from '../data/database/migrate.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { restoreAsItWas } from './as-it-was.ts'
import { makeBackup } from './make-backup.ts'
import { openBackup } from './open-backup.ts'
import { readBackupPeople, restoreBackup } from './restore.ts'
import { readSigningKey } from './signing-key.ts'
import { writeBackup } from './write-backup.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const programs = findPostgres()
const EVERYBODY = ['chef@plate.test', 'tom@plate.test']
const PASSPHRASE = 'beets under the blue lid'

let createPostgres: () => Promise<string>
beforeAll(async () => {
  if (programs === undefined) return
  const postgres = await startPostgres(programs)
  createPostgres = async () => postgres.createDatabase()
}, 60_000)

const CREATE = {
  sqlite: async () => `file:${newDatabaseFile()}`,
  postgres: async () => createPostgres(),
}
type Engine = keyof typeof CREATE

const newFile = () => join(mkdtempSync(join(tmpdir(), 'plate-')), 'backup.zip')

async function openSite(engine: Engine) {
  const url = await CREATE[engine]()
  const db = openDatabase(url)
  await migrate(db)
  return { url, db, key: await readSigningKey(db, NOW) }
}

async function backUp({ url, key }: { url: string; key: string }, passphrase?: string) {
  const file = newFile()
  await makeBackup(url, file, { key, now: NOW, passphrase })
  return file
}

async function readEntries(file: string) {
  const { manifest, close } = await openBackup(file, { passphrase: PASSPHRASE, unencrypted: true })
  close()
  return { rows: manifest.rows, entries: manifest.entries }
}

const both: [Engine, Engine][] = [
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['postgres', 'postgres'],
]

for (const [from, to] of both) {
  test.skipIf(programs === undefined && (from === 'postgres' || to === 'postgres'))(
    `a backup that is restored makes the same backup again (${from} to ${to})`,
    { timeout: 60_000 },
    async () => {
      const old = await openSite(from)
      await fillWholeSite(old.db)
      const file = await backUp(old, PASSPHRASE)
      const { rows, entries } = await readEntries(file)
      expect(Object.keys(rows).filter((table) => rows[table] === 0)).toEqual([])
      expect(Object.keys(rows).sort()).toEqual(KEPT_TABLES.map(({ name }) => name).sort())

      const fresh = await openSite(to)
      const opening = { key: fresh.key, passphrase: PASSPHRASE }
      const restored = await restoreBackup(fresh.db, file, { ...opening, take: [] })
      expect(restored).toMatchObject({ isOwn: true, rows })
      expect(await readEntries(await backUp(fresh, PASSPHRASE))).toEqual({ rows, entries })
      const softer = await fresh.db.selectFrom('recipes').select('softer').execute()
      expect(softer).toContainEqual({ softer: SOFTER })
      await Promise.all([old.db.destroy(), fresh.db.destroy()])
    },
  )
}

test('a backup holds accounts with their second factors, and no session, token, counter or key', async () => {
  const site = await openSite('sqlite')
  await fillWholeSite(site.db)
  const backup = await openBackup(await backUp(site), { key: site.key })
  let text = ''
  for (const name of Object.keys(backup.manifest.entries)) text += (await backup.bytes(name)).toString()
  backup.close()
  expect(text).toContain('JBSWY3DP')
  expect(text).toContain('hash:1')
  expect(text).not.toContain(SECRET)
  expect(text).not.toContain(site.key)
  await site.db.destroy()
})

test('a backup is of one moment, whatever is saved while it is written', async () => {
  for (const engine of programs ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)) {
    const site = await openSite(engine)
    await fillWholeSite(site.db)
    const file = newFile()
    await atOneMoment(site.url, async (moment) => {
      const rows: typeof moment.rows = async function* (table, columns) {
        if (table.name === 'recipes') await insertRecipe(site.db, { fields: aRecipe() }, NOW)
        yield* moment.rows(table, columns)
      }
      // The first read begins the moment.
      for await (const _row of moment.rows(KEPT_TABLES[0]!, moment.tables[0]!.columns)) continue
      await writeBackup({ ...moment, rows }, file, { key: site.key, site_version: '1', now: NOW })
    })
    const { rows } = await readEntries(file)
    expect(rows['recipes']).toBe(38)
    expect(await countRecipes(site.db)).toBe(39)
    await site.db.destroy()
  }
})

const countRecipes = async (db: Database) => (await db.selectFrom('recipes').select('id').execute()).length

test('a backup of this site brings back its accounts where somebody wants that, and ends all sessions', async () => {
  const site = await openSite('sqlite')
  const { chef } = await fillWholeSite(site.db)
  const file = await backUp(site)
  await site.db.deleteFrom('users').where('id', '=', chef).execute()
  await site.db.deleteFrom('recipes').execute()
  const { people, isOwn } = await restoreBackup(site.db, file, { key: site.key, take: [], asTheyWere: true })
  expect(isOwn).toBe(true)
  expect(people.map(({ email, role }) => [email, role])).toEqual([
    ['chef@plate.test', 'administrator'],
    ['tom@plate.test', 'editor'],
  ])
  expect(await countRecipes(site.db)).toBe(38)
  for (const table of ['session_families', 'session_tokens', 'account_links', 'one_time_tokens'] as const)
    expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([])
  await site.db.destroy()
})

test('of a backup of another site only the accounts come that are asked for', async () => {
  const old = await openSite('sqlite')
  await fillWholeSite(old.db)
  const file = await backUp(old)
  expect((await readBackupPeople(file)).map(({ email }) => email)).toEqual(EVERYBODY)
  const fresh = await openSite('sqlite')
  const emails = async () =>
    (await fresh.db.selectFrom('users').select('email').execute()).map(({ email }) => email)

  await restoreBackup(fresh.db, file, { key: fresh.key, take: [] })
  expect(await emails()).toEqual([])
  expect(await fresh.db.selectFrom('passkeys').selectAll().execute()).toEqual([])
  expect(await countRecipes(fresh.db)).toBe(38)

  await restoreBackup(fresh.db, file, { key: fresh.key, take: ['TOM@plate.test'] })
  expect(await emails()).toEqual(['tom@plate.test'])

  await restoreBackup(fresh.db, file, { key: fresh.key, take: [] })
  expect(await emails()).toEqual(['tom@plate.test'])
  const unknown = restoreBackup(fresh.db, file, { key: fresh.key, take: ['eve@plate.test'] })
  await expect(unknown).rejects.toThrow('The backup has no account eve@plate.test.')
  expect(await emails()).toEqual(['tom@plate.test'])
  await Promise.all([old.db.destroy(), fresh.db.destroy()])
})

test('who restores stays with her password and second factor, when the backup does not know her', async () => {
  const site = await openSite('sqlite')
  const empty = await backUp(site)
  const { chef } = await fillWholeSite(site.db)
  await restoreBackup(site.db, empty, { key: site.key, take: [], keep_id: chef, asTheyWere: true })
  expect(await site.db.selectFrom('users').select(['email', 'is_admin']).execute()).toEqual([
    { email: 'chef@plate.test', is_admin: 1 },
  ])
  expect(await site.db.selectFrom('totp_secrets').select('secret').execute()).toEqual([
    { secret: 'JBSWY3DP' },
  ])
  expect(await countRecipes(site.db)).toBe(0)
  await site.db.destroy()
})

test('an empty database is built as the backup had it, and no other is touched', async () => {
  const site = await openSite('sqlite')
  await fillWholeSite(site.db)
  const file = await backUp(site)
  await expect(restoreAsItWas(site.url, file, { take: [] })).rejects.toThrow(
    'Set DATABASE_URL to an empty one.',
  )
  const url = await CREATE.sqlite()
  const last = await site.db.selectFrom('recipes').select('name').orderBy('id').execute()
  const [{ email = '' } = {}] = await site.db.selectFrom('users').select('email').execute()
  await expect(restoreAsItWas(url, file, { take: ['nobody@plate.example'] })).rejects.toThrow(
    'no account nobody@plate.example',
  )
  await restoreAsItWas(url, file, { take: [email] })
  const db = openDatabase(url)
  expect(await db.selectFrom('recipes').select('name').orderBy('id').execute()).toEqual(last)
  // A new database knows nobody's signature: only who is named comes in.
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email }])
  await Promise.all([site.db.destroy(), db.destroy()])
})

test('a backup that cannot be written leaves nothing behind', async () => {
  const site = await openSite('sqlite')
  await fillWholeSite(site.db)
  const folder = mkdtempSync(join(tmpdir(), 'plate-'))
  const file = join(folder, 'missing', 'backup.zip')
  await expect(makeBackup(site.url, file, { key: site.key, now: NOW })).rejects.toThrow('ENOENT')
  expect(readdirSync(folder)).toEqual([])
  await site.db.destroy()
})

test('a backup can be read by nobody else on the machine', async () => {
  const { url, key, db } = await openSite('sqlite')
  const file = await backUp({ url, key })
  const { statSync } = await import('node:fs')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK')
  await db.destroy()
})
