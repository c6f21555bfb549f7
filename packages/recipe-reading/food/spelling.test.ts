import { expect, test } from 'vitest'
import { findFoods, spellWords } from './find-foods.ts'
import { toWords } from './line-words.ts'
import { correctSpelling } from './spelling.ts'

test.each([
  ['oucnes', 'ounces'],
  ['teasppon', 'teaspoon'],
  ['carots', 'carrots'],
  ['spinnach', 'spinach'],
])('a word that is one letter from a known harmless one is that word: %s', (written, meant) => {
  expect(correctSpelling(written)).toBe(meant)
})

test.each([
  'parmasan',
  'butterr',
  'chesse',
  'grease',
  'leftovers',
  'drazin',
  'panela',
  'kefta',
  'oats',
  'zorbel',
])('no word is guessed where it is known, short, or may be one that breaks a label: %s', (written) => {
  expect(correctSpelling(written)).toBeUndefined()
})

test('of a line only one word may be misspelt', () => {
  expect(findFoods(spellWords(toWords('2 oucnes carrots'))).unknown).toEqual([])
  expect(findFoods(spellWords(toWords('2 oucnes carots'))).unknown).toEqual(['oucnes', 'carots'])
})
