import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readIngredient } from './read-ingredient.ts'
import { listSpans } from './line-spans.ts'

const PIECES = [
  ...['1', '2', '1/2', '½', '1½', '2-3', '1.000', '1,5', 'a', 'half', 'a few', 'two', '⅓', '10'],
  ...['cup', 'cups', 'g', 'EL', 'T', 'tsp.', 'c. à soupe', 'dl', 'can', 'pinch', 'clove', '-inch', 'oz', '"'],
  ...[
    'of',
    'or',
    'and',
    'plus',
    '/',
    '(',
    ')',
    ',',
    ';',
    '-',
    '–',
    '+',
    'x',
    '×',
    ':',
    '.',
    '%',
    '&amp;',
    '<b>',
  ],
  ...[
    'butter',
    'flour',
    'garlic cloves',
    'œufs',
    'crème',
    'chicken stock',
    'Mehl',
    'kajoo',
    "d'huile",
    '\u00a0',
  ],
  ...[
    'chopped',
    'finely',
    'to taste',
    'optional',
    'for garnish',
    'juice of',
    'each',
    'large',
    'such as',
    'in',
  ],
]
const line = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(' ')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
)

test('no line stops the reader, and every span lies in the line and has no white space at its ends', () => {
  fc.assert(
    fc.property(line, (text) => {
      const reading = readIngredient(text)
      for (const { start, end } of listSpans(reading)) {
        const slice = text.slice(start, end)
        expect([text, slice.length]).toEqual([text, end - start])
        expect(slice.trim()).toBe(slice)
        expect(slice).not.toBe('')
      }
    }),
    { numRuns: 3_000 },
  )
})

test('the same line is read the same way again, and no amount is part of the name of the food', () => {
  fc.assert(
    fc.property(line, (text) => {
      const reading = readIngredient(text)
      expect(readIngredient(text)).toEqual(reading)
      expect([text, amountsInName(text)]).toEqual([text, []])
    }),
    { numRuns: 1_000 },
  )
})

test('an amount in brackets between two words of a name is no part of it', () => {
  const text = 'kosher (1 cup) salt'
  const { food, amounts } = readIngredient(text)
  expect(food).toMatchObject({ start: 0, end: text.length, name: 'kosher salt' })
  expect(amounts[0]).toMatchObject({ quantity: { least: 1 }, quantitySpan: { start: 8, end: 9 } })
  expect(amountsInName(text)).toEqual([])
})

/** The amounts that lie in the name of a food and in no brackets between its words. */
function amountsInName(text: string): string[] {
  const { food, amounts } = readIngredient(text)
  return amounts.flatMap(({ quantitySpan: quantity }) => {
    if (!quantity || !food || quantity.end <= food.start || quantity.start >= food.end) return []
    const before = text.slice(food.start, quantity.start)
    const isInBrackets = Math.max(before.lastIndexOf('('), before.lastIndexOf('[')) > lastClose(before)
    return isInBrackets ? [] : [text.slice(quantity.start, quantity.end)]
  })
}

const lastClose = (text: string) => Math.max(text.lastIndexOf(')'), text.lastIndexOf(']'))
