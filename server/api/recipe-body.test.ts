import { expect, test } from 'vitest'
import { createAdminApi } from '#test/api-people.ts'
import { createTestDatabase } from '#test/database.ts'
import { NOW } from '#test/site.ts'

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/)

test('what cannot be stored is refused by the path of its field', async () => {
  const { get, post } = await createAdminApi(await createTestDatabase())
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

test('what the server decides cannot be sent, and what it does not know is refused', async () => {
  const { get, post, put } = await createAdminApi(await createTestDatabase())
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
})
