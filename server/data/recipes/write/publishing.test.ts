import { expect } from 'vitest'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { listRecipeRows } from '../read/admin.ts'
import { insertRecipes, loadSlugs } from './batches.ts'
import type { Database } from '../../database/database.ts'
import {
  findMovedRecipe,
  findPublicRecipe,
  listMoreRecipes,
  listNewestRecipes,
  listRecipePage,
  listRecipeSummaries,
} from '../read/read.ts'
import { findRecipe } from '../row/row.ts'
import { tallyRecipes } from '../search/search.ts'
import { suggestRecipeSearches } from '../search/suggested-searches.ts'
import { listVersions } from '../../changes/versions.ts'
import { insertRecipe, updateRecipe } from './write.ts'
import { removeThing, restoreThing, undeleteThing } from '../../things/change-one.ts'
import { RECIPES } from '../../things/recipe-thing.ts'

const NOBODY = { author_id: null }
const at = (time: string) => new Date(`2026-03-${time}Z`)
const WRITTEN = at('01T08:00:00')
const LIVE = at('05T12:00:00')
const BEFORE = new Date(LIVE.getTime() - 1)

const filter = (query = '') => readRecipeFilter(new URLSearchParams(query))

const namesOn = async (db: Database, now: Date, query = '') =>
  (await listRecipePage(db, filter(query), now)).recipes.map(({ name }) => name)

testEachDatabase('a scheduled recipe is nowhere until its moment, and then everywhere', async (db) => {
  const soup = aRecipe({ name: 'Plain Soup', cuisine: null })
  await insertRecipe(db, { fields: soup }, WRITTEN)
  const fields = aRecipe({ name: 'Zucchini Bake', recipe_category: 'Dinner', cuisine: 'Greek' })
  const published_at = LIVE.toISOString()
  const { id, slug } = await insertRecipe(db, { fields, published_at }, WRITTEN)
  await db.insertInto('old_slugs').values({ kind: 'recipe', slug: 'once', target_id: id }).execute()

  const seen = async (now: Date) => ({
    all: await namesOn(db, now),
    summaries: (await listRecipeSummaries(db, filter(), now)).count,
    word: await namesOn(db, now, 'search=zucchini'),
    'two words': await namesOn(db, now, 'search=bake zucchini'),
    'short word': await namesOn(db, now, 'search=zu'),
    'word and filter': await namesOn(db, now, 'search=zucchini&category=Dinner'),
    filters: await namesOn(db, now, 'category=Dinner&difficulty=easy&cuisine=Greek'),
    count: (await listRecipePage(db, filter('search=zucchini'), now)).count,
    newest: (await listNewestRecipes(db, 1, now)).map(({ name }) => name),
    more: (await listMoreRecipes(db, 'plain-soup', now)).map(({ name }) => name),
    page: (await findPublicRecipe(db, slug, now))?.name,
    moved: await findMovedRecipe(db, 'once', now),
    cuisines: (await tallyRecipes(db, filter(), now)).tally.cuisine,
    meant: await suggestRecipeSearches(db, filter('search=zuchini'), now),
  })
  expect(await seen(BEFORE)).toEqual({
    ...{ all: ['Plain Soup'], summaries: 1, word: [], 'two words': [], 'short word': [] },
    ...{ 'word and filter': [], filters: [], count: 0, newest: ['Plain Soup'], more: [] },
    ...{ page: undefined, moved: undefined, cuisines: {}, meant: [] },
  })
  const [all, found] = [['Zucchini Bake', 'Plain Soup'], ['Zucchini Bake']]
  expect(await seen(LIVE)).toEqual({
    ...{ all, summaries: 2, word: found, 'two words': found, 'short word': found },
    ...{ 'word and filter': found, filters: found, count: 1, newest: found, more: found },
    ...{ page: 'Zucchini Bake', moved: slug, cuisines: { Greek: 1 }, meant: ['zucchini'] },
  })
})

testDatabase('a recipe published at its creation has both dates alike', async (db) => {
  const one = await insertRecipe(db, { fields: aRecipe() }, WRITTEN)
  await db.transaction().execute(async (db) => {
    const imported = { id: 'i', status: 'published', fields: aRecipe(), source: SOURCE } as const
    await insertRecipes(db, await loadSlugs(db), [imported], WRITTEN)
  })
  const dates = { created_at: WRITTEN.toISOString(), published_at: WRITTEN.toISOString() }
  for (const id of [one.id, 'i']) expect(await findRecipe(db, id)).toMatchObject(dates)
  expect((await listRecipeSummaries(db, filter(), WRITTEN)).recipes).toMatchObject([dates, dates])
})

