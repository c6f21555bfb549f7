import { expect, test } from 'vitest'
import { countAfter, MOST_FOODS } from './count-after.ts'
import { addEntries, type Diary, EMPTY_DIARY, type Entry } from './diary.ts'

const ate = (at: string, words: string): Entry => ({ kind: 'ate', at, words })
const felt = (at: string, score: number): Entry => ({ kind: 'felt', at, score, words: '' })
const diary = (...entries: Entry[]): Diary => addEntries({ ...EMPTY_DIARY, rough: 5 }, entries)

/** Ten days far away, with water and nothing else, so that there is enough to count. */
const TEN_DAYS = Array.from({ length: 10 }, (_, day) => ate(`2020-01-${day + 10}T12:00+00:00`, `dish ${day}`))

const countOf = (food: string, ...entries: Entry[]) =>
  countAfter(diary(...TEN_DAYS, ...entries)).foods.find((counted) => counted.food === food)

test('nothing is counted before ten days have entries, however many there are', () => {
  const busy = Array.from({ length: 9 }, (_, day) => [
    ate(`2026-11-1${day}T08:00+00:00`, 'coffee'),
    felt(`2026-11-1${day}T09:00+00:00`, 9),
  ]).flat()
  expect(countAfter(diary(...busy))).toEqual({ days: 9, foods: [] })
  const counted = countAfter(diary(...busy, ate('2026-11-19T08:00+00:00', 'tea')))
  expect([counted.days, counted.foods.map(({ food, times }) => [food, times])]).toEqual([10, [['coffee', 9]]])
})

test('entries are counted in windows, with all others beside them', () => {
  const coffee = countOf(
    'Coffee',
    ate('2026-11-02T08:00+00:00', 'coffee, toast'),
    felt('2026-11-02T09:30+00:00', 6),
    felt('2026-11-02T11:00+00:00', 8),
    ate('2026-11-09T08:00+00:00', 'Coffee'),
    felt('2026-11-09T10:00+00:00', 4),
    felt('2026-11-11T08:00+00:00', 5),
    felt('2026-11-20T08:00+00:00', 9),
  )
  expect(coffee).toEqual({
    food: 'Coffee',
    times: 2,
    windows: {
      soon: { after: { rough: 1, all: 2 }, others: { rough: 3, all: 3 } },
      later: { after: { rough: 1, all: 1 }, others: { rough: 3, all: 4 } },
    },
  })
})

test.each([
  ['08:00', 0, 0],
  ['08:01', 1, 0],
  ['10:00', 1, 0],
  ['10:01', 0, 0],
  ['11:59', 0, 0],
  ['12:00', 0, 1],
])('an entry at %s after a meal at 8:00 is in %i and %i of the windows', (clock, soon, later) => {
  const food = countOf(
    'rice',
    ate('2026-11-02T08:00+00:00', 'rice'),
    ate('2026-12-20T08:00+00:00', 'rice'),
    felt(`2026-11-02T${clock}+00:00`, 7),
  )
  expect([food?.windows.soon.after.all, food?.windows.later.after.all]).toEqual([soon, later])
})

test('hours are hours, across time zones and changes of the clock', () => {
  const twice = ate('2026-12-20T08:00+00:00', 'wine')
  // Flown from Berlin to New York: clocks show an hour less, and five hours went by.
  const flown = countOf(
    'wine',
    twice,
    ate('2026-11-02T18:00+01:00', 'wine'),
    felt('2026-11-02T17:00-05:00', 7),
  )
  expect([flown?.windows.soon.after.all, flown?.windows.later.after.all]).toEqual([0, 1])
  // Clocks went back in between: they show two hours more, and three went by.
  const back = countOf(
    'wine',
    twice,
    ate('2026-10-25T01:30+02:00', 'wine'),
    felt('2026-10-25T03:30+01:00', 7),
  )
  expect([back?.windows.soon.after.all, back?.windows.later.after.all]).toEqual([0, 0])
})

test('a food is one food in capitals, with accents, and named twice in a meal', () => {
  const food = countOf(
    'crème brûlée',
    ate('2026-11-02T08:00+00:00', 'Creme Brulee; CRÈME BRÛLÉE, ,'),
    ate('2026-11-03T08:00+00:00', 'crème brûlée'),
  )
  expect(food?.times).toBe(2)
})

test('foods stand by how often they were noted, and never by how it went', () => {
  const entries = Array.from({ length: MOST_FOODS + 3 }, (_, food) =>
    Array.from({ length: food + 2 }, (_, day) => [
      ate(`2026-11-${day + 10}T08:00+00:00`, `food ${food}`),
      felt(`2026-11-${day + 10}T09:00+00:00`, food === 0 ? 10 : 0),
    ]).flat(),
  ).flat()
  const { foods } = countAfter(diary(...entries))
  expect(foods.map(({ times }) => times)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5])
})

test('names of objects are foods like any other', () => {
  for (const word of ['__proto__', 'constructor', 'toString'])
    expect(
      countOf(word, ate('2026-11-02T08:00+00:00', word), ate('2026-11-03T08:00+00:00', word))?.times,
    ).toBe(2)
})
