import { expect, test } from 'vitest'
import { explainBroken } from './broken-json.ts'

test('where a text stops being JSON is said in words, with the line', () => {
  for (const [text, said] of [
    ['{"a": [1,\n"b', 'The file ends too early: what begins in line 2, at “"b” has no end.'],
    ['[\n{"a": 1}', 'The file ends too early: what begins in line 1, at “[ {"a": 1}” has no end.'],
    ['{"a": 1\n "b": 2}', 'A comma or a closing bracket was expected in line 2, at “"b": 2}”.'],
    ['{“a”: 1}', 'A name in straight double quotes was expected in line 1, at ““a”: 1}”.'],
    ['{"a" 1}', 'A colon was expected in line 1, at “1}”.'],
    ['{"a": yes}', 'A value was expected in line 1, at “yes}”.'],
    ['{"a": [1}', 'A comma or a closing bracket was expected in line 1, at “}”.'],
    ['Soup\n2 leeks', 'A value was expected in line 1, at “Soup 2 leeks”.'],
    ['{} x', 'The end of the file was expected in line 1, at “x”.'],
    ['<!doctype html>', 'The file is a web page or XML, not JSON.'],
  ] as const)
    expect(explainBroken(text)).toMatch(said)
})

test('in what is JSON no fault is found', () => {
  const value = { a: [1, -2.5e3, true, null, 'x\n"\\', {}, []], b: { c: '' } }
  expect(explainBroken(JSON.stringify(value, null, 2))).toBeUndefined()
  for (const text of ['', '  ', '7', '"x"']) expect(explainBroken(text)).toBeUndefined()
})

test('a text that never closes what it opens is read once', () => {
  for (const shape of ['[', '{"a":', '[1,', '{"a":1,"b":'])
    expect(explainBroken(shape.repeat(300_000))).toMatch('The file ends too early: what begins in line 1')
})
