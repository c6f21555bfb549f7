import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashPassword } from '#server/auth/password.ts'
import { findBackupFile } from '#server/backups/brought.ts'
import { listKept } from '#server/backups/folder.ts'
import { makeBackup } from '#server/backups/make-backup.ts'
import { createRunBeside } from '#server/backups/run-beside.ts'
import { restoreBackup } from '#server/backups/restore.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { storeProblem } from '#server/data/backups/problem.ts'
import { storeLook } from '#server/data/backups/second-place.ts'
import { isRestoring } from '#server/data/backups/restoring.ts'
import { countChanges } from '#server/data/changes/content-version.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { insertUser } from '#server/data/people/users.ts'
import { saveRedirect } from '#server/data/redirects/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { backUpHere } from '#test/backups.ts'
import { aRecipe } from '#test/fixtures.ts'
import { noticeOf } from '#test/form-fields.ts'
import { pageText } from '#test/page-text.ts'
import { ensurePerson } from '#test/people.ts'
import { childrenOf } from '#test/processes.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

const PATH = '/admin/keeping/backups'
/** Some start a process for each order, and passwords are hashed. */
const SLOW = { timeout: 90_000 }
const PASSWORD = 'three words that fit'

/** `runWith` is what makes and restores its backups: most tests need no process for that. */
async function openSite({
  passphrase,
  runWith = backUpHere,
}: { passphrase?: string; runWith?: typeof backUpHere } = {}) {
  const databaseUrl = `file:${newDatabaseFile()}`
  const db = openDatabase(databaseUrl)
  await migrate(db)
  onTestFinished(async () => db.destroy())
  const folder = join(mkdtempSync(join(tmpdir(), 'plate-')), 'backups')
  // The process that makes backups has the clock of this machine.
  const now = new Date()
  const site = await createTestSite({
    db,
    now,
    backups: { folder, run: runWith({ databaseUrl, passphrase }) },
  })
  const admin = await site.as('admin')
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute()
  const text = async (path: string) => pageText(await (await admin.get(path)).text())
  const make = async () => noticeOf(await admin.post(PATH))
  const names = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.zip'))
      .sort()
  return { databaseUrl, db, now, site, admin, folder, text, make, names }
}

