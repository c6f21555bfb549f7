import { expect, test } from 'vitest'
import { daysLeft, endOfWait } from './trash.ts'

const NOW = new Date('2026-11-24T12:00:00Z')

test('what is deleted waits for thirty days, the last one begun', () => {
  expect(endOfWait(NOW)).toBe('2026-10-25T12:00:00.000Z')
  expect(daysLeft('2026-11-24T12:00:00.000Z', NOW)).toBe(30)
  expect(daysLeft('2026-11-24T11:59:59.000Z', NOW)).toBe(30)
  expect(daysLeft('2026-10-25T12:00:01.000Z', NOW)).toBe(1)
  expect(daysLeft('2026-10-25T12:00:00.000Z', NOW)).toBe(0)
  expect(daysLeft('2025-01-01T00:00:00.000Z', NOW)).toBe(0)
})
