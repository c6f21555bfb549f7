import { expect, test } from 'vitest'
import { interleave, median, percentile, ratioOf } from './statistics.ts'

test('a percentile is one of the numbers', () => {
  const numbers = Array.from({ length: 100 }, (_, place) => 100 - place)
  expect(percentile(numbers, 0.5)).toBe(50)
  expect(percentile(numbers, 0.99)).toBe(99)
  expect(percentile(numbers, 1)).toBe(100)
  expect(percentile([7], 0.99)).toBe(7)
})

test('a median leans to neither side', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([0.8, 1.2])).toBe(1)
})

test('a ratio is told within each round, so that a slow moment of the machine says nothing', () => {
  const ours = [{ rate: 90 }, { rate: 9 }, { rate: 91 }]
  const theirs = [{ rate: 100 }, { rate: 10 }, { rate: 100 }]
  expect(ratioOf(ours, theirs, ({ rate }) => rate)).toBe(0.9)
})

test('contenders are interleaved, and none is always the first', async () => {
  const order: string[] = []
  const contender = (name: string) => async () => order.push(name)
  const results = await interleave([contender('a'), contender('b')], 3)
  expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b'])
  expect(results).toEqual([
    [1, 4, 5],
    [2, 3, 6],
  ])
})
