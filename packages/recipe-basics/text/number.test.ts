import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumber, parseTyped } from './number.ts'

test('spec.md section 5: the first number of a text is taken', () => {
  expect(parseNumber('18g carbohydrate (8g sugars)')).toBe(18)
  expect(parseNumber('Serves 4')).toBe(4)
  expect(parseNumber('<1 g')).toBe(1)
  expect(parseNumber('4人分')).toBe(4)
})

test('decimals are read with a point or a comma', () => {
  expect(parseNumber('312,8 kcal')).toBe(312.8)
  expect(parseNumber('52.8 mg')).toBe(52.8)
  expect(parseNumber('0,125 l')).toBe(0.125)
  expect(parseNumber('959.495 g')).toBe(959.495)
})

test('groups of three are one number', () => {
  expect(parseNumber('1,204 mg')).toBe(1204)
  expect(parseNumber('1,204,000')).toBe(1_204_000)
  expect(parseNumber('1 204 mg')).toBe(1204)
  expect(parseNumber('1.066.7 kcal')).toBe(1066.7)
})

test('fractions are read in every spelling', () => {
  expect(parseNumber('½')).toBe(0.5)
  expect(parseNumber('1½ cups')).toBe(1.5)
  expect(parseNumber('1 ½')).toBe(1.5)
  expect(parseNumber('4 1/2 g')).toBe(4.5)
  expect(parseNumber('1⁄4')).toBe(0.25)
})

test('a text without a digit holds no number', () => {
  for (const text of ['', ' calories', 'trace', 'undefined', 'NaN']) expect(parseNumber(text)).toBeUndefined()
})

test('a fraction over nought is no infinite number', () => {
  expect(parseNumber('1/0')).toBe(1)
})

test('whatever the text, a number is a number or there is none', () => {
  const pieces = fc.array(fc.constantFrom('1', '0', '.', ',', ' ', '/', '½', 'g', '-', '⁄', '123'), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        pieces.map((list) => list.join('')),
      ),
      (text) => {
        const number = parseNumber(text)
        expect(number === undefined || number >= 0).toBe(true)
      },
    ),
  )
})

test('every whole number is read back', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999 }), (number) => {
      expect(parseNumber(`about ${number} g`)).toBe(number)
    }),
  )
})

test('a nought that was left out, and one in front of three digits, mean a fraction', () => {
  expect(parseNumber('.5 g')).toBe(0.5)
  expect(parseNumber('0,125 l')).toBe(0.125)
})

test('a number that is typed is read whole, or not at all', () => {
  for (const [typed, number] of [
    ['12', 12],
    [' 12,5 ', 12.5],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1.204', 1.204],
    ['1,204', 1204],
    ['12,500', 12_500],
    ['1,204.5', 1204.5],
    ['1.204,50', 1204.5],
    ['1.204.500', 1_204_500],
    ['1 204', 1204],
    ["1'204.50", 1204.5],
    ['-1,204', -1204],
    ['1204,5', 1204.5],
    ['1,20', 1.2],
    ['1,2,3', Number.NaN],
    ['1,204,5', Number.NaN],
    ['12 - 15', Number.NaN],
    ['4-6', Number.NaN],
    ['1e9', Number.NaN],
    ['free', Number.NaN],
    ['', Number.NaN],
  ] as const)
    expect(parseTyped(typed), typed).toBe(number)
})
