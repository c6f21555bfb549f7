import { type SentForm, sentText } from 'recipe-basics/fields/field'
import { type State, stateOf } from './status.ts'
import { isTimeZone, toInstant, toLocalTime } from './time-zone.ts'

/** A publication as a form has it: texts. The date is an instant, or what was typed in its place; empty for none. */
export type TypedPublication = { status: string; published_at: string }

/**
 * The publish date of a form that was sent, or is being filled in: the moment that the local time in `published_at` means
 * in the zone of the field `time_zone`. What is no time, or of no known zone, is kept as it is, to be refused in words.
 * `stored` is what it was, to the second, and stays so while the field shows the same minute.
 */
export function readPublishDate(form: SentForm, stored: string | null = null): string {
  const local = sentText(form.get('published_at'))
  const zone = sentText(form.get('time_zone')) || 'UTC'
  if (!local || !isTimeZone(zone)) return local
  return stored && toLocalTime(stored, zone) === local ? stored : (toInstant(local, zone) ?? local)
}

/** The same with its status. */
export const readPublication = (form: SentForm): TypedPublication => ({
  status: sentText(form.get('status')),
  published_at: readPublishDate(form),
})

/** What something will be when its form is saved at `now`. */
export function typedState({ status, published_at }: TypedPublication, now: string): State {
  if (status !== 'published') return 'draft'
  const isMoment = !Number.isNaN(Date.parse(published_at))
  return stateOf({ status, published_at: isMoment ? published_at : now }, new Date(now))
}

/** Whether that is public at a moment to come. */
export const isScheduled = (typed: TypedPublication, now: string): boolean =>
  typedState(typed, now) === 'scheduled'
