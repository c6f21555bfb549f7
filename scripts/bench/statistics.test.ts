import { expect, test } from 'vitest'
import { median, percentile, ratioOf, takeTurns } from './statistics.ts'

test('a percentile is one of the numbers', () => {
  const numbers = Array.from({ length: 100 }, (_, place) => 100 - place)
  expect(median(numbers)).toBe(50)
  expect(percentile(numbers, 0.99)).toBe(99)
  expect(percentile(numbers, 1)).toBe(100)
  expect(percentile([7], 0.99)).toBe(7)
})

test('a ratio is told within each round, so that a slow moment of the machine says nothing', () => {
  const ours = [{ rate: 90 }, { rate: 9 }, { rate: 91 }]
  const theirs = [{ rate: 100 }, { rate: 10 }, { rate: 100 }]
  expect(ratioOf(ours, theirs, ({ rate }) => rate)).toBe(0.9)
})

test('contenders take turns, and none is always the first', async () => {
  const turns: string[] = []
  const contender = (name: string) => async () => turns.push(name)
  const results = await takeTurns([contender('a'), contender('b')], 3)
  expect(turns).toEqual(['a', 'b', 'b', 'a', 'a', 'b'])
  expect(results).toEqual([
    [1, 4, 5],
    [2, 3, 6],
  ])
})
