import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWords } from './line-words.ts'

test('text of ASCII alone is split as any other text', () => {
  const piece = fc.constantFrom(
    'a',
    'x',
    '2',
    '%',
    ' ',
    ' - ',
    ' -- ',
    '-',
    "'",
    '`',
    '&',
    '+',
    ',',
    '(',
    ')',
    '/',
    '.',
    '*',
    '\t',
    '\n',
    'B',
    '_',
    '"',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = `${pieces.join('')} end`
      expect(toWords(`${text} ñ`).slice(0, -1)).toEqual(toWords(text))
    }),
    { numRuns: 3_000 },
  )
})
