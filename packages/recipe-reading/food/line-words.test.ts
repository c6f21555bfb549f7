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

test.each([
  ['200 g cherry toms', '200 g cherry tomatoes'],
  ['4 teabags', '4 tea bags'],
  ['2 avos, sliced', '2 avocados, sliced'],
  ['100 g apricots, dried', '100 g dried apricots'],
  ['60 g figs (dried)', '60 g dried figs'],
  ['150 g peanut butter (crunchy, unsweetened)', '150 g crunchy peanut butter, unsweetened'],
  ['2 tbsp almond butter, chunky', '2 tbsp chunky almond butter'],
  ['2 tbsp peanut butter (crunchy or smooth)', '2 tbsp peanut butter (crunchy or smooth)'],
  ['50 g butter, crunchy', '50 g butter, crunchy'],
  ['4 apples, washed and dried', '4 apples, washed and dried'],
  ['1 lettuce, dried', '1 lettuce, dried'],
])('%s is read as %s', (line, meant) => {
  const textsOf = (text: string) => toWords(text).map((word) => word.text)
  expect(textsOf(line)).toEqual(textsOf(meant))
})
