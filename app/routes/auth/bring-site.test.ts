import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashToken } from '#server/auth/sessions.ts'
import { offerSetUp } from '#server/auth/set-up.ts'
import { makeBackup } from '#server/backups/make-backup.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { insertUser, listUsers } from '#server/data/people/users.ts'
import { newFilledFile } from '#test/backup-site.ts'
import { backUpHere } from '#test/backups.ts'
import { pageText } from '#test/page-text.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PATH = '/auth/set-up/backup'
const SLOW = { timeout: 240_000 }
const ADMIN = 'ines@old.test'

async function open(databaseUrl: string): Promise<Database> {
  const db = openDatabase(databaseUrl)
  await migrate(db)
  onTestFinished(async () => db.destroy())
  return db
}

/** A file of another machine. */
async function makeFile(passphrase?: string): Promise<Uint8Array<ArrayBuffer>> {
  const databaseUrl = `file:${await newFilledFile()}`
  const db = await open(databaseUrl)
  await insertUser(db, { email: ADMIN, password_hash: 'x', role: 'administrator' }, NOW)
  await insertUser(db, { email: 'tom@old.test', password_hash: 'x', role: 'editor' }, NOW)
  const file = join(mkdtempSync(join(tmpdir(), 'plate-')), 'old.zip')
  await makeBackup(databaseUrl, file, { key: await readSigningKey(db, NOW), now: NOW, passphrase })
  return new Uint8Array(readFileSync(file))
}

async function openNewSite(passphrase?: string) {
  const databaseUrl = `file:${newDatabaseFile()}`
  const db = await open(databaseUrl)
  const folder = join(mkdtempSync(join(tmpdir(), 'plate-')), 'backups')
  const now = new Date()
  const site = await createTestSite({
    db,
    now,
    backups: { folder, run: backUpHere({ databaseUrl, passphrase }) },
  })
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

test('a new site takes a backup with its set-up code, and whom was ticked', SLOW, async () => {
  const { db, site, code, bring, brought } = await openNewSite()
  const summary = pageText(await (await bring(code, await makeFile())).text())
  expect(summary).toContain('This file holds a site')
  expect(summary).toContain('Recipes 38')
  expect(summary).toContain(
    `${ADMIN} Comes with its role (administrator) and its password, if you choose it.`,
  )
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
})

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
  const restored = await backUpHere({ databaseUrl })('restore', {
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
  expect(pageText(await opened.text())).toContain('This file holds a site')
  expect(brought()).toHaveLength(1)
  expect(brought()).not.toContain(backup)
})

test(
  'a new site that has the passphrase takes the encrypted file of its site whole, and no plain one unasked',
  SLOW,
  async () => {
    const passphrase = 'beets under the lid'
    const { db, bring, code, site, brought } = await openNewSite(passphrase)
    const plain = pageText(await (await bring(code, await makeFile())).text())
    expect(plain).toContain('This file is not encrypted')
    expect(plain).toContain('I know where this file comes from. Take it without encryption.')
    expect(plain).not.toContain(ADMIN)
    const [backup = ''] = brought()
    const unsaid = await site.post(PATH, { code, backup, take: ADMIN })
    expect(pageText(await unsaid.text())).toContain('This file is not encrypted')
    expect(await listUsers(db)).toEqual([])
    const answer = await site.post(PATH, { code, backup, intent: 'look', unencrypted: 'yes' })
    const looked = await answer.text()
    expect(pageText(looked)).toContain('Anybody could have made it')
    expect(pageText(looked)).toContain(
      `tom@plate.test Comes with its role (editor) and its password, if you choose it. What does not come: 1 passkey.`,
    )
    expect(looked).toMatch(/name="unencrypted" value="yes"/)
    expect(await listUsers(db)).toEqual([])

    const known = pageText(await (await bring(code, await makeFile(passphrase))).text())
    expect(known).toContain('It was made with the passphrase of this server, so it is a backup of your site.')
    expect(known).toContain('tom@plate.test Comes with its role (editor), its password and 1 passkey.')
    const sealed = brought().find((name) => name !== backup) ?? ''
    const done = await site.post(PATH, { code, backup: sealed })
    expect(done.headers.get('location')).toBe('/auth')
    expect((await listUsers(db)).map(({ email }) => email)).toContain('tom@plate.test')
    expect(await db.selectFrom('passkeys').select('id').execute()).toHaveLength(1)
  },
)

test('a body that is no form with a file is refused before it is read, whatever it says of itself', async () => {
  const { site } = await openNewSite()
  const types = [
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data',
    'multipart/form-datax; boundary=x',
    'Multipart/Form-Data; boundary=x',
    'text/plain; multipart/form-data; boundary=x',
    '',
  ]
  const chunk = new Uint8Array(64 * 1024).fill(97)
  for (const type of types) {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length
        if (sent > 300_000_000) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const headers = { Origin: 'https://plate.test', ...(type && { 'Content-Type': type }) }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    const { status } = await site.request(PATH, init)
    expect([type, status, sent < 1_000_000]).toEqual([type, 413, true])
  }
})
