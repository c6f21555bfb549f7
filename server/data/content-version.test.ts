import { expect } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost } from '#test/fixtures.ts'
import { readContentState } from './content-version.ts'
import { insertEquipment } from './equipment.ts'
import { insertPost } from './posts.ts'

const now = new Date('2026-03-04T05:06:07Z')
const later = new Date('2026-03-04T05:07:07Z')

testEachDatabase('what the site shows changes with each write and when a post goes live', async (db) => {
  const states = [await readContentState(db, now)]
  await insertEquipment(db, [aPieceOfEquipment()], now)
  states.push(await readContentState(db, now))
  await insertPost(db, aPost({ published_at: later.toISOString() }), now)
  states.push(await readContentState(db, now))
  states.push(await readContentState(db, later))
  expect(new Set(states).size).toBe(4)
  expect(await readContentState(db, later)).toBe(states[3])
})
