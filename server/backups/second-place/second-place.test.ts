import { randomBytes } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { later, newFolder, NOW, openBackupSite } from '#test/backup-site.ts'
import { startStore } from '#test/s3-store.ts'
import { findProblem } from '../../data/backups/problem.ts'
import { listKept } from '../folder.ts'
import { makeHourly } from '../make-hourly.ts'
import { openBackup } from '../open-backup.ts'
import { createRunBeside } from '../run-beside.ts'
import { sendMissing } from './send-backups.ts'
import { openStore, StoreFailed } from './store.ts'

const passphrase = 'beets under the blue lid'

async function start() {
  const store = await startStore()
  onTestFinished(() => void store.stop())
  return store
}

test('a file goes there in one piece or in parts, and comes back byte for byte', async () => {
  const { place, files, uploads } = await start()
  const path = join(newFolder(), 'file')
  for (const size of [0, 5, 64, 65, 1_000]) {
    const bytes = randomBytes(size)
    writeFileSync(path, bytes)
    await openStore(place).put(`file-${size}.zip`, path, 64)
    expect(files.get(`file-${size}.zip`)?.equals(bytes)).toBe(true)
  }
  expect(uploads.size).toBe(0)
  expect(await openStore(place).list()).toEqual(
    [...files.keys()].sort().map((name) => ({ name, bytes: files.get(name)?.length })),
  )
})

test('names and signs that XML writes otherwise come through unchanged', async () => {
  const { place, files, uploads } = await start()
  files.set('fish & "chips" <1>.zip', Buffer.from('x'))
  expect(await openStore(place).list()).toEqual([{ name: 'fish & "chips" <1>.zip', bytes: 1 }])
  uploads.set('<a & b>', { name: 'fish', begun_at: NOW.toISOString(), parts: new Map() })
  uploads.set('c', { name: 'soup', begun_at: NOW.toISOString(), parts: new Map() })
  const begun = await openStore(place).listBegun()
  expect(begun.map(({ name, uploadId }) => [name, uploadId])).toEqual([
    ['fish', '<a & b>'],
    ['soup', 'c'],
  ])
  for (const upload of begun) await openStore(place).abort(upload)
  expect(uploads.size).toBe(0)
})

test('parts that a killed process has left are let go by the next run, and those of others stay', async () => {
  const { place, files, uploads, failNext, asked } = await start()
  const { folder, key, keep } = await openBackupSite()
  const kept = await keep(NOW)
  const begun = (name: string, hours: number) => ({
    name,
    begun_at: later(hours).toISOString(),
    parts: new Map([[1, Buffer.from('x')]]),
  })
  uploads.set('killed', begun('plate-2026-11-23T11-00-00-000Z.zip', -7))
  uploads.set('now', begun('plate-2026-11-24T11-00-00-000Z.zip', -5))
  uploads.set('holiday', begun('holiday.jpg', -700))
  const send = async () => sendMissing({ folder, secondPlace: place, key, passphrase: undefined, now: NOW })
  await send()
  expect([...uploads.keys()]).toEqual(['now', 'holiday'])
  expect([...files.keys()]).toEqual([kept?.name])
  // A store that cannot list them holds nothing up.
  const before = asked.length
  failNext(
    { status: 200, body: `<L><Contents><Key>${kept?.name}</Key></Contents></L>` },
    { status: 501, body: '<Error><Code>NotImplemented</Code></Error>' },
  )
  await send()
  expect(asked.length).toBe(before)
})

test('a wrong secret, a redirect, a part that is lost and a store that is away are failures', async () => {
  const { place, files, uploads, failNext, stop } = await start()
  const path = join(newFolder(), 'file')
  writeFileSync(path, randomBytes(200))
  const put = async (secret = place.secret) => openStore({ ...place, secret }).put('file.zip', path, 64)
  await expect(put('another secret')).rejects.toThrow(
    'The second place refused it: 403 SignatureDoesNotMatch. Its key or secret is wrong, or may not write there.',
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
    const { databaseUrl, db, folder, key } = await openBackupSite()
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
    const backup = await openBackup(file, { key, passphrase })
    expect(backup.isOwn).toBe(true)
    expect(backup.manifest.rows['recipes']).toBe(38)
    backup.close()
  },
)

test(
  'a backup from a fast clock holds up no other: all that should be in the second place is sent, and what is there is known',
  { timeout: 240_000 },
  async () => {
    const { place, files } = await start()
    const { folder, key, keep } = await openBackupSite()
    const name = (kept: { name: string } | undefined) => kept?.name ?? ''
    const send = async (now: Date, mostMs?: number) =>
      sendMissing({
        folder,
        secondPlace: place,
        key,
        passphrase: undefined,
        now,
        ...(mostMs !== undefined && { mostMs }),
      })
    const first = name(await keep(NOW))
    const ahead = name(await keep(later(24 * 40), { reason: 'hand' }))
    expect(await send(NOW)).toEqual({
      looked_at: NOW.toISOString(),
      backups: 2,
      newest_at: NOW.toISOString(),
      missing: 0,
      unreadable: 0,
    })
    const second = name(await keep(later(1), { reason: 'hand' }))
    const third = name(await keep(later(2), { reason: 'hand' }))
    // One at a time, the newest first, and the rest in the next turn.
    expect(await send(later(2), 0)).toMatchObject({ backups: 2, newest_at: NOW.toISOString(), missing: 2 })
    expect(await send(later(2))).toMatchObject({
      backups: 4,
      newest_at: later(2).toISOString(),
      missing: 0,
    })
    expect([...files.keys()].sort()).toEqual([first, second, third, ahead].sort())

    // Gone there, or cut there: sent once more.
    files.delete(second)
    files.set(third, Buffer.from('cut'))
    expect(await send(later(2))).toMatchObject({ backups: 4, missing: 0 })
    expect(files.get(third)?.length).toBeGreaterThan(1_000)

    // One that is damaged here holds up no other, and is not said to be there.
    const fourth = name(await keep(later(3), { reason: 'hand' }))
    const fifth = name(await keep(later(4), { reason: 'hand' }))
    writeFileSync(join(folder, fifth), 'PK')
    expect(await send(later(4))).toMatchObject({
      backups: 5,
      newest_at: later(3).toISOString(),
      unreadable: 1,
    })
    expect(files.has(fourth)).toBe(true)
    expect(files.has(fifth)).toBe(false)

    // A clock that is slow takes nothing away.
    const slow = new Date(NOW.getTime() - 400 * 24 * 3_600_000)
    const last = name(await keep(slow, { reason: 'hand' }))
    expect(await send(slow)).toMatchObject({ backups: 6, newest_at: slow.toISOString() })
    expect(files.has(last)).toBe(true)
  },
)
