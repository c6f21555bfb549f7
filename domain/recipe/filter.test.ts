import { expect, test } from 'vitest'
import { listChosen } from './chosen.ts'
import { isFiltering, NO_FILTER, readRecipeFilter, recipeFilterQuery } from './filter.ts'

const read = (query: string) => readRecipeFilter(new URLSearchParams(query))

const EVERYTHING =
  'search=soup&difficulty=easy&category=Soup&cuisine=French&cuisine=Thai&diet=vegan&texture=soft&gentle=changes&stricture=written&time=30&kcal=300&protein=10&fibre=-2&have=carrot&without=garlic&without=onion&sort=fibre&page=2'

test('a filter has one address, and an address one filter', () => {
  expect(recipeFilterQuery(read(EVERYTHING))).toBe(`?${EVERYTHING}`)
  const shuffled = new URLSearchParams(EVERYTHING.split('&').toReversed().join('&'))
  expect(recipeFilterQuery(readRecipeFilter(shuffled))).toBe(`?${EVERYTHING}`)
  expect(recipeFilterQuery(read('have=%20Carrot&have=carrot&have='))).toBe('?have=carrot')
})

test('values that nobody offers are ignored', () => {
  const query = 'time=17m&kcal=-200&protein=%2B10&fibre=2g&sort=oldest&cuisine=Martian&page=0'
  expect(read(query)).toEqual(NO_FILTER)
  for (const value of ['017', '1.0', '-1-', '1e3', '99999', '-', '+'])
    expect(read(`time=${encodeURIComponent(value)}`)).toEqual(NO_FILTER)
})

test('a bound may be any figure, and is called what it is', () => {
  const filter = read('time=20&kcal=350%2B&protein=25&fibre=-2.5')
  expect(listChosen(filter).map(({ name }) => name)).toEqual([
    'up to 20 min',
    '350 kcal or more',
    '25 g protein or more',
    'up to 2.5 g fibre',
  ])
  expect(recipeFilterQuery(filter)).toBe('?time=20&kcal=350%2B&protein=25&fibre=-2.5')
})

test('foods are few and short', () => {
  const many = Array.from({ length: 100 }, (_, number) => `have=${'x'.repeat(500)}${number}`)
  const { have } = read([...many, 'have=carrot'].join('&'))
  expect(have).toEqual(['x'.repeat(60)])
})

test('an order alone leaves nothing out', () => {
  expect([isFiltering(read('sort=fibre&page=3')), isFiltering(read('time=15'))]).toEqual([false, true])
})

test('each value that is chosen can be taken away alone', () => {
  const filter = read(EVERYTHING)
  const chosen = listChosen(filter)
  expect(chosen.map(({ name }) => name)).toEqual([
    'Soup',
    'vegan',
    'Smooth or soft',
    'for a gentle spell with changes too',
    'for a stricture as written',
    'up to 30 min',
    'up to 300 kcal',
    '10 g protein or more',
    'up to 2 g fibre',
    'easy',
    'French',
    'Thai',
    'with carrot',
    'no garlic',
    'no onion',
  ])
  for (const { value, rest } of chosen) {
    const left = listChosen({ ...filter, ...rest })
    expect(left).toHaveLength(chosen.length - 1)
    expect(left.map((other) => other.value)).not.toContain(value)
  }
})
