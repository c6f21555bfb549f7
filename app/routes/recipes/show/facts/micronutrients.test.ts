import { expect, test } from 'vitest'
import { computeGutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import { nutritionOf } from 'recipe-reading/nutrition/shown-nutrition'
import { readLines } from '#test/reading.ts'
import { listMicronutrients } from './micronutrients.ts'

const rowsOf = (...lines: string[]) =>
  listMicronutrients(computeGutFacts(nutritionOf(readLines(lines, { servings: 1 })), undefined, 1))

test('a mineral has a row from a tenth of a day’s reference, and what is unknown or little has none', () => {
  expect(rowsOf('22 g dried lentils')).toEqual([{ name: 'Iron', value: '1.4\u00a0mg' }])
  expect(rowsOf('21 g dried lentils')).toEqual([])
  expect(rowsOf('100 g naan')).toEqual([{ name: 'Calcium', value: '84\u00a0mg' }])
})
