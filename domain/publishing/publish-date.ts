import { type SentForm, sentText } from 'recipe-basics/fields/field'
import { type State, stateOf, type Status } from './status.ts'
import { isTimeZone, toInstant, toLocalTime } from './time-zone.ts'

/** A publication as a form has it: texts. The date is an instant, or what was typed in its place; empty for none. */
export type TypedPublication = { status: string; published_at: string }

/** What a form can choose: `now` gives no date, the others the one in the form, and `later` needs one. */
export type PublishChoice = Status | 'now' | 'later'

/**
 * When something becomes public, of a form that was sent or is being filled in. The local time in `published_at` means a
 * moment in the zone of the field `time_zone`; what is no time, or of no known zone, is kept as it is, to be refused in
 * words. `stored` is the date as it was, to the second, and stays so while the field shows the same minute.
 */
export function readPublication(form: SentForm, stored: string | null = null): TypedPublication {
  const status = sentText(form.get('status'))
  if (status === 'now') return { status: 'published', published_at: '' }
  const published_at = readPublishDate(form, stored)
  if (status === 'later') return { status: 'published', published_at: published_at || NO_MOMENT }
  return { status, published_at }
}

/** Stands for a day that nobody chose: it is refused as no date. */
const NO_MOMENT = 'none'

function readPublishDate(form: SentForm, stored: string | null): string {
  const local = sentText(form.get('published_at'))
  const zone = sentText(form.get('time_zone')) || 'UTC'
  if (!local || !isTimeZone(zone)) return local
  return stored && toLocalTime(stored, zone) === local ? stored : (toInstant(local, zone) ?? local)
}

/** What something will be when its form is saved at `now`. */
function typedState({ status, published_at }: TypedPublication, now: string): State {
  if (status !== 'published') return 'draft'
  const isMoment = !Number.isNaN(Date.parse(published_at))
  return stateOf({ status, published_at: isMoment ? published_at : now }, new Date(now))
}

/** Whether that is public at a moment to come. */
export const isScheduled = (typed: TypedPublication, now: string): boolean =>
  typedState(typed, now) === 'scheduled'

/** What a form with that in it has chosen at `now`. What is no moment was meant for later. */
export function typedChoice(typed: TypedPublication, now: string): PublishChoice {
  if (typed.status !== 'published') return 'draft'
  if (!typed.published_at) return 'now'
  return Number.isNaN(Date.parse(typed.published_at)) || isScheduled(typed, now) ? 'later' : 'published'
}
