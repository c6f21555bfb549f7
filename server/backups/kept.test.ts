import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { later, NOW, openBackupSite } from '#test/backup-site.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { findProblem } from '../data/backups/problem.ts'
import { openDatabase } from '../data/database/database.ts'
import { sql } from 'kysely'
import { MIGRATIONS, migrate } from '../data/database/migrate.ts'
import { readConfig } from '../config.ts'
import { prepareSite } from '../process/prepare-site.ts'
import { restoreAsItWas } from './as-it-was.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { listKept } from './folder.ts'
import { joinBackup } from './join-backup.ts'
import { makeBackup } from './make-backup.ts'
import { makeHourly } from './make-hourly.ts'
import { openBackup } from './open-backup.ts'
import { BackupRefusal } from './refusal.ts'
import { restoreBackup } from './restore.ts'
import { createRunBeside } from './run-beside.ts'

const files = (folder: string) => readdirSync(join(folder, 'files')).sort()

test('a kept backup is made when a row has changed, and pictures lie there once for all', async () => {
  const { db, folder, keep } = await openBackupSite()
  expect(await keep(NOW)).toMatchObject({ reason: 'itself', made_at: NOW.toISOString() })
  const before = files(folder)
  expect(before.length).toBeGreaterThan(2)
  expect(await keep(later(1))).toBeUndefined()
  expect(await keep(later(1), { reason: 'hand' })).toMatchObject({ reason: 'hand' })
  await insertRecipe(db, { fields: aRecipe({ name: 'Once more' }) }, NOW)
  expect(await keep(later(2))).toMatchObject({ rows: { recipes: 39 } })
  expect((await listKept(folder)).map(({ rows }) => rows['recipes'])).toEqual([39, 38, 38])
  expect(files(folder)).toEqual(before)
})

test('a file with everything is made from a kept backup, and is that of this site', async () => {
  const { databaseUrl, db, folder, key, keep } = await openBackupSite()
  const kept = await keep(NOW)
  const whole = join(folder, 'whole.zip')
  await joinBackup(join(folder, kept?.name ?? ''), whole, { key, filesFolder: join(folder, 'files') })
  const other = join(folder, 'other.zip')
  await makeBackup(databaseUrl, other, { key, now: NOW })
  const one = await openBackup(whole, { key })
  const two = await openBackup(other, { key })
  expect(one.isOwn).toBe(true)
  expect(one.manifest).toEqual(two.manifest)
  one.close()
  two.close()
  await db.deleteFrom('recipes').execute()
  await restoreBackup(db, whole, { key, take: [] })
  expect(await db.selectFrom('recipes').select('id').execute()).toHaveLength(38)
})

test('old backups go by the rule, and files that none names any more go with them', async () => {
  const { db, folder, keep } = await openBackupSite()
  await keep(NOW)
  await db.deleteFrom('media').execute()
  for (const hours of [1, 2, 3]) {
    await insertRecipe(db, { fields: aRecipe({ name: `Soup ${hours}` }) }, NOW)
    // So long after the first that it is not the last of any span.
    await keep(later(30 * 24 + hours))
  }
  const names = (await listKept(folder)).map(({ made_at }) => made_at)
  expect(names).toHaveLength(4)
  // What a process that was killed long ago has left: in the middle of a file, of a note, before a name, of a picture.
  const LEFT = [
    'plate-2026-11-24T12-00-00-000Z.zip.part',
    'plate-2026-11-24T13-00-00-000Z.zip.json.part',
    'plate-2026-11-24T14-00-00-000Z.zip.json',
    `files/${'5'.repeat(64)}.webp.${crypto.randomUUID()}`,
  ]
  for (const name of LEFT) writeFileSync(join(folder, name), 'half')
  // Somebody has laid a backup of another machine here: it does not count, and it is not ours to take away.
  writeFileSync(join(folder, 'plate-2025-01-01T00-00-00-000Z.zip'), 'of another machine')
  await insertRecipe(db, { fields: aRecipe({ name: 'Last' }) }, NOW)
  await keep(new Date(Date.now() + 400 * 24 * 3_600_000))
  expect(LEFT.filter((name) => existsSync(join(folder, name)))).toEqual([])
  expect(readdirSync(folder)).toContain('plate-2025-01-01T00-00-00-000Z.zip')
})