test(
  'a backup is made at the press of a button, listed, and sent as one file to who knows the password',
  SLOW,
  async () => {
    const { databaseUrl, db, site, admin, folder, text, make, names } = await openSite({
      runWith: createRunBeside,
    })
    expect(await text(PATH)).toContain('There is no backup yet.')
    await insertRecipe(db, { fields: aRecipe() }, NOW)
    expect(await make()).toMatchObject({ kind: 'success', title: 'Backup made and verified' })
    expect(await text(PATH)).toContain('The last good backup is from')
    const [name = ''] = names()

    const refused = await admin.post(`${PATH}/download`, { backup: name, password: 'a wrong password' })
    expect(noticeOf(refused)).toMatchObject({ kind: 'destructive', text: 'That is not your password.' })
    const sent = await admin.post(`${PATH}/download`, { backup: name, password: PASSWORD })
    expect(sent.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    expect(sent.headers.get('cache-control')).toContain('no-store')
    const bytes = new Uint8Array(await sent.arrayBuffer())
    expect(String(bytes.length)).toBe(sent.headers.get('content-length'))
    expect(names()).toEqual([name])
    for (const bad of [
      '../site.db',
      '..%2fsite.db',
      'plate-x.zip',
      `../backups/${name}`,
      `${name}\0`,
      '/etc/passwd',
      'C:\\x',
      '',
    ])
      expect([bad, await findBackupFile(folder, bad)]).toEqual([bad, undefined])
    expect(await findBackupFile(folder, name)).toBeDefined()

    // It comes back as a file of this site.
    const form = new FormData()
    form.append('file', new File([bytes], 'mine.zip'))
    const brought = await admin.post(`${PATH}/bring`, form)
    const address = brought.headers.get('location') ?? ''
    expect(address).toContain('backup=brought-')
    expect(await text(address)).toContain('This site made the file. Nothing has changed yet.')
    expect([databaseUrl, folder, site.log.filter((line) => line.includes('"level":"error"'))].at(-1)).toEqual(
      [],
    )
  },
)

test(
  'a restore says what would change, asks for the password, saves the present state and signs everybody out',
  SLOW,
  async () => {
    const { db, site, admin, text, make, names } = await openSite({ runWith: createRunBeside })
    const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Soup of before' }) }, NOW)
    const removed = await ensurePerson(db, 'user', NOW)
    await make()
    const [name = ''] = names()
    await removeThing(db, RECIPES, id, { author_id: null }, NOW)
    await db.deleteFrom('users').where('id', '=', removed).execute()
    await ensurePerson(db, 'editor', NOW)
    await insertRecipe(db, { fields: aRecipe({ name: 'Soup of after' }) }, NOW)
    await saveRedirect(db, { path: '/old-soup', leads_to: '/about' }, NOW)
    const address = `${PATH}/restore?backup=${name}`
    const summary = await text(address)
    expect(summary).toContain('What would go Soup of after /old-soup')
    expect(summary).toContain('What would come back Soup of before')
    expect(summary).toContain('reader@plate.test Stays removed. Nothing of it comes from the backup.')
    expect(summary).toContain('Tom Reyes (tom@plate.test) Stays as it is now.')
    expect(summary).toContain('tom@plate.test is removed: the backup is older than this account.')
    expect(summary).toContain('reader@plate.test was removed, and can sign in again, with the old password.')

    const refused = await admin.post(address, { password: 'a wrong password' })
    expect(pageText(await refused.text())).toContain('That is not your password.')
    expect(await text('/admin/recipes')).toContain('Soup of after')

    const restored = await admin.post(address, { password: PASSWORD })
    expect(restored.headers.get('location')).toBe('/auth')
    expect(noticeOf(restored)).toMatchObject({ kind: 'success', title: 'Restored' })
    expect((await admin.get('/admin')).headers.get('location')).toContain('/auth')
    expect((await site.get('/recipes')).status).toBe(200)
    expect(pageText(await (await site.get('/recipes')).text())).toContain('Soup of before')
    expect(pageText(await (await site.get('/recipes')).text())).not.toContain('Soup of after')
    expect(names()).toHaveLength(2)
  },
)

test('while a backup is restored saves are refused with a sentence, and readers read on', SLOW, async () => {
  const { db, now, site, admin, make, names } = await openSite({ runWith: createRunBeside })
  await insertRecipe(db, { fields: aRecipe({ name: 'Soup of before' }) }, NOW)
  await make()
  const [name = ''] = names()
  const restoring = admin.post(`${PATH}/restore?backup=${name}`, { password: PASSWORD })
  await expect.poll(async () => isRestoring(db, now), { timeout: 30_000, interval: 20 }).toBe(true)
  const refused = await admin.post('/admin/account', { intent: 'name', name: 'Ines' })
  expect(refused.status).toBe(503)
  expect(await refused.text()).toContain('A backup is being restored, so nothing was saved.')
  const api = await site.post('/api/recipes')
  expect([api.status, await api.text()]).toEqual([503, expect.stringContaining('being restored')])
  expect((await site.get('/recipes')).status).toBe(200)
  expect((await admin.get('/admin/recipes')).status).toBe(200)
  expect(await isRestoring(db, now)).toBe(true)
  expect(noticeOf(await restoring)).toMatchObject({ kind: 'success', title: 'Restored' })
  expect(await isRestoring(db, now)).toBe(false)
})

test('what is saved while the present state is kept stays: the restore is refused', async () => {
  const { databaseUrl, db, folder } = await openSite()
  const file = join(folder, '..', 'mine.zip')
  const key = await readSigningKey(db, NOW)
  await makeBackup(databaseUrl, file, { key, now: NOW })
  const changes = await countChanges(db)
  await insertRecipe(db, { fields: aRecipe({ name: 'Saved in between' }) }, NOW)
  await expect(restoreBackup(db, file, { key, take: [], changes })).rejects.toThrow('Something was saved')
  expect(await db.selectFrom('recipes').select('name').execute()).toEqual([{ name: 'Saved in between' }])
})

test(
  'of a file of another site nobody comes in who was not ticked, and who restores stays',
  SLOW,
  async () => {
    const other = await openSite()
    await insertUser(other.db, { email: 'eve@evil.test', password_hash: 'x', role: 'administrator' }, NOW)
    await insertUser(other.db, { email: 'tom@plate.test', password_hash: 'x', role: 'editor' }, NOW)
    await insertRecipe(other.db, { fields: aRecipe({ name: 'Soup of another' }) }, NOW)
    const file = join(other.folder, '..', 'other.zip')
    await makeBackup(other.databaseUrl, file, { key: await readSigningKey(other.db, NOW), now: NOW })

    const { db, admin, text } = await openSite()
    const mine = await db.selectFrom('users').select(['email', 'password_hash']).executeTakeFirstOrThrow()
    const form = new FormData()
    form.append('file', new File([readFileSync(file)], 'other.zip'))
    const address = (await admin.post(`${PATH}/bring`, form)).headers.get('location') ?? ''
    const summary = await text(address)
    expect(summary).toContain('This file was not made by this site.')
    expect(summary).toContain(
      'eve@evil.test Comes with its role (administrator) and its password, if you choose it.',
    )
    await admin.post(address, { password: PASSWORD, take: 'tom@plate.test' })
    expect(await db.selectFrom('users').select('email').orderBy('email').execute()).toEqual(
      [{ email: mine.email }, { email: 'tom@plate.test' }].toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    )
    const kept = await db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', mine.email)
      .execute()
    expect(kept).toEqual([{ password_hash: mine.password_hash }])
    expect(await db.selectFrom('recipes').select('name').execute()).toEqual([{ name: 'Soup of another' }])
  },
)

test('a locked file asks for its passphrase, and is restored after that', SLOW, async () => {
  const { databaseUrl, db, admin, folder, text } = await openSite()
  const file = join(folder, '..', 'locked.zip')
  const passphrase = 'beets under the lid'
  await makeBackup(databaseUrl, file, { key: await readSigningKey(db, NOW), now: NOW, passphrase })
  const form = new FormData()
  form.append('file', new File([readFileSync(file)], 'locked.zip'))
  const address = (await admin.post(`${PATH}/bring`, form)).headers.get('location') ?? ''
  expect(await text(address)).toContain('This file is locked.')
  const wrong = await admin.post(address, { passphrase: 'leeks under the lid' })
  expect(wrong.status).toBe(422)
  expect(pageText(await wrong.text())).toContain('This passphrase does not open the backup.')
  const opened = (await admin.post(address, { passphrase })).headers.get('location') ?? ''
  expect(opened).toContain('backup=brought-')
  expect(await text(opened)).toContain('This site made the file. Nothing has changed yet.')
})

test('a file that is no backup is refused with a reason, and nothing is changed', async () => {
  const { admin, db } = await openSite()
  await insertRecipe(db, { fields: aRecipe({ name: 'Soup' }) }, NOW)
  const form = new FormData()
  form.append('file', new File(['PK nonsense'], 'x.zip'))
  const address = (await admin.post(`${PATH}/bring`, form)).headers.get('location') ?? ''
  const looked = await admin.get(address)
  expect(looked.headers.get('location')).toBe(PATH)
  expect(noticeOf(looked)).toMatchObject({
    title: 'Not restored. Nothing was changed.',
    text: 'The file is not a backup of this software, or a damaged one.',
  })
  expect(await db.selectFrom('recipes').select('name').execute()).toHaveLength(1)
})

test('the status says when the last backup was made, and what needs somebody', async () => {
  const { db, now, text, make } = await openSite()
  const path = '/admin/keeping/status'
  expect(await text(path)).toContain('Last good backup none yetThe site makes the first one by itself')
  expect(await text(path)).toContain('none is set on the serverAll backups are on the server alone')
  // The folder comes with the first one.
  expect(await text(path)).toMatch(/Room for backups on the disk [\d.,]+ [MG]B free/)
  expect(await text(path)).toContain('Nothing needs you. There is no backup yet.')
  const later = new Date(now.getTime() + 86_400_000).toISOString()
  await insertRecipe(db, { fields: aRecipe(), published_at: later }, NOW)
  await make()
  expect(await text(path)).toContain('Nothing needs you. The backup is on this server alone.')
  expect(await text(path)).not.toContain('none yet')
  expect(await text(path)).not.toContain('nothing is scheduled')
  await storeProblem(db, 'made', 'No backup was made: it needs 101 MB and 64 MB are free.', NOW)
  expect(await text(path)).toContain('One thing needs you.')
  expect(await text(path)).toContain('it needs 101 MB and 64 MB are free.')
  expect(await text(PATH)).toContain('it needs 101 MB and 64 MB are free.')

  now.setTime(now.getTime() - 86_400_000)
  expect(await text(path)).toContain('Two things need you.')
  expect(await text(path)).toContain('A backup is dated later than now.')
})

test(
  'a folder of backups that may not be read is named, and nobody reads that there is no backup',
  SLOW,
  async () => {
    const { folder, text, make } = await openSite()
    await make()
    // The threads that read the database open it with the rights of the first page.
    await text(PATH)
    chmodSync(folder, 0)
    const [backups, status] = await withoutRights(async () => [
      await text(PATH),
      await text('/admin/keeping/status'),
    ])
    const reason = `The site may not read the folder of its backups, ${folder}.`
    expect(backups).toContain('The kept backups cannot be listed now.')
    expect(backups).toContain(reason)
    expect(backups).not.toContain('There is no backup yet.')
    expect(status).toContain(`Last good backup not known${reason}`)
    chmodSync(folder, 0o700)
    expect(await text(PATH)).toContain('The last good backup is from')
  },
)

test('a backup whose process the machine ends is not there, and the reason is said', SLOW, async () => {
  const { text, make } = await openSite({ runWith: createRunBeside })
  const before = childrenOf(process.pid)
  const made = make()
  const [helper = 0] = await vi.waitUntil(() => {
    const helpers = childrenOf(process.pid).filter((pid) => !before.includes(pid))
    return helpers.length > 0 && helpers
  })
  process.kill(helper, 'SIGKILL')
  expect(await made).toMatchObject({
    title: 'No backup was made',
    text: 'The server ended the work, most likely because its memory ran out. Try again when the server has less to do.',
  })
  expect(await text(PATH)).toContain('There is no backup yet.')
  expect(await make()).toMatchObject({ title: 'Backup made and verified' })
})

/** Root may read everything, so the process of the test is somebody else meanwhile. */
async function withoutRights<Result>(work: () => Promise<Result>): Promise<Result> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.('nobody')
  try {
    return await work()
  } finally {
    if (isRoot) process.seteuid?.('root')
  }
}

