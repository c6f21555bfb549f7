import { expect, test } from 'vitest'
import { computeGutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import { computeNutrition } from 'recipe-reading/nutrition/compute-nutrition'
import { readTexts } from 'recipe-reading/nutrition/shown-nutrition'
import { listMicronutrients } from './micronutrients.ts'

const rowsOf = (...lines: string[]) => {
  const texts = readTexts(lines.map((ingredient_text) => ({ ingredient_text, section: null })))
  return listMicronutrients(computeGutFacts(computeNutrition(texts, 1), undefined, 1))
}

test('a mineral has a row from a tenth of a day’s reference, and what is unknown or little has none', () => {
  expect(rowsOf('22 g dried lentils')).toEqual([{ name: 'Iron', value: '1.4\u00a0mg' }])
  expect(rowsOf('21 g dried lentils')).toEqual([])
  expect(rowsOf('100 g naan')).toEqual([{ name: 'Calcium', value: '84\u00a0mg' }])
})
