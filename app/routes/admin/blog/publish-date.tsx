import { TextField } from '#app/ui/form/text-field.tsx'
import { useTimeZone } from '#app/ui/use-time-zone.ts'
import type { PostValues } from '#domain/post/form.ts'
import { formatMoment, toLocalTime } from '#domain/time-zone.ts'

/** The moment at which a post goes live, in the time zone of the writer, which the hint names. */
export function PublishDate({
  values,
  current,
  now,
  error,
}: {
  values: PostValues
  current: PostValues
  now: string
  error?: string
}) {
  const zone = useTimeZone()
  const isMoment = !Number.isNaN(Date.parse(values.published_at))
  return (
    <div className="min-w-0">
      <TextField
        // Another zone shows the same moment as another time.
        key={zone}
        label="Publish Date"
        name="published_at"
        type="datetime-local"
        defaultValue={isMoment ? toLocalTime(values.published_at, zone) : ''}
        error={error}
        hint={`Your time zone: ${zone}. ${whenLive(current, now, zone)}`}
      />
      <input type="hidden" name="time_zone" value={zone} />
    </div>
  )
}

/** When a post becomes public, in a sentence. */
function whenLive({ status, published_at }: PostValues, now: string, zone: string): string {
  const isMoment = !Number.isNaN(Date.parse(published_at))
  const date = isMoment && formatMoment(published_at, zone)
  if (status !== 'published')
    return date ? `A draft stays hidden, even after ${date}.` : 'A draft stays hidden.'
  if (!date) return 'The post goes live as soon as you save it.'
  return published_at > now ? `The post goes live on ${date}.` : `The post is dated ${date}.`
}
