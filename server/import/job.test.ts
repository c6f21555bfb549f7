import { expect } from 'vitest'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import {
  ALL,
  listNames,
  named,
  NOW,
  reviewFiles,
  saveAll,
  sendFiles,
  sendRecipes,
  workOn,
} from '#test/imports.ts'
import { ensurePerson } from '#test/people.ts'
import type { Database } from '../data/database/database.ts'
import { beginFile } from '../data/imports/attempts.ts'
import { countItems, listWaiting } from '../data/imports/items.ts'
import { beginSaving, takeLease, giveUp, listUnfinished } from '../data/imports/work.ts'
import { findImport, listImports } from '../data/imports/files.ts'
import { runTask } from './job.ts'
import { saveImport } from './save.ts'

/** What is left of an attempt when its process ends in the middle of it. */
async function attemptAndDie(db: Database, import_id: string, place?: number) {
  const lease = { import_id, lease_owner: crypto.randomUUID() }
  await takeLease(db, lease)
  if (place !== undefined) await beginFile(db, lease, place)
}

testEachDatabase(
  'saving can be asked for once at a time, and work that is cut short begins again',
  async (db) => {
    const user_id = await ensurePerson(db, 'admin', NOW)
    const received = await sendFiles(db, 'recipes', { name: 'two.json', content: named('Leek Soup', 'Rice') })
    expect(await listUnfinished(db)).toHaveLength(1)
    const [found] = await listImports(db, user_id, 'recipes')
    expect(received).toEqual({ import_id: found?.id })
    for (const id of await listUnfinished(db)) await workOn(db, id)
    expect(await countItems(db, found?.id ?? '')).toMatchObject({ waiting: 2 })
    expect(await beginSaving(db, found?.id ?? '', ALL)).toBe(true)
    expect(await beginSaving(db, found?.id ?? '', ALL)).toBe(false)
    expect(await listUnfinished(db)).toEqual([found?.id])
    for (const id of await listUnfinished(db)) await workOn(db, id)
    expect(await listNames(db)).toHaveLength(2)
    expect(await listUnfinished(db)).toEqual([])
  },
)

testDatabase('a file that ends the site again and again is left out, and the others are read', async (db) => {
  const files = ['Leek Soup', 'Cod', 'Rice'].map((name) => ({ name: `${name}.json`, content: named(name) }))
  const id = await sendRecipes(db, ...files)
  await attemptAndDie(db, id)
  await attemptAndDie(db, id, 1)
  await attemptAndDie(db, id, 1)
  await workOn(db, id)
  const items = await listWaiting(db, id)
  expect(items.map(({ name }) => name)).toEqual(['Leek Soup', 'Rice'])
  expect(await findImport(db, id)).toMatchObject({
    status: 'ready',
    problems: [{ file: 'Cod.json', message: 'This file was left out.' }],
  })
})

testDatabase('work that ends the site again and again is given up, whatever it was', async (db) => {
  const id = await sendRecipes(db, { name: 'a.json', content: named('Leek Soup') })
  for (let attempt = 0; attempt < 3; attempt++) await attemptAndDie(db, id)
  await workOn(db, id)
  expect(await findImport(db, id)).toMatchObject({ status: 'ready', failed: true, problems: [{ file: '' }] })
  const other = await reviewFiles(db, { name: 'b.json', content: named('Rice') })
  await beginSaving(db, other, ALL)
  for (let attempt = 0; attempt < 3; attempt++) await attemptAndDie(db, other)
  expect(await workOn(db, other)).toEqual({})
  expect(await findImport(db, other)).toMatchObject({ status: 'ready', failed: true })
  expect(await saveAll(db, other)).toMatchObject({ saved: 1 })
})

testDatabase('an attempt that was ended by something else does not count', async (db) => {
  const id = await sendRecipes(db, { name: 'a.json', content: named('Leek Soup') })
  for (let attempt = 0; attempt < 9; attempt++) {
    await attemptAndDie(db, id, 0)
    await runTask(db, { kind: 'stop-attempt', import_id: id, lease_owner: 'first' }, () => {})
  }
  await workOn(db, id)
  expect(await countItems(db, id)).toMatchObject({ waiting: 1 })
})

testEachDatabase('who was overtaken neither gives up nor saves what another one works on', async (db) => {
  const id = await reviewFiles(db, { name: 'two.json', content: named('Leek Soup', 'Rice') })
  await beginSaving(db, id, ALL)
  const found = await takeLease(db, { import_id: id, lease_owner: 'first' })
  await takeLease(db, { import_id: id, lease_owner: 'second' })
  if (!found) throw new Error('no import')
  await giveUp(db, { import_id: id, lease_owner: 'first' })
  expect(await saveImport(db, found, { lease_owner: 'first', now: NOW }, () => {})).toBeUndefined()
  expect(await listNames(db)).toEqual([])
  expect(await saveImport(db, found, { lease_owner: 'second', now: NOW }, () => {})).toMatchObject({
    saved: 2,
  })
  expect(await takeLease(db, { import_id: id, lease_owner: 'third' })).toBeUndefined()
})
