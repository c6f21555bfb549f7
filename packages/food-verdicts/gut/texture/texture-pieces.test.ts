import { expect, test } from 'vitest'
import { toWords } from 'recipe-reading/food/line-words'
import { isPutIn } from './texture-pieces.ts'

test.each([
  ['pear', 'Add the pears.', true],
  ['tomato', 'Stir in the tomatoes.', true],
  ['peas', 'Add each pea.', true],
  ['pea', 'Add the pears.', false],
  ['grape', 'Add the grapefruit.', false],
  ['grape', 'Pour the grape jelly over.', false],
])('whether a step puts “%s” in is read word by word: “%s”', (term, step, isIn) => {
  expect(isPutIn(term, [toWords(step)], 0)).toBe(isIn)
})
