import { expect } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aRecipe } from '#test/fixtures.ts'
import { listNames, named, NOW, reviewFiles, saveAll, sendFiles, soups, workOn } from '#test/imports.ts'
import { ensurePerson } from '#test/people.ts'
import { aPublishedRecipe } from '#test/uploads.ts'
import type { Database } from '../data/database/database.ts'
import { findStoredEquipment } from '../data/equipment/row.ts'
import { insertEquipment } from '../data/equipment/write.ts'
import { countItems } from '../data/imports/items.ts'
import { countUndoable } from '../data/imports/undo.ts'
import { beginSaving, UNDO } from '../data/imports/work.ts'
import { findRecipe } from '../data/recipes/row/row.ts'
import { insertRecipe, updateRecipe } from '../data/recipes/write/write.ts'
import { emptyTrash } from '../data/trash/empty.ts'
import { listTrash } from '../data/trash/list.ts'
import { restoreFromTrash } from '../data/trash/restore.ts'

const BEFORE = new Date('2026-03-01T05:06:07Z')
const nobody = { author_id: null }

async function undo(db: Database, import_id: string) {
  if (!(await beginSaving(db, import_id, UNDO))) throw new Error('It is not ready')
  return (await workOn(db, import_id)).undone
}

const trash = async (db: Database) => (await listTrash(db, nobody, NOW)).things.map(({ name }) => name)

testEachDatabase(
  'what an import created goes into the trash, and what it updated is what it was before, whole',
  async (db) => {
    const { id } = await insertRecipe(
      db,
      {
        fields: aRecipe({ name: 'Rice', texture: 'soft', story: 'Mine.' }),
        decisions: [
          { diet: 'vegan', answer: 'off', reason: 'ghee', decided_at: BEFORE.toISOString(), lines: [] },
        ],
      },
      BEFORE,
    )
    const before = await findRecipe(db, id)
    // The second Rice of the file takes the place of the first.
    const recipes = ['Leek Soup', 'Rice', 'Cod', 'Rice'].map((name, place) =>
      aPublishedRecipe({ name, recipeYield: `${place + 1} servings` }),
    )
    const import_id = await reviewFiles(db, { name: 'a.json', content: JSON.stringify(recipes) })
    await saveAll(db, import_id, { duplicates: 'update' })
    expect((await findRecipe(db, id))?.fields.servings).toBe(4)
    const cod = await db
      .selectFrom('recipes')
      .select('id')
      .where('name', '=', 'Cod')
      .executeTakeFirstOrThrow()
    await updateRecipe(db, cod.id, { fields: aRecipe({ name: 'Her Cod' }), ...nobody }, NOW)
    expect(await countUndoable(db, import_id)).toBe(3)

    expect(await undo(db, import_id)).toEqual({ trashed: 1, restored: 1, elsewhere: 1, refused: 0 })
    expect(await listNames(db)).toEqual(['Her Cod: published', 'Rice: published'])
    expect(await findRecipe(db, id)).toEqual({ ...before, updated_at: expect.any(String) })
    expect(
      await db.selectFrom('recipe_sources').select('recipe_id').where('recipe_id', '=', id).execute(),
    ).toEqual([])
    expect(await trash(db)).toEqual(['Leek Soup'])
    expect(await countItems(db, import_id)).toMatchObject({ waiting: 0, saved: 1, discarded: 0, undone: 3 })
    // Once more takes nothing more back.
    expect(await undo(db, import_id)).toEqual({ trashed: 0, restored: 0, elsewhere: 1, refused: 0 })
  },
)

testDatabase(
  'what an Undo put into the trash comes back from there, and is kept nowhere once that is emptied',
  async (db) => {
    const import_id = await reviewFiles(db, { name: 'a.json', content: named('Leek Soup', 'Rice') })
    await saveAll(db, import_id)
    const [leek] = await db
      .selectFrom('recipes')
      .select(['id', 'slug'])
      .where('name', '=', 'Leek Soup')
      .execute()
    await undo(db, import_id)
    expect((await restoreFromTrash(db, 'recipe', leek?.id ?? '', nobody, NOW))?.name).toBe('Leek Soup')
    expect(await db.selectFrom('recipes').select(['id', 'slug']).execute()).toEqual([leek])
    await emptyTrash(db)
    const items = await db.selectFrom('import_items').select('name').execute()
    const contents = await db.selectFrom('import_contents').select('fields').execute()
    expect([items, contents.length]).toEqual([[{ name: 'Leek Soup' }], 1])
  },
)

testDatabase('an Undo that was cut short goes on where it ended: each recipe goes once', async (db) => {
  const import_id = await reviewFiles(db, { name: 'a.json', content: soups(40) })
  await saveAll(db, import_id)
  await beginSaving(db, import_id, UNDO)
  let second: Promise<unknown> | undefined
  await workOn(db, import_id, 'first', () => (second ??= workOn(db, import_id, 'second')))
  await second
  expect(await listNames(db)).toEqual([])
  expect(await countItems(db, import_id)).toMatchObject({ saved: 0, undone: 40 })
  expect(await db.selectFrom('versions').select('id').where('deleted', '=', 1).execute()).toHaveLength(40)
})

testDatabase('whoever may write drafts only takes nothing back that is public', async (db) => {
  const import_id = await reviewFiles(db, { name: 'a.json', content: named('Leek Soup') })
  await saveAll(db, import_id)
  const user_id = await ensurePerson(db, 'admin', NOW)
  await db.updateTable('users').set({ is_admin: 0, is_editor: 1 }).where('id', '=', user_id).execute()
  expect(await undo(db, import_id)).toEqual({ trashed: 0, restored: 0, elsewhere: 0, refused: 1 })
  expect(await listNames(db)).toEqual(['Leek Soup: published'])
})

testDatabase('equipment of a file is taken back like recipes', async (db) => {
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment({ name: 'Scale', brand: null })], BEFORE)
  const before = await findStoredEquipment(db, id)
  const content = JSON.stringify([
    { name: 'Sieve' },
    { name: 'Scale', model: before?.fields.model, description: 'Another.' },
  ])
  const sent = await sendFiles(db, 'equipment', { name: 'kit.json', content })
  const import_id = 'import_id' in sent ? sent.import_id : ''
  expect(await saveAll(db, import_id, { duplicates: 'update' })).toMatchObject({ saved: 1, updated: 1 })
  expect((await findStoredEquipment(db, id))?.fields.description).toBe('Another.')
  expect(await undo(db, import_id)).toEqual({ trashed: 1, restored: 1, elsewhere: 0, refused: 0 })
  expect(await findStoredEquipment(db, id)).toEqual({ ...before, updated_at: expect.any(String) })
  expect(await trash(db)).toEqual(['Sieve'])
})
