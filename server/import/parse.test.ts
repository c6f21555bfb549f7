import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { listNames, named, reviewFiles, sendFiles, sendRecipes, workOn } from '#test/imports.ts'
import { aPublishedRecipe, aZip } from '#test/uploads.ts'
import { readContentVersion } from '../data/changes/content-version.ts'
import { countItems, listWaiting } from '../data/imports/items.ts'
import { listUnfinished } from '../data/imports/work.ts'
import { findImport } from '../data/imports/files.ts'

/** As Notepad saves it. */
const inUtf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))

testDatabase('files, lists and archives wait for review, and nothing is stored before', async (db) => {
  const id = await reviewFiles(
    db,
    { name: 'leek.json', content: JSON.stringify(aPublishedRecipe()) },
    { name: 'two.json', content: named('Crème Brûlée', 'Rice') },
    { name: 'graph.JSON', content: JSON.stringify({ '@graph': [aPublishedRecipe({ name: 'Cod' })] }) },
    { name: 'all.zip', content: aZip([{ name: 'deep/plum.json', content: named('Plum') }]) },
    { name: 'windows.json', content: inUtf16(named('Fig')) },
    { name: 'photo.png', content: 'x' },
  )
  const items = await listWaiting(db, id)
  expect(items.map(({ position, name, file_name }) => [position, name, file_name])).toEqual([
    [1, 'Leek Soup', 'leek.json'],
    [2, 'Crème Brûlée', 'two.json'],
    [3, 'Rice', 'two.json'],
    [4, 'Cod', 'graph.JSON'],
    [5, 'Plum', 'plum.json'],
    [6, 'Fig', 'windows.json'],
  ])
  expect(await findImport(db, id)).toMatchObject({
    status: 'ready',
    problems: [{ file: 'photo.png', message: 'Please upload a JSON file' }],
  })
  expect(await listNames(db)).toEqual([])
  expect(await readContentVersion(db)).toBe(1)
})

testDatabase('each bad file is refused in words, and the others are read', async (db) => {
  const id = await reviewFiles(
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

testDatabase(
  'a file with one bad recipe among many says how many were read, and which was not',
  async (db) => {
    const many = [
      { name: 'Leek', recipeIngredient: ['leek'] },
      { name: 'Salt' },
      { recipeIngredient: ['pea'] },
    ]
    const id = await reviewFiles(
      db,
      { name: 'many.json', content: JSON.stringify([...many, ...many.slice(0, 1)]) },
      { name: 'table.csv', content: 'Soup,Leek' },
    )
    const some = '2 of 4 recipes in many.json were read.'
    expect((await findImport(db, id))?.problems).toEqual([
      { file: '', message: some, detail: 'Entry 2: Salt has no ingredients.' },
      { file: '', message: some, detail: 'Entry 3: It has no name.' },
      {
        file: 'table.csv',
        message: 'No recipe could be read from it.',
        detail: expect.stringMatching(/^No row/),
      },
    ])
  },
)

testDatabase(
  'what apps write is read, compressed or not, and what only has such a name is told',
  async (db) => {
    const paprika = (name: string) => new Uint8Array(gzipSync(named(name)))
    const id = await reviewFiles(
      db,
      { name: 'Soup.crumb', content: named('Leek') },
      { name: 'My Rice.cook', content: 'Boil @rice{200%g}.' },
      { name: 'page.html', content: `<script type="application/ld+json">${named('Cod')}</script>` },
      {
        name: 'Export.paprikarecipes',
        content: aZip([
          { name: 'a.paprikarecipe', content: paprika('Fig') },
          { name: 'b.paprikarecipe', content: paprika('Plum').subarray(0, 40) },
        ]),
      },
      { name: 'bomb.paprikarecipe', content: new Uint8Array(gzipSync(Buffer.alloc(21 * 1024 * 1024))) },
      { name: 'book.json', content: new Uint8Array(Buffer.from('%PDF-1.7\n\xe2\xe3', 'latin1')) },
    )
    const items = await listWaiting(db, id)
    expect(items.map(({ name }) => name)).toEqual(['Leek', 'My Rice', 'Cod', 'Fig'])
    expect((await findImport(db, id))?.problems.map(({ file, detail }) => [file, detail])).toEqual([
      ['b.paprikarecipe', 'The file is compressed, and damaged.'],
      ['bomb.paprikarecipe', 'The file holds more than 20 MB.'],
      ['book.json', 'This is a PDF document, whatever its name says. No recipe can be read from it.'],
    ])
  },
)

testDatabase('an upload without a usable file is refused and leaves nothing', async (db) => {
  expect(await sendFiles(db, 'recipes', { name: 'leek.txt', content: named('Rice') })).toEqual({
    problems: [
      {
        file: 'leek.txt',
        message: 'Please upload a JSON file',
        detail:
          'The site cannot read files that end in .txt. This is a plain text. Please enter its recipe by hand: lists of ingredients and steps can be pasted as they are. Recipes are read from JSON files, from those of Paprika, Recipe Keeper, Crouton, Mela and Cooklang, from CSV tables, from saved web pages, and from ZIP archives of them.',
      },
    ],
  })
  expect(await sendFiles(db, 'recipes')).toMatchObject({
    problems: [{ message: 'Please upload a JSON file' }],
  })
  const archive = aZip([{ name: '../leek.json', content: named('Rice') }])
  expect(await sendFiles(db, 'recipes', { name: 'evil.zip', content: archive })).toMatchObject({
    problems: [{ file: 'evil.zip', message: 'No recipe could be read from it.' }],
  })
  expect(await listUnfinished(db)).toEqual([])
})

testEachDatabase(
  'whoever reads an upload last reads it whole, and who was overtaken stores nothing',
  async (db) => {
    const names = Array.from({ length: 250 }, (_, number) => `Soup ${number}`)
    const import_id = await sendRecipes(db, { name: 'a.json', content: named(...names) })
    let second: Promise<unknown> | undefined
    // Twenty recipes are read by then, and none of them is stored.
    await workOn(db, import_id, 'first', () => (second ??= workOn(db, import_id, 'second')))
    await second
    expect(await listWaiting(db, import_id)).toHaveLength(250)
    expect(await findImport(db, import_id)).toMatchObject({ status: 'ready', failed: false, problems: [] })
  },
)

testDatabase('equipment files are refused in the words of spec.md', async (db) => {
  const refusal = async (name: string, content: string) => {
    const received = await sendFiles(db, 'equipment', { name, content })
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
