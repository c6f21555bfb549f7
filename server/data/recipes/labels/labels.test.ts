import { sql } from 'kysely'
import { expect } from 'vitest'
import { DIET_RULES } from 'food-verdicts/diet/judge-diets'
import { judgeAhead } from 'food-verdicts/diet/judge-recipe'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { linesOf } from 'food-verdicts/diet/label-decisions'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aLabelledRecipe, aRecipe } from '#test/fixtures.ts'
import { recordChange } from '../../changes/content-version.ts'
import type { Database } from '../../database/database.ts'
import { findPublicRecipe, listRecipePage } from '../read/read.ts'
import { insertRecipes, loadSlugs } from '../write/batches.ts'
import { insertRecipe, updateRecipe } from '../write/write.ts'
import { findRecipe } from '../row/row.ts'
import { listVersions } from '../../changes/versions.ts'
import { removeThing, restoreThing, undeleteThing } from '../../things/change-one.ts'
import { RECIPES } from '../../things/recipe-thing.ts'

const NOW = new Date('2026-03-04T05:06:07.000Z')
const LATER = new Date('2026-05-06T07:08:09.000Z')
const NOBODY = { author_id: null }
const NO_SOURCE = { source_url: null, source: {}, report: [] }

const stew = (...lines: string[]) =>
  aRecipe({
    name: 'Stew',
    nutrition: null,
    ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
  })
const STOCK = stew('600 g carrots', '600 ml vegetable stock')
const CARROTS = stew('600 g carrots')
const YES = {
  diet: 'gluten-free' as const,
  answer: 'yes' as const,
  reason: 'My own stock.',
  decided_at: NOW.toISOString(),
  lines: linesOf('gluten-free', STOCK),
}

/** What readers see on the page, in the list and by the filter: always the same labels. */
async function labelsOf(db: Database, slug: string) {
  const { labels = [] } = (await findPublicRecipe(db, slug, NOW)) ?? {}
  const names = labels.map(({ dietary_restriction }) => dietary_restriction)
  const { recipes } = await listRecipePage(db, readRecipeFilter(new URLSearchParams()), NOW)
  expect(recipes.find((recipe) => recipe.slug === slug)?.dietary_restrictions).toEqual(names)
  return labels.map(({ dietary_restriction, given_by }) => `${dietary_restriction} (${given_by})`)
}

testDatabase('labels that come with a recipe count for nothing: its lines earn them', async (db) => {
  const fields = { ...stew('400 g cod'), dietary_restrictions: ['vegan' as const] }
  const { id, slug } = await insertRecipe(db, { fields }, NOW)
  expect(await labelsOf(db, slug)).not.toContain('vegan (software)')
  await updateRecipe(db, id, { ...NOBODY, fields: { ...fields, description: 'Anew.' } }, LATER)
  expect(await labelsOf(db, slug)).not.toContain('vegan (software)')
  const slugs = await loadSlugs(db)
  await db.transaction().execute(async (db) => {
    const recipe = { id: crypto.randomUUID(), status: 'published', fields, source: NO_SOURCE } as const
    await insertRecipes(db, slugs, [recipe], NOW)
    await recordChange(db, { isPublic: true })
  })
  expect(await labelsOf(db, 'stew-2')).not.toContain('vegan (software)')
  const { rules } = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.min('diet_rules').as('rules'))
    .executeTakeFirstOrThrow()
  expect(rules).toBe(DIET_RULES)
})

testDatabase('a label belongs to the lines that are stored, whatever was judged before', async (db) => {
  const fields = stew('600 g carrots', '50 g butter')
  const recipe = { id: crypto.randomUUID(), status: 'published' as const, fields, source: NO_SOURCE }
  const slugs = await loadSlugs(db)
  const judge = judgeAhead([CARROTS], undefined)
  await db.transaction().execute(async (db) => insertRecipes(db, slugs, [recipe], NOW, judge))
  expect(await labelsOf(db, 'stew')).not.toContain('vegan (software)')
  expect(await labelsOf(db, 'stew')).toContain('nut-free (software)')
})