test(
  'where a passphrase is set a plain file is looked into once somebody says that it may come',
  SLOW,
  async () => {
    const { databaseUrl, db, admin, folder, text } = await openSite({ passphrase: 'beets under the lid' })
    const tom = await ensurePerson(db, 'editor', NOW)
    const file = join(folder, '..', 'plain.zip')
    await makeBackup(databaseUrl, file, { key: await readSigningKey(db, NOW), now: NOW })
    await db.updateTable('users').set({ is_editor: 0 }).where('id', '=', tom).execute()
    const form = new FormData()
    form.append('file', new File([readFileSync(file)], 'plain.zip'))
    const address = (await admin.post(`${PATH}/bring`, form)).headers.get('location') ?? ''
    expect(await text(address)).toContain('This file is not encrypted. Nothing has changed yet.')
    const refused = await admin.post(address, { password: PASSWORD })
    expect(noticeOf(refused)).toMatchObject({ text: expect.stringContaining('The backup is not encrypted') })
    const summary = await text(`${address}&unencrypted=yes`)
    expect(summary).toContain('This site made the file.')
    expect(summary).toContain('tom@plate.test becomes an editor again.')
    const choice = { password: PASSWORD, as_they_were: 'yes' }
    const restored = await admin.post(`${address}&unencrypted=yes`, choice)
    expect(noticeOf(restored)).toMatchObject({ kind: 'success', title: 'Restored' })
    const { is_editor } = await db
      .selectFrom('users')
      .select('is_editor')
      .where('id', '=', tom)
      .executeTakeFirstOrThrow()
    expect(is_editor).toBe(1)
  },
)

