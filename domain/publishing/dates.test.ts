import { expect, test } from 'vitest'
import { DATE_FORMATS, formatDate, formatShortDate } from './dates.ts'

test('every day of four years is written as the locale writes it', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  for (let day = 0; day < 4 * 366; day++) {
    const instant = new Date(Date.UTC(2024, 0, 1 + day, 23, 59)).toISOString()
    expect(formatDate(instant)).toBe(long.format(new Date(instant)))
    expect(formatShortDate(instant)).toBe(medium.format(new Date(instant)))
  }
})

test('each way to write a day is an example of itself', () => {
  for (const format of DATE_FORMATS) expect(formatDate('2024-11-12T09:00:00Z', format)).toBe(format)
})

test('the day is the one in UTC', () => {
  expect(formatDate('2026-03-04T23:30:00-05:00')).toBe('March 5, 2026')
})
