import sharp from 'sharp'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { listElsewhere } from '#server/data/media/elsewhere.ts'
import { askForPictures, listFailedPictures, readBringing } from '#server/data/media/linked-pictures.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { startOtherSite } from '#test/other-site.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { fetchPage, NEVER_CACHED } from '../bench/fetch-page.ts'
import { startReady } from '../bench/ready-site.ts'
import { percentile } from '../bench/statistics.ts'
import { count, ms, seconds, toTable } from '../bench/table.ts'
import { above, type Checked, type Options } from './check.ts'

const PROGRAM = new URL('./photo-site.ts', import.meta.url).pathname
/** Twice as long is what a second processor that is busy at times may cost. */
const MOST_RATIO = 2
const REQUESTS = 200

/** How long pages take while the site brings hundreds of photographs here, beside what they take otherwise. */
export async function checkPictures({ isQuick }: Options): Promise<Checked> {
  const photos = isQuick ? 20 : 300
  const other = await startPhotoSite()
  const DATABASE_URL = `file:${newDatabaseFile()}`
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  for (let number = 0; number < photos; number++) {
    const image_url = other.address(`/${number % 10 === 9 ? 'gone' : 'good'}/${number}.jpg`)
    await insertRecipe(db, { fields: aRecipe({ name: `Soup ${number}`, image_url }) }, new Date())
  }
  const start = async () => startReady({ DATABASE_URL }, '.', PROGRAM)

  const quiet = await start()
  await measure(quiet.address)
  const alone = await measure(quiet.address)
  await quiet.stop()

  await askForPictures(db, [...(await listElsewhere(db)).keys()], { asked_by: null, now: new Date() })
  const begun = performance.now()
  const busy = await start()
  const beside = await measure(busy.address, async () => !(await readBringing(db)).isUnderWay)
  const took = performance.now() - begun
  await busy.stop()
  await other.stop()

  const broken = await findWrong(db, photos)
  await db.destroy()
  const ratio = percentile(beside, 0.5) / percentile(alone, 0.5)
  broken.push(
    ...above(
      'a page while photographs are brought, in percent of one otherwise',
      ratio * 100,
      MOST_RATIO * 100,
      '%',
    ),
  )
  const row = (name: string, times: number[]) => [
    name,
    count(times.length),
    ms(percentile(times, 0.5)),
    ms(percentile(times, 0.95)),
  ]
  return {
    table: toTable(
      [`while the site brings ${photos} photographs (${seconds(took)})`, 'pages', 'p50', 'p95'],
      [row('otherwise', alone), row('meanwhile', beside)],
    ),
    broken,
  }
}

/** Asks for rendered pages, one after the other, until it is enough and `isOver` says so. */
async function measure(address: string, isOver = async () => true): Promise<number[]> {
  const times: number[] = []
  do times.push((await fetchPage(`${address}/recipes`, NEVER_CACHED)).ms)
  while (times.length < REQUESTS || !(await isOver()))
  return times
}

async function findWrong(db: Database, photos: number): Promise<string[]> {
  const gone = Math.floor(photos / 10)
  const failed = (await listFailedPictures(db)).length
  const left = (await listElsewhere(db)).size
  return failed === gone && left === gone
    ? []
    : [`${failed} photographs failed and ${left} are left, ${gone} wanted`]
}

/** A site with photographs of two megapixels that all differ. */
async function startPhotoSite() {
  const noise = { type: 'gaussian' as const, mean: 140, sigma: 30 }
  const photo = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#c8643c', noise },
  })
    .blur(2)
    .jpeg()
    .toBuffer()
  return startOtherSite((request, response) => {
    if (request.url?.startsWith('/gone')) return void response.writeHead(404).end()
    // What stands behind the end of a picture makes another file of it.
    response
      .writeHead(200, { 'Content-Type': 'image/jpeg' })
      .end(Buffer.concat([photo, Buffer.from(request.url ?? '')]))
  })
}
