import { afterEach, expect, vi } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { startOtherSite } from '#test/other-site.ts'
import { aPicture } from '#test/pictures.ts'
import { readContentVersion } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'
import { findStoredEquipment } from '../data/equipment/row.ts'
import { insertEquipment, updateEquipment } from '../data/equipment/write.ts'
import { takeWork } from '../data/database/lease.ts'
import { listElsewhere } from '../data/media/elsewhere.ts'
import {
  askForPictures,
  listFailedPictures,
  listSources,
  readBringing,
} from '../data/media/linked-pictures.ts'
import { deletePicture, listPicturePage } from '../data/media/pictures.ts'
import { findPost } from '../data/posts/row.ts'
import { insertPost, updatePost } from '../data/posts/write.ts'
import { findRecipe } from '../data/recipes/row/row.ts'
import { insertRecipe, updateRecipe } from '../data/recipes/write/write.ts'
import { createGuardedFetch } from '../guarded-fetch/guarded-fetch.ts'
import { startJobs } from '../jobs/job-runner.ts'
import { bringPictures } from './bring-pictures.ts'
import { createPictureEncoder } from './picture-encoder.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const nobody = { author_id: null }
const encode = createPictureEncoder()

const ended: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

/** A site with photographs at `/red.jpg` and the like, and with whatever else `odd` answers. */
async function startPhotoSite(odd: Record<string, { status: number; type?: string; body?: Buffer }> = {}) {
  const photo = async (path: string) =>
    aPicture({ width: 64 + path.length, height: 48 })
      .jpeg()
      .toBuffer()
  const site = await startOtherSite((request, response) => {
    const path = request.url ?? ''
    const other = odd[path]
    if (other)
      response.writeHead(other.status, { 'Content-Type': other.type ?? 'image/jpeg' }).end(other.body)
    else void photo(path).then((body) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(body))
  })
  ended.push(site.stop)
  return site
}

function startBringing(
  db: Database,
  network: Parameters<typeof createGuardedFetch>[0],
  retryAfterMs = [0, 0],
) {
  const errors: unknown[] = []
  const { fetchPicture } = createGuardedFetch(network)
  const runner = startJobs({
    db,
    jobs: { pictures: bringPictures({ db, fetchPicture, encode, retryAfterMs }) },
    logError: (error) => errors.push(error),
  })
  ended.push(runner.stop)
  return {
    errors,
    stop: runner.stop,
    wake: () => runner.wake('pictures'),
    resume: () => runner.resume('pictures'),
    async bring(addresses: string[]) {
      await askForPictures(db, addresses, { asked_by: null, now: new Date() })
      runner.wake('pictures')
      await untilDone(db)
    },
  }
}

const untilDone = async (db: Database) =>
  vi.waitUntil(async () => !(await readBringing(db)).isUnderWay, { interval: 20, timeout: 30_000 })

const imageOf = async (db: Database, id: string) => (await findRecipe(db, id))?.fields.image_url

