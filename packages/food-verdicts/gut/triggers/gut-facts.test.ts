import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { nutritionOf } from 'recipe-reading/nutrition/shown-nutrition'
import { computeGutFacts } from './gut-facts.ts'
import { readTriggers } from './read-triggers.ts'

function factsOf(servings: number | null, ...lines: string[]) {
  const reading = readLines(lines, { servings })
  return computeGutFacts(nutritionOf(reading), readTriggers(reading), servings)
}

test('lactose, excess fructose, caffeine, fibre and fat of a portion come from USDA averages', () => {
  const milk = factsOf(2, '500 g whole milk')
  expect(milk.lactose).toBeCloseTo(12.6, 1)
  expect([milk.excessFructose, milk.caffeine, milk.fibre]).toEqual([0, 0, 0])
  const honey = factsOf(1, '100 g honey')
  expect(honey.excessFructose).toBeCloseTo(5.2, 1)
  expect(honey.lactose).toBe(0)
  expect(factsOf(1, '10 g cocoa powder').caffeine).toBeGreaterThan(10)
})

test('minerals and vitamins of a portion are USDA’s, vitamin D in micrograms', () => {
  const herring = factsOf(1, '100 g herring')
  const milk = factsOf(1, '100 g whole milk')
  expect([herring.iron, herring.zinc, herring.calcium]).toEqual([1.1, 0.99, 57])
  expect([herring.vitaminB12, herring.vitaminD]).toEqual([13.67, 167 / 40])
  // Milk to which no vitamin D was added: 2 IU.
  expect([milk.calcium, milk.vitaminB12, milk.vitaminD]).toEqual([113, 0.45, 0.05])
})

test('glucose of another food makes up for fructose', () => {
  const alone = factsOf(1, '100 g honey').excessFructose ?? 0
  const together = factsOf(1, '100 g honey', '50 g tomatoes').excessFructose ?? 0
  expect(together).toBeLessThan(alone + 0.5)
})

test('without enough weight, or a number of portions, nothing is given, and unknown is never zero', () => {
  const riddle = factsOf(2, '100 g whole milk', '400 g zorblax')
  expect([riddle.lactose, riddle.fibre, riddle.caffeine]).toEqual([null, null, null])
  expect([riddle.found, riddle.all]).toEqual([1, 2])
  expect(factsOf(null, '500 g whole milk').lactose).toBeNull()
})

test('fructans, galacto-oligosaccharides and polyols are present or strong, by their words', () => {
  expect(factsOf(2, '2 onions', '1 kg carrots').fructans).toEqual({ level: 'strong', words: ['onions'] })
  expect(factsOf(4, '1 tsp onion powder', '2 kg carrots').fructans?.level).toBe('present')
  expect(factsOf(2, '100 g spring onions, green tops').fructans?.level).toBe('present')
  expect(factsOf(2, '500 g mushrooms').polyols?.level).toBe('strong')
  expect(factsOf(2, '500 g carrots').fructans).toEqual({ level: 'none', words: [] })
  expect(factsOf(2, '250 g green lentils').gos).toEqual({ level: 'strong', words: ['green lentils'] })
  expect(factsOf(2, '400 g pinto beans').gos?.level).toBe('present')
  expect(factsOf(2, 'két fej hagyma', '50 dkg gomba').fructans).toBeNull()
})

test('milk without lactose holds none in grams, unless that is left to the cook', () => {
  expect(factsOf(2, '500 g whole milk, lactose-free').lactose).toBe(0)
  expect(factsOf(2, '500 g lactose-free milk').lactose).toBe(0)
  expect(factsOf(2, '500 g whole milk, lactose-free or regular').lactose).toBeGreaterThan(10)
})
