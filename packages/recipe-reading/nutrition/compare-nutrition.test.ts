import { expect, test } from 'vitest'
import type { Nutrition } from 'recipe-basics/recipe/recipe'
import { readRecipe } from '../reading/recipe-reading.ts'
import { compareNutrition } from './compare-nutrition.ts'

const list = (texts: string[], section: string | null = null) =>
  texts.map((ingredient_text) => ({ ingredient_text, section }))
const compare = (published: Nutrition, ingredients: ReturnType<typeof list>, servings: number) =>
  compareNutrition(published, readRecipe({ ingredients, servings }))
/** A dish of 729 kcal a serving: 20.7 g protein, 152.6 g carbohydrate, 2 g fat. */
const DISH = list(['400 g flour', '300 g water'])
const NOTHING: Nutrition = {
  calories: null,
  protein_content_g: null,
  carbohydrate_content_g: null,
  fat_content_g: null,
  fiber_content_g: null,
  sugar_content_g: null,
  saturated_fat_content_g: null,
  cholesterol_content_mg: null,
  sodium_content_mg: null,
  serving_size: null,
}
const macros = (times: number): Nutrition => ({
  ...NOTHING,
  calories: 728 * times,
  protein_content_g: 20.7 * times,
  carbohydrate_content_g: 152.6 * times,
  fat_content_g: 2 * times,
})

test('figures that agree need no reason, and unknown ones differ from nothing', () => {
  const { facts, why } = compare(macros(1.05), DISH, 2)
  expect(why).toBeUndefined()
  expect(facts.filter(({ differs }) => differs)).toEqual([])
  expect(facts.find(({ fact }) => fact === 'sodium_content_mg')?.published).toBeNull()
})

test('a fact that differs is named beside the computed one', () => {
  const { facts } = compare({ ...macros(1), fiber_content_g: 25 }, DISH, 2)
  expect(facts.filter(({ differs }) => differs).map(({ fact }) => fact)).toEqual(['fiber_content_g'])
})

test.each([
  ['kilojoules', { ...macros(1), calories: 3_046 }, 2, 'published is doubtful'],
  ['two pieces', { ...macros(2), serving_size: '2 rolls' }, 4, 'serving size'],
  ['a slice of a loaf', macros(0.2), 1, 'other servings'],
  ['half as much', macros(0.5), 2, 'other servings'],
  ['the whole dish', macros(2), 2, 'whole dish'],
  ['another make', { ...macros(1), calories: 1_100, fat_content_g: 43 }, 2, 'one nutrient'],
] as const)('the published figure is explained: %s', (_name, published, servings, why) => {
  const lines = why === 'serving size' ? list(['800 g flour', '600 g water']) : DISH
  const compared = compare(published, lines, servings)
  expect(compared.why?.why).toBe(why)
  expect(compared.why?.sentence).toMatch(/\.$/)
})

test('what is poured away, made beside, fried in, left open or optional is found by computing without it', () => {
  const whyOf = (texts: string[], calories: number, section: string | null = null) =>
    compare({ ...NOTHING, calories }, [...DISH, ...list(texts, section)], 2).why?.why
  expect(whyOf(['200 ml olive oil'], 730, 'For the marinade')).toBe('poured away')
  expect(whyOf(['200 g butter'], 730, 'For the frosting')).toBe('made beside the dish')
  expect(whyOf(['100 g butter (optional)'], 730)).toBe('optional lines')
  expect(whyOf(['100-400 g butter'], 1_150)).toBe('range')
  expect(whyOf(['1 l oil for deep frying'], 2_000)).toBe('frying oil')
  expect(whyOf(['cheddar for serving'], 1_000)).toBe('line without amount')
})

test('nothing is explained where nothing is computed', () => {
  const compared = compare(macros(3), list(['1 cup zorblatt']), 2)
  expect(compared.computed.perServing).toBeUndefined()
  expect(compared.why).toBeUndefined()
})
