import { expect, test } from 'vitest'
import { bindUnits, formatAmount, formatSmallAmount } from './amount.ts'

test('amounts are rounded and keep their unit beside them', () => {
  expect(formatAmount(5.4, 'g')).toBe('5\u00a0g')
  expect(formatAmount(7.5, 'g')).toBe('8\u00a0g')
  expect(formatAmount(1240)).toBe('1,240')
  expect(formatSmallAmount(1.14, 'g')).toBe('1.1\u00a0g')
  expect(formatSmallAmount(0, 'mg')).toBe('0\u00a0mg')
})

test('a number in a text stays with its unit, and with nothing else', () => {
  expect(bindUnits('450 g potatoes, in 3 cm pieces')).toBe('450\u00a0g potatoes, in 3\u00a0cm pieces')
  expect(bindUnits('½ tsp salt at 75 °C for 15 minutes')).toBe(
    '½\u00a0tsp salt at 75\u00a0°C for 15\u00a0minutes',
  )
  expect(bindUnits('2 garlic cloves, 4 lemons')).toBe('2 garlic cloves, 4 lemons')
})