test('the status says what was really in the second place, and never by inference that all is well', async () => {
  const { databaseUrl, db, folder, now } = await openSite()
  const backups = { folder, run: backUpHere({ databaseUrl }), isSecondPlaceSet: true }
  const site = await createTestSite({ db, now, backups })
  const admin = await site.as('admin')
  const status = async () => pageText(await (await admin.get('/admin/keeping/status')).text())
  const desk = async () => (await admin.get('/admin/import')).text()
  expect(await status()).toContain('not looked at yetThe site does not know yet what is there.')
  await admin.post(PATH)
  expect(pageText(await desk())).toContain('The second place was not looked at yet.')
  expect(await status()).toContain('Nobody knows yet whether the second place has the backup.')
  expect(await desk()).not.toContain('A second place has it, too.')
  const [kept] = await listKept(folder)
  const looked_at = new Date(now.getTime() + 60_000).toISOString()
  const look = { looked_at, backups: 3, newest_at: kept?.made_at ?? null, missing: 0, unreadable: 0 }
  await storeLook(db, look)
  expect(await status()).toContain('3 backups there, the newest from')
  expect(await status()).toContain('Everything is fine.')
  expect(pageText(await desk())).toContain('A test restore of it worked. A second place has it, too.')
  await storeLook(db, { ...look, newest_at: '2026-01-01T00:00:00.000Z', missing: 2, unreadable: 1 })
  expect(await status()).toContain('Missing: 2. They are sent one after the other. Not sent: 1.')
  expect(await status()).toContain('One thing needs you.')
  await storeLook(db, { ...look, newest_at: null, backups: 0 })
  expect(await status()).toContain('0 backups there')
  expect(await status()).toContain('One thing needs you.')
  // Nobody has looked for a day.
  await storeLook(db, { ...look, looked_at: new Date(now.getTime() - 86_400_000).toISOString() })
  expect(await status()).toContain('One thing needs you.')
  await storeLook(db, look)
  await storeProblem(db, 'sent', 'The second place does not answer.', now)
  expect(pageText(await desk())).toContain(
    'The second place does not have the last backup What to do The second place does not answer.',
  )
  expect(await status()).toContain('The second place does not answer.3 backups there, the newest from')
})
