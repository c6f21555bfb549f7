import { expect, test } from 'vitest'
import { otherFoodNames, findFoodName, isSortOf, mayHold } from './food-names.ts'

test('a typed food is found under the name of the table, whatever its number and case', () => {
  expect(['Mushrooms', ' carrot ', 'Soy-Sauce', 'Crème fraîche'].map(findFoodName)).toEqual([
    'mushroom',
    'carrot',
    'soy sauce',
    'creme fraiche',
  ])
})

test('what is no food, or more than one, has no name', () => {
  for (const typed of ['', 'unicorn', '%', '1', 'salt and pepper', 'chopped', 'carrot zorblax'])
    expect([typed, findFoodName(typed)]).toEqual([typed, undefined])
})

test('sorts of a food are the food, and what only ends like it is not', () => {
  expect(isSortOf('cherry tomato', 'tomato')).toBe(true)
  expect(isSortOf('button mushroom', 'mushroom')).toBe(true)
  for (const [name, food] of [
    ['eggplant', 'aubergine'],
    ['aubergine', 'eggplant'],
    ['courgette', 'zucchini'],
  ] as const)
    expect([name, isSortOf(name, food)]).toEqual([name, true])
  expect(isSortOf('tomato', 'cherry tomato')).toBe(false)
  expect(isSortOf('coconut milk', 'milk')).toBe(false)
  expect(isSortOf('peanut butter', 'butter')).toBe(false)
  expect(isSortOf('garlic powder', 'garlic')).toBe(false)
})

test('what may be made of a food may hold it', () => {
  for (const [name, food] of [
    ['garlic powder', 'garlic'],
    ['tomato paste', 'tomato'],
    ['rice vinegar', 'rice'],
    ['cherry tomato', 'tomato'],
    ['peanut butter', 'peanut'],
  ] as const)
    expect([name, mayHold(name, food)]).toEqual([name, true])
  expect(mayHold('coconut milk', 'milk')).toBe(false)
  expect(mayHold('eggplant', 'egg')).toBe(false)
})

test('foods that only weigh and hold the same are not offered as names of each other', () => {
  expect(otherFoodNames('yogurt')).toContain('yoghurt')
  for (const [typed, another] of [
    ['yogurt', 'jameed'],
    ['ricotta', 'ayib'],
    ['ghee', 'niter kibbeh'],
    ['anchovies', 'ansjovis'],
  ] as const)
    expect(otherFoodNames(typed), typed).not.toContain(another)
})
