import { expect } from 'vitest'
import { listVersions } from '#server/data/versions.ts'
import { createAdminApi } from '#test/api-people.ts'
import { testEachDatabase } from '#test/database.ts'
import { NOW } from '#test/site.ts'
import { EXAMPLE_RECIPE_INPUT } from './examples.ts'

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/)

testEachDatabase(
  'a recipe is stored, read, changed and deleted by an administrator’s program',
  async (db) => {
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
      recipe_dietary_restrictions: [{ dietary_restriction: 'vegan' }],
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
  },
)

testEachDatabase('a taken slug and a recipe that was changed elsewhere are conflicts', async (db) => {
  const { get, post, put } = await createAdminApi(db)
  const { json: first } = await post('/api/recipes', { name: 'Soup' })
  expect((await post('/api/recipes', { name: 'Soup' })).json.slug).toBe('soup-2')
  const taken = await post('/api/recipes', { name: 'Other', slug: 'soup' })
  expect(taken.json).toMatchObject({ status: 409, code: 'slug_taken', errors: { slug: 'It is taken.' } })
  expect((await put('/api/recipes/soup-2', { slug: 'soup' })).json).toMatchObject({ code: 'slug_taken' })

  const { json: second } = await put('/api/recipes/soup', { name: 'New', updated_at: first.updated_at })
  const stale = await put('/api/recipes/soup', { name: 'Old', updated_at: first.updated_at })
  expect(stale.json).toMatchObject({ status: 409, code: 'changed' })
  expect((await get('/api/recipes/soup')).json).toMatchObject({ name: 'New', updated_at: second.updated_at })
  expect((await get('/api/admin/recipes')).json.count).toBe(2)
})

testEachDatabase('T-48, T-50: what cannot be stored is refused by the path of its field', async (db) => {
  const { get, post } = await createAdminApi(db)
  const huge =
    '"servings": 1e400, "prep_time_minutes": -0, "cook_time_minutes": -5, "total_time_minutes": 1.5'
  const numbers = await post('/api/recipes', `{"name": "x", ${huge}}`)
  expect(numbers.json).toMatchObject({ status: 422, code: 'invalid' })
  expect(Object.keys(numbers.json.errors)).toEqual([
    'prep_time_minutes',
    'cook_time_minutes',
    'total_time_minutes',
    'servings',
  ])
  for (const [servings, prep_time_minutes] of [
    ['1000000000000000', '9007199254740993'],
    ['0', `1${'0'.repeat(400)}`],
    ['"NaN"', 'true'],
    ['"1e3"', '"0x10"'],
    ['[4]', '{}'],
  ]) {
    const body = `{"name": "x", "servings": ${servings}, "prep_time_minutes": ${prep_time_minutes}}`
    const { status, json } = await post('/api/recipes', body)
    expect([body, status, Object.keys(json.errors)]).toEqual([body, 422, ['prep_time_minutes', 'servings']])
  }
  const texts = await post(
    '/api/recipes',
    String.raw`{"name": "a\u0000b", "description": "\ud800", "recipe_ingredients": [{"ingredient_text": "\udc00"}],
      "recipe_nutrition": [{"calories": "many", "serving_size": "\u0000"}], "image_url": "javascript:alert(1)",
      "recipe_instructions": [{}], "recipe_dietary_restrictions": [{"dietary_restriction": "kosher"}]}`,
  )
  expect(texts.status).toBe(422)
  expect(new Set(Object.keys(texts.json.errors))).toEqual(
    new Set([
      'name',
      'description',
      'image_url',
      'recipe_ingredients.0.ingredient_text',
      'recipe_instructions.0.step_text',
      'recipe_nutrition.0.calories',
      'recipe_nutrition.0.serving_size',
      'recipe_dietary_restrictions.0.dietary_restriction',
    ]),
  )
  const composed = await post('/api/recipes', { name: 'Crème'.normalize('NFD'), description: 'a\u202eb' })
  const { json } = await get(`/api/admin/recipes/${composed.json.id}`)
  expect(json).toMatchObject({ name: 'Crème', description: 'ab', slug: 'creme' })
  expect((await get('/api/admin/recipes')).json.count).toBe(1)
})

testEachDatabase(
  'T-44, T-45: what the server decides cannot be sent, and what it does not know is refused',
  async (db) => {
    const { get, post, put } = await createAdminApi(db)
    const decided = { id: 'mine', created_at: '1999-01-01T00:00:00.000Z' }
    const { json } = await post('/api/recipes', { name: 'Soup', ...decided })
    expect(json.id).toEqual(UUID)
    await put('/api/recipes/soup', decided)
    expect((await get(`/api/admin/recipes/${json.id}`)).json).toMatchObject({
      id: json.id,
      created_at: NOW.toISOString(),
    })
    for (const key of [
      'search_text',
      'role',
      'is_admin',
      'password_hash',
      '__proto__',
      'constructor',
      'ingredients',
    ]) {
      for (const send of [
        post('/api/recipes', `{"name":"x","${key}":{"admin":true}}`),
        put('/api/recipes/soup', `{"${key}":{}}`),
      ]) {
        const { status, json } = await send
        expect([status, json.errors]).toEqual([422, JSON.parse(`{"${key}":"There is no such field."}`)])
      }
    }
    expect(Object({}).admin).toBeUndefined()
    expect((await get('/api/admin/recipes')).json.count).toBe(1)
  },
)
