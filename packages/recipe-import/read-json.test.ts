import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import { readJson, readValue } from './read-json.ts'

test('brackets may nest 32 deep and no deeper', () => {
  expect(readJson('['.repeat(32) + ']'.repeat(32)).ok).toBe(true)
  expect(readJson('['.repeat(33) + ']'.repeat(33)).ok).toBe(false)
  expect(readJson('{"a":'.repeat(33) + '1' + '}'.repeat(33)).ok).toBe(false)
})

test('brackets inside texts do not count', () => {
  expect(readJson(JSON.stringify({ a: '[{"\\'.repeat(100) })).ok).toBe(true)
})

test('five million nested brackets are refused', () => {
  const brackets = '['.repeat(5_000_000)
  expect(readJson(brackets)).toMatchObject({ ok: false, detail: expect.stringContaining('32 deep') })
})

test('a text as long as the largest upload is read, and a longer one is refused', () => {
  const text = '1'.padEnd(MAX_UPLOAD_BYTES)
  expect(readJson(text)).toMatchObject({ ok: true, value: 1 })
  expect(readJson(`${text} `)).toEqual({ ok: false, detail: 'The file holds more than 20 MB of text.' })
})

test('what is no JSON is refused with a reason', () => {
  for (const text of ['', '  ', 'hello', '\u001f\u008b\b', '{"a":', "{'a': 1}"]) {
    const result = readJson(text)
    expect([text, result.ok]).toEqual([text, false])
    if (!result.ok) expect(result.detail.length).toBeGreaterThan(5)
  }
})

test('a byte order mark in front is nothing', () => {
  expect(readJson('\ufeff{"a": 1}')).toEqual({ ok: true, value: { a: 1 }, repairs: [] })
})

test('broken JSON is repaired and the repairs are named', () => {
  expect(readJson('{"a": "b\n",}')).toMatchObject({
    ok: true,
    value: { a: 'b\n' },
    repairs: [expect.any(String), expect.any(String)],
  })
})

test('values that were parsed elsewhere hold the same depth, and circles end', () => {
  const circle: Record<string, unknown> = {}
  circle.again = [circle]
  expect(readValue(circle)).toMatchObject({ ok: false })
  let nested: unknown = []
  for (let depth = 0; depth < 100_000; depth++) nested = [nested]
  expect(readValue(nested)).toMatchObject({ ok: false })
})

test('lists that share their parts end too', () => {
  let shared: unknown = ['x']
  for (let depth = 0; depth < 30; depth++) shared = [shared, shared]
  expect(readValue(shared)).toMatchObject({ ok: false })
})

test('what JSON does not know becomes null', () => {
  expect(readValue({ a: 1n, b: () => 1, c: Symbol('c'), d: undefined, e: 'e' })).toMatchObject({
    value: { a: null, b: null, c: null, d: null, e: 'e' },
  })
})

test('a key named __proto__ stays data', () => {
  const result = readValue(JSON.parse('{"__proto__": {"admin": true}}'))
  expect(result.ok && Object.keys(Object(result.value))).toEqual(['__proto__'])
  expect('admin' in {}).toBe(false)
})

test('any JSON value is copied as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      // JSON knows no negative nought.
      const plain: unknown = JSON.parse(JSON.stringify(value))
      expect(readValue(plain)).toEqual({ ok: true, value: plain, repairs: [] })
    }),
  )
})

test('a page that escaped the quotes of its script is read', () => {
  expect(readJson('{&quot;name&quot;:&quot;Fish &amp;amp; chips&quot;}')).toEqual({
    ok: true,
    value: { name: 'Fish &amp; chips' },
    repairs: ['Quotes that were written as entities were decoded.'],
  })
})
