import { TextField } from '../../ui/field/text-field.tsx'
import { useTimeZone } from '../../ui/reader/use-time-zone.ts'
import { isScheduled, type TypedPublication } from '#domain/publishing/publish-date.ts'
import { PUBLISH_DATE } from '#domain/publishing/status.ts'
import { toLocalTime } from '#domain/publishing/time-zone.ts'
import { useFrameWords } from '../use-frame-words.ts'
import { useMomentFormat } from '../use-moment-format.ts'

/**
 * The moment at which something goes live, in the time zone of the writer, which the hint names. `kind` says in a word what
 * it is. `values` fill the field once; `current` is what stands in the form now.
 */
export function PublishDate({
  kind,
  values,
  current,
  now,
  error,
}: {
  kind: string
  values: TypedPublication
  current: TypedPublication
  now: string
  error?: string
}) {
  const zone = useTimeZone(useFrameWords().time_zone)
  const format = useMomentFormat()
  const isMoment = !Number.isNaN(Date.parse(values.published_at))
  return (
    <div className="min-w-0">
      <TextField
        // Another zone shows the same moment as another time.
        key={zone}
        label={PUBLISH_DATE.label}
        name="published_at"
        type="datetime-local"
        defaultValue={isMoment ? toLocalTime(values.published_at, zone) : ''}
        error={error}
        hint={`Your time zone: ${zone}. ${whenLive(kind, current, now, format)}`}
      />
      <input type="hidden" name="time_zone" value={zone} />
    </div>
  )
}

/** When something becomes public, in a sentence. */
function whenLive(
  kind: string,
  current: TypedPublication,
  now: string,
  format: (moment: string) => string,
): string {
  const { status, published_at } = current
  const date = !Number.isNaN(Date.parse(published_at)) && format(published_at)
  if (status !== 'published')
    return date ? `A draft stays hidden, even after ${date}.` : 'A draft stays hidden.'
  if (!date) return `The ${kind} goes live as soon as you save it.`
  return isScheduled(current, now) ? `The ${kind} goes live on ${date}.` : `The ${kind} is dated ${date}.`
}
