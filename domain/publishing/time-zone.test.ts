import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTimeZone, formatMoment, isTimeZone, toInstant, toLocalTime } from './time-zone.ts'

test('a local time is read in the zone it was written in', () => {
  expect(toInstant('2024-12-01T08:00', 'Europe/London')).toBe('2024-12-01T08:00:00.000Z')
  expect(toInstant('2024-07-01T08:00', 'Europe/London')).toBe('2024-07-01T07:00:00.000Z')
  expect(toInstant('2024-12-01T08:00', 'America/New_York')).toBe('2024-12-01T13:00:00.000Z')
  expect(toInstant('2024-12-01T08:00', 'Asia/Kathmandu')).toBe('2024-12-01T02:15:00.000Z')
  expect(toInstant('2025-01-01T00:30', 'Pacific/Kiritimati')).toBe('2024-12-31T10:30:00.000Z')
  expect(toInstant('2024-02-29T23:59:30', 'UTC')).toBe('2024-02-29T23:59:30.000Z')
})

test('a time that clocks skip in spring counts on from before the gap', () => {
  expect(toInstant('2024-03-31T01:30', 'Europe/London')).toBe('2024-03-31T01:30:00.000Z')
  expect(toInstant('2024-03-31T02:00', 'Europe/London')).toBe('2024-03-31T01:00:00.000Z')
  expect(toInstant('2024-03-10T02:30', 'America/New_York')).toBe('2024-03-10T07:30:00.000Z')
  expect(toInstant('2024-10-06T02:15', 'Australia/Lord_Howe')).toBe('2024-10-05T15:45:00.000Z')
  // Samoa left out a whole day.
  expect(toInstant('2011-12-30T12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z')
})

test('a time that clocks show twice in autumn is the first of the two', () => {
  expect(toInstant('2024-10-27T01:30', 'Europe/London')).toBe('2024-10-27T00:30:00.000Z')
  expect(toInstant('2024-11-03T01:30', 'America/New_York')).toBe('2024-11-03T05:30:00.000Z')
  expect(toInstant('2024-04-07T01:45', 'Australia/Lord_Howe')).toBe('2024-04-06T14:45:00.000Z')
})

test('what no clock shows is no time', () => {
  for (const text of [
    ...[
      '',
      'now',
      '2024-12-01',
      '2024-12-01T8:00',
      '2024-13-01T08:00',
      '2024-02-30T08:00',
      '2023-02-29T08:00',
    ],
    ...['2024-12-01T24:00', '2024-12-01T08:60', '2024-12-01T08:00Z', '1969-12-31T23:59', '12024-01-01T00:00'],
  ]) {
    expect(toInstant(text, 'UTC'), text).toBeUndefined()
  }
})

test('zones are known by their names, and nothing else is a zone', () => {
  for (const zone of ['UTC', 'Europe/London', 'America/Argentina/Ushuaia', 'Etc/GMT+5']) {
    expect(isTimeZone(zone), zone).toBe(true)
  }
  for (const zone of ['', 'Mars/Olympus', 'Europe/Lond\0n', '+01:00', '<b>', '__proto__', 'x'.repeat(100)]) {
    expect(isTimeZone(zone), zone).toBe(false)
  }
})

test('a moment is told in words of the zone', () => {
  expect(formatMoment('2024-12-01T08:00:00.000Z', 'Europe/London')).toBe('Sunday, December 1, 2024 at 8:00')
  expect(formatMoment('2024-12-01T23:30:00.000Z', 'Asia/Tokyo')).toBe('Monday, December 2, 2024 at 8:30')
  expect(formatMoment('2024-12-01T00:05:00.000Z', 'UTC')).toBe('Sunday, December 1, 2024 at 0:05')
  expect(formatMoment('2024-12-01T23:30:00.000Z', 'Asia/Tokyo', '2024-11-12')).toBe(
    'Monday, 2024-12-02 at 8:30',
  )
})

test('a local time leads to the first instant that shows it', () => {
  const zone = fc.constantFrom(
    ...['UTC', 'Europe/London', 'America/New_York', 'America/St_Johns', 'Asia/Kolkata', 'Africa/Casablanca'],
    ...['Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Chatham', 'America/Sao_Paulo', 'Africa/Cairo'],
  )
  const moment = fc.integer({ min: 3_000, max: Date.UTC(2060, 0) / 60_000 }).map((minute) => minute * 60_000)
  fc.assert(
    fc.property(zone, moment, (zone, moment) => {
      const local = toLocalTime(new Date(moment).toISOString(), zone)
      const instant = toInstant(local, zone) ?? ''
      expect(toLocalTime(instant, zone)).toBe(local)
      expect(new Date(instant).getTime()).toBeLessThanOrEqual(moment)
    }),
    { numRuns: 300 },
  )
})

test('a zone is found by its city, in any spelling of it that the computer knows', () => {
  for (const [typed, zone] of [
    ['berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['New York', 'America/New_York'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['Zürich', 'Europe/Zurich'],
    ['Kolkata', 'Asia/Kolkata'],
    ['Kyiv', 'Europe/Kyiv'],
    ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
    ['utc', 'UTC'],
    ['CET', 'CET'],
    ['US/Pacific', 'US/Pacific'],
  ])
    expect(findTimeZone(typed!), typed).toBe(zone)
})

test('an abbreviation, and a place that no zone is called after, are none', () => {
  for (const typed of ['EST', 'MST', 'est', 'AST', 'IST', 'Hamburg', 'Germany', 'Paris, Texas', ''])
    expect(findTimeZone(typed), typed).toBeUndefined()
})
