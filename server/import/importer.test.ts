import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { aRecipe } from '#test/fixtures.ts'
import { ensurePerson } from '#test/people.ts'
import { aPicture } from '#test/pictures.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { aPublishedRecipe, anUpload, aZip } from '#test/uploads.ts'
import { changeContent } from '../data/changes/content-version.ts'
import { type Database, openDatabase } from '../data/database/database.ts'
import { countItems } from '../data/imports/items.ts'
import { beginSaving, listUnfinished } from '../data/imports/work.ts'
import { findImport } from '../data/imports/files.ts'
import { migrate } from '../data/database/migrate.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { startImporter } from './importer.ts'
import type { Received } from './receive.ts'

const FRAGILE = new URL('../../test/fragile-thread.ts', import.meta.url)
const NOW = new Date('2026-03-04T05:06:07Z')

async function start(
  options: Pick<Parameters<typeof startImporter>[0], 'program' | 'mostMs' | 'onWorked'> = {},
) {
  const databaseUrl = `file:${newDatabaseFile()}`
  const db = openDatabase(databaseUrl)
  await migrate(db)
  const user_id = await ensurePerson(db, 'admin', NOW)
  const errors: unknown[] = []
  const importer = startImporter({
    databaseUrl,
    ...options,
    logError: (error) => errors.push(error),
  })
  return { databaseUrl, db, errors, importer, delivery: { kind: 'recipes', user_id, now: NOW } as const }
}

/** Until an import waits for no work any more. */
const untilReady = async (db: Database, import_id: string) =>
  vi.waitUntil(
    async () => {
      const found = await findImport(db, import_id)
      return found?.status === 'ready' && found
    },
    { interval: 20, timeout: 30_000 },
  )

const idOf = (received: Received) => ('import_id' in received ? received.import_id : '')

const recipes = (...names: string[]) => JSON.stringify(names.map((name) => aPublishedRecipe({ name })))

test('a thread reads and saves what it is sent, and the site sees it at once', async () => {
  const { db, importer, errors, delivery } = await start()
  const upload = await anUpload({ name: 'two.json', content: recipes('Leek Soup', 'Rice') })
  const import_id = idOf(await importer.receive(upload, delivery))
  // A busy machine may take longer than a person waits: then the thread goes on.
  await importer.work(import_id, NOW)
  await untilReady(db, import_id)
  expect(await countItems(db, import_id)).toMatchObject({ waiting: 2 })
  await beginSaving(db, import_id, { status: 'published', duplicates: 'leave' })
  await importer.work(import_id, NOW)
  await untilReady(db, import_id)
  expect(await countItems(db, import_id)).toMatchObject({ saved: 2 })
  await importer.stop()
  expect(errors).toEqual([])
})

test('while many recipes are saved, another process changes content in between', async () => {
  const { databaseUrl, db, importer, errors, delivery } = await start()
  const names = Array.from({ length: 150 }, (_, number) => `Soup ${number}`)
  const upload = await anUpload({ name: 'a.json', content: recipes(...names) })
  const import_id = idOf(await importer.receive(upload, delivery))
  await importer.work(import_id, NOW)
  await untilReady(db, import_id)
  await beginSaving(db, import_id, { status: 'published', duplicates: 'leave' })
  const work = importer.work(import_id, NOW)
  const other = openDatabase(databaseUrl)
  // It writes again and again, so that a write comes between two batches however busy the machine is.
  let isBetween = false
  for (let number = 1, isOver = false; !isBetween && !isOver; number++) {
    await changeContent(other, async (other) => {
      await insertRecipe(other, { fields: aRecipe({ name: `Rice ${number}` }) }, NOW)
      const { saved, waiting } = await countItems(other, import_id)
      isBetween = saved > 0 && waiting > 0
      isOver = waiting === 0
    })
    await pause(20)
  }
  expect(isBetween).toBe(true)
  await work
  await untilReady(db, import_id)
  expect(await countItems(db, import_id)).toMatchObject({ waiting: 0, saved: 150 })
  await importer.stop()
  expect(errors).toEqual([])
})

