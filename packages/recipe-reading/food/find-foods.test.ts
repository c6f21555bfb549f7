import { expect, test } from 'vitest'
import { listUnitNames } from '../ingredient/lexicon.ts'
import { findFoods } from './find-foods.ts'
import { FOOD_KINDS } from './food-kinds.ts'
import { NAMED_FOODS } from './food-table.ts'
import kitchenWords from './kitchen-words.json' with { type: 'json' }
import { toWords } from './line-words.ts'

const read = (line: string) => {
  const { foods, unknown } = findFoods(toWords(line))
  return { foods: foods.map(({ term, kind }) => `${term}: ${kind}`), unknown }
}

test('the longest name wins, and the work of a cook is no food', () => {
  expect(read('400 ml coconut milk, shaken')).toEqual({
    foods: ['coconut milk: coconut'],
    unknown: [],
  })
  expect(read('2 Large Carrots, peeled & cut into coins')).toEqual({
    foods: ['carrot: vegetable'],
    unknown: [],
  })
})

test('what nothing explains is left over, and what a line says it does not mean is no food of it', () => {
  expect(read('2 tbsp kajoo, chopped').unknown).toEqual(['kajoo'])
  expect(read('1 can pumpkin purée (not pie filling)').foods).toEqual(['pumpkin puree: vegetable'])
  expect(read('1 can pumpkin purée (not pumpkin pie filling)').foods).toEqual(['pumpkin puree: vegetable'])
  expect(read('50 ml maple syrup, not the same as pancake syrup').foods).toEqual(['maple syrup: sugar'])
  expect(read('1 tsp oil (not only salted butter)').foods).toEqual(['oil: oil', 'salted butter: milk'])
})

test('a remark may say anything in everyday English, but no word that makes or names a food', () => {
  expect(read('1 mango, cheeks sliced off if you have the patience').unknown).toEqual([])
  expect(read('2 chicken breasts, breaded').unknown).toEqual(['breaded'])
  expect(read('2 carrots, topped with brownies').unknown).toEqual(['brownies'])
  expect(read('1 wooden patience').unknown).toEqual(['wooden', 'patience'])
})

test('a word that makes a harmless name another food is a name of its own', () => {
  for (const line of [
    '6 ginger nuts',
    '2 crab sticks',
    '1 can cream of chicken',
    '1 apple crumble',
    '4 bourbons',
  ])
    expect(read(line)).toMatchObject({ foods: [expect.stringMatching(/: packet$/)], unknown: [] })
})

test('every kind has names, and no name is a word of the kitchen', () => {
  const kinds = new Set([...NAMED_FOODS.values()].map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(FOOD_KINDS.toSorted())
  const kitchen = new Set(Object.values(kitchenWords).flat())
  expect([...NAMED_FOODS.keys()].filter((name) => kitchen.has(name))).toEqual([])
})

test('every English name of a unit is one for labels, too', () => {
  const unknown = (line: string) => findFoods(toWords(line)).unknown
  for (const [name] of listUnitNames('en')) {
    const line = unknown(`2 ${name} flour`).length > 0 ? `2 ${name} of flour` : `2 ${name} flour`
    expect([line, unknown(line)]).toEqual([line, []])
  }
  for (const product of ['walnut loaf', 'lentil bar', 'sausage link', 'cheese roll'])
    expect([product, unknown(product)]).toEqual([product, [expect.any(String)]])
})
