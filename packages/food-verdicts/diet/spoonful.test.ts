import { expect, test } from 'vitest'
import { readLine } from 'recipe-reading/reading/read-line'
import { isSpoonful } from './spoonful.ts'

const asksForSpoonful = (text: string) => isSpoonful(readLine(text).line)

test.each([
  '1 tbsp sugar',
  '1 tablespoon honey',
  '½ tsp cornstarch',
  '1 ½ teaspoons sugar',
  '2-3 tsp flour',
  '3 teaspoons sugar',
  '15 g flour',
  '10ml maple syrup',
  'a pinch of sugar',
  'pinch sugar',
  'a good pinch of sugar',
  '1/2 tbsp flour',
  '0.5 tbsp flour',
])('a spoonful at most: "%s"', (line) => expect(asksForSpoonful(line)).toBe(true))

test.each([
  '2 tbsp sugar',
  '1 ½ tbsp sugar',
  '1-2 tbsp sugar',
  'half a cup of sugar',
  '½ cup sugar',
  '16 g flour',
  '100 ml maple syrup',
  'sugar',
  '1 flour tortilla',
  '1 kg sugar',
  '',
])('more than that, or nobody knows: "%s"', (line) => expect(asksForSpoonful(line)).toBe(false))
