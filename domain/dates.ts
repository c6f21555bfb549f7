const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in long form, such as 'November 12, 2024'. `instant` is ISO 8601; the day is the one in UTC. */
export function formatDate(instant: string): string {
  return LONG.format(new Date(instant))
}

/** An instant to the minute, in the one zone that needs no explanation: “March 4, 2026, 05:06 UTC”. */
export const formatMoment = (instant: string): string =>
  `${formatDate(instant)}, ${instant.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)} UTC`

const SHORT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The same in short form, for tables: 'Nov 12, 2024'. */
export function formatShortDate(instant: string): string {
  return SHORT.format(new Date(instant))
}
