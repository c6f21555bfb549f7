import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { sessionCookies } from '#server/auth/cookies.ts'
import { startSession } from '#server/auth/sessions.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/data/database.ts'
import { ensurePerson } from './people.ts'
import { aPicture } from './pictures.ts'
import { childrenOf } from './processes.ts'
import { newDatabaseFile, startSite } from './running-site.ts'

const photo = await aPicture({ width: 1000, height: 700 }).jpeg().toBuffer()

const WHOLE = '1 picture, 7 files'

type Site = Awaited<ReturnType<typeof startUploading>>

const MOMENTS: Record<string, (site: Site) => Promise<unknown>> = {
  'half of the file is sent': (site) => site.send(photo, { half: true }).halfSent,
  'the picture is being read': async (site) => {
    void site.send(photo)
    await until(() => site.readers().length > 0)
  },
  'the database is being written': async (site) => {
    const size = statSync(`${site.file}-wal`).size
    void site.send(photo)
    await until(() => statSync(`${site.file}-wal`).size > size)
  },
  'the answer has come': (site) => site.send(photo).status,
}

for (const [moment, reached] of Object.entries(MOMENTS)) {
  test(`a server that is killed when ${moment} has the whole picture afterwards, or nothing of it`, async () => {
    const site = await startUploading()
    await reached(site)
    const readers = site.readers()
    site.process.kill('SIGKILL')
    await site.ended
    await until(() => readers.every((pid) => !isRunning(pid)))
    const again = await startUploading(site.file)
    const stored = await countStored(again.db)
    const allowed = moment === 'the answer has come' ? [WHOLE] : [WHOLE, '']
    expect(allowed).toContain(stored)
    expect(await again.send(photo).status).toBe(200)
    expect(await countStored(again.db)).toBe(WHOLE)
    await again.stop()
  })
}

test('when the reader of a picture is killed, that upload is refused and the site goes on', async () => {
  const site = await startUploading()
  const upload = site.send(photo)
  await until(() => site.readers().length > 0)
  for (const pid of site.readers()) process.kill(pid, 'SIGKILL')
  expect(await upload.status).toBe(503)
  expect(await upload.answer).toContain('The server ended the work on that picture')
  expect(await countStored(site.db)).toBe('')
  expect((await fetch(`${site.address}/recipes`)).status).toBe(200)
  expect(await site.send(photo).status).toBe(200)
  await site.stop()
})

test('uploads that are broken off leave nothing behind', async () => {
  const site = await startUploading()
  await site.send(photo).status
  const files = () => readdirSync(`/proc/${site.process.pid}/fd`).length
  const before = files()
  for (let time = 0; time < 100; time++) {
    const upload = site.send(photo, { half: true })
    await upload.halfSent
    upload.breakOff()
  }
  await until(() => files() <= before)
  expect((await fetch(`${site.address}/health`)).status).toBe(200)
  expect(await countStored(site.db)).toBe(WHOLE)
  await site.stop()
  expect(site.said()).not.toContain('"level":"error"')
})

async function startUploading(file = newDatabaseFile()) {
  const site = await startSite({ DATABASE_URL: `file:${file}`, SAMPLE_CONTENT: 'off' })
  const db = openDatabase(`file:${file}`)
  const now = new Date()
  const session = await startSession(db, await ensurePerson(db, 'admin', now), 'Test', now)
  const headers = {
    Cookie: sessionCookies(session, now, readConfig({}))
      .map((header) => header.split(';')[0])
      .join('; '),
    Origin: site.address,
    'Content-Type': 'application/octet-stream',
  }
  const readers = () => childrenOf(site.process.pid)
  return { ...site, file, db, readers, send: upload }

  function upload(content: Buffer, { half = false } = {}) {
    const status = Promise.withResolvers<number | undefined>()
    const answer = Promise.withResolvers<string>()
    const halfSent = Promise.withResolvers<void>()
    const sending = request(`${site.address}/admin/media/upload?name=a.jpg`, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': content.length },
    })
    sending.on('error', () => status.resolve(undefined))
    sending.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => {
        answer.resolve(text)
        status.resolve(response.statusCode)
      })
    })
    if (half) sending.write(content.subarray(0, content.length / 2), () => halfSent.resolve())
    else sending.end(content)
    return {
      status: status.promise,
      answer: answer.promise,
      halfSent: halfSent.promise,
      breakOff: () => sending.destroy(),
    }
  }
}

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 1, timeout: 20_000 })

/** Whether a process still works; one that has ended may keep its number until somebody asks for it. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/status`
  return existsSync(status) && !readFileSync(status, 'utf8').includes('State:\tZ')
}

async function countStored(db: Site['db']): Promise<string> {
  const pictures = await db.selectFrom('media').select('hash').execute()
  const files = await db.selectFrom('media_variants').select('hash').execute()
  return pictures.length + files.length > 0 ? `${pictures.length} picture, ${files.length} files` : ''
}
