import { sentText } from 'recipe-basics/fields/field'
import { type Publication, stateOf } from '#domain/publishing/status.ts'
import { formatMoment, isTimeZone } from '#domain/publishing/time-zone.ts'
import type { SiteContext } from '#server/context.ts'

/** What the notice of a thing that is saved adds while the thing waits for its moment, in the time zone of its form. */
export function goesLive(
  form: FormData,
  { status, published_at }: Publication,
  { now, words }: Pick<SiteContext, 'now' | 'words'>,
): string | undefined {
  if (published_at === null || stateOf({ status, published_at }, now) !== 'scheduled') return undefined
  const typed = sentText(form.get('time_zone'))
  const zone = isTimeZone(typed) ? typed : words.time_zone
  return `It goes live on ${formatMoment(published_at, zone, words.date_format ?? undefined)}.`
}
