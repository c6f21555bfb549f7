import { expect } from 'vitest'
import { toRecipeValues } from '#domain/recipe/form.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { ensurePerson } from '#test/people.ts'
import { ALL, listNames, named, NOW, reviewFiles, saveAll, sendFiles, soups, workOn } from '#test/imports.ts'
import { countChanges, readContentVersion } from '../data/changes/content-version.ts'
import { listEquipment } from '../data/equipment/read.ts'
import { findWaitingRecipe, updateWaiting } from '../data/imports/contents.ts'
import { countItems, listSaved, listWaiting } from '../data/imports/items.ts'
import { beginSaving, giveUp } from '../data/imports/work.ts'
import { deleteFinishedImports, findImport, listImports } from '../data/imports/files.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'

testEachDatabase('all are saved at once, and a second click saves nothing twice', async (db) => {
  const id = await reviewFiles(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  expect(await saveAll(db, id)).toMatchObject({ saved: 2, skipped: 0, left: 0 })
  expect(await listNames(db)).toEqual(['Leek Soup: published', 'Rice: published'])
  expect((await listSaved(db, id, 10)).items).toMatchObject([{ slug: 'rice' }, { slug: 'leek-soup' }])
  await workOn(db, id)
  expect(await saveAll(db, id)).toMatchObject({ saved: 0, skipped: 0, left: 0 })
  expect(await listNames(db)).toHaveLength(2)
  expect(await db.selectFrom('recipe_sources').select('source_url').execute()).toHaveLength(2)
})

testDatabase('for who has lost the role meanwhile, nothing is saved, not even as a draft', async (db) => {
  const id = await reviewFiles(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  await db.updateTable('users').set({ is_admin: 0, is_editor: 0 }).execute()
  expect(await saveAll(db, id)).toMatchObject({ saved: 0, skipped: 0, left: 2 })
  expect(await listNames(db)).toEqual([])
  expect((await findImport(db, id))?.status).toBe('ready')
})

testDatabase('a name that is stored already is left for review, updated, added or skipped', async (db) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Leek soup', servings: 2 }) }, NOW)
  const again = async () => reviewFiles(db, { name: 'a.json', content: named('Leek Soup', 'Rice', 'RICE') })
  const first = await again()
  expect(await saveAll(db, first)).toMatchObject({ saved: 1, skipped: 0, left: 2 })
  expect(await listNames(db)).toEqual(['Leek soup: published', 'Rice: published'])
  await db.updateTable('recipes').set({ status: 'draft' }).where('name', '=', 'Rice').execute()
  expect(await saveAll(db, first, { duplicates: 'update', status: 'draft' })).toMatchObject({ saved: 2 })
  expect(await listNames(db)).toEqual(['Leek Soup: published', 'RICE: draft'])
  expect(await saveAll(db, await again(), { duplicates: 'skip' })).toMatchObject({
    saved: 0,
    skipped: 3,
    left: 0,
  })
  expect(await saveAll(db, await again(), { duplicates: 'new', status: 'draft' })).toMatchObject({
    saved: 3,
  })
  expect((await listNames(db)).filter((name) => name.endsWith('draft'))).toHaveLength(4)
  expect(await db.selectFrom('recipes').select('slug').orderBy('slug').execute()).toEqual(
    ['leek-soup', 'leek-soup-2', 'rice', 'rice-2', 'rice-3'].map((slug) => ({ slug })),
  )
})

testDatabase('an edit is what is saved, and one that is not finished stays for review', async (db) => {
  const id = await reviewFiles(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  const item = await findWaitingRecipe(db, id, 1)
  if (!item) throw new Error('no item')
  const fields = { ...item.fields, name: 'Pumpkin Soup' }
  await updateWaiting(db, id, 1, { fields, typed: null, needs_look: false })
  const typed = { ...toRecipeValues({ fields: { ...item.fields, name: '' } }), duplicate: '' }
  await updateWaiting(db, id, 2, { typed })
  expect(await saveAll(db, id)).toMatchObject({ saved: 1, skipped: 0, left: 1 })
  expect(await listNames(db)).toEqual(['Pumpkin Soup: published'])
  expect(await findWaitingRecipe(db, id, 2)).toMatchObject({ typed })
})

testDatabase('a saving that fails stores nothing, and can be asked for again', async (db) => {
  const id = await reviewFiles(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  await beginSaving(db, id, ALL)
  await db.schema.alterTable('recipe_nutrition').renameTo('elsewhere').execute()
  await db.schema.alterTable('recipe_ingredients').renameTo('nowhere').execute()
  await expect(workOn(db, id)).rejects.toThrow()
  await giveUp(db, { import_id: id, lease_owner: 'first' })
  expect(await findImport(db, id)).toMatchObject({ status: 'ready', failed: true })
  await db.schema.alterTable('nowhere').renameTo('recipe_ingredients').execute()
  await db.schema.alterTable('elsewhere').renameTo('recipe_nutrition').execute()
  expect([await listNames(db), await readContentVersion(db)]).toEqual([[], 1])
  expect(await saveAll(db, id)).toMatchObject({ saved: 2 })
  expect(await findImport(db, id)).toMatchObject({ failed: false })
})

testDatabase(
  'many are saved few at a time, and visitors’ pages become stale once, at the end',
  async (db) => {
    const id = await reviewFiles(db, { name: 'a.json', content: soups(100) })
    await beginSaving(db, id, ALL)
    const before = await countChanges(db)
    const seen: Promise<[number, number, number]>[] = []
    // At one moment: between two queries of their own, the saving may go on.
    const look = async () =>
      db
        .transaction()
        .execute(async (db): Promise<[number, number, number]> => [
          await readContentVersion(db),
          (await countItems(db, id)).saved,
          (await listNames(db)).length,
        ])
    await workOn(db, id, 'first', () => seen.push(look()))
    const looks = await Promise.all(seen)
    expect(looks.length).toBeGreaterThan(2)
    expect(looks.slice(0, -1).every(([version]) => version === 1)).toBe(true)
    expect(looks.every(([, saved, stored]) => saved === stored)).toBe(true)
    expect(looks.at(-1)).toEqual([2, 100, 100])
    expect(await countChanges(db)).toBeGreaterThan(before)
  },
)

testDatabase('drafts of an import make no page stale', async (db) => {
  const id = await reviewFiles(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  expect(await saveAll(db, id, { status: 'draft' })).toMatchObject({ saved: 2 })
  expect(await readContentVersion(db)).toBe(1)
})

testEachDatabase(
  'what others do meanwhile is not overwritten: a taken address, a recipe that is gone',
  async (db) => {
    await saveAll(db, await reviewFiles(db, { name: 'a.json', content: soups(40) }))
    const id = await reviewFiles(db, { name: 'b.json', content: soups(60) })
    await beginSaving(db, id, { ...ALL, duplicates: 'update' })
    let meanwhile: Promise<unknown> | undefined
    const interfere = async () => {
      await insertRecipe(db, { fields: aRecipe({ name: 'Soup 59' }) }, NOW)
      await db.deleteFrom('recipes').where('name', '=', 'Soup 39').execute()
    }
    const { saved } = await workOn(db, id, 'first', () => (meanwhile ??= interfere()))
    await meanwhile
    expect(saved).toMatchObject({ saved: 59, skipped: 0, left: 1 })
    const slugs = await db
      .selectFrom('recipes')
      .select('slug')
      .where('name', '=', 'Soup 59')
      .orderBy('slug')
      .execute()
    expect(slugs).toEqual([{ slug: 'soup-59' }, { slug: 'soup-59-2' }])
    expect(await listWaiting(db, id)).toMatchObject([{ name: 'Soup 39' }])
  },
)

testEachDatabase('saving that was cut short goes on where it ended: each recipe changes once', async (db) => {
  await saveAll(db, await reviewFiles(db, { name: 'a.json', content: soups(40) }))
  const id = await reviewFiles(db, { name: 'b.json', content: soups(60) })
  await beginSaving(db, id, { ...ALL, duplicates: 'update' })
  let second: Promise<unknown> | undefined
  await workOn(db, id, 'first', () => (second ??= workOn(db, id, 'second')))
  await second
  expect(await countItems(db, id)).toMatchObject({ waiting: 0, saved: 60 })
  expect(await listNames(db)).toHaveLength(60)
  expect(await db.selectFrom('versions').select('id').execute()).toHaveLength(40)
})

testDatabase('a finished import goes after a week, and one that waits stays', async (db) => {
  const finished = await reviewFiles(db, { name: 'a.json', content: named('Leek Soup') })
  await saveAll(db, finished)
  const waiting = await reviewFiles(db, { name: 'b.json', content: named('Rice') })
  expect(await findImport(db, finished)).toBeUndefined()
  await deleteFinishedImports(db, 'somebody', NOW)
  await saveAll(db, waiting)
  await deleteFinishedImports(db, 'somebody', NOW)
  expect(await findImport(db, waiting)).toBeDefined()
  await deleteFinishedImports(db, 'somebody', new Date('2026-03-12T00:00:00Z'))
  expect(await findImport(db, waiting)).toBeUndefined()
})

testDatabase('equipment waits for publishing, and is published once', async (db) => {
  const user_id = await ensurePerson(db, 'admin', NOW)
  const file = (name: string) => ({
    name: 'kit.json',
    content: JSON.stringify([{ name }, { name: 'Scale' }]),
  })
  await sendFiles(db, 'equipment', file('Blender'))
  await sendFiles(db, 'equipment', file('Sieve'))
  const [found, ...older] = await listImports(db, user_id, 'equipment')
  expect([found?.status, older]).toEqual(['ready', []])
  expect(await listEquipment(db, NOW)).toEqual([])
  expect(await saveAll(db, found?.id ?? '')).toEqual({ saved: 2, skipped: 0, left: 0, updated: 0 })
  await workOn(db, found?.id ?? '')
  expect((await listEquipment(db, NOW)).map(({ name }) => name)).toEqual(['Scale', 'Sieve'])
  expect(await listImports(db, user_id, 'equipment')).toMatchObject([{ status: 'ready' }])
  expect(await countItems(db, found?.id ?? '')).toMatchObject({ waiting: 0, saved: 2 })
})
