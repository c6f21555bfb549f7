import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readNotice } from '#domain/notice.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { findPicture, insertPicture } from '#server/data/media/pictures.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { SHARE_WIDTH } from '#server/share-pictures/card.ts'
import { WORDS_WIDTH } from '#server/share-pictures/words-svg.ts'
import { testDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'

const HASH = 'ab'.repeat(32)
const PHOTO = `/media/${HASH}-640x480`
const SCREEN = `/admin/media/${HASH}/point`

/** A photograph that is red at its left and blue elsewhere. */
async function addPhoto(db: Database) {
  const plain = (background: string, width: number) =>
    sharp({ create: { width, height: 480, channels: 3, background } })
      .png()
      .toBuffer()
  const content = await sharp(await plain('#0000ff', 640))
    .composite([{ input: await plain('#ff0000', 60), left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  const words = { alt_text: '', file_name: 'bowl.jpg', byte_size: 1, uploaded_by: null }
  const variants = [{ format: 'jpeg' as const, width: 640, content }]
  await insertPicture(db, { hash: HASH, width: 640, height: 480, ...words, variants }, NOW)
}

/** A site that shows the photograph on a recipe, a post and a piece of equipment. */
async function openSite(db?: Database) {
  const site = await createTestSite({ db })
  await addPhoto(site.db)
  await insertRecipe(site.db, { fields: aRecipe({ image_url: PHOTO }) }, NOW)
  await insertPost(site.db, aPost({ featured_image_url: PHOTO }), NOW)
  await insertEquipment(site.db, [{ ...aPieceOfEquipment(), image_url: PHOTO }], NOW)
  return { reader: site, admin: await site.as('admin') }
}

type Site = Awaited<ReturnType<typeof createTestSite>>

const SHOWING = [
  '/recipes',
  '/recipes/silky-carrot-soup',
  '/equipment',
  '/equipment/steady-blender',
  '/blog',
  '/blog/a-stock-worth-standing-over',
  '/search?q=soup',
]

/** The class of the photograph on each page that shows it. */
async function cutsOf({ read }: Site) {
  const cuts: Record<string, string[]> = {}
  for (const page of SHOWING) {
    const photos = (await read(page)).html.match(/<img[^>]*-640x480\/640\.jpeg"[^>]*>/g) ?? []
    cuts[page] = photos.map((img) => /cut-x-\d+ cut-y-\d+/.exec(img)?.[0] ?? 'in the middle')
  }
  return cuts
}

const everywhere = (cut: string) =>
  Object.fromEntries(SHOWING.map((page) => [page, expect.arrayContaining([cut])]))

const shareOf = async ({ read }: Site, page: string) =>
  /property="og:image" content="https:\/\/plate\.test([^"]+)"/.exec((await read(page)).html)?.[1] ?? ''

testDatabase('an admin moves the point of a picture, and every page cuts around it at once', async (db) => {
  const { reader, admin } = await openSite(db)
  expect(await cutsOf(reader)).toEqual(everywhere('in the middle'))
  const moved = await admin.post(SCREEN, { x: '2', y: '31' })
  expect([moved.status, moved.headers.get('location')]).toEqual([302, SCREEN])
  expect(await cutsOf(reader)).toEqual(everywhere('cut-x-0 cut-y-30'))

  const undo = readNotice(moved.headers.get('set-cookie') ?? '')?.undo
  await admin.post(undo?.action ?? '', {})
  expect(await cutsOf(reader)).toEqual(everywhere('in the middle'))
})

test('pictures of links and of search engines are drawn anew around the point', async () => {
  const { reader, admin } = await openSite()
  const page = '/recipes/silky-carrot-soup'
  const before = await shareOf(reader, page)
  const square = /\/share\/recipes\/[^"]*-1x1\.jpg/.exec((await reader.read(page)).html)?.[0] ?? ''
  expect(await colourOf(reader, before)).toBe('blue')
  expect(await colourOf(reader, square)).toBe('blue')

  await admin.post(SCREEN, { x: '0', y: '50' })
  const after = await shareOf(reader, page)
  expect(after).not.toBe(before)
  expect((await reader.get(before)).headers.get('location')).toBe(after)
  expect(await colourOf(reader, after)).toBe('red')
  const moved = (await reader.get(square)).headers.get('location') ?? ''
  expect(await colourOf(reader, moved)).toBe('red')
})

/** The colour of a photograph at its left: in the right half of the picture of a link, anywhere in a shape. */
async function colourOf({ get }: Site, address: string) {
  const answer = await get(address)
  expect([address, answer.status]).toEqual([address, 200])
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  const { width, height } = await picture.metadata()
  const left = width === SHARE_WIDTH ? WORDS_WIDTH + 5 : 5
  const { data } = await picture
    .extract({ left, top: Math.floor(height / 2), width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue'
}

test('the point is a number of each side without scripts, and the screen shows the cuts', async () => {
  const { admin } = await openSite()
  await admin.post(SCREEN, { x: '20', y: '75' })
  const { html } = await admin.read(SCREEN)
  expect(html).toMatch(/<input type="number"[^>]*name="x" value="20"/)
  expect(html).toMatch(/<input type="number"[^>]*name="y" value="75"/)
  expect(html.match(/cut-x-20 cut-y-80/g)).toHaveLength(3)
  expect(html).not.toContain(' style=')
  expect((await admin.read('/admin/media')).html).toContain(`href="${SCREEN}"`)
})

test.each(['-5', 'NaN', '1e9', '101', '', '2.5', '\u0000'])('a point at %j is refused', async (x) => {
  const { admin } = await openSite()
  const refused = await admin.post(SCREEN, { x, y: '10' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Enter a whole number from 0 to 100.')
  expect((await admin.post(`/admin/media/${HASH}`, { x, y: '10' })).status).toBe(422)
  expect(await findPicture(admin.db, HASH)).toMatchObject({ point_x: 50, point_y: 50 })
})

test('an editor moves the point of a picture that readers do not see, and of no other', async () => {
  const { reader } = await openSite()
  const editor = await reader.as('editor')
  const other = 'cd'.repeat(32)
  const words = { alt_text: '', file_name: '', byte_size: 1, uploaded_by: null }
  const variants = [{ format: 'webp' as const, width: 400, content: new Uint8Array(1) }]
  await insertPicture(reader.db, { hash: other, width: 640, height: 480, ...words, variants }, NOW)
  for (const path of [SCREEN, `/admin/media/${HASH}`])
    expect((await editor.post(path, { x: '1', y: '1' })).status).toBe(403)
  expect((await editor.read(SCREEN)).html).not.toContain('name="x"')
  expect((await editor.post(`/admin/media/${other}/point`, { x: '1', y: '1' })).status).toBe(302)
  expect((await editor.post(`/admin/media/${'ef'.repeat(32)}/point`, { x: '1', y: '1' })).status).toBe(404)
  expect((await reader.post(SCREEN, { x: '1', y: '1' })).headers.get('location')).toContain('/auth')
  expect(await findPicture(reader.db, HASH)).toMatchObject({ point_x: 50, point_y: 50 })
})

test('the JSON API answers addresses as they are stored, whatever the point', async () => {
  const { reader, admin } = await openSite()
  await admin.post(SCREEN, { x: '2', y: '31' })
  const { id } = await reader.db.selectFrom('kitchen_equipment').select('id').executeTakeFirstOrThrow()
  for (const path of [
    'recipes',
    'recipes/silky-carrot-soup',
    'equipment',
    `equipment/${id}`,
    'posts',
    'posts/a-stock-worth-standing-over',
  ]) {
    const answer = await (await reader.get(`/api/${path}`)).text()
    expect([path, answer]).toEqual([path, expect.stringContaining(`_url":"${PHOTO}"`)])
  }
})
