import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { readTriggers } from '../triggers/read-triggers.ts'

const isNamed = (line: string, method: string): boolean =>
  (
    readTriggers(
      readLines([line, '100 g bulgur wheat', '1 lemon'], { steps: method.split(' | '), servings: 4 }),
    ) ?? []
  ).some(({ group, line: at }) => group === 'food-safety' && at === 0)

test.each([
  ['300 g lean lamb, minced twice', 'Knead with the bulgur and spread on a plate.', true],
  ['400 g beef fillet', 'Chop the beef by hand and season it. | Serve at once.', true],
  ['300 g minced beef', 'Mix with the bulgur and shape. | Serve.', true],
  ['300 g minced beef', 'Mix with the bulgur. | Fry for 5 minutes a side.', false],
  ['400 g beef fillet', 'Slice the beef. | Stir-fry it for 2 minutes.', false],
  ['200 g cooked chicken', 'Mix with the bulgur and serve.', false],
  ['200 g leftover roast beef', 'Slice it and serve with the bulgur.', false],
  ['1 tin corned beef', 'Slice and serve.', false],
  ['500 g beef chuck', 'Season and smoke for 6 hours.', false],
  ['500 g beef chuck', 'Season. | Place in a preheated pan and turn after 3 minutes.', false],
  ['400 g beef fillet', 'Vágd fel.', false],
])('raw meat in “%s”, “%s”: %s', (line, method, is) => {
  expect(isNamed(line, method)).toBe(is)
})
