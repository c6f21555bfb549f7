import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabaseFile } from '#test/running-site.ts'
import { startStore } from '#test/s3-store.ts'
import { fillWholeSite } from '#test/whole-site.ts'
import { findProblem } from '../../data/backups/problem.ts'
import { openDatabase } from '../../data/database.ts'
import { migrate } from '../../data/migrate.ts'
import { listKept } from '../folder.ts'
import { makeHourly } from '../make-hourly.ts'
import { openBackup } from '../open-backup.ts'
import { createRunBeside } from '../run-beside.ts'
import { readSigningKey } from '../signing-key.ts'
import { openStore, StoreFailed } from './store.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const passphrase = 'beets under the blue lid'

async function start() {
  const store = await startStore()
  onTestFinished(() => void store.stop())
  return store
}

test('a file goes there in one piece or in parts, and comes back byte for byte', async () => {
  const { place, files, uploads } = await start()
  const path = join(mkdtempSync(join(tmpdir(), 'plate-')), 'file')
  for (const size of [0, 5, 64, 65, 1_000]) {
    const bytes = randomBytes(size)
    writeFileSync(path, bytes)
    await openStore(place).put(`file-${size}.zip`, path, 64)
    expect(files.get(`file-${size}.zip`)?.equals(bytes)).toBe(true)
  }
  expect(uploads.size).toBe(0)
  expect(await openStore(place).list()).toEqual([...files.keys()].sort())
})

test('a wrong secret, a redirect, a part that is lost and a store that is away are failures', async () => {
  const { place, files, uploads, failNext, stop } = await start()
  const path = join(mkdtempSync(join(tmpdir(), 'plate-')), 'file')
  writeFileSync(path, randomBytes(200))
  const put = async (secret = place.secret) => openStore({ ...place, secret }).put('file.zip', path, 64)
  await expect(put('another secret')).rejects.toThrow(
    'The second place refused it: 403 SignatureDoesNotMatch.',
  )
  failNext({ status: 307, headers: { Location: 'http://127.0.0.1:9/' } })
  await expect(put()).rejects.toThrow('The second place refused it: 307.')
  failNext({ status: 200, body: '<R><UploadId>none</UploadId></R>' })
  await expect(put()).rejects.toThrow('NoSuchUpload')
  expect([files.size, uploads.size]).toEqual([0, 0])
  stop()
  await expect(openStore({ ...place, address: 'http://127.0.0.1:9' }).list()).rejects.toThrow(StoreFailed)
})

test(
  'the site sends each good backup, removes old ones there by the same rule, and says when it cannot',
  { timeout: 120_000 },
  async () => {
    const { place, files, failNext, asked } = await start()
    const databaseUrl = `file:${newDatabaseFile()}`
    const db = openDatabase(databaseUrl)
    await migrate(db)
    await fillWholeSite(db)
    onTestFinished(async () => db.destroy())
    const folder = join(mkdtempSync(join(tmpdir(), 'plate-')), 'backups')
    // Of an hour long ago two are there, of which the last stays, and a file that is not ours.
    const older = 'plate-2024-03-01T10-10-00-000Z.zip'
    const old = 'plate-2024-03-01T10-20-00-000Z.zip'
    for (const name of [older, old, 'holiday.jpg']) files.set(name, Buffer.from('x'))
    const run = createRunBeside({ databaseUrl, passphrase, secondPlace: place })
    let now = NOW
    const job = makeHourly({
      db,
      folder,
      run,
      isSecondPlaceSet: true,
      logError: () => {},
      now: () => now,
    })
    await db.updateTable('jobs').set({ reader: 'one' }).where('id', '=', 'backups').execute()
    const work = { table: 'jobs', id: 'backups', lease_owner: 'one' } as const
    const closing = new AbortController().signal
    now = new Date(NOW.getTime() + 300_000)

    failNext({ status: 503, body: '<Error><Code>SlowDown</Code></Error>' })
    expect(await job.step(work, closing)).toEqual(new Date(now.getTime() + 600_000))
    expect(await findProblem(db, 'sent')).toMatchObject({
      problem: 'The second place refused it: 503 SlowDown.',
    })
    expect(await findProblem(db, 'made')).toBeUndefined()

    const [kept] = await listKept(folder)
    now = new Date(Date.parse(kept?.made_at ?? '') + 3_600_000)
    expect(await job.step(work, closing)).toEqual(new Date(now.getTime() + 3_600_000))
    expect(await findProblem(db, 'sent')).toBeUndefined()
    expect([...files.keys()].sort()).toEqual(['holiday.jpg', old, kept?.name])
    expect(asked.filter((one) => one.startsWith('DELETE'))).toEqual([`DELETE ${older}`])
    expect(readdirSync(folder).filter((name) => name.startsWith('sent-'))).toEqual([])

    const file = join(folder, '..', 'from-there.zip')
    writeFileSync(file, files.get(kept?.name ?? '') ?? '')
    const backup = await openBackup(file, await readSigningKey(db, NOW), undefined, passphrase)
    expect(backup.isOwn).toBe(true)
    expect(backup.manifest.rows['recipes']).toBe(38)
    backup.close()
  },
)
