import { expect } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { ensurePerson } from '#test/people.ts'
import { aPublishedRecipe, anUpload, aZip, type SentFile } from '#test/uploads.ts'
import { countChanges, readContentVersion } from '../data/content-version.ts'
import type { Database } from '../data/database.ts'
import { listEquipment } from '../data/equipment.ts'
import { findWaitingRecipe, updateWaiting } from '../data/import-contents.ts'
import { countItems, findNeighbours, listSaved, listWaiting } from '../data/import-items.ts'
import { beginFile } from '../data/import-attempts.ts'
import { beginSaving, claimWork, giveUp, listUnfinished, type SavingOptions } from '../data/import-work.ts'
import { deleteFinishedImports, findImport, type ImportKind, listImports } from '../data/imports.ts'
import { insertRecipe } from '../data/recipes.ts'
import { runTask } from './job.ts'
import { saveImport } from './save.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const ALL: SavingOptions = { status: 'published', duplicates: 'leave' }

async function send(db: Database, kind: ImportKind, ...files: SentFile[]) {
  const user_id = await ensurePerson(db, 'admin', NOW)
  const task = {
    kind: 'receive',
    upload: await anUpload(...files),
    delivery: { kind, user_id, now: NOW },
  } as const
  const { received } = await runTask(db, task, () => {})
  if (!received) throw new Error('no answer')
  return received
}

const work = async (db: Database, import_id: string, reader = 'first', tell = () => {}) =>
  runTask(db, { kind: 'work', import_id, reader, now: NOW }, tell)

async function review(db: Database, ...files: SentFile[]) {
  const received = await send(db, 'recipes', ...files)
  if (!('import_id' in received)) throw new Error(JSON.stringify(received))
  await work(db, received.import_id)
  return received.import_id
}

async function saveAll(db: Database, import_id: string, options: Partial<SavingOptions> = {}) {
  expect(await beginSaving(db, import_id, { ...ALL, ...options })).toBe(true)
  return (await work(db, import_id)).saved
}

const json = (value: unknown) => JSON.stringify(value)
const named = (...names: string[]) => json(names.map((name) => aPublishedRecipe({ name })))
const namesOf = async (db: Database) =>
  (await db.selectFrom('recipes').select(['name', 'status']).orderBy('name').execute()).map(
    ({ name, status }) => `${name}: ${status}`,
  )
const everything = { search: '', needsLook: false }
const page = { limit: 10, offset: 0 }

testEachDatabase('files, lists and archives wait for review, and nothing is stored before', async (db) => {
  const id = await review(
    db,
    { name: 'leek.json', content: json(aPublishedRecipe()) },
    { name: 'two.json', content: named('Crème Brûlée', 'Rice') },
    { name: 'graph.JSON', content: json({ '@graph': [aPublishedRecipe({ name: 'Cod' })] }) },
    { name: 'all.zip', content: aZip([{ name: 'deep/plum.json', content: named('Plum') }]) },
    { name: 'photo.png', content: 'x' },
  )
  const { items, count } = await listWaiting(db, id, everything, page)
  expect(items.map(({ position, name, file_name }) => [position, name, file_name])).toEqual([
    [1, 'Leek Soup', 'leek.json'],
    [2, 'Crème Brûlée', 'two.json'],
    [3, 'Rice', 'two.json'],
    [4, 'Cod', 'graph.JSON'],
    [5, 'Plum', 'plum.json'],
  ])
  expect(count).toBe(5)
  expect(await findImport(db, id)).toMatchObject({
    status: 'ready',
    problems: [{ file: 'photo.png', message: 'Please upload a JSON file' }],
  })
  expect(await namesOf(db)).toEqual([])
  expect(await readContentVersion(db)).toBe(1)
  expect(await listWaiting(db, id, { search: 'creme', needsLook: false }, page)).toMatchObject({ count: 1 })
  for (const [search, count] of [
    ['brulee crem', 1],
    ['soup LEEK', 1],
    ['soup rice', 0],
    ['% soup', 0],
  ] as const)
    expect(await listWaiting(db, id, { search, needsLook: false }, page)).toMatchObject({ count })
  expect(await findNeighbours(db, id, 3, everything)).toEqual({ previous: 2, next: 4, before: 2 })
})

