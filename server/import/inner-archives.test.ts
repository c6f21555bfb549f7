import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { named, reviewFiles } from '#test/imports.ts'
import { aZip } from '#test/uploads.ts'
import { findImport } from '../data/imports/files.ts'
import { listWaiting } from '../data/imports/items.ts'

type Database = Parameters<typeof findImport>[0]

async function read(db: Database, name: string, ...entries: Parameters<typeof aZip>[0]) {
  const id = await reviewFiles(db, { name, content: aZip(entries) })
  const items = await listWaiting(db, id)
  const { problems = [] } = (await findImport(db, id)) ?? {}
  return { names: items.map(({ name }) => name), problems }
}

const inner = (recipe: string) => aZip([{ name: 'recipe.json', content: named(recipe) }])

testDatabase('the archives in an export of Tandoor are read', async (db) => {
  const { names, problems } = await read(
    db,
    'tandoor.zip',
    { name: '1.zip', content: inner('Leek') },
    { name: '2.zip', content: inner('Rice') },
  )
  expect(names).toEqual(['Leek', 'Rice'])
  expect(problems).toEqual([])
})

testDatabase('archives and files stand side by side in an archive', async (db) => {
  const { names } = await read(
    db,
    'mixed.zip',
    { name: 'inner.zip', content: inner('Leek') },
    { name: 'b.json', content: named('Rice') },
  )
  expect(names.toSorted()).toEqual(['Leek', 'Rice'])
})

testDatabase('an export of Paprika and one of Mela in an archive are read', async (db) => {
  const paprika = JSON.stringify({ name: 'Leek', ingredients: '2 leeks', directions: 'Boil.' })
  const mela = JSON.stringify({ title: 'Rice', ingredients: '200 g rice', instructions: 'Boil.' })
  const { names } = await read(
    db,
    'all.zip',
    {
      name: 'My.paprikarecipes',
      content: aZip([{ name: 'Leek.paprikarecipe', content: gzipSync(paprika) }]),
    },
    { name: 'My.melarecipes', content: aZip([{ name: 'Rice.melarecipe', content: mela }]) },
  )
  expect(names).toEqual(['Leek', 'Rice'])
})

testDatabase('what cannot be read in an archive is named, and the rest is read', async (db) => {
  const deep = aZip([
    { name: '1.zip', content: inner('Deep') },
    { name: 'a.json', content: named('Fig') },
  ])
  const { names, problems } = await read(
    db,
    'mixed.zip',
    { name: 'deep.zip', content: deep },
    { name: 'locked.zip', content: aZip([{ name: 'a.json', content: named('Kale'), isLocked: true }]) },
    { name: 'broken.zip', content: 'no archive' },
    { name: 'slip.zip', content: aZip([{ name: '../a.json', content: named('Plum') }]) },
    { name: 'old.7z', content: 'x' },
    { name: 'b.json', content: named('Rice') },
  )
  expect(names).toEqual(['Fig', 'Rice'])
  expect(problems.map(({ file }) => file).toSorted()).toEqual([
    '1.zip',
    'broken.zip',
    'locked.zip',
    'old.7z',
    'slip.zip',
  ])
})

testDatabase('an archive that holds nothing but what cannot be read is named', async (db) => {
  const { names, problems } = await read(db, 'deep.zip', {
    name: 'outer.zip',
    content: aZip([{ name: 'inner.zip', content: inner('Leek') }]),
  })
  expect(names).toEqual([])
  expect(problems).toMatchObject([{ file: 'inner.zip' }])
})
