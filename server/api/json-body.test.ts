import { expect, test } from 'vitest'
import { createAdminApi } from '#test/api-people.ts'
import { createTestDatabase } from '#test/database.ts'

test('only JSON is taken', async () => {
  const { site, post, token } = await createAdminApi(await createTestDatabase())
  const body = '{"name":"x"}'
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/json',
    '',
  ])
    expect((await post('/api/recipes', body, { headers: { 'Content-Type': type } })).json).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    })
  const type = 'Application/JSON; charset=utf-8'
  expect((await post('/api/recipes', body, { headers: { 'Content-Type': type } })).status).toBe(201)
  const headers = { Authorization: `Bearer ${token}` }
  expect((await site.get('/api/recipes', { method: 'POST', headers })).status).toBe(415)
})

test('what is not JSON is refused with one sentence, and nothing is written', async () => {
  const { site, post, get, token } = await createAdminApi(await createTestDatabase())
  for (const body of [
    '',
    ' ',
    '{',
    '{"name":"x",}',
    '// x\n{}',
    "{'name':'x'}",
    '{"name":NaN}',
    '\u001f\u008b',
  ])
    expect([body, (await post('/api/recipes', body)).json]).toMatchObject([
      body,
      { status: 400, code: 'malformed_json', detail: expect.stringMatching(/^The body is /) },
    ])
  for (const body of ['null', '"text"', '[]', '[1]', '7'])
    expect([body, (await post('/api/recipes', body)).status]).toEqual([body, 422])
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const latin = Uint8Array.from([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d])
  expect((await site.get('/api/recipes', { method: 'POST', headers, body: latin })).status).toBe(400)
  const marked = Buffer.from('\ufeff{"name":"x"}')
  expect((await site.get('/api/recipes', { method: 'POST', headers, body: marked })).status).toBe(201)
  expect((await get('/api/admin/recipes')).json.count).toBe(1)
})

test('what is too deep or too long is refused before it is parsed', async () => {
  const { site, post, token } = await createAdminApi(await createTestDatabase())
  for (const depth of [33, 1000, 10_000, 1_000_000])
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const { json } = await post('/api/recipes', `${open.repeat(depth)}1${close.repeat(depth)}`)
      expect(json).toMatchObject({ status: 400, detail: expect.stringContaining('more than 32 deep') })
    }
  expect((await post('/api/recipes', `{"name":"${'['.repeat(100)}"}`)).status).toBe(201)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const long = await site.get('/api/recipes', { method: 'POST', headers, body: ' '.repeat(21 * 1024 * 1024) })
  expect([long.status, long.headers.get('content-type')]).toEqual([413, 'application/problem+json'])
  expect(await long.json()).toMatchObject({ code: 'too_large' })
})

test('a body of more values than anything has is refused at once, wherever they stand', async () => {
  const { post } = await createAdminApi(await createTestDatabase())
  const many = 200_000
  const keys = Array.from({ length: many }, (_, place) => `"k${place}":1`).join()
  for (const [name, body] of Object.entries({
    'unknown keys': `{${keys}}`,
    'one key again and again': `{${'"name":"x",'.repeat(many)}"name":"x"}`,
    'keys in a field': `{"name":"x","nutrition":{${keys}}}`,
    lines: `{"name":"x","ingredients":[${'{"ingredient_text":"a"},'.repeat(many / 2)}{}]}`,
    numbers: `[${'1,'.repeat(many)}1]`,
    'empty lists': `{"name":"x","instructions":[${'[],'.repeat(many)}[]]}`,
    pieces: `[${'{},'.repeat(many)}{}]`,
  }))
    expect([name, (await post('/api/equipment', body)).json]).toEqual([
      name,
      expect.objectContaining({ status: 400, detail: 'The body holds more than 50,000 values.' }),
    ])
})

test('of a body with many unknown fields, the first are named', async () => {
  const { post } = await createAdminApi(await createTestDatabase())
  const keys = Array.from({ length: 40_000 }, (_, place) => `"k${place}":1`).join()
  const { status, json } = await post('/api/recipes', `{"name":"x",${keys}}`)
  expect([status, Object.keys(json.errors).length]).toEqual([422, 100])
})
