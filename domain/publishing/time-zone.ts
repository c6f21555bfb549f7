import { type DateFormat, formatDate } from './dates.ts'

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?$/
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Whether `name` is a time zone that this computer knows, such as 'Europe/London'. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return false
  try {
    clockOf(name)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Many of these mean several places, or stand still in summer, which nobody who writes EST wants. */
const ABBREVIATION = /^(?!(?:UTC|GMT|[CEMW]ET)$)[A-Z]{3}$/i

/** The zone that somebody named by itself or by its city: 'Europe/Berlin' of 'Berlin'. An abbreviation is none. */
export function findTimeZone(text: string): string | undefined {
  if (ABBREVIATION.test(text)) return undefined
  const zones = Intl.supportedValuesOf('timeZone')
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, '_')
  const typed = plain.toLowerCase()
  const listed = zones.find((zone) => `/${zone.toLowerCase()}`.endsWith(`/${typed}`))
  if (listed) return listed
  if (isTimeZone(text)) return text.length === 3 ? text.toUpperCase() : text
  // The list has one name for each zone, and the computer knows more: Kolkata beside Calcutta.
  const city = typed.replace(/(?<=^|_)\p{L}/gu, (letter) => letter.toUpperCase())
  const areas = new Set(zones.map((zone) => zone.slice(0, zone.indexOf('/'))))
  return [...areas].map((area) => `${area}/${city}`).find(isTimeZone)
}

/**
 * The moment at which clocks in `zone` show a local time, as ISO 8601 in UTC; undefined when the text is no time of
 * a datetime-local field. A time that clocks skip in spring counts on from before the gap, one that they show
 * twice in autumn is the first of the two, as in iCalendar (RFC 5545, section 3.3.5).
 */
export function toInstant(local: string, zone: string): string | undefined {
  const [, year, month, day, hour, minute, second = '0'] = LOCAL_TIME.exec(local) ?? []
  if (!year) return undefined
  const shown = Date.UTC(+year, Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  // Months and hours out of range roll over; no clock shows them.
  if (+year < 1970 || new Date(shown).toISOString().slice(0, 16) !== local.slice(0, 16)) return undefined
  // No zone changes twice within two days, so one of these holds for the time itself.
  const offsets = [offsetMs(shown - DAY_MS, zone), offsetMs(shown + DAY_MS, zone)]
  const moments = offsets
    .map((offset) => shown - offset)
    .filter((moment) => moment + offsetMs(moment, zone) === shown)
  const moment = moments.length > 0 ? Math.min(...moments) : shown - (offsets[0] ?? 0)
  return new Date(moment).toISOString()
}

/** What clocks in `zone` show at an instant, as the value of a datetime-local field, to the minute. */
export function toLocalTime(instant: string, zone: string): string {
  const moment = new Date(instant).getTime()
  return new Date(moment + offsetMs(moment, zone)).toISOString().slice(0, 16)
}

/** The day on which an instant falls in `zone`: 'yyyy-mm-dd'. */
export const dayIn = (zone: string, instant: string): string =>
  (zone === 'UTC' ? instant : toLocalTime(instant, zone)).slice(0, 'yyyy-mm-dd'.length)

/** A moment in words, such as 'Sunday, December 1, 2024 at 8:00'. `zone` decides the day and the hour, `format` how days are written. */
export function formatMoment(instant: string, zone: string, format?: DateFormat): string {
  const day = formatDate(dayIn(zone, instant), format)
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: zone })
  return `${weekday.format(new Date(instant))}, ${day} at ${toLocalTime(instant, zone).slice(11).replace(/^0/, '')}`
}

/** How far clocks in `zone` are ahead of UTC at a moment, in milliseconds. */
function offsetMs(moment: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

const clockOf = (zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
