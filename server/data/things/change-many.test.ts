import { expect } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { ensurePerson } from '#test/people.ts'
import type { Database } from '../database/database.ts'
import { insertEquipment } from '../equipment/write.ts'
import { listVersions } from '../changes/versions.ts'
import { insertPost } from '../posts/write.ts'
import { findRecipe } from '../recipes/row/row.ts'
import { insertRecipe, updateRecipe } from '../recipes/write/write.ts'
import { changeMany, undoMany } from './change-many.ts'
import type { Row, Thing } from './thing.ts'
import { POSTS } from './post-thing.ts'
import { EQUIPMENT } from './equipment-thing.ts'
import { RECIPES } from './recipe-thing.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const LATER = new Date('2026-03-04T05:07:07Z')
const UNDONE = new Date('2026-03-04T05:08:07Z')
const AGAIN = new Date('2026-03-04T05:09:07Z')
const DRAFT = { status: 'draft', published_at: null } as const

/** Changes two stored things, deletes two, and takes all of it back. */
async function walk<Stored extends Row, Change>(db: Database, things: Thing<Stored, Change>, ids: string[]) {
  const author = { author_id: await ensurePerson(db, 'admin', NOW), role: 'administrator' } as const
  const read = async () => Promise.all(ids.map(async (id) => things.find(db, id)))
  const selected = async () =>
    (await read()).flatMap((stored, index) =>
      stored ? { id: ids[index] ?? '', updated_at: stored.updated_at } : [],
    )
  const before = await read()
  const draft = (stored: Stored) => things.withPublication(stored, DRAFT)
  const done = { done: ids.length, elsewhere: 0, refused: 0 }
  expect(await changeMany(db, things, await selected(), draft, author, NOW)).toEqual(done)
  for (const stored of await read()) expect(stored && things.publicationOf(stored)).toEqual(DRAFT)
  expect(await undoMany(db, things, NOW, author, UNDONE)).toEqual(done)
  const later = { updated_at: expect.any(String) }
  expect(await read()).toEqual(before.map((stored) => ({ ...stored, ...later })))
  expect(await changeMany(db, things, await selected(), () => 'delete', author, LATER)).toEqual(done)
  expect(await selected()).toEqual([])
  expect(await undoMany(db, things, LATER, author, UNDONE)).toEqual(done)
  expect(await read()).toEqual(before.map((stored) => ({ ...stored, ...later })))
  for (const id of ids) expect((await listVersions(db, things.kind, id)).length).toBe(3)
}

testEachDatabase(
  'many recipes, pieces and posts are changed, deleted and brought back at once',
  async (db) => {
    const recipes = [
      await insertRecipe(db, { fields: aRecipe() }, NOW),
      await insertRecipe(db, { fields: aRecipe() }, NOW),
    ]
    await walk(
      db,
      RECIPES,
      recipes.map(({ id }) => id),
    )
    await walk(db, EQUIPMENT, await insertEquipment(db, [aPieceOfEquipment(), aPieceOfEquipment()], NOW))
    await walk(db, POSTS, [await insertPost(db, aPost(), NOW), await insertPost(db, aPost(), NOW)])
  },
)

testEachDatabase('what somebody has changed meanwhile is told, and not overwritten', async (db) => {
  const author = { author_id: await ensurePerson(db, 'admin', NOW), role: 'administrator' } as const
  const one = await insertRecipe(db, { fields: aRecipe({ name: 'One' }) }, NOW)
  const two = await insertRecipe(db, { fields: aRecipe({ name: 'Two' }) }, NOW)
  const seen = NOW.toISOString()
  const selected = [one, two, { id: 'gone' }].map(({ id }) => ({ id, updated_at: seen }))
  await updateRecipe(db, two.id, { fields: aRecipe({ name: 'Theirs' }), ...author }, LATER)
  const outcome = await changeMany(db, RECIPES, selected, () => 'delete', author, LATER)
  expect(outcome).toEqual({ done: 1, elsewhere: 2, refused: 0 })
  expect((await findRecipe(db, two.id))?.fields.name).toBe('Theirs')

  const draft = (await findRecipe(db, two.id))!
  await changeMany(db, RECIPES, [draft], (stored) => RECIPES.withPublication(stored, DRAFT), author, UNDONE)
  await updateRecipe(db, two.id, { fields: aRecipe({ name: 'Again' }), ...author }, AGAIN)
  expect(await undoMany(db, RECIPES, UNDONE, author, AGAIN)).toMatchObject({ done: 0, elsewhere: 1 })
  expect((await findRecipe(db, two.id))?.fields.name).toBe('Again')
})

testDatabase('an editor changes drafts only, and takes back only what she did', async (db) => {
  const id = await ensurePerson(db, 'admin', NOW)
  const editor = { author_id: id, role: 'editor' } as const
  const shown = await insertRecipe(db, { fields: aRecipe() }, NOW)
  const draft = await insertRecipe(db, { fields: aRecipe(), status: 'draft' }, NOW)
  const selected = [shown, draft].map(({ id }) => ({ id, updated_at: NOW.toISOString() }))
  const outcome = await changeMany(db, RECIPES, selected, () => 'delete', editor, LATER)
  expect(outcome).toEqual({ done: 1, elsewhere: 0, refused: 1 })
  expect(await undoMany(db, RECIPES, LATER, { author_id: null }, UNDONE)).toMatchObject({ done: 0 })
  expect(await undoMany(db, RECIPES, LATER, editor, UNDONE)).toMatchObject({ done: 1 })
})
