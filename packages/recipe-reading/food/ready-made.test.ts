import { expect, test } from 'vitest'
import { findFoods } from './find-foods.ts'
import { toWords } from './line-words.ts'
import { findReadyMade } from './ready-made.ts'

const readyMade = (line: string) => {
  const words = toWords(line)
  return findReadyMade(words, findFoods(words).foods)?.term
}

test.each([
  ['200 g creamy mushrooms', 'creamy mushrooms'],
  ['2 scoops of strawberry', 'scoops of strawberry'],
  ['1 pack Thai chicken', 'thai chicken'],
  ['2 handfuls onion strings', 'onion strings'],
  ['8 salmon sticks', 'salmon sticks'],
  ['1 pack lemon and herb chicken', 'herb chicken'],
  ['1 pack garlic roasted potatoes', 'garlic roasted potatoes'],
])('harmless words may name a product together: "%s"', (line, product) => {
  expect(readyMade(line)).toBe(product)
})

test.each([
  '1 ripe creamy avocado',
  '10 Thai basil leaves',
  '4 celery sticks',
  '200 g chicken, garlic, potatoes',
  '2 chicken breasts, rubbed with garlic',
  'salt, crispy',
  '250 g tagliatelle nests',
  '1 pork shoulder roast',
])('and the same words about a food that has them by nature name none: "%s"', (line) => {
  expect(readyMade(line)).toBeUndefined()
})