testDatabase('a draft that is published later is new on that day, and keeps its creation', async (db) => {
  const draft = await insertRecipe(db, { fields: aRecipe({ name: 'Draft' }), status: 'draft' }, WRITTEN)
  await insertRecipe(db, { fields: aRecipe({ name: 'Between' }) }, at('03T08:00:00'))
  expect(await findRecipe(db, draft.id)).toMatchObject({ status: 'draft', published_at: null })
  const fields = aRecipe({ name: 'Draft' })
  await updateRecipe(db, draft.id, { fields, status: 'published', ...NOBODY }, LIVE)
  expect(await namesOn(db, LIVE)).toEqual(['Draft', 'Between'])
  expect(await namesOn(db, LIVE, 'search=carrots')).toEqual(['Draft', 'Between'])
  expect(await findPublicRecipe(db, draft.slug, LIVE)).toMatchObject({
    created_at: WRITTEN.toISOString(),
    published_at: LIVE.toISOString(),
  })
  const table = await listRecipeRows(db, { search: '', sort: 'created_at', order: 'desc', page: 1 })
  expect(table.rows.map(({ name }) => name)).toEqual(['Between', 'Draft'])
})

testEachDatabase('another date gives a recipe another place, and search still finds it there', async (db) => {
  const names = ['One', 'Two', 'Three']
  const ids: string[] = []
  for (const [day, name] of names.entries())
    ids.push((await insertRecipe(db, { fields: aRecipe({ name }) }, at(`0${day + 1}T08:00:00`))).id)
  const date = async (index: number, published_at: string) =>
    updateRecipe(
      db,
      ids[index] ?? '',
      { fields: aRecipe({ name: names[index] }), published_at, ...NOBODY },
      LIVE,
    )
  await date(2, '2020-01-01T00:00:00.000Z')
  await date(0, '2026-03-02T08:00:00.000Z')
  for (const query of ['', 'search=carrots', 'search=ca', 'category=Soup'])
    expect([query, await namesOn(db, LIVE, query)]).toEqual([query, ['One', 'Two', 'Three']])
})

testDatabase('what is saved again stays where it is, and what is drafted keeps its date', async (db) => {
  const { id } = await insertRecipe(db, { fields: aRecipe() }, WRITTEN)
  const change = { fields: aRecipe({ servings: 9 }), ...NOBODY }
  await updateRecipe(db, id, change, LIVE)
  expect(await findRecipe(db, id)).toMatchObject({ published_at: WRITTEN.toISOString() })
  await updateRecipe(db, id, { ...change, status: 'draft' }, LIVE)
  expect(await namesOn(db, LIVE)).toEqual([])
  await updateRecipe(db, id, { ...change, status: 'published' }, LIVE)
  expect(await findPublicRecipe(db, 'silky-carrot-soup', LIVE)).toMatchObject({
    published_at: WRITTEN.toISOString(),
  })
})

testDatabase('a deleted recipe comes back scheduled, and a version changes no date', async (db) => {
  const published_at = LIVE.toISOString()
  const { id } = await insertRecipe(db, { fields: aRecipe(), published_at }, WRITTEN)
  await removeThing(db, RECIPES, id, NOBODY, WRITTEN)
  await undeleteThing(db, RECIPES, id, { author_id: null }, WRITTEN)
  expect(await namesOn(db, BEFORE)).toEqual([])
  expect(await namesOn(db, LIVE)).toEqual(['Silky Carrot Soup'])
  await updateRecipe(db, id, { fields: aRecipe(), published_at: null, ...NOBODY }, WRITTEN)
  const version = (await listVersions(db, 'recipe', id))[0]?.id ?? ''
  await restoreThing(db, RECIPES, { id, version }, NOBODY, WRITTEN)
  expect(await findRecipe(db, id)).toMatchObject({ published_at: WRITTEN.toISOString() })
})

testDatabase('what a release without publish dates has stored is public since its creation', async (db) => {
  const { id, slug } = await insertRecipe(db, { fields: aRecipe() }, WRITTEN)
  await db.updateTable('recipes').set({ published_at: null }).where('id', '=', id).execute()
  const published_at = WRITTEN.toISOString()
  expect(await findPublicRecipe(db, slug, WRITTEN)).toMatchObject({ published_at })
  expect(await findRecipe(db, id)).toMatchObject({ published_at })
})

const SOURCE = { source_url: null, source: {}, report: [] }
