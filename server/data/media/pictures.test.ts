import { expect, test } from 'vitest'
import { pictureAddress } from '#domain/files/picture.ts'
import { testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { findPostgres, startPostgres } from '#test/postgres.ts'
import { readContentVersion } from '../changes/content-version.ts'
import { openDatabase } from '../database/database.ts'
import { insertEquipment } from '../equipment/write.ts'
import {
  deletePicture,
  findPicture,
  findVariant,
  insertPicture,
  listPicturePage,
  movePoint,
  updateAltText,
} from './pictures.ts'
import { migrate } from '../database/migrate.ts'
import { listPictureUses } from './uses.ts'
import { insertPost } from '../posts/write.ts'
import { insertRecipe } from '../recipes/write/write.ts'
import { removeThing } from '../things/change-one.ts'
import { RECIPES } from '../things/recipe-thing.ts'

const now = new Date('2026-01-02T03:04:05Z')
const hash = '0123456789abcdef'.repeat(4)
const every = Uint8Array.from({ length: 256 }, (_, byte) => byte)

const aPicture = (fields = {}) => ({
  ...{ hash, width: 1600, height: 1200, alt_text: 'A bowl', file_name: 'IMG 1.jpg' },
  ...{ byte_size: 20_971_520, uploaded_by: null },
  variants: [
    { format: 'avif' as const, width: 400, content: every },
    { format: 'webp' as const, width: 400, content: Buffer.from('RIFF') },
    { format: 'jpeg' as const, width: 1200, content: new Uint8Array(1_500_000).fill(255) },
  ],
  ...fields,
})

testEachDatabase('a picture and its files come back byte for byte', async (db) => {
  await insertPicture(db, aPicture(), now)
  const { uploaded_by: _, variants, ...picture } = aPicture()
  expect(await findPicture(db, hash)).toEqual({
    ...picture,
    ...{ point_x: 50, point_y: 50, created_at: now.toISOString() },
  })
  for (const { format, width, content } of variants) {
    const stored = await findVariant(db, { hash, format, width })
    expect(Buffer.compare(stored ?? new Uint8Array(), content)).toBe(0)
  }
  expect(await findVariant(db, { hash, format: 'avif', width: 800 })).toBeUndefined()
  expect(await findPicture(db, 'f'.repeat(64))).toBeUndefined()
})

testEachDatabase(
  'the point of a picture is stored, and stays when the picture comes a second time',
  async (db) => {
    await insertPicture(db, aPicture(), now)
    const before = await readContentVersion(db)
    const author = { author_id: null, role: 'administrator' as const }
    expect(await movePoint(db, hash, { x: 0, y: 100 }, author)).toBe('saved')
    expect(await readContentVersion(db)).toBeGreaterThan(before)
    await insertPicture(db, aPicture(), now)
    expect(await findPicture(db, hash)).toMatchObject({ point_x: 0, point_y: 100 })
    await expect(movePoint(db, hash, { x: 101, y: 0 }, author)).rejects.toThrow()
    expect(await movePoint(db, 'f'.repeat(64), { x: 1, y: 1 }, author)).toBe('missing')
  },
)

const programs = findPostgres()
test.skipIf(!programs)('a real Postgres keeps the bytes of a picture, too', async () => {
  const postgres = await startPostgres(programs ?? '')
  const db = openDatabase(postgres.url)
  await migrate(db)
  await insertPicture(db, aPicture(), now)
  const stored = await findVariant(db, { hash, format: 'avif', width: 400 })
  expect(Buffer.compare(stored ?? new Uint8Array(), every)).toBe(0)
  await db.destroy()
  await postgres.stop()
})

testEachDatabase('the same picture twice is one, and keeps its words', async (db) => {
  await insertPicture(db, aPicture(), now)
  await insertPicture(db, aPicture({ alt_text: 'Other words', variants: [] }), now)
  expect(await listPicturePage(db)).toMatchObject({ count: 1, pictures: [{ alt_text: 'A bowl' }] })
  expect(await findVariant(db, { hash, format: 'avif', width: 400 })).toBeDefined()
})

testEachDatabase('a picture one of whose files cannot be stored is not stored at all', async (db) => {
  const version = await readContentVersion(db)
  const { variants } = aPicture()
  await expect(insertPicture(db, aPicture({ variants: [...variants, variants[0]] }), now)).rejects.toThrow()
  expect((await listPicturePage(db)).count).toBe(0)
  expect(await readContentVersion(db)).toBe(version)
})

testEachDatabase('pictures are listed newest first, 100 at a time', async (db) => {
  const { variants } = aPicture()
  for (let number = 0; number < 103; number++) {
    const key = number.toString(16).padStart(64, '0')
    await insertPicture(
      db,
      aPicture({ hash: key, variants: variants.slice(0, 1) }),
      new Date(now.getTime() + number),
    )
  }
  const first = await listPicturePage(db)
  expect(first).toMatchObject({ count: 103, page: 1, pages: 2 })
  expect(first.pictures).toHaveLength(100)
  expect(first.pictures[0]?.hash).toMatch(/66$/)
  const second = await listPicturePage(db, 7)
  expect(second.page).toBe(2)
  expect(second.pictures.map(({ hash }) => hash.slice(-2))).toEqual(['02', '01', '00'])
})

const nobody = { author_id: null }

testEachDatabase('words for those who cannot see a picture can be changed', async (db) => {
  await insertPicture(db, aPicture(), now)
  const version = await readContentVersion(db)
  expect(await updateAltText(db, hash, 'A deep bowl', nobody)).toBe('saved')
  expect((await findPicture(db, hash))?.alt_text).toBe('A deep bowl')
  expect(await readContentVersion(db)).toBe(version + 1)
  for (const unknown of ['f'.repeat(64), 'a\0']) {
    expect(await updateAltText(db, unknown, 'Nothing', nobody)).toBe('missing')
    expect(await findPicture(db, unknown)).toBeUndefined()
    expect(await deletePicture(db, unknown, { author_id: null }, new Date())).toBeUndefined()
  }
})

testEachDatabase('a picture knows where it is shown, drafts and text included', async (db) => {
  const image_url = pictureAddress(aPicture())
  await insertPicture(db, aPicture(), now)
  const recipe = await insertRecipe(db, { fields: aRecipe({ image_url }), status: 'draft' }, now)
  const elsewhere = aRecipe({ name: 'Other', image_url: 'https://p.example/media/x.jpg' })
  await insertRecipe(db, { fields: elsewhere }, now)
  const [piece] = await insertEquipment(db, [aPieceOfEquipment({ image_url })], now)
  const content = `Words\n<figure><img src="${image_url}" alt=""></figure>`
  const draft = await insertPost(db, aPost({ title: 'A draft', content, status: 'draft' }), now)
  const post = await insertPost(db, aPost({ title: 'B', featured_image_url: `${image_url}/800.webp` }), now)
  expect(await listPictureUses(db)).toEqual(
    new Map([
      [
        hash,
        [
          { kind: 'recipe', id: recipe.id, name: 'Silky Carrot Soup', isPublic: false },
          { kind: 'equipment', id: piece, name: 'Steady Blender', isPublic: true },
          { kind: 'post', id: draft, name: 'A draft', isPublic: false },
          { kind: 'post', id: post, name: 'B', isPublic: true },
        ],
      ],
    ]),
  )
})

testEachDatabase('only a picture that nothing shows is deleted, with all its files', async (db) => {
  await insertPicture(db, aPicture(), now)
  const fields = aRecipe({ image_url: pictureAddress(aPicture()) })
  const { id } = await insertRecipe(db, { fields }, now)
  expect(await deletePicture(db, hash, { author_id: null }, new Date())).toEqual([
    { kind: 'recipe', id, name: 'Silky Carrot Soup', isPublic: true },
  ])
  expect((await listPicturePage(db)).count).toBe(1)
  await removeThing(db, RECIPES, id, { author_id: null }, now)
  expect(await deletePicture(db, hash, { author_id: null }, new Date())).toEqual([])
  expect((await listPicturePage(db)).count).toBe(0)
  expect(await findVariant(db, { hash, format: 'avif', width: 400 })).toBeUndefined()
  expect(await deletePicture(db, hash, { author_id: null }, new Date())).toBeUndefined()
})
