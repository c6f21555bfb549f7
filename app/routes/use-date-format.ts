import { formatDate } from '#domain/publishing/dates.ts'
import { useFrameWords } from './use-frame-words.ts'

/** Writes a day, 'yyyy-mm-dd', as the chef wants days written. */
export function useDateFormat(): (day: string) => string {
  const { date_format } = useFrameWords()
  return (day) => formatDate(day, date_format ?? undefined)
}
