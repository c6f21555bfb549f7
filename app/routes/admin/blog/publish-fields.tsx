import { FormSelect } from '../../../ui/field/choice-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { useTimeZone } from '../../../ui/reader/use-time-zone.ts'
import { isScheduled, type TypedPublication } from '#domain/publishing/publish-date.ts'
import { PUBLISH_DATE } from '#domain/publishing/status.ts'
import { toLocalTime } from '#domain/publishing/time-zone.ts'
import { useFrameWords } from '../../use-frame-words.ts'
import { useMomentFormat } from '../../use-moment-format.ts'
import { useMay } from '../use-may.ts'

/** Whether a post is a draft. Who writes drafts only is offered nothing else. */
export function StatusField({ value, error }: { value: string; error?: string }) {
  const mayPublish = useMay()('publish')
  return (
    <FormSelect
      label="Status"
      hint={mayPublish ? undefined : 'You write drafts. An administrator publishes them.'}
      name="status"
      defaultValue={value}
      error={error}
    >
      <option value="draft">Draft</option>
      {(mayPublish || value === 'published') && <option value="published">Published</option>}
    </FormSelect>
  )
}

/**
 * The moment at which a post goes live, in the time zone of the writer, which the hint names. `values` fill the field once;
 * `current` is what stands in the form now.
 */
export function PublishDate({
  values,
  current,
  now,
  error,
}: {
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
        hint={`Your time zone: ${zone}. ${whenLive(current, now, format)}`}
      />
      <input type="hidden" name="time_zone" value={zone} />
    </div>
  )
}

/** When something becomes public, in a sentence. */
function whenLive(current: TypedPublication, now: string, format: (moment: string) => string): string {
  const { status, published_at } = current
  const date = !Number.isNaN(Date.parse(published_at)) && format(published_at)
  if (status !== 'published')
    return date ? `A draft stays hidden, even after ${date}.` : 'A draft stays hidden.'
  if (!date) return `The post goes live as soon as you save it.`
  return isScheduled(current, now) ? `The post goes live on ${date}.` : `The post is dated ${date}.`
}
