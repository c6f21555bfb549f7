import { expect, test } from 'vitest'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { findFacts } from '#test/page-facts.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const NOT_KNOWN = ['600 g carrots', '400 g zorblatt'].map((text) => ({
  ingredient_text: text,
  section: null,
}))

async function readRecipe(fields: Partial<RecipeFields> = {}) {
  const site = await createTestSite()
  const { id } = await insertRecipe(site.db, { fields: aRecipe(fields) }, day(1))
  return { site, id, ...(await readPage(site)) }
}

async function readPage(site: Awaited<ReturnType<typeof createTestSite>>) {
  const { html } = await site.read('/recipes/silky-carrot-soup')
  return { main: pagePart(html, 'main'), facts: findFacts(html, 'Recipe') }
}

const section = (main: string, id: string) => pagePart(main, 'section', `aria-labelledby="${id}"`)

test('spec.md section 2, recipe detail: Nutrition Facts in rounded grams, which open into the label of a packet', async () => {
  const { main } = await readRecipe({ ingredients: NOT_KNOWN })
  expect(pageText(section(main, 'nutrition'))).toBe(
    'Nutrition Facts Calories 186 Protein 5 g Carbs 24 g Fat 8 g All figures for one of 4 servings: 350 ml ' +
      'Calories 186 Columns % Daily Value Fat 8 g 10 % saturated 1.1 g 6 % Cholesterol 0 mg 0 % Sodium 410 mg 18 % ' +
      'Carbs 24 g 9 % fibre 5 g 18 % sugars 11 g Protein 5 g 11 %',
  )
})

test('nutrition that nobody worked out is said to be missing, not to be nothing', async () => {
  const none = await readRecipe({ nutrition: null, ingredients: NOT_KNOWN })
  expect(pageText(section(none.main, 'nutrition'))).toBe(
    'Nutrition Facts Calories, Protein, Carbs, Fat not enough data',
  )
  expect(pageText(section(none.main, 'where-from'))).toContain(
    '60 % of the weight. Below 90 % there is no figure. Not known: “400 g zorblatt”.',
  )
  const hidden = await readRecipe({ nutrition_shown: 'none' })
  expect(pageText(section(hidden.main, 'nutrition'))).toBe(
    'Nutrition Facts Calories, Protein, Carbs, Fat not enough data',
  )
  expect(hidden.facts).not.toHaveProperty('nutrition')
  const known = aRecipe().nutrition!
  const some = await readRecipe({
    servings: null,
    nutrition: { ...known, calories: 1240, fat_content_g: null, fiber_content_g: null, serving_size: null },
  })
  expect(pageText(section(some.main, 'nutrition'))).toContain(
    'Calories 1,240 Protein 5 g Carbs 24 g Fat N/A All figures for one serving Calories 1,240',
  )
})

test('published figures that cannot be those of a serving are shown nowhere, and what the lines add up to stands in', async () => {
  const nutrition = { ...aRecipe().nutrition!, calories: 87_424 }
  const { main, facts } = await readRecipe({ nutrition, ingredients: NOT_KNOWN })
  expect(pageText(section(main, 'nutrition'))).toContain('not enough data')
  expect(pageText(main)).not.toContain('87,424')
  expect(facts).not.toHaveProperty('nutrition')
  const known = await readRecipe({ nutrition })
  expect(pageText(section(known.main, 'nutrition'))).toContain('Computed.')
})

test('where nothing was published, the label is computed from the lines, says so, and is told to no search engine', async () => {
  const { main, facts } = await readRecipe({ nutrition: null })
  const text = pageText(section(main, 'nutrition'))
  expect(text).toContain('Calories 66 Protein 2 g Carbs 15 g Fat 0 g All figures')
  expect(text).toContain('Computed.')
  expect(pageText(section(main, 'where-from'))).toContain('100 % of the weight')
  expect(facts).not.toHaveProperty('nutrition')
})

test('figures stand for a serving, and for 100 g of the ingredients as weighed raw', async () => {
  const { main } = await readRecipe()
  const text = pageText(section(main, 'nutrition'))
  expect(text).toContain('of the ingredients as weighed raw, about 160 g a serving')
  // 186 kcal in 155 g.
  expect(text).toContain('Calories 186 120')
  expect(text).toContain('Sodium 410 mg 265 mg')
  expect(text).not.toContain('66 kcal')
})

test('published figures of other lines are said to be older, and are told to no search engine', async () => {
  const { site, id } = await readRecipe()
  const ingredients = [{ ingredient_text: '1 kg potatoes', section: null }]
  await updateRecipe(site.db, id, { fields: aRecipe({ ingredients }), author_id: null }, day(5))
  const { main, facts } = await readPage(site)
  expect(pageText(section(main, 'nutrition'))).toContain(
    'From before a change: the ingredients or servings were changed on January 5, 2026.',
  )
  expect(facts).not.toHaveProperty('nutrition')
})
