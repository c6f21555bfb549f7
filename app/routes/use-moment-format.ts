import { useTimeZone } from '#app/ui/use-time-zone.ts'
import { formatMoment } from '#domain/time-zone.ts'
import { useFrameWords } from './use-frame-words.ts'

/** Writes a moment as clocks show it where its reader is; without scripts, where the site is. */
export function useMomentFormat(): (moment: string) => string {
  const zone = useTimeZone(useFrameWords().time_zone)
  return (moment) => formatMoment(moment, zone)
}
