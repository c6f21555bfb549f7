// What pages show is written without `Intl` wherever that is simple: a browser that has not formatted anything yet reads
// the rules of all languages first, which takes longer than all else that a page starts with.

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** A day in long form, such as 'November 12, 2024'. `instant` is ISO 8601; the day is the one in UTC. */
export const formatDate = (instant: string) => formatDay(instant, (month) => month)

/** The same in short form, for tables: 'Nov 12, 2024'. */
export const formatShortDate = (instant: string) => formatDay(instant, (month) => month.slice(0, 3))

function formatDay(instant: string, toName: (month: string) => string): string {
  const date = new Date(instant)
  return `${toName(MONTHS[date.getUTCMonth()] ?? '')} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** An instant to the minute, in the one zone that needs no explanation: “March 4, 2026, 05:06 UTC”. */
export const formatMoment = (instant: string): string =>
  `${formatDate(instant)}, ${instant.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)} UTC`