testEachDatabase('a label goes with the line that earned it and comes back with it', async (db) => {
  const { id, slug } = await insertRecipe(db, { fields: CARROTS }, NOW)
  expect(await labelsOf(db, slug)).toContain('vegan (software)')
  await updateRecipe(db, id, { ...NOBODY, fields: stew('600 g carrots', '50 g butter') }, LATER)
  expect(await labelsOf(db, slug)).not.toContain('vegan (software)')
  const [version] = await listVersions(db, 'recipe', id)
  await restoreThing(db, RECIPES, { id, version: version?.id ?? '' }, NOBODY, LATER)
  expect(await labelsOf(db, slug)).toContain('vegan (software)')
})

testDatabase('what the chef decided stands until a line contradicts it, and again after', async (db) => {
  const { id, slug } = await insertRecipe(db, { fields: STOCK, decisions: [YES] }, NOW)
  expect(await labelsOf(db, slug)).toContain('gluten-free (chef)')
  const flour = stew('600 g carrots', '600 ml vegetable stock', '100 g wheat flour')
  await updateRecipe(db, id, { ...NOBODY, fields: flour }, LATER)
  expect((await labelsOf(db, slug)).join()).not.toContain('gluten-free')
  expect((await findRecipe(db, id))?.decisions).toEqual([YES])
  await updateRecipe(db, id, { ...NOBODY, fields: STOCK }, LATER)
  expect(await labelsOf(db, slug)).toContain('gluten-free (chef)')
})

testDatabase(
  'a version gives back no yes that was withdrawn, and no label that was taken off',
  async (db) => {
    const OFF = { ...YES, diet: 'nut-free' as const, answer: 'off' as const }
    const { id, slug } = await insertRecipe(db, { fields: STOCK, decisions: [YES] }, NOW)
    expect(await labelsOf(db, slug)).toEqual(
      expect.arrayContaining(['gluten-free (chef)', 'nut-free (software)']),
    )
    await updateRecipe(db, id, { ...NOBODY, fields: STOCK, decide: () => [OFF] }, LATER)
    const [version] = await listVersions(db, 'recipe', id)
    await restoreThing(db, RECIPES, { id, version: version?.id ?? '' }, NOBODY, LATER)
    expect((await labelsOf(db, slug)).join()).not.toMatch(/gluten-free|nut-free/)
    expect((await findRecipe(db, id))?.decisions).toEqual([OFF])
  },
)

testDatabase('a deleted recipe comes back with what was decided', async (db) => {
  const { id, slug } = await insertRecipe(db, { fields: STOCK, decisions: [YES] }, NOW)
  await removeThing(db, RECIPES, id, NOBODY, LATER)
  expect(await db.selectFrom('recipe_label_decisions').selectAll().execute()).toEqual([])
  await undeleteThing(db, RECIPES, id, { author_id: null }, LATER)
  expect(await labelsOf(db, slug)).toContain('gluten-free (chef)')
  expect((await findRecipe(db, id))?.decisions).toEqual([YES])
})

testDatabase(
  'a version from before decisions were kept comes back with the labels that its lines earn',
  async (db) => {
    const { id, slug } = await insertRecipe(db, aLabelledRecipe({ ...STOCK, dietary_restrictions: [] }), NOW)
    await updateRecipe(db, id, { ...NOBODY, fields: CARROTS, decide: () => [] }, LATER)
    const [version] = await listVersions(db, 'recipe', id)
    const { snapshot } = await db.selectFrom('versions').select('snapshot').executeTakeFirstOrThrow()
    const { decisions: _, ...old } = JSON.parse(snapshot)
    old.fields.dietary_restrictions = ['gluten-free']
    await db
      .updateTable('versions')
      .set({ snapshot: JSON.stringify(old) })
      .execute()
    await restoreThing(db, RECIPES, { id, version: version?.id ?? '' }, NOBODY, LATER)
    expect((await findRecipe(db, id))?.fields.ingredients).toEqual(STOCK.ingredients)
    const labels = await labelsOf(db, slug)
    expect(labels).toContain('dairy-free (software)')
    expect(labels.join()).not.toContain('gluten-free')
    await removeThing(db, RECIPES, id, NOBODY, LATER)
    await sql`update versions set snapshot = ${JSON.stringify(old)} where deleted = 1`.execute(db)
    await undeleteThing(db, RECIPES, id, { author_id: null }, LATER)
    expect((await labelsOf(db, slug)).join()).not.toContain('gluten-free')
  },
)
