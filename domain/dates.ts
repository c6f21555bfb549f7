const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in long form, such as 'November 12, 2024'. `instant` is ISO 8601; the day is the one in UTC. */
export function formatDate(instant: string): string {
  return LONG.format(new Date(instant))
}