test('a backup without its note does not count, and a folder that is not there holds none', async () => {
  const { folder, keep } = await openBackupSite()
  const kept = await keep(NOW)
  rmSync(join(folder, `${kept?.name}.json`))
  expect(await listKept(folder)).toEqual([])
  writeFileSync(join(folder, `${kept?.name}.json`), '{"made_at":')
  expect(await listKept(folder)).toEqual([])
  expect(await listKept(join(folder, 'missing'))).toEqual([])
})

test('a kept backup whose picture is damaged on the disk is refused', async () => {
  const { db, folder, key, keep } = await openBackupSite()
  const kept = await keep(NOW)
  const [picture = ''] = files(folder)
  const path = join(folder, 'files', picture)
  writeFileSync(path, readFileSync(path).subarray(1))
  const restored = restoreBackup(db, join(folder, kept?.name ?? ''), {
    key,
    take: [],
    filesFolder: join(folder, 'files'),
  })
  await expect(restored).rejects.toThrow(BackupRefusal)
})

test('the site makes its backups in a process beside it, each hour, and says why it could not', async () => {
  const { databaseUrl, db, folder } = await openBackupSite()
  let now = NOW
  const errors: unknown[] = []
  const run = createRunBeside({ databaseUrl })
  const job = makeHourly({ db, folder, run, logError: (error) => errors.push(error), now: () => now })
  const work = { table: 'jobs', id: 'backups', lease_owner: 'one' } as const
  await db.updateTable('jobs').set({ reader: 'one' }).where('id', '=', 'backups').execute()
  const closing = new AbortController().signal
  expect(await job.step(work, closing)).toEqual(later(5 / 60))
  now = later(5 / 60)
  mkdirSync(join(folder, '..'), { recursive: true })
  writeFileSync(folder, 'no folder')
  expect(await job.step(work, closing)).toEqual(new Date(now.getTime() + 600_000))
  expect(errors).toHaveLength(1)
  expect(await findProblem(db, 'made')).toMatchObject({ since: now.toISOString() })
  rmSync(folder)
  expect(await job.step(work, closing)).toEqual(new Date(now.getTime() + 3_600_000))
  expect(await listKept(folder)).toHaveLength(1)
  expect(await findProblem(db, 'made')).toBeUndefined()
  // Somebody else does the work now.
  await db.updateTable('jobs').set({ reader: 'two' }).where('id', '=', 'backups').execute()
  expect(await job.step(work, closing)).toBe('done')
})

test('a start that changes tables keeps a backup first, which an older release can be given back', async () => {
  const databaseUrl = `file:${newDatabaseFile()}`
  const old = MIGRATIONS.slice(0, 1)
  const db = openDatabase(databaseUrl)
  await migrate(db, { only: old })
  await sql`insert into redirects (path, leads_to, created_at) values ('/old', '/recipes', '2026-03-04T05:06:07.000Z')`.execute(
    db,
  )
  const config = readConfig({ DATABASE_URL: databaseUrl, SAMPLE_CONTENT: 'off' })
  await prepareSite(db, config)
  const [kept] = await listKept(config.backupFolder)
  expect(kept).toMatchObject({ reason: 'migration', rows: { redirects: 1 } })
  await prepareSite(db, config)
  expect(await listKept(config.backupFolder)).toHaveLength(1)
  await db.destroy()

  const url = `file:${newDatabaseFile()}`
  await restoreAsItWas(url, join(config.backupFolder, kept?.name ?? ''), {
    take: [],
    filesFolder: join(config.backupFolder, 'files'),
  })
  const before = openDatabase(url)
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(before)
  expect(rows.map(({ name }) => name)).toEqual(old)
  expect(await before.selectFrom('redirects').select('path').execute()).toEqual([{ path: '/old' }])
  await before.destroy()
})
