import { expect } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { giveSlugs } from '../equipment/give-slugs.ts'
import { listStoredEquipment } from '../equipment/row.ts'
import { insertEquipment } from '../equipment/write.ts'
import { createPost, updatePost } from '../posts/write.ts'
import { findMovedPost } from '../posts/read.ts'
import { findMovedRecipe, findPublicRecipe } from '../recipes/read/read.ts'
import { createRecipe, insertRecipe, updateRecipe } from '../recipes/write/write.ts'
import type { Database } from '../database/database.ts'
import { removeThing, undeleteThing } from '../things/change-one.ts'
import { POSTS } from '../things/post-thing.ts'
import { EQUIPMENT } from '../things/equipment-thing.ts'
import { RECIPES } from '../things/recipe-thing.ts'

const now = new Date('2026-03-04T05:06:07Z')
const nobody = { author_id: null }

async function createAt(db: Database, slug: string | null, name = 'Soup') {
  const made = await createRecipe(db, { fields: aRecipe({ name }), slug }, now)
  if (!made.ok) throw new Error(made.reason)
  return made
}

const move = (db: Database, id: string, slug: string | null | undefined, name = 'Soup') =>
  updateRecipe(db, id, { fields: aRecipe({ name }), slug, ...nobody }, now)

testEachDatabase('a typed address that is taken is refused, a generated one gets a number', async (db) => {
  await createAt(db, 'soup')
  expect(await createRecipe(db, { fields: aRecipe(), slug: 'soup' }, now)).toEqual({
    ...{ ok: false, reason: 'slug-taken' },
  })
  expect((await createAt(db, null)).slug).toBe('soup-2')
  const fields = aPost({ title: 'Soup' })
  expect(await createPost(db, { fields, slug: 'soup', ...nobody }, now)).toMatchObject({ ok: true })
  expect(await createPost(db, { fields, slug: 'soup', ...nobody }, now)).toEqual({
    ...{ ok: false, reason: 'slug-taken' },
  })
  expect(await createPost(db, { fields, slug: null, ...nobody }, now)).toMatchObject({ slug: 'soup-2' })
})

testEachDatabase(
  'an address that changed leads on, also after moving back, and never in a circle',
  async (db) => {
    const { id } = await createAt(db, 'first')
    expect(await move(db, id, 'second')).toMatchObject({ ok: true, slug: 'second' })
    expect(await findMovedRecipe(db, 'first', now)).toBe('second')
    expect(await move(db, id, 'first')).toMatchObject({ ok: true, slug: 'first' })
    expect(await findMovedRecipe(db, 'second', now)).toBe('first')
    expect(await findMovedRecipe(db, 'first', now)).toBeUndefined()
    expect(await findPublicRecipe(db, 'first', now)).toMatchObject({ id })
  },
)

testEachDatabase('an address that others link to is not given away while they lead somewhere', async (db) => {
  const { id } = await createAt(db, 'first')
  await move(db, id, 'second')
  expect(await createRecipe(db, { fields: aRecipe(), slug: 'first' }, now)).toMatchObject({ ok: false })
  await removeThing(db, RECIPES, id, nobody, now)
  const other = await createAt(db, 'first')
  expect(await findMovedRecipe(db, 'first', now)).toBeUndefined()
  await undeleteThing(db, RECIPES, id, nobody, now)
  expect(await findPublicRecipe(db, 'first', now)).toMatchObject({ id: other.id })
  expect(await findPublicRecipe(db, 'second', now)).toMatchObject({ id })
})

testEachDatabase(
  'an update keeps its address unless told otherwise, and makes one from the name when asked',
  async (db) => {
    const { id } = await createAt(db, null, 'Leek Soup')
    expect(await move(db, id, undefined, 'Pea Soup')).toMatchObject({ slug: 'leek-soup' })
    expect(await move(db, id, null, 'Leek Soup')).toMatchObject({ slug: 'leek-soup' })
    expect(await move(db, id, null, 'Pea Soup')).toMatchObject({ slug: 'pea-soup' })
    const { id: other } = await createAt(db, null, 'Pea Soup')
    expect(await move(db, other, 'pea-soup')).toEqual({ ok: false, reason: 'slug-taken' })
    expect(await move(db, other, 'pea-soup-2')).toMatchObject({ ok: true, slug: 'pea-soup-2' })
  },
)

testEachDatabase('posts move and stay alike', async (db) => {
  const fields = aPost()
  const made = await createPost(db, { fields, slug: 'first', ...nobody }, now)
  const other = await createPost(db, { fields, slug: 'other', ...nobody }, now)
  if (!made.ok || !other.ok) throw new Error('not made')
  expect(await updatePost(db, made.id, { fields, slug: 'other', ...nobody }, now)).toEqual({
    ...{ ok: false, reason: 'slug-taken' },
  })
  expect(await updatePost(db, made.id, { fields, slug: 'second', ...nobody }, now)).toMatchObject({
    ok: true,
  })
  expect(await findMovedPost(db, 'first', now)).toBe('second')
  expect(await removeThing(db, POSTS, other.id, nobody, now)).toBe(true)
  expect(await removeThing(db, POSTS, other.id, nobody, now)).toBe(false)
})

testEachDatabase('a hundred recipes of one name at once get a hundred addresses', async (db) => {
  const names = Array.from({ length: 100 }, (_, place) => (place % 2 ? 'Crème' : 'Crème'.normalize('NFD')))
  const made = await Promise.all(names.map((name) => insertRecipe(db, { fields: aRecipe({ name }) }, now)))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(100)
  const typed = await Promise.all(
    names.map((name) => createRecipe(db, { fields: aRecipe({ name }), slug: 'typed' }, now)),
  )
  expect(typed.filter(({ ok }) => ok)).toHaveLength(1)
})

testEachDatabase(
  'equipment that an older release has stored gets its addresses at the next start',
  async (db) => {
    const pieces = [aPieceOfEquipment(), aPieceOfEquipment(), aPieceOfEquipment({ name: '☕' })]
    const [first = '', second = ''] = await insertEquipment(db, pieces, now)
    await db.updateTable('kitchen_equipment').set({ slug: null }).where('id', '<>', second).execute()
    expect((await listStoredEquipment(db, [first]))[0]?.slug).toBe(first)
    for (let start = 0; start < 2; start++) {
      await giveSlugs(db)
      const slugs = (await listStoredEquipment(db)).map(({ slug }) => slug)
      expect(slugs.sort()).toEqual(['equipment', 'steady-blender', 'steady-blender-2'])
    }
  },
)

testEachDatabase('a piece that comes back gives way to the one that has its address by now', async (db) => {
  const [first = ''] = await insertEquipment(db, [aPieceOfEquipment()], now)
  await removeThing(db, EQUIPMENT, first, nobody, now)
  await insertEquipment(db, [aPieceOfEquipment()], now)
  expect(await undeleteThing(db, EQUIPMENT, first, nobody, now)).toMatchObject({ slug: 'steady-blender-2' })
})