testEachDatabase('each bad file is refused in words, and the others are read', async (db) => {
  const id = await review(
    db,
    { name: 'broken.json', content: '{"name": ' },
    { name: 'other.json', content: '{"title":"x"}' },
    { name: 'bytes.json', content: new Uint8Array([0x7b, 0xff, 0xfe]) },
    { name: 'gzip.json', content: new Uint8Array([0x1f, 0x8b, 8, 0, 0]) },
    { name: 'good.json', content: named('Rice') },
  )
  const found = await findImport(db, id)
  expect(found?.problems.map(({ file, message }) => [file, message])).toEqual([
    ['broken.json', 'Failed to parse JSON file. Please check the file format.'],
    ['other.json', 'Invalid recipe JSON format. Please ensure it contains name and ingredients.'],
    ['bytes.json', 'Failed to parse JSON file. Please check the file format.'],
    ['gzip.json', 'Failed to parse JSON file. Please check the file format.'],
  ])
  expect(await countItems(db, id)).toMatchObject({ waiting: 1 })
})

testEachDatabase('an upload without a usable file is refused and leaves nothing', async (db) => {
  expect(await send(db, 'recipes', { name: 'leek.txt', content: named('Rice') })).toEqual({
    problems: [{ file: 'leek.txt', message: 'Please upload a JSON file' }],
  })
  expect(await send(db, 'recipes')).toMatchObject({ problems: [{ message: 'Please upload a JSON file' }] })
  const archive = aZip([{ name: '../leek.json', content: named('Rice') }])
  expect(await send(db, 'recipes', { name: 'evil.zip', content: archive })).toMatchObject({
    problems: [{ file: 'evil.zip', message: 'Failed to parse JSON file. Please check the file format.' }],
  })
  expect(await listUnfinished(db)).toEqual([])
})

