import { expect, test } from 'vitest'
import { countErrors, nearestWords, spellingsOf, wordsOf } from './spelling.ts'

const KITCHEN = ['carrot', 'soup', 'salad', 'zucchini', 'avocado', 'parsley', 'cinnamon', 'rice', 'broccoli']

test('words are runs of letters, short ones and numbers aside', () => {
  expect(wordsOf('carrot soup 77\na soup of 2 half-cooked carrots, x2')).toEqual([
    'carrot',
    'soup',
    'half',
    'cooked',
    'carrots',
  ])
  expect(wordsOf('борщ со сметаной')).toEqual(['борщ', 'сметаной'])
  expect(wordsOf('')).toEqual([])
  expect(wordsOf('a'.repeat(25))).toEqual([])
})

test('letters that were left out, added, taken for others and swapped are errors', () => {
  const pairs: [string, string, number][] = [
    ['carrot', 'carrot', 0],
    ['carot', 'carrot', 1],
    ['carrrot', 'carrot', 1],
    ['carret', 'carrot', 1],
    ['carrto', 'carrot', 1],
    ['ba', 'ab', 1],
    ['avacodo', 'avocado', 2],
    ['cinammon', 'cinnamon', 2],
    ['', 'soup', 4],
    ['soup', '', 4],
    ['kitten', 'sitting', 3],
  ]
  for (const [one, other, errors] of pairs) {
    expect([one, other, countErrors(one, other)]).toEqual([one, other, errors])
    expect([other, one, countErrors(other, one)]).toEqual([other, one, errors])
  }
})

test('a mistyped word and the one that was meant share a spelling', () => {
  const typos = {
    carot: 'carrot',
    karrot: 'carrot',
    soop: 'soup',
    sald: 'salad',
    zukini: 'zucchini',
    avacodo: 'avocado',
    parsely: 'parsley',
    cinammon: 'cinnamon',
    brocolli: 'broccoli',
  }
  for (const [typed, meant] of Object.entries(typos)) {
    const shared = spellingsOf(typed).filter((spelling) => spellingsOf(meant).includes(spelling))
    expect([typed, shared.length > 0]).toEqual([typed, true])
    expect([typed, nearestWords(typed, KITCHEN)[0]]).toEqual([typed, meant])
  }
})

test('a short word, or two consonants that sound alike, are not enough', () => {
  expect(nearestWords('bug', ['but', 'bag', 'bugs'])).toEqual(['bugs'])
  expect(nearestWords('fryer', ['free'])).toEqual([])
})

test('what is near comes before what is less near, and far words do not come', () => {
  expect(nearestWords('carot', ['carob', 'parrot', 'carrot', 'cart', 'salad'])).toEqual([
    'carob',
    'carrot',
    'cart',
  ])
  // As many letters as that are another word.
  expect(nearestWords('print', ['bring', 'point'])).toEqual(['point'])
  expect(nearestWords('rice', ['ripe', 'rise', 'rose', 'rice'])).toEqual(['ripe', 'rise'])
  expect(nearestWords('qqq', KITCHEN)).toEqual([])
})
