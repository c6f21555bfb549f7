import { expect, test } from 'vitest'
import { readLines } from '../../../test/reading.ts'
import type { Category } from 'recipe-basics/recipe/choices'
import type { Nutrition } from 'recipe-basics/recipe/recipe'
import { detectWellness, WELLNESS_CATEGORIES, type WellnessCategory } from './detect-wellness.ts'

const SALMON = ['4 salmon fillets', '2 tbsp olive oil', '1 lemon', '2 cups chopped tomatoes']
const LIGHT: Nutrition = {
  calories: 380,
  protein_content_g: 32,
  carbohydrate_content_g: 18,
  fat_content_g: 20,
  cholesterol_content_mg: 60,
  fiber_content_g: 4,
  saturated_fat_content_g: 2.4,
  sodium_content_mg: 320,
  sugar_content_g: 6,
  serving_size: null,
}

function verdict(
  category: WellnessCategory,
  nutrition: Partial<Nutrition> = {},
  ingredients = SALMON,
  recipe_category: Category | null = 'Dinner',
) {
  const reading = readLines(ingredients, { nutrition: { ...LIGHT, ...nutrition } })
  const verdicts = detectWellness(reading, recipe_category)
  const found = verdicts.find((one) => one.category === category)
  if (!found) throw new RangeError(category)
  return found
}

test('every category has one verdict, in the order of the product', () => {
  const verdicts = detectWellness(readLines(SALMON, { nutrition: LIGHT }), 'Dinner')
  expect(verdicts.map(({ category, state }) => [category, state])).toEqual([
    ['anti-inflammatory', 'yes'],
    ['heart-healthy', 'yes'],
    ['diabetic-friendly', 'yes'],
  ])
})

test('incomplete nutrition is unknown, and says what is missing', () => {
  for (const category of WELLNESS_CATEGORIES) {
    expect(verdict(category, { sodium_content_mg: null, sugar_content_g: null })).toEqual({
      category,
      state: 'unknown',
      reason: 'Not enough data: sodium, sugar',
    })
  }
  const without = detectWellness(readLines(SALMON), null)
  expect(without.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
})

test('numbers that contradict each other are unknown', () => {
  expect(verdict('heart-healthy', { calories: 1_400 }).state).toBe('unknown')
  expect(verdict('heart-healthy', { saturated_fat_content_g: 30 }).state).toBe('unknown')
  expect(verdict('diabetic-friendly', { sugar_content_g: 40 }).state).toBe('unknown')
  const whole = { calories: 1_560, protein_content_g: 128, carbohydrate_content_g: 72, fat_content_g: 84 }
  expect(verdict('heart-healthy', whole).reason).toContain('whole recipe')
})

test('heart: AHA limits for mains and for small dishes', () => {
  expect(verdict('heart-healthy', { saturated_fat_content_g: 3.6 })).toMatchObject({
    state: 'no',
    reason: 'Per serving: 3.6 g saturated fat (over 3.5)',
  })
  expect(verdict('heart-healthy', { sodium_content_mg: 601 }).state).toBe('no')
  const small = {
    calories: 200,
    protein_content_g: 16,
    carbohydrate_content_g: 9,
    fat_content_g: 11,
    sodium_content_mg: 240,
  }
  expect(verdict('heart-healthy', small, SALMON, 'Appetizer').state).toBe('yes')
  expect(verdict('heart-healthy', { ...small, sodium_content_mg: 241 }, SALMON, 'Appetizer').state).toBe('no')
  expect(verdict('heart-healthy', small, ['2 cups chopped tomatoes'], 'Appetizer').state).toBe('no')
  expect(verdict('heart-healthy', { ...small, sodium_content_mg: 400 }, SALMON, 'Soup').state).toBe('no')
  expect(verdict('heart-healthy', { ...small, sodium_content_mg: 400 }, SALMON, 'Dinner').state).toBe('yes')
})

test('heart: what may hold trans fat stays unknown', () => {
  expect(verdict('heart-healthy', {}, [...SALMON, '1 tbsp shortening']).state).toBe('unknown')
})

test('added sugar: above two teaspoons it depends on whether any is named', () => {
  const sweet = { sugar_content_g: 14 }
  expect(verdict('diabetic-friendly', sweet).state).toBe('yes')
  expect(verdict('diabetic-friendly', sweet, [...SALMON, '2 tbsp honey']).state).toBe('unknown')
})

test('carb-aware: 45 g for a main, 20 g for a small dish', () => {
  const starchy = { carbohydrate_content_g: 46, fat_content_g: 8 }
  expect(verdict('diabetic-friendly', starchy).reason).toBe('Per serving: 46 g carbohydrate (over 45)')
  expect(verdict('diabetic-friendly', { ...starchy, carbohydrate_content_g: 45 }).state).toBe('yes')
  expect(
    verdict('diabetic-friendly', { ...starchy, carbohydrate_content_g: 45 }, SALMON, 'Snack').state,
  ).toBe('no')
})

test('Mediterranean-style: five marks, and the amount of vegetables is never assumed', () => {
  expect(verdict('anti-inflammatory', {}, ['500 g ground beef', '2 tbsp butter']).state).toBe('no')
  expect(verdict('anti-inflammatory', {}, ['500 g pasta', '2 tbsp olive oil']).state).toBe('yes')
  expect(verdict('anti-inflammatory', {}, ['2 cups chopped tomatoes', '1 tbsp butter']).state).toBe('unknown')
})

test('ingredients in a language that the lists do not know prove nothing', () => {
  expect(verdict('heart-healthy', {}, ['30 dkg marhahús', '2 ek vaj']).state).toBe('unknown')
  expect(verdict('anti-inflammatory', {}, ['30 dkg marhahús', '2 ek vaj']).state).toBe('unknown')
})

test('a reason makes no health claim', () => {
  for (const category of WELLNESS_CATEGORIES)
    expect(verdict(category).reason).not.toMatch(/inflam|diabet|heart|safe|heal|treat|prevent|friendly/i)
})
