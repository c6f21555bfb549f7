import { expect, test } from 'vitest'
import {
  addTime,
  formatClock,
  holdTimer,
  isOver,
  listRinging,
  readTimers,
  secondsLeft,
  startTimer,
  stopTimer,
  type Timer,
  writeTimers,
} from './timers.ts'

const NOW = Date.parse('2026-01-02T18:00:00Z')
const after = (seconds: number) => NOW + seconds * 1_000
const leeks = { id: 'cod 1 leeks', slug: 'cod', step: 1, name: 'leeks' }
const cod = { id: 'cod 4 cod', slug: 'cod', step: 4, name: 'cod' }
const left = (timers: readonly Timer[], now: number) => timers.map((timer) => secondsLeft(timer, now))

test('timers run side by side, ring when their time is over, the first first, and count how late they are', () => {
  const timers = startTimer(startTimer([], leeks, 900, NOW), cod, 420, NOW)
  expect(left(timers, after(60))).toEqual([840, 360])
  expect(listRinging(timers, after(419))).toEqual([])
  expect(listRinging(timers, after(1_000)).map(({ name }) => name)).toEqual(['cod', 'leeks'])
  expect(left(timers, after(1_000))).toEqual([-100, -580])
  expect(stopTimer(timers, cod.id).map(({ name }) => name)).toEqual(['leeks'])
  // The same one again begins anew, and there is no second.
  expect(left(startTimer(timers, cod, 420, after(1_000)), after(1_000))).toEqual([-100, 420])
})

test('a held timer loses nothing; more time is counted from now where it was over', () => {
  const running = startTimer([], cod, 420, NOW)
  const held = holdTimer(running, cod.id, after(20))
  expect(left(held, after(5_000))).toEqual([400])
  expect(held.every((timer) => !isOver(timer, after(5_000)))).toBe(true)
  expect(left(addTime(held, cod.id, 60, after(5_000)), after(5_000))).toEqual([460])
  expect(left(holdTimer(held, cod.id, after(5_000)), after(5_100))).toEqual([300])
  expect(left(addTime(running, cod.id, 60, NOW), NOW)).toEqual([480])
  expect(left(addTime(running, cod.id, 120, after(500)), after(500))).toEqual([120])
})

test('what is stored is read again, without what was forgotten on the stove, and without anything else', () => {
  const timers = startTimer(holdTimer(startTimer([], leeks, 900, NOW), leeks.id, NOW), cod, 420, NOW)
  expect(readTimers(writeTimers(timers), after(60))).toEqual(timers)
  // Twelve hours late, the stove is cold; what was held waits.
  expect(readTimers(writeTimers(timers), after(13 * 3_600)).map(({ name }) => name)).toEqual(['leeks'])
  expect(writeTimers([])).toBeNull()
  for (const text of [null, '', '[]', '{"timers":7}', '{"timers":[{"id":1}]}', '{"timers":[null]}', '{'])
    expect(readTimers(text, NOW)).toEqual([])
})

test('minutes and hours stand as on a clock', () => {
  expect([0, 59, 912, -372, 3_600, 4_805].map(formatClock)).toEqual([
    ...['0:00', '0:59', '15:12', '6:12', '1\u00a0h\u00a000', '1\u00a0h\u00a020'],
  ])
})
