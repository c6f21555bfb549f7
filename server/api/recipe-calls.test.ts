import { expect } from 'vitest'
import { insertRecipe } from '#server/data/recipes.ts'
import { callApi } from '#test/api-client.ts'
import { testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/)

testEachDatabase('a recipe has the names and lists of SPEC.md sections 3 and 7', async (db) => {
  const { id, slug } = await insertRecipe(db, { fields: aRecipe() }, NOW)
  const site = await createTestSite({ db })
  const { status, json } = await callApi(site, `/api/recipes/${slug}`)
  expect(status).toBe(200)
  const summary = {
    id,
    slug: 'silky-carrot-soup',
    name: 'Silky Carrot Soup',
    description: 'Carrots cooked until they give way.',
    difficulty: 'easy',
    recipe_category: 'Soup',
    author_name: 'Ines Calder',
    prep_time_minutes: 10,
    cook_time_minutes: 30,
    total_time_minutes: 40,
    servings: 4,
    image_url: null,
    created_at: '2026-03-04T05:06:07.000Z',
    recipe_dietary_restrictions: [
      { dietary_restriction: 'vegetarian' },
      { dietary_restriction: 'vegan' },
      { dietary_restriction: 'gluten-free' },
    ],
  }
  const macros = { calories: 186, protein_content_g: 5.4, carbohydrate_content_g: 24.2, fat_content_g: 7.6 }
  expect(json).toMatchObject({
    ...summary,
    recipe_nutrition: [{ ...macros, sodium_content_mg: 410, serving_size: '350 ml' }],
    recipe_ingredients: [
      { id: UUID, ingredient_text: '600 g carrots, peeled', order_index: 0, section: null },
      { id: UUID, ingredient_text: '20 g ginger, sliced', order_index: 1, section: null },
    ],
    recipe_instructions: [
      { id: UUID, step_number: 1, step_text: 'Simmer the carrots for 30 minutes.' },
      { id: UUID, step_number: 2, step_text: 'Lift out the ginger and blend.' },
    ],
    recipe_wellness_categories: [],
    story: 'The soup I make when I cannot think of a soup.',
    keywords: ['soup'],
  })
  expect((await callApi(site, '/api/recipes')).json).toEqual({
    recipes: [{ ...summary, recipe_nutrition: [macros] }],
    count: 1,
    page: 1,
    pages: 1,
  })
})

testEachDatabase('the list takes the filters of the page, and says how much there is', async (db) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Crème brûlée', recipe_category: 'Dessert' }) }, NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Stew', difficulty: 'hard' }) }, NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Omelette', dietary_restrictions: ['keto'] }) }, NOW)
  const site = await createTestSite({ db })
  const namesOf = async (query: string) => {
    const { json } = await callApi(site, `/api/recipes?${query}`)
    return json.recipes.map((recipe: { name: string }) => recipe.name)
  }
  expect(await namesOf('search=creme+brulee')).toEqual(['Crème brûlée'])
  expect(await namesOf('category=Dessert')).toEqual(['Crème brûlée'])
  expect(await namesOf('difficulty=hard')).toEqual(['Stew'])
  expect(await namesOf('diet=keto')).toEqual(['Omelette'])
  expect(await namesOf('diet=vegan&diet=gluten-free')).toHaveLength(2)
  expect(await namesOf('diet=vegan&diet=keto')).toEqual([])
  expect(await namesOf('difficulty=impossible&page=x&diet=x')).toHaveLength(3)
  for (let number = 0; number < 25; number++)
    await insertRecipe(db, { fields: aRecipe({ name: `Soup ${number}` }) }, NOW)
  const { json } = await callApi(site, '/api/recipes?page=99')
  expect(json).toMatchObject({ count: 28, page: 2, pages: 2 })
  expect(json.recipes).toHaveLength(4)
})

testEachDatabase(
  'T-66: nothing of a draft is answered, and an old address leads to the new one',
  async (db) => {
    const canary = 'canaryword'
    const draft = await insertRecipe(
      db,
      { fields: aRecipe({ name: canary, story: canary }), status: 'draft' },
      NOW,
    )
    const seen = await insertRecipe(db, { fields: aRecipe({ name: 'Seen' }) }, NOW)
    await db
      .insertInto('old_slugs')
      .values([
        { kind: 'recipe', slug: 'once-hidden', target_id: draft.id },
        { kind: 'recipe', slug: 'once-seen', target_id: seen.id },
      ])
      .execute()
    const site = await createTestSite({ db })
    for (const path of [
      '',
      `/${draft.slug}`,
      `/${draft.id}`,
      '/once-hidden',
      '?search=canary',
      '?status=draft',
    ]) {
      const { text, headers } = await callApi(site, `/api/recipes${path}`)
      expect([path, text + headers.get('location')]).toEqual([path, expect.not.stringContaining(canary)])
    }
    const moved = await callApi(site, '/api/recipes/once-seen')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/recipes/seen'])
    for (const slug of ['once-hidden', 'nothing', draft.slug, '%00', '%ED%A0%80', '..%2f', '__proto__'])
      expect([slug, (await callApi(site, `/api/recipes/${slug}`)).status]).toEqual([slug, 404])
  },
)
