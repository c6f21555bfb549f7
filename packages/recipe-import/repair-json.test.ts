import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repairJson } from './repair-json.ts'

const repaired = (broken: string): unknown => JSON.parse(repairJson(broken).text)

test('line breaks and control characters inside texts are allowed', () => {
  expect(repaired('{"a": "one\ntwo\tthree\u0001"}')).toEqual({ a: 'one\ntwo\tthree\u0001' })
})

test('spare commas are left out', () => {
  expect(repaired('{"a": [1, 2,], }')).toEqual({ a: [1, 2] })
  expect(repaired('[1,,2]')).toEqual([1, 2])
  expect(repaired('{"a": 1},')).toEqual({ a: 1 })
})

test('a comma that is missing between members is added', () => {
  expect(repaired('{"a": 1 "b": 2}')).toEqual({ a: 1, b: 2 })
})

test('stray semicolons behind the data are left out', () => {
  expect(repaired('{"a": 1};')).toEqual({ a: 1 })
})

test('comments of HTML and scripts are left out, not those inside texts', () => {
  expect(repaired('<!-- by a plugin --> {"a": "http://b /* c */"} // end')).toEqual({ a: 'http://b /* c */' })
})

test('data inside a comment or CDATA marks are data', () => {
  expect(repaired('<!-- {"a": 1} -->')).toEqual({ a: 1 })
  expect(repaired('//<![CDATA[\n{"a": 1}\n//]]>')).toEqual({ a: 1 })
  expect(repaired('/* <![CDATA[ */ {"a": 1} /* ]]> */')).toEqual({ a: 1 })
})

test('several values in a row are a list', () => {
  expect(repaired('{"a": 1}{"b": 2}\n{"c": 3}')).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }])
})

test('quotes inside a text are part of it', () => {
  expect(repaired('{"a": "the "best" soup", "b": 1}')).toEqual({ a: 'the "best" soup', b: 1 })
})

test('a backslash that escapes nothing is left out, others are kept', () => {
  expect(repaired('{"a": "it\\\'s \\"fine\\" \\u00e9"}')).toEqual({ a: 'it\'s "fine" é' })
})

test('values that are none become null', () => {
  expect(repaired('{"a": NaN, "b": undefined, "c": Infinity}')).toEqual({ a: null, b: null, c: null })
})

test('what was repaired is said, each kind once', () => {
  expect(repairJson('[1,\n2,];;').repairs).toEqual([
    'A trailing comma was left out.',
    'A stray semicolon was left out.',
  ])
})

test('keys that objects have by birth stay keys', () => {
  expect(Object.keys(Object(repaired('{"__proto__": {"a": 1},}')))).toEqual(['__proto__'])
})

test('text that is cut off stays broken', () => {
  expect(() => repaired('{"a": "b", "c": [1, 2')).toThrow(SyntaxError)
})

test('JSON that is not broken means the same afterwards', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(repaired(json)).toEqual(JSON.parse(json))
    }),
  )
})

test('the tag around a script, and a bracket too many, are left out', () => {
  expect(repairJson('<script type="application/ld+json">{"a":1}</script>').text).toBe('{"a":1}')
  expect(repairJson('{"a":[1]}}')).toEqual({
    text: '{"a":[1]}',
    repairs: ['An extra bracket was left out.'],
  })
})
