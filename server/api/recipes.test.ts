import { expect } from 'vitest'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { listVersions } from '../data/changes/versions.ts'
import { callApi } from '#test/api-client.ts'
import { createAdminApi } from '#test/api-people.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aLabelledRecipe, aRecipe, earnedBy } from '#test/fixtures.ts'
import { NOW, createTestSite } from '#test/site.ts'
import { EXAMPLE_RECIPE_INPUT } from './examples.ts'

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/)

testDatabase('a recipe has the names and lists of spec.md sections 3 and 7', async (db) => {
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
    published_at: '2026-03-04T05:06:07.000Z',
    created_at: '2026-03-04T05:06:07.000Z',
    language: null,
    recipe_dietary_restrictions: earnedBy(aRecipe()),
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
    story: 'The soup I make when I cannot think of a soup.',
    keywords: ['weekday'],
  })
  const names = aRecipe().dietary_restrictions.map((label) => ({ dietary_restriction: label }))
  const basis = { source: 'published', coverage: null }
  expect((await callApi(site, '/api/recipes')).json).toEqual({
    recipes: [
      { ...summary, recipe_dietary_restrictions: names, recipe_nutrition: [{ ...macros, ...basis }] },
    ],
    count: 1,
    page: 1,
    pages: 1,
  })
})

