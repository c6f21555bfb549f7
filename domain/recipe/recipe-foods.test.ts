import { expect, test } from 'vitest'
import { aList } from '#test/fixtures.ts'
import { readLines } from '#test/reading.ts'
import { type JudgedFields, judgeRecipe } from 'food-verdicts/diet/judge-recipe'
import { readRecipeFoods } from './recipe-foods.ts'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import {
  FOOD_OF_ITS_OWN,
  indexCorrections,
  mayBeCorrected,
  toCorrectedWords,
} from 'recipe-reading/food/corrections'
import { findFood } from 'recipe-reading/food/find-food'
import { understandLine } from 'recipe-reading/food/understand-line'
import { readLineAlone, readRecipe } from 'recipe-reading/reading/recipe-reading'

const say = (words: string, means: string, labels: DietaryRestriction[] = []) =>
  indexCorrections([{ words, means, labels }])
const statesOf = (fields: JudgedFields, corrections = indexCorrections([])) =>
  Object.fromEntries(judgeRecipe(fields, corrections).map(({ diet, state }) => [diet, state]))

const SOUP = aList('600 g carrots', '1 tsp zorbel')

test('a word that is said to be a food earns no label that was not confirmed', () => {
  expect(statesOf(SOUP)).toMatchObject({ vegan: 'check-label', 'nut-free': 'check-label' })
  expect(statesOf(SOUP, say('zorbel', 'leek'))).toEqual(statesOf(SOUP))
  const confirmed = statesOf(SOUP, say('zorbel', 'leek', ['nut-free']))
  expect(confirmed).toMatchObject({ 'nut-free': 'yes', vegan: 'check-label', vegetarian: 'check-label' })
})

test('what the food breaks goes at once, confirmed or not', () => {
  for (const labels of [[], ['vegan', 'dairy-free']] satisfies DietaryRestriction[][])
    expect(statesOf(SOUP, say('zorbel', 'butter', labels))).toMatchObject({ vegan: 'no', 'dairy-free': 'no' })
  // Of a word that the table knows, too.
  const known = aList('600 g carrots', '1 leek')
  expect(statesOf(known)).toMatchObject({ vegan: 'yes', 'gluten-free': 'yes' })
  expect(statesOf(known, say('leek', 'egg'))).toMatchObject({ vegan: 'no', 'gluten-free': 'yes' })
})

test('a food of its own is known, and leaves every label to the packet', () => {
  const states = statesOf(SOUP, say('zorbel', FOOD_OF_ITS_OWN, ['vegan', 'nut-free', 'gluten-free']))
  expect(states).toMatchObject({
    vegan: 'check-label',
    'nut-free': 'check-label',
    'gluten-free': 'check-label',
  })
  expect(understandLine('1 tsp zorbel', say('zorbel', FOOD_OF_ITS_OWN))).toMatchObject({
    reading: 'sure',
    unknown: '',
  })
  expect(readRecipeFoods(readRecipe(SOUP, say('zorbel', FOOD_OF_ITS_OWN)))).toEqual({
    ...{ foods: ['carrot'], isComplete: false },
  })
})

test('a longer name of the table stays what it is, and plurals are corrected, too', () => {
  const corrections = say('stock', 'butter')
  const find = (text: string) => findFood(text, readLineAlone(text).line, corrections).food
  expect(find('1 litre chicken stock')).toBe('chicken broth')
  expect(find('1 litre stock')).toBe('butter, unsalted')
  const zorbels = readLines(['2 zorbels'], { corrections: say('zorbel', 'leek') })
  expect(readRecipeFoods(zorbels).foods).toEqual(['leek'])
})

test('weights and figures follow, also in a language that is not read', () => {
  const corrections = indexCorrections([
    { words: toCorrectedWords('mąki ziemniaczanej'), means: 'potato starch', labels: [] },
  ])
  expect(understandLine('250 g mąki ziemniaczanej', corrections)).toMatchObject({
    grams: 250,
    said: 'maki ziemniaczanej',
  })
  expect(understandLine('1 cup zorbel', say('zorbel', 'milk'))?.grams).toBeGreaterThan(200)
})

test.each([
  ['zorbel', true],
  ['Zörbel à la crème', true],
  ['', false],
  ['12', false],
  ['one two three four five six seven', false],
])('“%s” may be corrected: %s', (typed, expected) => {
  expect(mayBeCorrected(toCorrectedWords(typed))).toBe(expected)
})
