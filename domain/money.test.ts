import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test('prices are written as the locale writes them', () => {
  for (const currency of ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'SEK', 'JPY', 'usd']) {
    const locale = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    for (const amount of [0, 0.05, 0.5, 9, 12.34, 129, 349.95, 999.999, 1240, 1_234_567.8])
      expect(formatMoney(amount, currency)).toBe(locale.format(amount))
  }
})

test('every cent of a thousand dollars is', () => {
  const locale = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  for (let cents = 0; cents < 100_000; cents++) {
    const price = formatMoney(cents / 100, 'USD')
    if (price !== locale.format(cents / 100)) expect(price).toBe(locale.format(cents / 100))
  }
})

test('a currency that is none is named after the amount', () => {
  expect(formatMoney(12.5, 'gold')).toBe('12.50 gold')
})
