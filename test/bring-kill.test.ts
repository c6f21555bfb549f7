import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { listElsewhere } from '#server/data/media/elsewhere.ts'
import { askForPictures, listFailedPictures, readBringing } from '#server/data/media/linked-pictures.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { testEachEngine } from './each-engine.ts'
import { aRecipe } from './fixtures.ts'
import { startOtherSite } from './other-site.ts'
import { aPicture } from './pictures.ts'
import { shortOrLong } from './short-or-long.ts'

const PHOTOS = shortOrLong(30, 300)
const KILLS = shortOrLong(3, 12)
const NOW = new Date('2026-03-04T05:06:07Z')
const PROGRAM = new URL('bring-in-process.ts', import.meta.url).pathname

testEachEngine(
  'photos that are brought here are none lost and none twice, however often the process is killed',
  async (newPlace) => bringAndKill(await newPlace()),
)

async function bringAndKill(DATABASE_URL: string) {
  const site = await startPhotoSite()
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  const recipes = new Map<string, string>()
  for (const path of site.paths) {
    const address = site.address(path)
    recipes.set(
      (await insertRecipe(db, { fields: aRecipe({ name: path, image_url: address }) }, NOW)).id,
      path,
    )
  }
  await askForPictures(db, [...(await listElsewhere(db)).keys()], { asked_by: null, now: new Date() })

  for (let kill = 1; kill <= KILLS; kill++) {
    const wanted = Math.floor((PHOTOS * kill) / (KILLS + 1))
    const killed = start(DATABASE_URL)
    while ((await readBringing(db)).done < wanted) await pause(5)
    // Also in the middle of one: between two looks at the database.
    await pause(kill * 7)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
  }
  const last = start(DATABASE_URL)
  while ((await readBringing(db)).isUnderWay) await pause(20)
  last.kill('SIGKILL')
  await once(last, 'exit')

  const good = site.paths.filter((path) => path.startsWith('/good'))
  expect(await readBringing(db)).toMatchObject({ done: PHOTOS, waiting: 0 })
  expect((await listFailedPictures(db)).map(({ address }) => address)).toEqual(
    site.paths
      .filter((path) => !path.startsWith('/good'))
      .map((path) => site.address(path))
      .toSorted(),
  )
  const shown = await db
    .selectFrom('recipes')
    .select(['id', 'image_url'])
    .where('image_url', 'like', '/media/%')
    .execute()
  expect(shown.map(({ id }) => recipes.get(id)).sort()).toEqual(good.toSorted())
  expect(new Set(shown.map(({ image_url }) => image_url)).size).toBe(good.length)
  expect(await count(db, 'media')).toBe(good.length)
  // One that came just before a kill may have been asked for once more.
  expect(site.asked.filter((path) => path.startsWith('/good')).length).toBeLessThanOrEqual(
    good.length + KILLS,
  )
  await db.destroy()
  await site.stop()
}

const start = (DATABASE_URL: string) =>
  spawn(process.execPath, [PROGRAM], { env: { PATH: process.env.PATH, DATABASE_URL }, stdio: 'inherit' })

/** Photographs that all differ, every tenth of which does not come, in one of several ways. */
async function startPhotoSite() {
  const numbers = Array.from({ length: PHOTOS }, (_, number) => number)
  const paths = numbers.map(
    (number) =>
      `/${number % 10 === 9 ? (ODD[((number - 9) / 10) % ODD.length] ?? '') : 'good'}/${number}.jpg`,
  )
  const base = await aPicture({ width: 120, height: 90 }).png().toBuffer()
  const site = await startOtherSite((request, response) => {
    const [, kind, name = ''] = request.url?.split('/') ?? []
    if (kind === 'gone') return void response.writeHead(404).end()
    if (kind === 'page')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Not here')
    response.writeHead(200, { 'Content-Type': 'image/png' })
    // What stands behind the end of a picture makes another file of it.
    if (kind === 'broken') response.write(base.subarray(0, 200), () => response.destroy())
    else response.end(Buffer.concat([base, Buffer.from(name)]))
  })
  return { ...site, paths }
}

const ODD = ['gone', 'page', 'broken']

const count = async (db: Database, table: 'media') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )
