import { expect, test } from 'vitest'
import { clockOf, dayOf, isNotedTime, toNotedTime } from './noted-time.ts'

test.each([
  ['2026-11-24T18:30', 'Europe/Berlin', '2026-11-24T18:30+01:00'],
  ['2026-07-24T18:30:59', 'Europe/Berlin', '2026-07-24T18:30+02:00'],
  ['2026-07-24T18:30', 'America/St_Johns', '2026-07-24T18:30-02:30'],
  ['2026-07-24T00:10', 'Asia/Kathmandu', '2026-07-24T00:10+05:45'],
  ['2026-01-01T00:10', 'Pacific/Kiritimati', '2026-01-01T00:10+14:00'],
  ['2026-11-24T18:30', 'UTC', '2026-11-24T18:30+00:00'],
  // The hour that clocks show twice is the first of the two, the one that they skip counts on from before.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T02:30+02:00'],
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T02:30+01:00'],
  ['2026-02-30T08:00', 'UTC', undefined],
  ['', 'UTC', undefined],
])('%s in %s is %s', (local, zone, noted) => {
  expect(toNotedTime(local, zone)).toBe(noted)
  if (noted) {
    expect(isNotedTime(noted)).toBe(true)
    expect(`${dayOf(noted)}T${clockOf(noted)}`).toBe(local.slice(0, 16))
  }
})
