import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areIn, foldSearch } from './folded-search.ts'

const isFound = (search: string, ...texts: (string | null)[]) => areIn(texts, foldSearch(search))

test('the words of a search are looked for one by one, in any place and order', () => {
  expect(isFound('carrot soup', 'Silky Carrot and Ginger Soup')).toBe(true)
  expect(isFound('SOUP  carrot', 'Silky Carrot and Ginger Soup')).toBe(true)
  expect(isFound('brulee creme', 'Crème', null, 'Brûlée')).toBe(true)
  expect(isFound('carrot salad', 'Silky Carrot and Ginger Soup')).toBe(false)
  expect(isFound('', 'Rice')).toBe(true)
})

test('a word within another word of the search is found with it', () => {
  expect(foldSearch('Car carrot CARROT rot')).toEqual({
    phrase: 'car carrot carrot rot',
    words: ['carrot'],
  })
  expect(foldSearch('  ')).toEqual({ phrase: '', words: [] })
})

test('of very many words the longest decide', () => {
  const words = Array.from({ length: 50 }, (_, number) => `${'x'.repeat(number % 7)}w${number}`)
  const read = foldSearch(words.join(' '))
  expect(read.words).toHaveLength(8)
  expect(Math.min(...read.words.map((word) => word.length))).toBeGreaterThanOrEqual(8)
})

test('whoever finds what was typed as a whole finds it word by word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (search, before, after) => {
      expect(isFound(search, `${before}${search}${after}`)).toBe(true)
    }),
  )
})

const wordsOf = (search: string) => foldSearch(search).words.toSorted()

test.each([
  ['soup!', ['soup']],
  ['"chicken soup"', ['chicken', 'soup']],
  ['chicken, rice', ['chicken', 'rice']],
  ['chicken/rice & leek + cod', ['chicken', 'cod', 'leek', 'rice']],
  ['1.5 l.', ['1.5', 'l']],
  ['"', ['"']],
  ['%', ['%']],
  ['#rice...', ['rice']],
])('signs between words belong to none: “%s”', (search, words) => {
  expect(wordsOf(search)).toEqual(words)
})

test.each([
  ['something with chicken', ['chicken']],
  ['recipes for rice and banana', ['banana', 'rice']],
  ['Can I eat bananas?', ['banana']],
  ['What is this?', ['this', 'what']],
])('words that say nothing are not looked for beside others: “%s”', (search, words) => {
  expect(wordsOf(search)).toEqual(words.toSorted())
})

test.each([
  ['no egg', ['no egg']],
  ['soup without onions or garlic', ['soup', 'without onions or garlic']],
  ['gluten-free bread', ['bread', 'gluten free']],
  ['free of garlic', ['free of garlic']],
  ['no-bake cake', ['cake', 'no bake']],
  ["can't eat dairy", ['cant eat dairy']],
  ['shellfish allergy', ['shellfish allergy']],
  ['allergic to garlic', ['allergic to garlic']],
  ['free range egg', ['egg', 'free', 'range']],
  ['low fat dinner', ['dinner', 'low fat']],
  ['low in fat', ['low in fat']],
  ['eggless cake', ['cake', 'eggless']],
  ['rice instead of pasta', ['instead of pasta', 'rice']],
  ['not, egg', ['egg', 'not']],
])('what is left out is looked for together: “%s”', (search, words) => {
  expect(wordsOf(search)).toEqual(words)
})

test.each([
  ['carrots', 'carrot'],
  ['soups', 'soup'],
  ['potatoes', 'potato'],
  ['strawberries', 'strawberr'],
  ['dishes of cookies', 'cookie'],
  ['hummus', 'hummus'],
  ['peas', 'peas'],
  ['leaves', 'leaves'],
])('a plural finds its singular: “%s” by “%s”', (search, word) => {
  expect(foldSearch(search).words).toEqual([word])
})