testEachDatabase('all are saved at once, and a second click saves nothing twice', async (db) => {
  const id = await review(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  expect(await saveAll(db, id)).toEqual({ saved: 2, skipped: 0, left: 0 })
  expect(await namesOf(db)).toEqual(['Leek Soup: published', 'Rice: published'])
  expect(await listSaved(db, id, 10)).toMatchObject([{ name: 'Rice', slug: 'rice' }, { slug: 'leek-soup' }])
  await work(db, id)
  expect(await saveAll(db, id)).toEqual({ saved: 0, skipped: 0, left: 0 })
  expect(await namesOf(db)).toHaveLength(2)
  expect(await db.selectFrom('recipe_sources').select('source_url').execute()).toHaveLength(2)
})

testEachDatabase(
  'saving can be asked for once at a time, and work that is cut short begins again',
  async (db) => {
    const user_id = await ensurePerson(db, 'admin', NOW)
    const received = await send(db, 'recipes', { name: 'two.json', content: named('Leek Soup', 'Rice') })
    expect(await listUnfinished(db)).toHaveLength(1)
    const [found] = await listImports(db, user_id, 'recipes')
    expect(received).toEqual({ import_id: found?.id })
    for (const id of await listUnfinished(db)) await work(db, id)
    expect(await countItems(db, found?.id ?? '')).toMatchObject({ waiting: 2 })
    expect(await beginSaving(db, found?.id ?? '', ALL)).toBe(true)
    expect(await beginSaving(db, found?.id ?? '', ALL)).toBe(false)
    expect(await listUnfinished(db)).toEqual([found?.id])
    for (const id of await listUnfinished(db)) await work(db, id)
    expect(await namesOf(db)).toHaveLength(2)
    expect(await listUnfinished(db)).toEqual([])
  },
)

testEachDatabase(
  'a name that is stored already is left for review, updated, added or skipped',
  async (db) => {
    await insertRecipe(db, { fields: aRecipe({ name: 'Leek soup', servings: 2 }) }, NOW)
    const again = async () => review(db, { name: 'a.json', content: named('Leek Soup', 'Rice', 'RICE') })
    const first = await again()
    expect(await saveAll(db, first)).toEqual({ saved: 1, skipped: 0, left: 2 })
    expect(await namesOf(db)).toEqual(['Leek soup: published', 'Rice: published'])
    await db.updateTable('recipes').set({ status: 'draft' }).where('name', '=', 'Rice').execute()
    expect(await saveAll(db, first, { duplicates: 'update', status: 'draft' })).toMatchObject({ saved: 2 })
    expect(await namesOf(db)).toEqual(['Leek Soup: published', 'RICE: draft'])
    expect(await saveAll(db, await again(), { duplicates: 'skip' })).toEqual({
      saved: 0,
      skipped: 3,
      left: 0,
    })
    expect(await saveAll(db, await again(), { duplicates: 'new', status: 'draft' })).toMatchObject({
      saved: 3,
    })
    expect((await namesOf(db)).filter((name) => name.endsWith('draft'))).toHaveLength(4)
    expect(await db.selectFrom('recipes').select('slug').orderBy('slug').execute()).toEqual(
      ['leek-soup', 'leek-soup-2', 'rice', 'rice-2', 'rice-3'].map((slug) => ({ slug })),
    )
  },
)

testEachDatabase('an edit is what is saved, and one that is not finished stays for review', async (db) => {
  const id = await review(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  const item = await findWaitingRecipe(db, id, 1)
  if (!item) throw new Error('no item')
  await updateWaiting(db, id, 1, { fields: { ...item.fields, name: 'Pumpkin Soup' }, typed: null })
  await updateWaiting(db, id, 2, { typed: { name: [''] } })
  expect(await saveAll(db, id)).toEqual({ saved: 1, skipped: 0, left: 1 })
  expect(await namesOf(db)).toEqual(['Pumpkin Soup: published'])
  expect(await findWaitingRecipe(db, id, 2)).toMatchObject({ typed: { name: [''] } })
})

testEachDatabase('a saving that fails stores nothing, and can be asked for again', async (db) => {
  const id = await review(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  await beginSaving(db, id, ALL)
  await db.schema.alterTable('recipe_nutrition').renameTo('elsewhere').execute()
  await db.schema.alterTable('recipe_ingredients').renameTo('nowhere').execute()
  await expect(work(db, id)).rejects.toThrow()
  await giveUp(db, { import_id: id, reader: 'first' })
  expect(await findImport(db, id)).toMatchObject({ status: 'ready', failed: true })
  await db.schema.alterTable('nowhere').renameTo('recipe_ingredients').execute()
  await db.schema.alterTable('elsewhere').renameTo('recipe_nutrition').execute()
  expect([await namesOf(db), await readContentVersion(db)]).toEqual([[], 1])
  expect(await saveAll(db, id)).toMatchObject({ saved: 2 })
  expect(await findImport(db, id)).toMatchObject({ failed: false })
})

/** What is left of an attempt when its process ends in the middle of it. */
async function attemptAndDie(db: Database, import_id: string, place?: number) {
  const claim = { import_id, reader: crypto.randomUUID() }
  await claimWork(db, claim)
  if (place !== undefined) await beginFile(db, claim, place)
}

testEachDatabase(
  'a file that ends the site again and again is left out, and the others are read',
  async (db) => {
    const files = ['Leek Soup', 'Cod', 'Rice'].map((name) => ({ name: `${name}.json`, content: named(name) }))
    const received = await send(db, 'recipes', ...files)
    const id = 'import_id' in received ? received.import_id : ''
    await attemptAndDie(db, id)
    await attemptAndDie(db, id, 1)
    await attemptAndDie(db, id, 1)
    await work(db, id)
    const { items } = await listWaiting(db, id, everything, page)
    expect(items.map(({ name }) => name)).toEqual(['Leek Soup', 'Rice'])
    expect(await findImport(db, id)).toMatchObject({
      status: 'ready',
      problems: [{ file: 'Cod.json', message: 'This file was left out.' }],
    })
  },
)

testEachDatabase('work that ends the site again and again is given up, whatever it was', async (db) => {
  const received = await send(db, 'recipes', { name: 'a.json', content: named('Leek Soup') })
  const id = 'import_id' in received ? received.import_id : ''
  for (let attempt = 0; attempt < 3; attempt++) await attemptAndDie(db, id)
  await work(db, id)
  expect(await findImport(db, id)).toMatchObject({ status: 'ready', failed: true, problems: [{ file: '' }] })
  const other = await review(db, { name: 'b.json', content: named('Rice') })
  await beginSaving(db, other, ALL)
  for (let attempt = 0; attempt < 3; attempt++) await attemptAndDie(db, other)
  expect(await work(db, other)).toEqual({})
  expect(await findImport(db, other)).toMatchObject({ status: 'ready', failed: true })
  expect(await saveAll(db, other)).toMatchObject({ saved: 1 })
})

testEachDatabase('an attempt that was ended by something else does not count', async (db) => {
  const received = await send(db, 'recipes', { name: 'a.json', content: named('Leek Soup') })
  const id = 'import_id' in received ? received.import_id : ''
  for (let attempt = 0; attempt < 9; attempt++) {
    await attemptAndDie(db, id, 0)
    await runTask(db, { kind: 'stop-attempt', import_id: id, reader: 'first' }, () => {})
  }
  await work(db, id)
  expect(await countItems(db, id)).toMatchObject({ waiting: 1 })
})

const soups = (many: number) => named(...Array.from({ length: many }, (_, number) => `Soup ${number}`))

testEachDatabase(
  'many are saved few at a time, and visitors’ pages become stale once, at the end',
  async (db) => {
    const id = await review(db, { name: 'a.json', content: soups(100) })
    await beginSaving(db, id, ALL)
    const before = await countChanges(db)
    const seen: Promise<[number, number, number]>[] = []
    const look = async (): Promise<[number, number, number]> => [
      await readContentVersion(db),
      (await countItems(db, id)).saved,
      (await namesOf(db)).length,
    ]
    await work(db, id, 'first', () => seen.push(look()))
    const looks = await Promise.all(seen)
    expect(looks.length).toBeGreaterThan(2)
    expect(looks.slice(0, -1).every(([version]) => version === 1)).toBe(true)
    expect(looks.every(([, saved, stored]) => saved === stored)).toBe(true)
    expect(looks.at(-1)).toEqual([2, 100, 100])
    expect(await countChanges(db)).toBeGreaterThan(before)
  },
)

testEachDatabase('drafts of an import make no page stale', async (db) => {
  const id = await review(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  expect(await saveAll(db, id, { status: 'draft' })).toMatchObject({ saved: 2 })
  expect(await readContentVersion(db)).toBe(1)
})

testEachDatabase(
  'what others do meanwhile is not overwritten: a taken address, a recipe that is gone',
  async (db) => {
    await saveAll(db, await review(db, { name: 'a.json', content: soups(40) }))
    const id = await review(db, { name: 'b.json', content: soups(60) })
    await beginSaving(db, id, { ...ALL, duplicates: 'update' })
    let meanwhile: Promise<unknown> | undefined
    const interfere = async () => {
      await insertRecipe(db, { fields: aRecipe({ name: 'Soup 59' }) }, NOW)
      await db.deleteFrom('recipes').where('name', '=', 'Soup 39').execute()
    }
    const { saved } = await work(db, id, 'first', () => (meanwhile ??= interfere()))
    await meanwhile
    expect(saved).toEqual({ saved: 59, skipped: 0, left: 1 })
    const slugs = await db
      .selectFrom('recipes')
      .select('slug')
      .where('name', '=', 'Soup 59')
      .orderBy('slug')
      .execute()
    expect(slugs).toEqual([{ slug: 'soup-59' }, { slug: 'soup-59-2' }])
    expect(await listWaiting(db, id, everything, page)).toMatchObject({ items: [{ name: 'Soup 39' }] })
  },
)

testEachDatabase('saving that was cut short goes on where it ended: each recipe changes once', async (db) => {
  await saveAll(db, await review(db, { name: 'a.json', content: soups(40) }))
  const id = await review(db, { name: 'b.json', content: soups(60) })
  await beginSaving(db, id, { ...ALL, duplicates: 'update' })
  let second: Promise<unknown> | undefined
  await work(db, id, 'first', () => (second ??= work(db, id, 'second')))
  await second
  expect(await countItems(db, id)).toMatchObject({ waiting: 0, saved: 60 })
  expect(await namesOf(db)).toHaveLength(60)
  expect(await db.selectFrom('versions').select('id').execute()).toHaveLength(40)
})

testEachDatabase('a finished import goes after a week, and one that waits stays', async (db) => {
  const finished = await review(db, { name: 'a.json', content: named('Leek Soup') })
  await saveAll(db, finished)
  const waiting = await review(db, { name: 'b.json', content: named('Rice') })
  expect(await findImport(db, finished)).toBeUndefined()
  await deleteFinishedImports(db, 'somebody', NOW)
  await saveAll(db, waiting)
  await deleteFinishedImports(db, 'somebody', NOW)
  expect(await findImport(db, waiting)).toBeDefined()
  await deleteFinishedImports(db, 'somebody', new Date('2026-03-12T00:00:00Z'))
  expect(await findImport(db, waiting)).toBeUndefined()
})

testEachDatabase(
  'whoever reads an upload last reads it whole, and who was overtaken stores nothing',
  async (db) => {
    const names = Array.from({ length: 250 }, (_, number) => `Soup ${number}`)
    const received = await send(db, 'recipes', { name: 'a.json', content: named(...names) })
    const import_id = 'import_id' in received ? received.import_id : ''
    let second: Promise<unknown> | undefined
    // Twenty recipes are read by then, and none of them is stored.
    await work(db, import_id, 'first', () => (second ??= work(db, import_id, 'second')))
    await second
    expect(await listWaiting(db, import_id, everything, page)).toMatchObject({ count: 250 })
    expect(await findImport(db, import_id)).toMatchObject({ status: 'ready', failed: false, problems: [] })
  },
)

testEachDatabase('who was overtaken neither gives up nor saves what another one works on', async (db) => {
  const id = await review(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  await beginSaving(db, id, ALL)
  const found = await claimWork(db, { import_id: id, reader: 'first' })
  await claimWork(db, { import_id: id, reader: 'second' })
  if (!found) throw new Error('no import')
  await giveUp(db, { import_id: id, reader: 'first' })
  expect(await saveImport(db, found, { reader: 'first', now: NOW }, () => {})).toBeUndefined()
  expect(await namesOf(db)).toEqual([])
  expect(await saveImport(db, found, { reader: 'second', now: NOW }, () => {})).toMatchObject({ saved: 2 })
  expect(await claimWork(db, { import_id: id, reader: 'third' })).toBeUndefined()
})

testEachDatabase('equipment waits for publishing, and is published once', async (db) => {
  const user_id = await ensurePerson(db, 'admin', NOW)
  const file = (name: string) => ({ name: 'kit.json', content: json([{ name }, { name: 'Scale' }]) })
  await send(db, 'equipment', file('Blender'))
  await send(db, 'equipment', file('Sieve'))
  const [found, ...older] = await listImports(db, user_id, 'equipment')
  expect([found?.status, older]).toEqual(['ready', []])
  expect(await listEquipment(db)).toEqual([])
  expect(await saveAll(db, found?.id ?? '')).toEqual({ saved: 2, skipped: 0, left: 0, updated: 0 })
  await work(db, found?.id ?? '')
  expect((await listEquipment(db)).map(({ name }) => name)).toEqual(['Scale', 'Sieve'])
  expect(await listImports(db, user_id, 'equipment')).toEqual([])
})

testEachDatabase('equipment files are refused in the words of SPEC.md', async (db) => {
  const refusal = async (name: string, content: string) => {
    const received = await send(db, 'equipment', { name, content })
    return 'problems' in received ? received.problems.map(({ title, message }) => `${title}: ${message}`) : []
  }
  expect(await refusal('kit.txt', '[]')).toEqual(['Invalid file type: Please select a JSON file.'])
  expect(await refusal('kit.json', '[')).toEqual(['Upload failed: Failed to parse the JSON file.'])
  expect(await refusal('kit.json', '{}')).toEqual([
    'Upload failed: JSON file must contain an array of equipment objects',
  ])
  expect(await refusal('kit.json', '[{"name":"A"},{}]')).toEqual([
    'Upload failed: Equipment item 2 must have a name',
  ])
})