testEachDatabase('pictures of other sites are brought here, wherever they are shown', async (db) => {
  const site = await startPhotoSite()
  const [red, blue, grey] = ['/red.jpg?a=1&b=2', '/blue_100%25.jpg', '/grey.jpg'].map((path) =>
    site.address(path),
  )
  const { id } = await insertRecipe(db, { fields: aRecipe({ image_url: red }) }, NOW)
  const draft = await insertRecipe(db, { fields: aRecipe({ image_url: red }), status: 'draft' }, NOW)
  const [piece = ''] = await insertEquipment(db, [aPieceOfEquipment({ image_url: blue })], NOW)
  const content = `<p>A <b>pot</b></p>\n<figure><img src="${grey}" alt="Grey"></figure>`
  const post = await insertPost(db, aPost({ featured_image_url: red, content }), NOW)
  expect([...(await listElsewhere(db)).keys()]).toEqual([red, blue, grey])

  const { bring, errors } = startBringing(db, site)
  const version = await readContentVersion(db)
  await bring([...(await listElsewhere(db)).keys()])

  const image = await imageOf(db, id)
  expect(image).toMatch(/^\/media\/[0-9a-f]{64}-\d+x48$/)
  expect(await imageOf(db, draft.id)).toBe(image)
  expect((await findStoredEquipment(db, piece))?.fields.image_url).toMatch(/^\/media\//)
  const stored = await findPost(db, post)
  expect(stored?.fields.featured_image_url).toBe(image)
  expect(stored?.fields.content).toMatch(/^A <b>pot<\/b>\n<figure><img src="\/media\/[^"]+" alt="Grey"/)
  expect((await listElsewhere(db)).size).toBe(0)
  expect(site.asked).toHaveLength(3)
  // Once for all of them.
  expect(await readContentVersion(db)).toBe(version + 1)
  const { pictures } = await listPicturePage(db)
  expect(pictures.map(({ file_name }) => file_name).sort()).toEqual(['blue_100%.jpg', 'grey.jpg', 'red.jpg'])
  const sources = await listSources(
    db,
    pictures.map(({ hash }) => hash),
  )
  expect([...sources.values()].flat().sort()).toEqual([red, blue, grey].sort())
  expect(errors).toEqual([])
})

testDatabase('whoever has a form open meets no conflict, and keeps our picture', async (db) => {
  const site = await startPhotoSite()
  const image_url = site.address('/soup.jpg')
  const content = `<figure><img src="${image_url}" alt=""></figure>`
  const { id } = await insertRecipe(db, { fields: aRecipe({ image_url }) }, NOW)
  const [piece = ''] = await insertEquipment(db, [aPieceOfEquipment({ image_url })], NOW)
  const post = await insertPost(db, aPost({ featured_image_url: image_url, content }), NOW)
  const opened = { recipe: await findRecipe(db, id), piece: await findStoredEquipment(db, piece) }
  const openedPost = await findPost(db, post)
  if (!opened.recipe || !opened.piece || !openedPost) throw new Error('nothing was opened')

  await startBringing(db, site).bring([image_url])
  const ours = await imageOf(db, id)
  expect(ours).toMatch(/^\/media\//)

  const { updated_at: based_on, fields } = opened.recipe
  const saved = await updateRecipe(db, id, { ...nobody, fields: { ...fields, name: 'Anew' }, based_on }, NOW)
  expect(saved).toMatchObject({ ok: true })
  expect((await findRecipe(db, id))?.fields).toMatchObject({ name: 'Anew', image_url: ours })
  const change = { ...nobody, fields: opened.piece.fields, based_on: opened.piece.updated_at }
  expect(await updateEquipment(db, piece, change, NOW)).toMatchObject({ ok: true })
  expect((await findStoredEquipment(db, piece))?.fields.image_url).toBe(ours)
  const postChange = { ...nobody, fields: openedPost.fields, based_on: openedPost.updated_at }
  expect(await updatePost(db, post, postChange, NOW)).toMatchObject({ ok: true })
  const storedPost = await findPost(db, post)
  expect(storedPost?.fields.featured_image_url).toBe(ours)
  expect(storedPost?.fields.content).toContain(`<img src="${ours}"`)
})

testDatabase('a picture that does not come is named with the reason, and can be tried again', async (db) => {
  const page = Buffer.from('<!doctype html><title>Not here any more</title>')
  const bomb = await aPicture({ width: 8, height: 8 }).png().toBuffer()
  // 60,000 pixels each way, as the head says.
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  const odd: Parameters<typeof startPhotoSite>[0] = {
    '/gone.jpg': { status: 404 },
    '/page.jpg': { status: 200, type: 'text/html', body: page },
    '/bomb.png': { status: 200, type: 'image/png', body: bomb },
    '/busy.jpg': { status: 503 },
  }
  const site = await startPhotoSite(odd)
  const all = ['/fine.jpg', ...Object.keys(odd)].map((path) => site.address(path))
  for (const image_url of all) await insertRecipe(db, { fields: aRecipe({ image_url }) }, NOW)
  const internal = 'http://169.254.169.254/photo.jpg'
  await insertRecipe(db, { fields: aRecipe({ image_url: internal }) }, NOW)

  const { bring, errors } = startBringing(db, site)
  await bring([...all, internal])
  const failed = Object.fromEntries(
    (await listFailedPictures(db)).map(({ address, message }) => [address, message]),
  )
  expect(failed).toEqual({
    [site.address('/gone.jpg')]: 'The other site answers “not found”. (404)',
    [site.address('/page.jpg')]: 'There is no picture at this address.',
    [site.address('/bomb.png')]: expect.stringMatching(/too many pixels|could not read/),
    [site.address('/busy.jpg')]: 'The other site answers with an error. (503)',
    [internal]:
      'The address leads into a private network or to an unusual port. This site does not ask there.',
  })
  expect(site.asked.filter((path) => path === '/gone.jpg')).toHaveLength(1)
  expect(site.asked.filter((path) => path === '/busy.jpg')).toHaveLength(3)
  expect((await listElsewhere(db)).size).toBe(5)

  delete odd['/gone.jpg']
  await bring([site.address('/gone.jpg')])
  expect(await listFailedPictures(db)).toHaveLength(4)
  expect((await listElsewhere(db)).has(site.address('/gone.jpg'))).toBe(false)
  expect(errors).toEqual([])
})

testDatabase('a picture that is here already is not fetched again, not even from the trash', async (db) => {
  const site = await startPhotoSite()
  const address = site.address('/soup.jpg')
  const first = await insertRecipe(db, { fields: aRecipe({ image_url: address }) }, NOW)
  const { bring } = startBringing(db, site)
  await bring([address])
  const second = await insertRecipe(db, { fields: aRecipe({ image_url: address }) }, NOW)
  await bring([address])
  expect(await imageOf(db, second.id)).toBe(await imageOf(db, first.id))
  expect(site.asked).toHaveLength(1)

  for (const { id } of [first, second])
    await updateRecipe(db, id, { ...nobody, fields: aRecipe({ image_url: null }) }, NOW)
  const [picture] = (await listPicturePage(db)).pictures
  expect(await deletePicture(db, picture?.hash ?? '', { author_id: null }, new Date())).toEqual([])
  expect((await listPicturePage(db)).pictures).toEqual([])
  await insertRecipe(db, { fields: aRecipe({ image_url: address }) }, NOW)
  await bring([address])
  expect(site.asked).toHaveLength(1)
  expect((await listPicturePage(db)).pictures).toHaveLength(1)
})

testEachDatabase('work that another process took over is left to it', async (db) => {
  const site = await startPhotoSite()
  const address = site.address('/soup.jpg')
  const { id } = await insertRecipe(db, { fields: aRecipe({ image_url: address }) }, NOW)
  const network = {
    ...site.network,
    async resolve(host: string) {
      // While the first one asks.
      if (site.asked.length === 0)
        await takeWork(db, { table: 'jobs', id: 'pictures', lease_owner: 'another' })
      return site.network.resolve(host)
    },
  }
  await askForPictures(db, [address], { asked_by: null, now: NOW })
  const runner = startJobs({
    db,
    jobs: {
      pictures: bringPictures({ db, encode, fetchPicture: createGuardedFetch({ network }).fetchPicture }),
    },
    logError: () => {},
  })
  runner.wake('pictures')
  await vi.waitUntil(() => site.asked.length > 0, { timeout: 10_000 })
  await runner.stop()
  expect(await imageOf(db, id)).toBe(address)
  expect((await listPicturePage(db)).count).toBe(0)
  expect(await readBringing(db)).toMatchObject({ isUnderWay: true, waiting: 1 })
  await startBringing(db, site).bring([address])
  expect(await imageOf(db, id)).toMatch(/^\/media\//)
})

testEachDatabase('a picture that many processes are asked for meanwhile is not left out', async (db) => {
  const site = await startPhotoSite()
  const address = site.address('/soup.jpg')
  const { id } = await insertRecipe(db, { fields: aRecipe({ image_url: address }) }, NOW)
  await askForPictures(db, [address], { asked_by: null, now: NOW })
  const answers = Promise.withResolvers<string[]>()
  let asking = 0
  const network = {
    ...site.network,
    async resolve() {
      asking++
      return answers.promise
    },
  }
  for (let process = 1; process <= 5; process++) {
    startBringing(db, { network }).wake()
    await vi.waitUntil(async () => asking === process || !(await readBringing(db)).isUnderWay)
  }
  answers.resolve(await site.network.resolve(''))
  await untilDone(db)
  expect(await listFailedPictures(db)).toEqual([])
  expect(await imageOf(db, id)).toMatch(/^\/media\//)
})

testDatabase('a picture whose fetching ended the process again and again is left out', async (db) => {
  const site = await startPhotoSite()
  const addresses = ['/a.jpg', '/b.jpg'].map((path) => site.address(path))
  for (const image_url of addresses) await insertRecipe(db, { fields: aRecipe({ image_url }) }, NOW)
  await askForPictures(db, addresses, { asked_by: null, now: NOW })
  // Processes that ended without a word.
  for (const lease_owner of ['1', '2', '3'])
    await takeWork(db, { table: 'jobs', id: 'pictures', lease_owner })
  startBringing(db, site).resume()
  await untilDone(db)
  expect(await listFailedPictures(db)).toMatchObject([
    { message: 'The site ended several times while it brought this picture.' },
  ])
  expect((await listElsewhere(db)).size).toBe(1)
})

testDatabase('a picture that waits for another attempt has ended no process', async (db) => {
  const site = await startPhotoSite({ '/busy.jpg': { status: 503 } })
  const address = site.address('/busy.jpg')
  await insertRecipe(db, { fields: aRecipe({ image_url: address }) }, NOW)
  await askForPictures(db, [address], { asked_by: null, now: NOW })
  const first = startBringing(db, site, [600_000])
  first.wake()
  await vi.waitUntil(async () => (await readBringing(db)).retrying === 1)
  await first.stop()
  for (const lease_owner of ['1', '2', '3'])
    await takeWork(db, { table: 'jobs', id: 'pictures', lease_owner })
  startBringing(db, site, [600_000]).resume()
  const readAttempts = async () =>
    (await db.selectFrom('jobs').select('attempts').where('id', '=', 'pictures').executeTakeFirstOrThrow())
      .attempts
  await vi.waitUntil(async () => (await readAttempts()) === 0)
  expect(await listFailedPictures(db)).toEqual([])
  expect(await readBringing(db)).toMatchObject({ isUnderWay: true, retrying: 1 })
})
