import { expect, onTestFinished, test } from 'vitest'
import { readForPage } from '#domain/stored-reading/read-for-page.ts'
import { ALL_RULES } from '#domain/stored-reading/page-reading.ts'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { createTestDatabase, testDatabase, testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { readerHere, readHere } from '#test/readings.ts'
import { NOW } from '#test/site.ts'
import { changeMany } from '../data/things/change-many.ts'
import { RECIPES } from '../data/things/recipe-thing.ts'
import type { Database } from '../data/database/database.ts'
import { readCorrections } from '../data/foods/read.ts'
import { removeCorrection, restoreCorrection, saveCorrection } from '../data/foods/write.ts'
import { insertRecipes, loadSlugs } from '../data/recipes/write/batches.ts'
import { findReading } from '../data/recipes/row/page-readings.ts'
import { findRecipe } from '../data/recipes/row/row.ts'
import { insertRecipe, updateRecipe } from '../data/recipes/write/write.ts'
import { openReadings } from './readings.ts'
import { startRecipeReader } from './recipe-reader.ts'
import { removeThing, restoreThing, undeleteThing } from '../data/things/change-one.ts'

const AUTHOR = { author_id: null }
const LATER = new Date(NOW.getTime() + 60_000)

const withLines = (...lines: string[]): RecipeFields =>
  aRecipe({ ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })) })
const LONG = withLines(
  ...Array.from({ length: 200 }, (_, at) => `${at + 1} g zorbel, chopped and cooked soft`),
)

/** What is stored, and what it says when it is read at this moment. */
async function compare(db: Database, id: string) {
  const recipe = await findRecipe(db, id)
  if (!recipe) throw new Error('no recipe')
  return { stored: await findReading(db, recipe), fresh: readForPage(recipe, await readCorrections(db)) }
}

async function expectFresh(db: Database, id: string) {
  const { stored, fresh } = await compare(db, id)
  expect(stored).toEqual(JSON.parse(JSON.stringify(fresh)))
}

const expectUnread = async (db: Database, id: string) =>
  expect((await compare(db, id)).stored).toBeUndefined()

testDatabase(
  'a recipe is read when it is saved, changed, put back, and brought back from the trash',
  async (db) => {
    const { id } = await insertRecipe(db, { fields: withLines('600 g carrots') }, NOW)
    await expectFresh(db, id)
    await updateRecipe(db, id, { fields: withLines('3 cups brown rice'), ...AUTHOR }, LATER)
    await expectFresh(db, id)
    const decide = () => [
      {
        diet: 'vegan' as const,
        answer: 'off' as const,
        reason: 'Butter',
        decided_at: NOW.toISOString(),
        lines: [],
      },
    ]
    await updateRecipe(db, id, { fields: withLines('3 cups brown rice'), decide, ...AUTHOR }, LATER)
    await expectFresh(db, id)
    const version = await db
      .selectFrom('versions')
      .select('id')
      .where('number', '=', 1)
      .executeTakeFirstOrThrow()
    await restoreThing(db, RECIPES, { id, version: version.id }, AUTHOR, LATER)
    await expectFresh(db, id)
    await removeThing(db, RECIPES, id, AUTHOR, LATER)
    expect(await db.selectFrom('recipe_readings').select('recipe_id').execute()).toEqual([])
    await undeleteThing(db, RECIPES, id, AUTHOR, LATER)
    await expectFresh(db, id)
  },
)

testDatabase('what was read stays where many recipes are unpublished at once', async (db) => {
  const { id } = await insertRecipe(db, { fields: withLines('600 g carrots') }, NOW)
  const read = await compare(db, id)
  const { updated_at = '' } = (await findRecipe(db, id)) ?? {}
  const draft = { status: 'draft', published_at: null } as const
  await changeMany(
    db,
    RECIPES,
    [{ id, updated_at }],
    (stored) => RECIPES.withPublication(stored, draft),
    AUTHOR,
    LATER,
  )
  expect(await findRecipe(db, id)).toMatchObject({ status: 'draft' })
  expect((await compare(db, id)).stored).toEqual(read.stored)
})

