import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashToken } from '#server/auth/sessions.ts'
import { offerSetUp } from '#server/auth/set-up.ts'
import { makeBackup } from '#server/backups/make-backup.ts'
import { createRunBeside } from '#server/backups/run-beside.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { type Database, openDatabase } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import { insertUser, listUsers } from '#server/data/people/users.ts'
import { findPostgres, startPostgres } from '#test/postgres.ts'
import { pageText } from '#test/page-text.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { fillWholeSite } from '#test/whole-site.ts'

const PATH = '/auth/set-up/backup'
/** A process is started for each order. */
const SLOW = { timeout: 90_000 }
const ADMIN = 'ines@old.test'

async function open(databaseUrl: string): Promise<Database> {
  const db = openDatabase(databaseUrl)
  await migrate(db)
  onTestFinished(async () => db.destroy())
  return db
}

/** A file of another machine. */
async function makeFile(passphrase?: string): Promise<Uint8Array<ArrayBuffer>> {
  const databaseUrl = `file:${newDatabaseFile()}`
  const db = await open(databaseUrl)
  await fillWholeSite(db)
  await insertUser(db, { email: ADMIN, password_hash: 'x', role: 'administrator' }, NOW)
  await insertUser(db, { email: 'tom@old.test', password_hash: 'x', role: 'editor' }, NOW)
  const file = join(mkdtempSync(join(tmpdir(), 'plate-')), 'old.zip')
  await makeBackup(databaseUrl, file, { key: await readSigningKey(db, NOW), now: NOW, passphrase })
  return new Uint8Array(readFileSync(file))
}

async function openNewSite(databaseUrl = `file:${newDatabaseFile()}`) {
  const db = await open(databaseUrl)
  const folder = join(mkdtempSync(join(tmpdir(), 'plate-')), 'backups')
  const now = new Date()
  const site = await createTestSite({ db, now, backups: { folder, run: createRunBeside({ databaseUrl }) } })
  const code = (await offerSetUp(db, now)) ?? ''
  const bring = async (code: string, file: BlobPart) => {
    const form = new FormData()
    form.append('code', code)
    form.append('file', new File([file], 'old.zip'))
    return site.post(PATH, form)
  }
  const brought = () => readdirSync(folder).filter((name) => name.startsWith('brought-'))
  return { db, databaseUrl, site, folder, code, bring, brought }
}

async function bringAll(databaseUrl?: string) {
  const { db, site, code, bring, brought } = await openNewSite(databaseUrl)
  const summary = pageText(await (await bring(code, await makeFile())).text())
  expect(summary).toContain('This file holds a kitchen')
  expect(summary).toContain('Recipes 38')
  expect(summary).toContain(` ${ADMIN}: administrator`)
  const [backup = ''] = brought()
  for (const [take, reason] of [
    [[], 'Tick one administrator at least'],
    [['tom@old.test'], 'Tick one administrator at least'],
    [['nobody@old.test'], 'The backup has no account nobody@old.test.'],
  ] as const) {
    const refused = await site.post(PATH, { code, backup, take: [...take] })
    expect(refused.status).toBe(422)
    expect(pageText(await refused.text())).toContain(reason)
    expect(await listUsers(db)).toEqual([])
  }
  const done = await site.post(PATH, { code, backup, take: ADMIN })
  expect(done.headers.get('location')).toBe('/auth')
  expect((await listUsers(db)).map(({ email }) => email)).toEqual([ADMIN])
  expect(brought()).toEqual([])
  expect((await site.get(PATH)).status).toBe(404)
  expect((await site.post(PATH, { code, backup, take: ADMIN })).status).toBe(404)
}

test('a new site takes a backup with its set-up code, and whom was ticked (sqlite)', SLOW, async () =>
  bringAll(),
)

const programs = findPostgres()
test.skipIf(!programs)(
  'a new site takes a backup with its set-up code, and whom was ticked (postgres)',
  SLOW,
  async () => {
    const postgres = await startPostgres(programs ?? '')
    onTestFinished(postgres.stop)
    await bringAll(postgres.url)
  },
)

test('without a good code no byte of a file is kept, and guessing is limited', async () => {
  const { bring, folder, code } = await openNewSite()
  const answers = []
  for (let guess = 0; guess < 6; guess++) answers.push(await bring(`guess-${guess}`, 'x'.repeat(500_000)))
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429])
  expect(pageText(await answers[0]!.text())).toContain('The code is wrong or too old')
  expect(readdirSync(folder)).toEqual([])
  expect((await bring(code, 'x')).status).toBe(429)
})

test('a file that is no backup, is cut, or comes without a file is refused with a reason', SLOW, async () => {
  const { db, bring, code, site, brought } = await openNewSite()
  const refused = await bring(code, 'PK nonsense')
  expect(pageText(await refused.text())).toContain(
    'The file is not a backup of this software, or a damaged one. Nothing was changed.',
  )
  expect(pageText(await (await bring(code, '')).text())).toContain('Only a part of the file arrived.')
  const headers = { Origin: 'https://plate.test', 'Content-Type': 'multipart/form-data; boundary=x' }
  const cut = `--x\r\nContent-Disposition: form-data; name="code"\r\n\r\n${code}\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK half`
  const half = await site.request(PATH, { method: 'POST', headers, body: cut })
  expect(pageText(await half.text())).toContain('Only a part of the file arrived.')
  expect(brought()).toEqual([])
  expect(await listUsers(db)).toEqual([])
})

test('who sets the site up meanwhile keeps it: the restore changes nothing', SLOW, async () => {
  const { db, databaseUrl, code, bring, folder, brought } = await openNewSite()
  await bring(code, await makeFile())
  const [backup = ''] = brought()
  await db.deleteFrom('one_time_tokens').execute()
  const restored = await createRunBeside({ databaseUrl })('restore', {
    file: join(folder, backup),
    folder,
    take: [ADMIN],
    set_up_hash: hashToken(code),
  })
  expect(restored).toMatchObject({ ok: false, refusal: 'Somebody has set this site up meanwhile.' })
  expect(await listUsers(db)).toEqual([])
})

test('a locked file asks for its passphrase, and opens with that alone', SLOW, async () => {
  const { bring, code, site, brought } = await openNewSite()
  const locked = pageText(await (await bring(code, await makeFile('beets under the lid'))).text())
  expect(locked).toContain('This file is locked')
  const [backup = ''] = brought()
  const wrong = await site.post(PATH, { code, backup, passphrase: 'leeks under the lid' })
  expect(wrong.status).toBe(422)
  expect(pageText(await wrong.text())).toContain(
    'This passphrase does not open the backup. Give the one that was set when it was made.',
  )
  const opened = await site.post(PATH, { code, backup, passphrase: 'beets under the lid' })
  expect(pageText(await opened.text())).toContain('This file holds a kitchen')
  expect(brought()).toHaveLength(1)
  expect(brought()).not.toContain(backup)
})
