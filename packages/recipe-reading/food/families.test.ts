import { expect, test } from 'vitest'
import { familiesOf } from './families.ts'
import { findFoodName, mayHold } from './food-names.ts'

test.each([
  ['red onion', ['onion family']],
  ['garlic powder', ['onion family']],
  ['shallots', ['onion family']],
  ['chicken stock cube', ['onion family']],
  ['harissa', ['onion family', 'chilli family']],
  ['red lentil', ['bean family']],
  ['kale', ['cabbage family']],
  ['porcini', ['mushroom family']],
  ['garlic infused oil', []],
  ['onion squash', []],
  ['black onion seed', []],
  ['green bean', []],
  ['vanilla bean', []],
  ['carrot', []],
])('%s is of %j', (typed, families) => {
  const food = findFoodName(typed) ?? typed
  expect(familiesOf(food)).toEqual(families)
  for (const family of families) expect(mayHold(food, family)).toBe(true)
  expect(mayHold(food, 'onion family')).toBe(families.includes('onion family'))
})

test('bought stock may hold onion, and is in no list without it', () => {
  expect(mayHold('chicken stock', 'onion')).toBe(true)
  expect(mayHold('chicken stock', 'carrot')).toBe(false)
})

test('a family is found by its name', () => {
  expect([findFoodName(' Onion Family'), findFoodName('onion families')]).toEqual(['onion family', undefined])
})