testEachDatabase('a correction has the recipes read anew that hold its words, and no others', async (db) => {
  const { id } = await insertRecipe(db, { fields: withLines('200 g zorbel') }, NOW)
  const hers = JSON.stringify({ gentle: { added: [{ text: '20 g Zorbel' }] } })
  const inVersion = await insertRecipe(db, { fields: { ...withLines('1 leek'), softer: hers } }, NOW)
  const other = await insertRecipe(db, { fields: withLines('1 leek') }, NOW)
  const readings = readHere(db)
  const isWaiting = async () => {
    await expectUnread(db, id)
    await expectUnread(db, inVersion.id)
    await expectFresh(db, other.id)
    expect(await readings.readSome()).toBe(2)
    await expectFresh(db, id)
    await expectFresh(db, inVersion.id)
  }
  const said = (await saveCorrection(db, { words: 'zorbel', means: 'milk', labels: [] }, NOW)) ?? ''
  await isWaiting()
  await removeCorrection(db, said, NOW)
  await isWaiting()
  await restoreCorrection(db, said)
  await isWaiting()
  expect(await readings.readSome()).toBe(0)
})

testDatabase(
  'what is imported, long, or was read by older rules waits, and is read once, by the work or for its page',
  async (db) => {
    const { id } = await insertRecipe(db, { fields: withLines('600 g carrots') }, NOW)
    const long = await insertRecipe(db, { fields: LONG }, NOW)
    const imported = [1, 2].map((number) => ({
      id: `imported-${number}`,
      status: 'published' as const,
      fields: { ...withLines('1 leek'), name: `Imported ${number}` },
      source: { source_url: null, source: {}, report: [] },
    }))
    await insertRecipes(db, await loadSlugs(db), imported, NOW)
    await db
      .updateTable('recipe_readings')
      .set({ rules: ALL_RULES - 1 })
      .execute()
    const all = [id, long.id, 'imported-1', 'imported-2']
    for (const each of all) await expectUnread(db, each)
    let reads = 0
    const readings = openReadings(
      db,
      async (...asked) => {
        reads++
        return readerHere(...asked)
      },
      () => {},
    )
    const { updated_at = '' } = (await findRecipe(db, id)) ?? {}
    const found = await Promise.all([1, 2, 3].map(async () => readings.find({ id, updated_at })))
    expect(found[0]).toEqual((await compare(db, id)).stored)
    expect(reads).toBe(1)
    expect(await readings.readSome()).toBe(3)
    expect(reads).toBe(4)
    for (const each of all) await expectFresh(db, each)
    expect(await readings.find({ id: 'gone', updated_at })).toBeUndefined()
  },
)

testEachDatabase(
  'a recipe that changes while it is read is read again, and none that cannot be read holds up another',
  async (db) => {
    const { id } = await insertRecipe(db, { fields: LONG }, NOW)
    const broken = await insertRecipe(db, { fields: { ...LONG, name: 'Broken' } }, NOW)
    const errors: unknown[] = []
    let changes = 0
    const readings = openReadings(
      db,
      async (recipe, corrections) => {
        if (recipe.fields.name === 'Broken') throw new RangeError('a fault of ours')
        const content = await readerHere(recipe, corrections)
        if (changes++ === 0) await updateRecipe(db, id, { fields: withLines('1 leek'), ...AUTHOR }, LATER)
        if (changes === 1) await saveCorrection(db, { words: 'leek', means: 'milk', labels: [] }, NOW)
        return content
      },
      (error) => errors.push(error),
    )
    expect(await readings.readSome()).toBe(2)
    expect(await readings.readSome()).toBe(0)
    await expectFresh(db, id)
    expect(errors.map(String)).toEqual([expect.stringContaining(broken.id)])
  },
)

test('the thread of the site reads what is read here', { timeout: 60_000 }, async () => {
  const db = await createTestDatabase()
  const { id } = await insertRecipe(db, { fields: LONG }, NOW)
  await saveCorrection(db, { words: 'zorbel', means: 'milk', labels: [] }, NOW)
  const reader = startRecipeReader()
  onTestFinished(reader.stop)
  expect(await openReadings(db, reader.read, () => {}).readSome()).toBe(1)
  await expectFresh(db, id)
})
