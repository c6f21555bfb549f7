import { useTimeZone } from '../ui/reader/use-time-zone.ts'
import { formatMoment } from '#domain/publishing/time-zone.ts'
import { useFrameWords } from './use-frame-words.ts'

/** Writes a moment as clocks show it where its reader is, or without scripts where the site is, and days as the chef wants. */
export function useMomentFormat(): (moment: string) => string {
  const { time_zone, date_format } = useFrameWords()
  const zone = useTimeZone(time_zone)
  return (moment) => formatMoment(moment, zone, date_format ?? undefined)
}
