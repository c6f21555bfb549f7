import { expect } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { aRecipe, earnedBy } from '#test/fixtures.ts'
import { readContentVersion } from '../../changes/content-version.ts'
import { findPublicRecipe, listRecipePage } from '../read/read.ts'
import { findSameRecipe, insertRecipe, updateRecipe } from './write.ts'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { removeThing } from '../../things/change-one.ts'
import { RECIPES } from '../../things/recipe-thing.ts'

const NOW = new Date('2026-01-02T03:04:05Z')
const NOBODY = { author_id: null }
const LATER = new Date('2026-02-03T04:05:06Z')

testEachDatabase('names that are taken get a number in their address', async (db) => {
  const slugs: string[] = []
  for (const name of ['Leek Soup', 'Leek soup!', 'LEEK SOUP', '🥕', '🥕']) {
    slugs.push((await insertRecipe(db, { fields: aRecipe({ name }) }, NOW)).slug)
  }
  expect(slugs).toEqual(['leek-soup', 'leek-soup-2', 'leek-soup-3', 'recipe', 'recipe-2'])
})

testEachDatabase('recipes stored at the same time get different addresses', async (db) => {
  const stored = await Promise.all(
    Array.from({ length: 8 }, () => insertRecipe(db, { fields: aRecipe({ name: 'Leek Soup' }) }, NOW)),
  )
  expect(new Set(stored.map(({ slug }) => slug)).size).toBe(8)
})

testEachDatabase('an update replaces every part and keeps address and creation date', async (db) => {
  const { id, slug } = await insertRecipe(db, { fields: aRecipe() }, NOW)
  const fields = aRecipe({
    name: 'Pumpkin Soup',
    description: null,
    nutrition: null,
    ingredients: [{ ingredient_text: '1 blorpkin', section: null }],
    instructions: [],
  })
  expect(await updateRecipe(db, id, { fields, author_id: null }, LATER)).toEqual({
    ...{ ok: true, id, slug },
    updated_at: LATER.toISOString(),
  })
  expect(await findPublicRecipe(db, slug, NOW)).toEqual({
    ...fields,
    id,
    slug,
    dish: null,
    published_at: NOW.toISOString(),
    created_at: NOW.toISOString(),
    updated_at: LATER.toISOString(),
    labels: earnedBy(fields),
    nutrition_basis: { source: 'computed', coverage: null, stale_since: null },
  })
  const found = async (words: string) =>
    (await listRecipePage(db, readRecipeFilter(new URLSearchParams({ search: words })), NOW)).count
  expect([await found('pumpkin'), await found('carrot')]).toEqual([1, 0])
  expect(await updateRecipe(db, 'nobody', { fields, author_id: null }, LATER)).toEqual({
    ...{ ok: false, reason: 'missing' },
  })
})

testEachDatabase('a deleted recipe is gone from lists and search, and its address is free', async (db) => {
  const { id, slug } = await insertRecipe(db, { fields: aRecipe() }, NOW)
  expect(await removeThing(db, RECIPES, id, NOBODY, LATER)).toBe(true)
  expect(await removeThing(db, RECIPES, id, NOBODY, LATER)).toBe(false)
  expect(await findPublicRecipe(db, slug, NOW)).toBeUndefined()
  expect(await listRecipePage(db, readRecipeFilter(new URLSearchParams('search=carrot')), NOW)).toMatchObject(
    {
      count: 0,
    },
  )
  expect((await insertRecipe(db, { fields: aRecipe() }, NOW)).slug).toBe(slug)
})

testEachDatabase('the same recipe is known by its source, or else by its name', async (db) => {
  const source = { source_url: 'https://cook.example/leek', source: { name: 'Leek Soup' }, report: [] }
  const first = await insertRecipe(db, { fields: aRecipe({ name: 'Leek Soup' }), source }, NOW)
  const second = await insertRecipe(db, { fields: aRecipe({ name: 'Crème' }) }, NOW)
  expect(await findSameRecipe(db, { name: 'Renamed', source_url: 'https://cook.example/leek' })).toEqual(
    first,
  )
  expect(await findSameRecipe(db, { name: 'creme', source_url: null })).toEqual(second)
  expect(await findSameRecipe(db, { name: 'Crème', source_url: 'https://cook.example/creme' })).toEqual(
    second,
  )
  expect(
    await findSameRecipe(db, { name: 'Leek Soup', source_url: 'https://other.example/leek' }),
  ).toBeUndefined()
  expect(await findSameRecipe(db, { name: 'Rice', source_url: 'https://cook.example/rice' })).toBeUndefined()
})

testEachDatabase('each change of content is counted, and a failed one is not', async (db) => {
  const before = await readContentVersion(db)
  const { id } = await insertRecipe(db, { fields: aRecipe() }, NOW)
  await removeThing(db, RECIPES, id, NOBODY, LATER)
  expect(await readContentVersion(db)).toBe(before + 2)
  const broken = aRecipe({ ingredients: [{ ingredient_text: 'salt', section: null }] })
  // A text column refuses this on both engines only when it is missing.
  Object.assign(broken.ingredients[0]!, { ingredient_text: null })
  await expect(insertRecipe(db, { fields: broken }, NOW)).rejects.toThrow()
  expect(await readContentVersion(db)).toBe(before + 2)
  expect(await findSameRecipe(db, { name: broken.name, source_url: null })).toBeUndefined()
})
