import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aRecipe } from '#test/fixtures.ts'
import { ensurePerson } from '#test/people.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { aPublishedRecipe, anUpload } from '#test/uploads.ts'
import { openDatabase } from '../data/database.ts'
import { countItems } from '../data/import-items.ts'
import { beginSaving, listUnfinished } from '../data/import-work.ts'
import { findImport } from '../data/imports.ts'
import { migrate } from '../data/migrate.ts'
import { insertRecipe } from '../data/recipes.ts'
import { startImporter } from './importer.ts'

const FALLING = new URL('../../test/falling-thread.ts', import.meta.url)
const NOW = new Date('2026-03-04T05:06:07Z')

async function start(thread?: URL) {
  const databaseUrl = `file:${newDatabaseFile()}`
  const db = openDatabase(databaseUrl)
  await migrate(db)
  const user_id = await ensurePerson(db, 'admin', NOW)
  const errors: unknown[] = []
  const importer = startImporter({
    databaseUrl,
    ...(thread && { thread }),
    logError: (error) => errors.push(error),
  })
  return { databaseUrl, db, errors, importer, delivery: { kind: 'recipes', user_id, now: NOW } as const }
}

const recipes = (...names: string[]) => JSON.stringify(names.map((name) => aPublishedRecipe({ name })))

test('a thread reads and saves what it is sent, and the site sees it at once', async () => {
  const { db, importer, errors, delivery } = await start()
  const upload = await anUpload({ name: 'two.json', content: recipes('Leek Soup', 'Rice') })
  const received = await importer.receive(upload, delivery)
  const import_id = 'import_id' in received ? received.import_id : ''
  // A busy machine may take longer than a person waits: then the thread goes on, and the next task waits for it.
  await importer.work(import_id, NOW)
  expect(await importer.receive(await anUpload(), delivery)).toHaveProperty('problems')
  expect(await countItems(db, import_id)).toMatchObject({ waiting: 2 })
  await beginSaving(db, import_id, { status: 'published', duplicates: 'leave' })
  await importer.work(import_id, NOW)
  await importer.receive(await anUpload(), delivery)
  expect(await countItems(db, import_id)).toMatchObject({ saved: 2 })
  await importer.stop()
  expect(errors).toEqual([])
})

test('while many recipes are saved, another process changes content in between', async () => {
  const { databaseUrl, db, importer, errors, delivery } = await start()
  const names = Array.from({ length: 400 }, (_, number) => `Soup ${number}`)
  const upload = await anUpload({ name: 'a.json', content: recipes(...names) })
  const received = await importer.receive(upload, delivery)
  const import_id = 'import_id' in received ? received.import_id : ''
  await importer.work(import_id, NOW)
  await importer.receive(await anUpload(), delivery)
  await beginSaving(db, import_id, { status: 'published', duplicates: 'leave' })
  const work = importer.work(import_id, NOW)
  const other = openDatabase(databaseUrl)
  while ((await countItems(db, import_id)).saved === 0) await setImmediate()
  await insertRecipe(other, { fields: aRecipe({ name: 'Rice' }) }, NOW)
  expect((await countItems(db, import_id)).waiting).toBeGreaterThan(0)
  await work
  await importer.receive(await anUpload(), delivery)
  expect(await countItems(db, import_id)).toMatchObject({ waiting: 0, saved: 400 })
  await importer.stop()
  expect(errors).toEqual([])
})

test('work that is cut short by the end of the process is there for the next one', async () => {
  const { databaseUrl, db, importer, errors, delivery } = await start()
  const names = Array.from({ length: 300 }, (_, number) => `Soup ${number}`)
  const received = await importer.receive(
    await anUpload({ name: 'a.json', content: recipes(...names) }),
    delivery,
  )
  const import_id = 'import_id' in received ? received.import_id : ''
  const work = importer.work(import_id, NOW)
  await importer.stop()
  await work
  expect(errors).toEqual([])
  const next = startImporter({ databaseUrl, logError: (error) => errors.push(error) })
  for (const id of await listUnfinished(db)) await next.work(id, NOW)
  await next.receive(await anUpload(), delivery)
  expect(await countItems(db, import_id)).toMatchObject({ waiting: 300 })
  expect(await listUnfinished(db)).toEqual([])
  await next.stop()
})

test('how far an import is, is known to other processes, until it is done', async () => {
  const { databaseUrl, importer: other, errors, delivery } = await start()
  const shares: (number | undefined)[] = []
  const importer = startImporter({
    databaseUrl,
    logError: (error) => errors.push(error),
    tellOthers(news) {
      other.hear(news)
      const progress = other.progressOf(news.import_id)
      shares.push(progress && progress.done / progress.total)
    },
  })
  const names = Array.from({ length: 60 }, (_, number) => `Soup ${number}`)
  const upload = await anUpload({ name: 'a.json', content: recipes(...names) })
  const received = await importer.receive(upload, delivery)
  await importer.work('import_id' in received ? received.import_id : '', NOW)
  await importer.receive(await anUpload(), delivery)
  expect(shares.slice(0, 3).every((share) => share && share > 0)).toBe(true)
  expect(shares.slice(-2)).toEqual([1, undefined])
  await importer.stop()
  expect(errors).toEqual([])
})

test('a file that ends the thread is given up alone: what waited behind it is read by the next', async () => {
  const { db, importer, errors, delivery } = await start(FALLING)
  const idOf = async (...names: string[]) => {
    const upload = await anUpload({ name: 'a.json', content: recipes(...names) })
    const received = await importer.receive(upload, delivery)
    return 'import_id' in received ? received.import_id : ''
  }
  const [bad, good] = [await idOf('Cod'), await idOf('Leek Soup', 'Rice')]
  await Promise.all([importer.work(bad, new Date(0)), importer.work(good, NOW)])
  // A busy machine may take longer than a person waits: this one is answered after both.
  await importer.receive(await anUpload(), delivery)
  expect(await findImport(db, bad)).toMatchObject({ status: 'ready', problems: [{ file: '' }] })
  expect(await countItems(db, good)).toMatchObject({ waiting: 2 })
  expect(errors).toEqual([new Error('The thread that reads files has ended')])
  await importer.stop()
})