test('work that is cut short by the end of the process is there for the next one', async () => {
  const { databaseUrl, db, importer, errors, delivery } = await start()
  const names = Array.from({ length: 120 }, (_, number) => `Soup ${number}`)
  const upload = await anUpload({ name: 'a.json', content: recipes(...names) })
  const import_id = idOf(await importer.receive(upload, delivery))
  const work = importer.work(import_id, NOW)
  await importer.stop()
  await work
  expect(errors).toEqual([])
  const next = startImporter({ databaseUrl, logError: (error) => errors.push(error) })
  for (const id of await listUnfinished(db)) await next.work(id, NOW)
  await untilReady(db, import_id)
  expect(await countItems(db, import_id)).toMatchObject({ waiting: 120 })
  expect(await listUnfinished(db)).toEqual([])
  await next.stop()
})

test('how far an import is, is known to other processes, until it is done', async () => {
  const { databaseUrl, db, importer: other, errors, delivery } = await start()
  const shares: (number | undefined)[] = []
  const importer = startImporter({
    databaseUrl,
    logError: (error) => errors.push(error),
    broadcast(news) {
      other.noteProgress(news)
      const progress = other.progressOf(news.import_id)
      shares.push(progress && progress.done / progress.total)
    },
  })
  const names = Array.from({ length: 60 }, (_, number) => `Soup ${number}`)
  const upload = await anUpload({ name: 'a.json', content: recipes(...names) })
  const import_id = idOf(await importer.receive(upload, delivery))
  await importer.work(import_id, NOW)
  await untilReady(db, import_id)
  expect(shares.slice(0, 3).every((share) => share && share > 0)).toBe(true)
  expect(shares.slice(-2)).toEqual([1, undefined])
  await importer.stop()
  expect(errors).toEqual([])
})

test('a file that ends the thread is given up alone: what waited behind it is read by the next', async () => {
  const { db, importer, errors, delivery } = await start({ program: FRAGILE })
  const send = async (...names: string[]) => {
    const upload = await anUpload({ name: 'a.json', content: recipes(...names) })
    return idOf(await importer.receive(upload, delivery))
  }
  const [bad, good] = [await send('Cod'), await send('Leek Soup', 'Rice')]
  await Promise.all([importer.work(bad, new Date(0)), importer.work(good, NOW)])
  await untilReady(db, good)
  expect(await findImport(db, bad)).toMatchObject({ status: 'ready', problems: [{ file: '' }] })
  expect(await countItems(db, good)).toMatchObject({ waiting: 2 })
  expect(errors).toEqual([new Error('The thread that reads files has ended')])
  await importer.stop()
})

const LEFT_OUT = 'This file was left out.'

test('a file that is read for ever is left out in words, and the others beside and behind it are read', async () => {
  const { db, importer, errors, delivery } = await start({ program: FRAGILE, mostMs: () => 4_000 })
  const upload = await anUpload(
    { name: 'good.json', content: recipes('Leek Soup') },
    { name: 'all.zip', content: aZip([{ name: 'slow.json', content: recipes('read for ever') }]) },
    { name: 'last.json', content: recipes('Rice') },
  )
  const bad = idOf(await importer.receive(upload, delivery))
  const good = idOf(
    await importer.receive(await anUpload({ name: 'b.json', content: recipes('Cod') }), delivery),
  )
  await Promise.all([importer.work(bad, NOW), importer.work(good, NOW)])
  expect((await untilReady(db, bad)).problems).toEqual([
    { file: 'slow.json', message: LEFT_OUT, detail: 'The file takes too long to read.' },
  ])
  await untilReady(db, good)
  expect([await countItems(db, bad), await countItems(db, good)]).toMatchObject([
    { waiting: 2 },
    { waiting: 1 },
  ])
  expect(errors).toHaveLength(1)
  await importer.stop()
})

