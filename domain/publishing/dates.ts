// What pages show is written without `Intl` wherever that is simple: a browser that has not formatted anything yet reads
// the rules of all languages first, which takes longer than all else that a page starts with.

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** How the chef may have days written, each as an example of itself. Without her word, the first. */
export const OTHER_DATE_FORMATS = ['12 November 2024', '2024-11-12'] as const
export const DATE_FORMATS = ['November 12, 2024', ...OTHER_DATE_FORMATS] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

/** A day in long form, such as 'November 12, 2024'. `instant` is ISO 8601; the day is the one in UTC. */
export const formatDate = (instant: string, format?: DateFormat) =>
  writeDay(instant, format, (month) => month)

/** The same in short form, for tables: 'Nov 12, 2024'. */
export const formatShortDate = (instant: string, format?: DateFormat) =>
  writeDay(instant, format, (month) => month.slice(0, 3))

function writeDay(
  instant: string,
  format: DateFormat = DATE_FORMATS[0],
  toName: (month: string) => string,
): string {
  const date = new Date(instant)
  const month = toName(MONTHS[date.getUTCMonth()] ?? '')
  switch (format) {
    case 'November 12, 2024':
      return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
    case '12 November 2024':
      return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`
    case '2024-11-12':
      return date.toISOString().slice(0, 'yyyy-mm-dd'.length)
  }
}
