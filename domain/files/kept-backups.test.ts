import { expect, test } from 'vitest'
import { type BackupReason, chooseKept } from './kept-backups.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const HOUR_MS = 3_600_000

const hoursAgo = (hours: number, reason: BackupReason = 'itself') => ({
  made_at: new Date(NOW.getTime() - hours * HOUR_MS).toISOString(),
  reason,
})

test('of a year of hourly backups 24 hourly, 7 daily, 4 weekly and 12 monthly ones stay', () => {
  const year = Array.from({ length: 365 * 24 }, (_, hours) => hoursAgo(hours))
  const kept = [...chooseKept(year, NOW)].map(({ made_at }) => made_at).sort()
  // Some are the last of several spans at once: the newest is the last hour, day, week and month.
  expect(kept).toHaveLength(24 + 5 + 2 + 11)
  expect(kept.at(-1)).toBe('2026-11-24T12:00:00.000Z')
  expect(kept[0]).toBe('2025-12-31T23:00:00.000Z')
  expect(kept).toContain('2026-11-18T23:00:00.000Z')
  expect(kept).toContain('2026-11-15T23:00:00.000Z')
  expect(kept).not.toContain('2026-11-17T23:00:00.000Z')
})

test('kept day after day, the same ones stay as if all were there', () => {
  let kept: { made_at: string; reason: BackupReason }[] = []
  for (let hours = 400 * 24; hours >= 0; hours--) {
    const at = new Date(NOW.getTime() - hours * HOUR_MS)
    kept = [...chooseKept([...kept, hoursAgo(hours)], at)]
  }
  const all = Array.from({ length: 400 * 24 }, (_, hours) => hoursAgo(hours))
  const wanted = [...chooseKept(all, NOW)].map(({ made_at }) => made_at).sort()
  expect(kept.map(({ made_at }) => made_at).sort()).toEqual(wanted)
})

test('what was made by hand or before something stays for a week, and the newest however old', () => {
  const hand = hoursAgo(6.5, 'hand')
  expect(chooseKept([hand, hoursAgo(6.2)], NOW).has(hand)).toBe(true)
  const old = hoursAgo(8 * 24 - 0.2, 'restore')
  expect(chooseKept([old, hoursAgo(8 * 24 - 0.5)], NOW).has(old)).toBe(false)
  const only = hoursAgo(4_000)
  expect(chooseKept([only], NOW).has(only)).toBe(true)
})

test('a week of backups from a fast clock takes the place of none that is made by the right one', () => {
  const fast = Array.from({ length: 400 }, (_, hours) => hoursAgo(-hours - 24))
  const real = Array.from({ length: 24 }, (_, hours) => hoursAgo(hours))
  const kept = chooseKept([...fast, ...real], NOW)
  expect(real.filter((backup) => !kept.has(backup))).toEqual([])
  expect(kept.has(fast.at(-1)!)).toBe(true)
  expect(fast.filter((backup) => kept.has(backup)).length).toBeLessThanOrEqual(47)
})
