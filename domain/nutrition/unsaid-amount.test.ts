import { expect, test } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { computeNutrition } from './compute-nutrition.ts'

const compute = (...texts: string[]) =>
  computeNutrition(
    texts.map((text) => ({ text, line: readIngredient(text) })),
    2,
  )
const middleOf = (computed: ReturnType<typeof compute>, line: number, part = 0) => {
  const grams = computed.lines[line]?.[part]?.grams
  return grams ? (grams.least + grams.most) / 2 : undefined
}

test.each([
  ['oil for deep frying', 80],
  ['Öl zum Frittieren', 80],
  ['vegetable oil, for frying', 62.5],
])('of the oil of a bath, what fried food takes up is counted: %s', (line, grams) => {
  const computed = compute('1 kg potatoes', '500 ml water', line)
  expect(middleOf(computed, 2)).toBeCloseTo(grams, 0)
  expect(computed.perServing?.kcal).toBeGreaterThan(600)
})

test.each([
  'olive oil',
  'butter for frying',
  'aceite de oliva',
  'sesame seeds',
  'powdered sugar',
  'lemon zest',
])('about a tablespoon is counted of what is spooned without an amount: %s', (line) => {
  const computed = compute('500 g pasta', line)
  expect(middleOf(computed, 1)).toBeGreaterThan(4)
  expect(middleOf(computed, 1)).toBeLessThan(15)
  expect(computed.coverage).toBe(1)
})

test.each(['lime wedges', 'green onions', 'red chilis (sliced)'])(
  'a little is counted of what is squeezed or strewn over a plate: %s',
  (line) => {
    expect(middleOf(compute('500 g pasta', line), 1)).toBe(15)
  },
)

test.each(['sour cream', 'cheddar', 'tortillas'])('nobody can say how much is meant: %s', (line) => {
  expect(compute('500 g pasta', '100 g butter', line).perServing).toBeUndefined()
})

test('a spray is less than a teaspoon', () => {
  expect(middleOf(compute('500 g pasta', 'Spray cooking oil'), 1)).toBeLessThan(3)
})

test('oil without anything to fry in it, and oil to taste, are nothing', () => {
  expect(compute('oil for frying').perServing).toBeUndefined()
  expect(middleOf(compute('500 g pasta', 'olive oil, to taste'), 1)).toBeUndefined()
})

test('foods of one amount share it, and what is added besides does not', () => {
  const shared = compute('2 kg chicken thighs and drumsticks')
  expect(middleOf(shared, 0)).toBe(middleOf(shared, 0, 1))
  expect(shared.perServing).toBeDefined()
  expect(middleOf(compute('50 g butter and cream'), 0, 1)).toBe(25)
  expect(middleOf(compute('50 g butter plus cream'), 0, 1)).toBeUndefined()
  expect(middleOf(compute('2 eggs and cream'), 0)).toBe(100)
})

test('a food that its line names twice is one food', () => {
  const bananas = compute('bananas (4-5 small bananas)', '200 g flour')
  expect(bananas.coverage).toBe(1)
  expect(bananas.lines[0]).toHaveLength(1)
})
