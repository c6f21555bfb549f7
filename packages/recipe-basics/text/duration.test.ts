import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMinutes } from './duration.ts'

test('spec.md section 5: hours count sixty minutes, and seconds are rounded up', () => {
  expect(toMinutes('PT1H30M')).toBe(90)
  expect(toMinutes('PT1500S')).toBe(25)
  expect(toMinutes('PT90S')).toBe(2)
  expect(toMinutes('PT0H20M0S')).toBe(20)
  expect(toMinutes('PT1.5H')).toBe(90)
})

test('days and weeks count too', () => {
  expect(toMinutes('P1DT2H')).toBe(26 * 60)
  expect(toMinutes('P1W')).toBe(7 * 24 * 60)
  expect(toMinutes('P7DT10M')).toBe(10_090)
  expect(toMinutes('P0Y0M0DT0H10M0S')).toBe(10)
})

test('durations with numbers left out or days behind the T are understood', () => {
  expect(toMinutes('PTH5M')).toBe(5)
  expect(toMinutes('PT0D4H45M')).toBe(285)
  expect(toMinutes('P0DT20M')).toBe(20)
})

test('all zero means that no time was set', () => {
  for (const text of [
    'PT0S',
    'PT0M',
    'P0D',
    'PT00H00M00S',
    'P0Y0M0DT0H0M0S',
    'P',
    'PT',
    'PTHM',
    '0',
    '0 min',
  ])
    expect([text, toMinutes(text)]).toEqual([text, undefined])
})

test('what is negative, endless or no time is none', () => {
  for (const text of [
    'PT-476070H19M32S',
    '-PT5M',
    '-5',
    'PTNaNM',
    'PTundefinedM',
    'P9999Y',
    '',
    'overnight',
    'null',
  ])
    expect([text, toMinutes(text)]).toEqual([text, undefined])
  for (const number of [-3, 0, Number.NaN, Number.POSITIVE_INFINITY])
    expect(toMinutes(number)).toBeUndefined()
})

test('times in words are understood in several languages', () => {
  const times: Record<string, number> = {
    '45': 45,
    '20 minutes': 20,
    '35 minuti': 35,
    '1 h 30 min': 90,
    '1h30': 90,
    '1:30': 90,
    '1½ hours': 90,
    '1,5 h': 90,
    '2 Stunden': 120,
    '1 heure 15 minutes': 75,
    '1 hour and 20 minutes': 80,
    '2 horas': 120,
  }
  for (const [text, minutes] of Object.entries(times))
    expect([text, toMinutes(text)]).toEqual([text, minutes])
})

test('of a range the longer time is taken, so that nobody waits in vain', () => {
  expect(toMinutes('30-40 min')).toBe(40)
})

test('any hours, minutes and seconds are the whole minutes that they need', () => {
  const part = fc.nat({ max: 90 })
  fc.assert(
    fc.property(part, part, part, (hours, minutes, seconds) => {
      const expected = hours * 60 + minutes + Math.ceil(seconds / 60)
      expect(toMinutes(`PT${hours}H${minutes}M${seconds}S`)).toBe(expected || undefined)
    }),
  )
})

test('any text gives whole minutes within a year, or none', () => {
  const words = fc.array(
    fc.constantFrom('P', 'T', '1', '0', 'H', 'M', 'S', 'D', '-', '.', ',', ' ', 'min', 'h', '½', ':'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        words.map((list) => list.join('')),
      ),
      (text) => {
        const minutes = toMinutes(text)
        if (minutes === undefined) return
        expect(Number.isInteger(minutes)).toBe(true)
        expect(minutes).toBeGreaterThan(0)
        expect(minutes).toBeLessThanOrEqual(366 * 24 * 60)
      },
    ),
  )
})

test('durations without their T mean hours and minutes, not months', () => {
  expect(toMinutes('P30M')).toBe(30)
  expect(toMinutes('P1H')).toBe(60)
  expect(toMinutes('P2H10M')).toBe(130)
})

test('what software left out of a duration is nothing, and the rest is read', () => {
  expect(toMinutes('PT1HNaNM')).toBe(60)
  expect(toMinutes('PTundefinedH30M')).toBe(30)
  expect(toMinutes('PT1H30')).toBe(90)
  expect(toMinutes('PT30')).toBe(30)
  expect(toMinutes('PT1H 30M')).toBe(90)
  expect(toMinutes('PT30min')).toBe(30)
})

test('fractions, ranges and remarks in words are understood', () => {
  const times: Record<string, number> = {
    '1 1/2 hours': 90,
    '1/2 hour': 30,
    '1-2 hours': 120,
    '10 min - 15 min': 15,
    '1 h 30 min – 2 h': 120,
    'about 10 to 15 minutes': 15,
    '45 Minuten (plus 2 Stunden Ruhezeit)': 45,
    '2-hour marinade': 120,
    'an hour': 60,
    'half an hour': 30,
    'an hour and a half': 90,
    '2 hours and a quarter': 135,
    '2 and a half hours': 150,
    '25+ min': 25,
    "30'": 30,
    '2 weeks': 20_160,
    約30分: 30,
    '1時間30分': 90,
    '1 час 20 мин': 80,
  }
  for (const [text, minutes] of Object.entries(times))
    expect([text, toMinutes(text)]).toEqual([text, minutes])
})

test.each([
  ['PT20-25M', 25],
  ['PT20-25MIN', 25],
  ['PT1-2H', 120],
  ['PT20M-25M', 25],
  ['PT20M/PT25M', 25],
  ['PT20/25M', 25],
  ['PT1H30-45M', 105],
  ['PT1H-1H30M', 90],
  ['PT1H30M-1H45M', 105],
  ['PT2-3H30M', 210],
  ['P0DT0H20-25M', 25],
  ['P1-2D', 2_880],
])('of a duration that is a range the upper end counts: %s', (text, minutes) => {
  expect(toMinutes(text)).toBe(minutes)
})

test.each(['PT-20M', '-PT20M', 'PT-5-10M', 'PT20-M'])('a minus is no range: %s', (text) => {
  expect(toMinutes(text)).toBeUndefined()
})
