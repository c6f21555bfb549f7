import { expect, test } from 'vitest'
import type { Nutrition } from './recipe.ts'
import { nutritionWarnings } from './nutrition-warnings.ts'

const plausible: Nutrition = {
  calories: 340,
  protein_content_g: 20,
  carbohydrate_content_g: 40,
  fat_content_g: 11,
  cholesterol_content_mg: 30,
  fiber_content_g: 4,
  saturated_fat_content_g: 3,
  sodium_content_mg: 400,
  sugar_content_g: 6,
  serving_size: null,
}
const warnings = (more: Partial<Nutrition>, servings: number | null = 4) =>
  nutritionWarnings({ ...plausible, ...more }, servings).join(' ')

test('plausible facts give no warning', () => {
  expect(warnings({})).toBe('')
})

test('facts that are missing give no warning', () => {
  expect(warnings({ protein_content_g: null, sodium_content_mg: null, saturated_fat_content_g: null })).toBe(
    '',
  )
  expect(warnings({ calories: null })).toBe('')
})

test('kilojoules that pass for kilocalories are pointed out', () => {
  expect(warnings({ calories: Math.round(340 * 4.184) })).toContain('kilojoules')
})

test('energy that the macros contradict is pointed out', () => {
  expect(warnings({ calories: 600 })).toContain('disagree')
})

test('facts of the whole recipe are pointed out', () => {
  expect(warnings({ calories: 2_000 })).toContain('whole recipe')
  expect(warnings({ calories: 3_500 }, null)).toContain('whole recipe')
})

test('a part that is more than the whole is pointed out', () => {
  expect(warnings({ saturated_fat_content_g: 12 })).toContain('saturated fat')
  expect(warnings({ sugar_content_g: 41 })).toContain('sugar')
  expect(warnings({ fiber_content_g: 41 })).toContain('fibre')
})

test('sodium that may be in grams, or too much to be true, is pointed out', () => {
  expect(warnings({ sodium_content_mg: 2 })).toContain('sodium')
  expect(warnings({ sodium_content_mg: 9_000 })).toContain('sodium')
})

test('numbers that were never filled in are pointed out', () => {
  expect(
    warnings({ calories: 17 * 20, protein_content_g: 20, carbohydrate_content_g: 20, fat_content_g: 20 }),
  ).toContain('same')
})