test('a file is not left out because somebody else writes for longer than it may be read', async () => {
  const { databaseUrl, db, errors, importer: receiver, delivery } = await start()
  const other = new DatabaseSync(databaseUrl.slice('file:'.length))
  const deadline = 3_000
  let isHeld = false
  const importer = startImporter({
    databaseUrl,
    logError: (error) => errors.push(error),
    mostMs: () => deadline,
    broadcast() {
      if (isHeld) return
      isHeld = true
      other.exec('pragma busy_timeout = 5000; begin immediate')
      setTimeout(() => other.exec('commit'), 1.5 * deadline)
    },
  })
  const names = Array.from({ length: 150 }, (_, number) => `Soup ${number}`)
  const upload = await anUpload({ name: 'a.json', content: recipes(...names) })
  const import_id = idOf(await receiver.receive(upload, delivery))
  await importer.work(import_id, NOW)
  expect((await untilReady(db, import_id)).problems).toEqual([])
  expect(await countItems(db, import_id)).toMatchObject({ waiting: 150 })
  expect(errors).toEqual([])
  await Promise.all([importer.stop(), receiver.stop()])
})

test('a file that needs too much memory is left out in words, and ends its thread alone', async () => {
  const { db, importer, errors, delivery } = await start({ program: FRAGILE })
  const upload = await anUpload(
    { name: 'large.json', content: recipes('read with all memory') },
    { name: 'good.json', content: recipes('Leek Soup') },
  )
  const import_id = idOf(await importer.receive(upload, delivery))
  await importer.work(import_id, NOW)
  expect((await untilReady(db, import_id)).problems).toMatchObject([
    { file: 'large.json', message: LEFT_OUT, detail: expect.stringContaining('more memory') },
  ])
  expect(await countItems(db, import_id)).toMatchObject({ waiting: 1 })
  expect(errors).toHaveLength(1)
  await importer.stop()
})

test('an upload is received while another one is read', async () => {
  const { db, importer, delivery } = await start({ program: FRAGILE })
  const slow = await anUpload({ name: 'a.json', content: recipes('read for ever') })
  const reading = importer.work(idOf(await importer.receive(slow, delivery)), NOW)
  const second = idOf(
    await importer.receive(await anUpload({ name: 'b.json', content: recipes('Rice') }), delivery),
  )
  expect(await importer.work(second, NOW)).toEqual({ state: 'working' })
  expect(await findImport(db, second)).toMatchObject({ status: 'parsing' })
  await importer.stop()
  await reading
})

test('whoever follows hears when the work on an import has ended', async () => {
  const ended = Promise.withResolvers<void>()
  const { db, importer, delivery } = await start({ onWorked: ended.resolve })
  const import_id = idOf(
    await importer.receive(await anUpload({ name: 'a.json', content: recipes('Rice') }), delivery),
  )
  await importer.work(import_id, NOW)
  await ended.promise
  expect(await findImport(db, import_id)).toMatchObject({ status: 'ready' })
  await importer.stop()
})

test('the thread stores the photograph inside a file', async () => {
  const { db, importer, errors, delivery } = await start()
  const photo = await aPicture({ width: 64, height: 48 }).jpeg().toBuffer()
  const soup = { title: 'Soup', ingredients: '2 leeks', images: [photo.toString('base64')] }
  const upload = await anUpload({ name: 'soup.melarecipe', content: JSON.stringify(soup) })
  const import_id = idOf(await importer.receive(upload, delivery))
  await importer.work(import_id, NOW)
  await untilReady(db, import_id)
  expect(await db.selectFrom('media').select('file_name').execute()).toEqual([
    { file_name: 'picture 1 inside the file' },
  ])
  expect(errors).toEqual([])
  await importer.stop()
})
