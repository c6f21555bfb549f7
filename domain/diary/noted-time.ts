import { toInstant } from '../time-zone.ts'

const NOTED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[+-]\d{2}:\d{2}$/
const MINUTE_MS = 60_000
/** Clocks of the Pacific are up to 14 hours ahead. */
const MOST_OFFSET_MINUTES = 14 * 60

/**
 * When something was noted, as clocks there showed it, with their distance from UTC: '2026-11-24T18:30+01:00' (ISO 8601).
 * `local` is the value of a datetime-local field. Undefined when it is none.
 */
export function toNotedTime(local: string, zone: string): string | undefined {
  const minute = local.slice(0, 'yyyy-mm-ddThh:mm'.length)
  const instant = toInstant(minute, zone)
  if (!instant) return undefined
  const offset = Math.round((Date.parse(`${minute}Z`) - Date.parse(instant)) / MINUTE_MS)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${minute}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}

/** Whether a value is such a time, of a day that there is. */
export function isNotedTime(value: unknown): value is string {
  if (typeof value !== 'string' || !NOTED.test(value)) return false
  const shown = Date.parse(`${value.slice(0, 16)}Z`)
  const offset = Number(value.slice(17, 19)) * 60 + Number(value.slice(20))
  // Days and hours out of range roll over, or are none.
  return (
    !Number.isNaN(shown) &&
    new Date(shown).toISOString().slice(0, 16) === value.slice(0, 16) &&
    !Number.isNaN(Date.parse(value)) &&
    offset <= MOST_OFFSET_MINUTES
  )
}

/** The day on which it was noted, 'yyyy-mm-dd', as clocks there showed it. */
export const dayOf = (at: string): string => at.slice(0, 'yyyy-mm-dd'.length)

/** The time of that day: 'hh:mm'. */
export const clockOf = (at: string): string => at.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)
