import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { sessionCookies } from '#server/auth/cookies.ts'
import { startSession } from '#server/auth/sessions.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { ensurePerson } from './people.ts'
import { aPicture } from './pictures.ts'
import { childrenOf } from './processes.ts'
import { newDatabaseFile, startSite } from './running-site.ts'

const photoOf = async (width: number) => aPicture({ width, height: 480 }).jpeg().toBuffer()

const FILES = 5
/** Five starts. */
const PATIENT = { timeout: 180_000 }

type Site = Awaited<ReturnType<typeof startUploading>>

const MOMENTS: Record<string, (site: Site, photo: Buffer) => Promise<unknown>> = {
  // The log of a new database grows with each write; later it begins again.
  'the database is being written': async (site, photo) => {
    const size = statSync(`${site.file}-wal`).size
    void site.send(photo)
    await until(() => statSync(`${site.file}-wal`).size > size)
  },
  'half of the file is sent': (site, photo) => site.send(photo, { half: true }).halfSent,
  'the picture is being read': async (site, photo) => {
    void site.send(photo)
    await until(() => site.readers().length > 0)
  },
  'the answer has come': (site, photo) => site.send(photo).status,
}

test(
  'a server that is killed during an upload has the whole picture afterwards, or nothing of it',
  PATIENT,
  async () => {
    let site = await startUploading()
    let pictures = 0
    for (const [moment, reached] of Object.entries(MOMENTS)) {
      const photo = await photoOf(640 + pictures)
      await reached(site, photo)
      const readers = site.readers()
      site.process.kill('SIGKILL')
      await site.ended
      await until(() => readers.every((pid) => !isRunning(pid)))
      site = await startUploading(site.file)
      const stored = await countStored(site.db)
      const [none, whole] = [pictures, pictures + 1].map((count) => [count, count * FILES])
      const allowed = moment === 'the answer has come' ? [whole] : [whole, none]
      expect(allowed, moment).toContainEqual(stored)
      expect(await site.send(photo).status, moment).toBe(200)
      expect(await countStored(site.db), moment).toEqual(whole)
      pictures++
    }
    await site.stop()
  },
)

test('an upload whose reader is killed is refused, those that are broken off leave nothing, and the site goes on', async () => {
  const site = await startUploading()
  const photo = await photoOf(640)
  const upload = site.send(photo)
  await until(() => site.readers().length > 0)
  for (const pid of site.readers()) process.kill(pid, 'SIGKILL')
  expect(await upload.status).toBe(503)
  expect(await upload.answer).toContain('The server ended the work on that picture')
  expect(await countStored(site.db)).toEqual([0, 0])
  expect((await fetch(`${site.address}/recipes`)).status).toBe(200)
  expect(await site.send(photo).status).toBe(200)

  const told = site.said().length
  const files = () => readdirSync(`/proc/${site.process.pid}/fd`).length
  const before = files()
  for (let time = 0; time < 100; time++) {
    const upload = site.send(photo, { half: true })
    await upload.halfSent
    upload.breakOff()
  }
  await until(() => files() <= before)
  expect((await fetch(`${site.address}/health`)).status).toBe(200)
  expect(await countStored(site.db)).toEqual([1, FILES])
  await site.stop()
  expect(site.said().slice(told)).not.toContain('"level":"error"')
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

/** How many pictures are stored, and how many files of them. */
async function countStored(db: Site['db']): Promise<[pictures: number, files: number]> {
  const pictures = await db.selectFrom('media').select('hash').execute()
  const files = await db.selectFrom('media_variants').select('hash').execute()
  return [pictures.length, files.length]
}
