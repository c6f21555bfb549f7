import { setImmediate } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { sessionCookies } from '#server/auth/cookies.ts'
import { startSession } from '#server/auth/sessions.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { countItems } from '#server/data/imports/items.ts'
import { listUnfinished } from '#server/data/imports/work.ts'
import { deleteImport, listImports } from '#server/data/imports/files.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { testEachEngine } from './each-engine.ts'
import { ensurePerson } from './people.ts'
import { startSite } from './running-site.ts'
import { shortOrLong } from './short-or-long.ts'
import { aForm, aPublishedRecipe } from './uploads.ts'

/** Some batches of reading, and of saving. */
const RECIPES = shortOrLong(150, 300)
/** So many that reading takes longer than a start. */
const MANY = shortOrLong(2_000, 3_000)
const recipes = Array.from({ length: RECIPES }, (_, number) => aPublishedRecipe({ name: `Soup ${number}` }))
const content = JSON.stringify(recipes)

type Moment = 'asked' | 'under way' | 'half done'
type Moments = { reading: readonly Moment[]; saving: readonly (readonly [Moment, 'new' | 'update'])[] }

const EVERY_MOMENT: Moments = {
  reading: ['asked', 'under way', 'half done'],
  saving: [
    ['asked', 'new'],
    ['under way', 'new'],
    ['half done', 'new'],
    ['under way', 'update'],
    ['half done', 'update'],
  ],
}
/** Those in which something is stored already, and not all of it. */
const HALF_DONE: Moments = {
  reading: ['half done'],
  saving: [
    ['half done', 'new'],
    ['half done', 'update'],
  ],
}

testEachEngine(
  'a kill during an import loses nothing and halves nothing: the next start does the rest',
  async (newPlace) => killAtMoments(await newPlace(), shortOrLong(HALF_DONE, EVERY_MOMENT)),
)

testEachEngine('processes that are replaced while they read an upload leave it whole', async (newPlace) =>
  restartWhileReading(await newPlace()),
)

/** Also by the start of a second site beside the first. */
async function restartWhileReading(DATABASE_URL: string) {
  const names = Array.from({ length: MANY }, (_, number) => aPublishedRecipe({ name: `Soup ${number}` }))
  const env = { DATABASE_URL, SAMPLE_CONTENT: 'off', WEB_CONCURRENCY: '2' }
  const site = await startSite(env)
  const db = openDatabase(DATABASE_URL)
  const user_id = await ensurePerson(db, 'admin', new Date())
  const upload = await send(db, site.address, aForm({ name: 'many.json', content: JSON.stringify(names) }))
  const answered = upload()
  while ((await listUnfinished(db)).length === 0) await setImmediate()
  site.process.kill('SIGUSR2')
  const beside = await startSite({ ...env, WEB_CONCURRENCY: '1' })
  expect((await answered).status).toBe(302)
  await untilNothingIsUnderWay(db)
  const [found, ...others] = await listImports(db, user_id, 'recipes')
  expect([found, others]).toMatchObject([{ status: 'ready', failed: false, problems: [] }, []])
  expect(await countItems(db, found?.id ?? '')).toMatchObject({ waiting: MANY })
  await Promise.all([site.stop(), beside.stop()])
  await db.destroy()
}

async function killAtMoments(DATABASE_URL: string, { reading, saving }: Moments) {
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  const user_id = await ensurePerson(db, 'admin', new Date())
  const start = async () => startSite({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
  const newest = async () => (await listImports(db, user_id, 'recipes'))[0]
  const count = async (table: 'recipes' | 'recipe_instructions' | 'versions' | 'import_items') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const asked = async () => true
  const isUnderWay = async () => (await listUnfinished(db)).length > 0
  const hasItems = async () => (await count('import_items')) > 0
  const hasSaved = async () => (await countItems(db, (await newest())?.id ?? '')).saved > 0
  const isTimeToRead = { asked, 'under way': isUnderWay, 'half done': hasItems }
  const isTimeToSave = { asked, 'under way': isUnderWay, 'half done': hasSaved }
  let site = await start()

  for (const moment of reading) {
    await killWhen(
      isTimeToRead[moment],
      site,
      await send(db, site.address, aForm({ name: 'many.json', content })),
    )
    site = await start()
    await untilNothingIsUnderWay(db)
    const found = await newest()
    // Nothing, when the file had not arrived whole.
    expect(found ? await countItems(db, found.id) : { waiting: RECIPES }).toMatchObject({ waiting: RECIPES })
    expect(await count('recipes')).toBe(0)
    if (found) await deleteImport(db, found.id)
  }

  for (const [moment, duplicates] of saving) {
    await (
      await send(db, site.address, aForm({ name: 'many.json', content }))
    )()
    await untilNothingIsUnderWay(db)
    // A new recipe each, or a version of a stored one.
    const table = duplicates === 'new' ? 'recipes' : 'versions'
    const before = await count(table)
    const found = await newest()
    const form = new URLSearchParams({ import: found?.id ?? '', intent: 'save-all', duplicates })
    await killWhen(isTimeToSave[moment], site, await send(db, site.address, form))
    expect((await count(table)) - before).toBe((await countItems(db, found?.id ?? '')).saved)
    expect(await count('recipe_instructions')).toBe(await count('recipes'))
    site = await start()
    await untilNothingIsUnderWay(db)
    const { waiting, saved } = await countItems(db, found?.id ?? '')
    expect([waiting, saved]).toBeOneOf([
      [RECIPES, 0],
      [0, RECIPES],
    ])
    expect((await count(table)) - before).toBe(saved)
  }
  await site.stop()
  await db.destroy()
}

type Site = Awaited<ReturnType<typeof startSite>>

/** Sends a form, and ends the process without a word at a moment of its work. */
async function killWhen(isTime: () => Promise<boolean>, site: Site, sendForm: () => Promise<unknown>) {
  let isAnswered = false
  const answer = sendForm().then(
    () => (isAnswered = true),
    () => (isAnswered = true),
  )
  do await setImmediate()
  while (!isAnswered && !(await isTime()))
  site.process.kill('SIGKILL')
  await Promise.all([site.ended, answer])
}

const untilNothingIsUnderWay = async (db: Database) =>
  vi.waitUntil(async () => (await listUnfinished(db)).length === 0, { interval: 20, timeout: 60_000 })

/** How an administrator sends a form to the import screen. */
async function send(db: Database, address: string, body: FormData | URLSearchParams) {
  const now = new Date()
  const session = await startSession(db, await ensurePerson(db, 'admin', now), 'Test browser', now)
  const cookies = sessionCookies(session, now, readConfig({ SITE_URL: address }))
  const headers = {
    Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
    Origin: address,
    'Sec-Fetch-Site': 'same-origin',
  }
  return async () => fetch(`${address}/admin/import`, { method: 'POST', body, headers, redirect: 'manual' })
}
