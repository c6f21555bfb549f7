import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

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
