import { formatShortDate } from '#domain/publishing/dates.ts'
import { dayIn } from '#domain/publishing/time-zone.ts'
import { useDateFormat } from '../use-date-format.ts'
import { useFrameWords } from '../use-frame-words.ts'

/** Writes the day on which a moment falls at the site, as the chef wants days written. */
export function useDayFormat(): (moment: string) => string {
  const { time_zone } = useFrameWords()
  const format = useDateFormat()
  return (moment) => format(dayIn(time_zone, moment))
}

/** The same in short form, for tables. */
export function useShortDayFormat(): (moment: string) => string {
  const { time_zone, date_format } = useFrameWords()
  return (moment) => formatShortDate(dayIn(time_zone, moment), date_format ?? undefined)
}
