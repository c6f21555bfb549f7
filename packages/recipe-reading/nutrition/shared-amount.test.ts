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

test.each([
  'oil for deep frying',
  'Öl zum Frittieren',
  'vegetable oil, for frying',
  'butter for frying',
  'aceite de oliva',
  'sour cream',
])('nobody can say how much is meant, so there are no figures: %s', (line) => {
  const computed = compute('500 g pasta', line)
  expect(middleOf(computed, 1)).toBeUndefined()
  expect(computed.perServing).toBeUndefined()
})
