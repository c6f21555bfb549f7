import { expect, test } from 'vitest'
import { formatCount, formatNumber } from './format-number.ts'

test('numbers are written as the locale writes them', () => {
  for (const decimals of [0, 1]) {
    const locale = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals })
    for (let hundredths = 0; hundredths < 300_000; hundredths++) {
      const value = hundredths / 100
      if (formatNumber(value, decimals) !== locale.format(value))
        expect([value, formatNumber(value, decimals)]).toEqual([value, locale.format(value)])
    }
    for (const value of [0.001, 999.96, 99_999.5, 1_234_567, 1e12])
      expect(formatNumber(value, decimals)).toBe(locale.format(value))
  }
})

test('one of something is not several', () => {
  const seconds = [0, 1, 2, 1240].map((count) => formatCount(count, 'second'))
  expect(seconds).toEqual(['0 seconds', '1 second', '2 seconds', '1,240 seconds'])
  expect(formatCount(1, 'dish', 'dishes')).toBe('1 dish')
  expect(formatCount(2, 'dish', 'dishes')).toBe('2 dishes')
})
