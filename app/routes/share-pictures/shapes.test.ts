import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import type { Database } from '#server/data/database/database.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPicture } from '#server/data/media/pictures.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { testDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { readGraph } from '#test/page-facts.ts'
import { createTestSite, NOW } from '#test/site.ts'

type Site = Awaited<ReturnType<typeof createTestSite>>

const HASH = 'c'.repeat(64)
const PHOTO = `/media/${HASH}-640x480`

/** The pictures that a page names to search engines, as paths of this site where they are ours. */
async function picturesOn(site: Site, path: string): Promise<string[]> {
  const thing = readGraph((await site.read(path)).html).find(({ image }) => Array.isArray(image))
  return [thing?.image].flat().map((address) => String(address).replace('https://plate.test', ''))
}

async function sizesOf(site: Site, addresses: string[]) {
  const sizes: string[] = []
  for (const address of addresses) {
    const answer = await site.get(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    sizes.push(`${width}x${height}`)
  }
  return sizes
}

/** A photograph that is red in its middle and blue at its left and right ends. */
async function addPhoto(db: Database) {
  const stripe = (background: string, width: number) =>
    sharp({ create: { width, height: 480, channels: 3, background } })
      .png()
      .toBuffer()
  const content = await sharp(await stripe('#0000ff', 640))
    .composite([{ input: await stripe('#ff0000', 480), left: 80, top: 0 }])
    .jpeg()
    .toBuffer()
  await insertPicture(
    db,
    {
      ...{
        hash: HASH,
        width: 640,
        height: 480,
        alt_text: '',
        file_name: '',
        byte_size: 1,
        uploaded_by: null,
      },
      variants: [{ format: 'jpeg', width: 640, content }],
    },
    NOW,
  )
}

const addRecipe = (db: Database, fields: Partial<RecipeFields>) =>
  insertRecipe(db, { fields: aRecipe(fields) }, NOW)

test('search engines get a drawing of each thing in three shapes, as JPEG', async () => {
  const site = await createTestSite()
  await addRecipe(site.db, {})
  await insertEquipment(site.db, [aPieceOfEquipment()], NOW)
  await insertPost(site.db, aPost(), NOW)
  for (const path of [
    '/recipes/silky-carrot-soup',
    '/equipment/steady-blender',
    '/blog/a-stock-worth-standing-over',
  ])
    expect(await sizesOf(site, await picturesOn(site, path))).toEqual(['1200x1200', '1200x900', '1200x675'])
})

test('a photograph is cut around its middle and never enlarged, and one elsewhere stays as it is', async () => {
  const site = await createTestSite()
  await addPhoto(site.db)
  await addRecipe(site.db, { name: 'Ours', image_url: PHOTO })
  await addRecipe(site.db, { name: 'Theirs', image_url: 'https://img.test/red.jpg' })
  const ours = await picturesOn(site, '/recipes/ours')
  expect(await sizesOf(site, ours)).toEqual(['480x480', '640x480', '640x360'])
  const square = await (await site.get(ours[0] ?? '')).arrayBuffer()
  const { channels } = await sharp(Buffer.from(square)).stats()
  // Nothing of its blue ends is left.
  expect(channels.map(({ mean }) => Math.round(mean / 25.5))).toEqual([10, 0, 0])
  expect(await picturesOn(site, '/recipes/theirs')).toEqual(['https://img.test/red.jpg'])
})

testDatabase(
  'the address of such a picture stays while it shows the same, and leads on when it does not',
  async (db) => {
    const site = await createTestSite({ db })
    await addPhoto(db)
    const { id } = await addRecipe(db, { name: 'Ours', image_url: PHOTO })
    const change = (fields: Partial<RecipeFields>) =>
      updateRecipe(db, id, { fields: aRecipe({ name: 'Ours', ...fields }), author_id: null }, NOW)
    const before = await picturesOn(site, '/recipes/ours')
    await change({ image_url: PHOTO, description: 'Other words.', total_time_minutes: 5 })
    expect(await picturesOn(site, '/recipes/ours')).toEqual(before)
    await change({ image_url: null })
    const after = await picturesOn(site, '/recipes/ours')
    expect(after).not.toEqual(before)
    const old = await site.get(before[0] ?? '')
    expect([old.status, old.headers.get('location')]).toEqual([302, after[0]])
  },
)

test('what is not public has no picture in any shape, and there is no other shape', async () => {
  const site = await createTestSite()
  const draft = await insertRecipe(site.db, { fields: aRecipe({ name: 'Draft' }), status: 'draft' }, NOW)
  expect((await site.get(`/share/recipes/${draft.slug}/x-1x1.jpg`)).status).toBe(404)
  await addRecipe(site.db, {})
  const other = await site.get('/share/recipes/silky-carrot-soup/x-9x9.jpg')
  expect([other.status, other.headers.get('location')]).toEqual([302, expect.not.stringContaining('9x9')])
})
