import { expect } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import type { Status } from '#domain/publishing/status.ts'
import { insertPost, updatePost } from '../posts/write.ts'
import { countChanges, isUntouched, readContentState, readContentVersion } from './content-version.ts'
import type { Database } from '../database/database.ts'
import { findNextPublication } from './next-publication.ts'
import { insertEquipment } from '../equipment/write.ts'
import { createRecipe, insertRecipe, updateRecipe } from '../recipes/write/write.ts'
import { removeThing } from '../things/change-one.ts'
import { POSTS } from '../things/post-thing.ts'
import { RECIPES } from '../things/recipe-thing.ts'

const now = new Date('2026-03-04T05:06:07Z')
const later = new Date('2026-03-04T05:07:07Z')

testEachDatabase('what the site shows changes when a recipe, a piece or a post goes live', async (db) => {
  const moments = ['01', '02', '03'].map((second) => new Date(`2026-03-05T00:00:${second}Z`))
  const [first, second, third] = moments.map((moment) => moment.toISOString())
  await insertRecipe(db, { fields: aRecipe(), published_at: first }, now)
  await insertEquipment(db, [{ ...aPieceOfEquipment(), published_at: second }], now)
  await insertPost(db, aPost({ published_at: third }), now)
  const draft = { fields: aRecipe(), status: 'draft', published_at: later.toISOString() } as const
  await insertRecipe(db, draft, now)
  const states = new Set<string>()
  for (const [index, moment] of [now, ...moments].entries()) {
    const next = moments[index]?.getTime() ?? Infinity
    expect(await findNextPublication(db, moment)).toBe(next)
    states.add(await readContentState(db, moment))
  }
  expect(states.size).toBe(4)
})

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

const NOBODY = { author_id: null }

/** By how much a change raises what visitors' pages hang on, and what open admin screens follow. */
async function raised(db: Database, change: () => Promise<unknown>) {
  const before = [await readContentVersion(db), await countChanges(db)] as const
  await change()
  return [(await readContentVersion(db)) - before[0], (await countChanges(db)) - before[1]]
}

testEachDatabase('only a change that visitors can see makes their pages stale', async (db) => {
  const fields = aPost({ status: 'draft', published_at: null })
  const draft = await insertRecipe(db, { fields: aRecipe(), status: 'draft' }, now)
  const post = await insertPost(db, { ...fields, author_id: null }, now)
  const change = (status: Status) => () =>
    updateRecipe(db, draft.id, { fields: aRecipe(), status, ...NOBODY }, now)
  expect(await raised(db, change('draft'))).toEqual([0, 1])
  expect(await raised(db, change('published'))).toEqual([1, 1])
  expect(await raised(db, change('draft'))).toEqual([1, 1])
  expect(await raised(db, () => removeThing(db, RECIPES, draft.id, NOBODY, now))).toEqual([0, 1])
  expect(await raised(db, () => updatePost(db, post, { fields, ...NOBODY }, now))).toEqual([0, 1])
  const scheduled = { ...fields, status: 'published', published_at: later.toISOString() } as const
  expect(await raised(db, () => updatePost(db, post, { fields: scheduled, ...NOBODY }, now))).toEqual([1, 1])
  expect(await raised(db, () => removeThing(db, POSTS, post, NOBODY, now))).toEqual([1, 1])
})

testEachDatabase('a change that fails makes nothing stale, and moves no open screen', async (db) => {
  const { id, slug } = await insertRecipe(db, { fields: aRecipe() }, now)
  const other = { fields: aRecipe({ name: 'Other' }), ...NOBODY }
  const failed = [
    () => updateRecipe(db, id, { ...other, based_on: 'another moment' }, now),
    () => updateRecipe(db, 'nobody', other, now),
    () => createRecipe(db, { fields: aRecipe(), slug }, now),
    () => removeThing(db, RECIPES, 'nobody', NOBODY, now),
    () => removeThing(db, POSTS, 'nobody', NOBODY, now),
  ]
  for (const change of failed) expect(await raised(db, change)).toEqual([0, 0])
})

testEachDatabase('a site with a draft is not untouched, and gets no samples', async (db) => {
  expect(await isUntouched(db)).toBe(true)
  const { id } = await insertRecipe(db, { fields: aRecipe(), status: 'draft' }, now)
  await removeThing(db, RECIPES, id, NOBODY, now)
  expect(await isUntouched(db)).toBe(false)
})
