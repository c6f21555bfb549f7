import { expect, test } from 'vitest'
import { formatMinutes } from './minutes.ts'

test('spec.md section 9: a time is minutes under 60, then hours and minutes, and N/A when missing', () => {
  expect([0, 59, 60, 75, 180, 1_445].map(formatMinutes)).toEqual([
    '0 min',
    '59 min',
    '1h',
    '1h 15m',
    '3h',
    '24h 5m',
  ])
  expect(formatMinutes(null)).toBe('N/A')
})