testDatabase('the list takes the filters of the page, and says how much there is', async (db) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Crème brûlée', recipe_category: 'Dessert' }) }, NOW)
  await insertRecipe(db, { fields: aRecipe({ name: 'Stew', difficulty: 'hard', cuisine: 'Irish' }) }, NOW)
  await insertRecipe(
    db,
    aLabelledRecipe({ name: 'Omelette', dietary_restrictions: ['keto'], nutrition: null }),
    NOW,
  )
  const site = await createTestSite({ db })
  const namesOf = async (query: string) => {
    const { json } = await callApi(site, `/api/recipes?${query}`)
    return json.recipes.map((recipe: { name: string }) => recipe.name)
  }
  expect(await namesOf('search=creme+brulee')).toEqual(['Crème brûlée'])
  expect(await namesOf('category=Dessert')).toEqual(['Crème brûlée'])
  expect(await namesOf('difficulty=hard')).toEqual(['Stew'])
  expect(await namesOf('cuisine=Irish')).toEqual(['Stew'])
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

testDatabase('nothing of a draft is answered, and an old address leads to the new one', async (db) => {
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
})

testDatabase('a recipe is stored, read, changed and deleted by an administrator’s program', async (db) => {
  const { get, post, put, remove } = await createAdminApi(db)
  const created = await post('/api/recipes', EXAMPLE_RECIPE_INPUT)
  expect([created.status, created.json]).toEqual([
    201,
    { id: UUID, slug: 'silky-carrot-soup', updated_at: NOW.toISOString() },
  ])
  const { id } = created.json
  expect(created.headers.get('location')).toBe(`/api/admin/recipes/${id}`)
  expect((await get('/api/recipes/silky-carrot-soup')).status).toBe(404)
  const draft = (await get(`/api/admin/recipes/${id}`)).json
  expect(draft).toMatchObject({
    status: 'draft',
    recipe_dietary_restrictions: earnedBy(aRecipe({ nutrition: null })),
    recipe_nutrition: [{ calories: 186, fat_content_g: null }],
    recipe_ingredients: [{ ingredient_text: '600 g carrots, peeled', order_index: 0 }],
    recipe_instructions: [{ step_text: 'Simmer the carrots for 30 minutes.', step_number: 1 }],
  })
  expect((await get('/api/admin/recipes')).json).toMatchObject({
    count: 1,
    recipes: [{ id, status: 'draft' }],
  })

  // What was read can be sent back as it is.
  const changed = await put(`/api/recipes/${id}`, { ...draft, status: 'published', name: 'Soup' })
  expect([changed.status, changed.json]).toEqual([
    200,
    { id, slug: 'silky-carrot-soup', updated_at: expect.any(String) },
  ])
  expect((await get('/api/recipes/silky-carrot-soup')).json).toMatchObject({ name: 'Soup', servings: 4 })
  expect((await put('/api/recipes/silky-carrot-soup', { slug: 'soup', servings: null })).json.slug).toBe(
    'soup',
  )
  const soup = (await get('/api/recipes/soup')).json
  expect(soup).toMatchObject({
    name: 'Soup',
    servings: null,
    cook_time_minutes: 30,
    created_at: draft.created_at,
  })
  expect(soup.recipe_ingredients).toHaveLength(1)
  expect((await get('/api/recipes/silky-carrot-soup')).status).toBe(301)
  expect(await listVersions(db, 'recipe', id)).toHaveLength(2)

  expect((await remove('/api/recipes/soup')).status).toBe(204)
  for (const path of ['/api/recipes/soup', `/api/admin/recipes/${id}`, '/api/recipes/silky-carrot-soup'])
    expect((await get(path)).status).toBe(404)
  for (const key of ['soup', id, '%00', 'nothing']) {
    expect((await remove(`/api/recipes/${key}`)).status).toBe(404)
    expect((await put(`/api/recipes/${key}`, { name: 'x' })).status).toBe(404)
  }
})

testDatabase('a taken slug and a recipe that was changed elsewhere are conflicts', async (db) => {
  const { get, post, put } = await createAdminApi(db)
  const { json: first } = await post('/api/recipes', { name: 'Soup' })
  expect((await post('/api/recipes', { name: 'Soup' })).json.slug).toBe('soup-2')
  const taken = await post('/api/recipes', { name: 'Other', slug: 'soup' })
  expect(taken.json).toMatchObject({
    status: 409,
    code: 'slug_taken',
    errors: { slug: 'This slug is taken.' },
  })
  expect((await put('/api/recipes/soup-2', { slug: 'soup' })).json).toMatchObject({ code: 'slug_taken' })

  const { json: second } = await put('/api/recipes/soup', { name: 'New', updated_at: first.updated_at })
  const stale = await put('/api/recipes/soup', { name: 'Old', updated_at: first.updated_at })
  expect(stale.json).toMatchObject({ status: 409, code: 'changed' })
  expect((await get('/api/recipes/soup')).json).toMatchObject({ name: 'New', updated_at: second.updated_at })
  expect((await get('/api/admin/recipes')).json.count).toBe(2)
})

testEachDatabase('changes that come at once lose nothing: neither fields nor what is decided', async (db) => {
  const { get, post, put } = await createAdminApi(db)
  const lines = ['600 g carrots', '600 ml vegetable stock']
  const recipe_ingredients = lines.map((ingredient_text) => ({ ingredient_text }))
  const { id } = (await post('/api/recipes', { name: 'Stew', recipe_ingredients })).json
  const read = (await get(`/api/admin/recipes/${id}`)).json.recipe_dietary_restrictions
  const changes = [
    { recipe_dietary_restrictions: [...read, { dietary_restriction: 'gluten-free' }] },
    { description: 'Simmered.' },
    { servings: 6 },
  ]
  const answers = await Promise.all(changes.map(async (change) => put(`/api/recipes/${id}`, change)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await get(`/api/admin/recipes/${id}`)).json).toMatchObject({
    ...{ description: 'Simmered.', servings: 6 },
    recipe_dietary_restrictions: expect.arrayContaining([
      { dietary_restriction: 'gluten-free', given_by: 'chef' },
    ]),
  })
})

testDatabase('a list that was read and is sent back after a line went decides nothing', async (db) => {
  const { get, post, put } = await createAdminApi(db)
  const recipe_ingredients = ['600 g carrots', '50 g butter'].map((ingredient_text) => ({ ingredient_text }))
  const { id } = (await post('/api/recipes', { name: 'Stew', recipe_ingredients })).json
  const read = (await get(`/api/admin/recipes/${id}`)).json
  await put(`/api/recipes/${id}`, { ...read, recipe_ingredients: recipe_ingredients.slice(0, 1) })
  expect((await get(`/api/admin/recipes/${id}`)).json.recipe_dietary_restrictions).toContainEqual({
    ...{ dietary_restriction: 'vegan', given_by: 'software' },
  })
})
