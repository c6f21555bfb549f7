import type { ChangeEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { CONTROL, FieldError, useFieldText } from '../../ui/field/field.tsx'
import { Switch } from '../../ui/button/switch.tsx'
import { useTimeZone } from '../../ui/reader/use-time-zone.ts'
import { type PublishChoice, type TypedPublication, typedChoice } from '#domain/publishing/publish-date.ts'
import { PUBLISH_DATE } from '#domain/publishing/status.ts'
import { toLocalTime } from '#domain/publishing/time-zone.ts'
import { useFrameWords } from '../use-frame-words.ts'
import { PreviewButton } from './preview-button.tsx'
import { useMay } from './use-may.ts'

/** What is pressed after each choice. */
const PRESSED = [
  ['draft', 'Save draft', 'group-has-[[value=draft]:checked]/bar:inline'],
  ['now', 'Publish', 'group-has-[[value=now]:checked]/bar:inline'],
  ['published', '', 'group-has-[[value=published]:checked]/bar:inline'],
  ['later', 'Schedule', 'group-has-[[value=later]:checked]/bar:inline'],
] as const satisfies [PublishChoice, string, string][]

/**
 * When readers see what the form around it holds: one choice, which the button repeats. It needs no scripts. `values` fill
 * it once. Who writes drafts only is offered nothing else.
 */
export function PublishBar({
  values,
  now,
  errors,
  isSaving,
  saveLabel,
}: {
  values: TypedPublication
  now: string
  errors: Record<string, string>
  isSaving: boolean
  /** What is pressed for something that is public already. */
  saveLabel: string
}) {
  const mayPublish = useMay()('publish')
  const chosen = mayPublish ? typedChoice(values, now) : 'draft'
  const isPublic = chosen === 'published'
  // What was public before keeps its day.
  const hasDay = typedChoice({ ...values, status: 'published' }, now) === 'published'
  const choices: [PublishChoice, string][] = [
    ['draft', 'Draft'],
    [hasDay ? 'published' : 'now', isPublic ? 'Published' : 'Publish now'],
    ['later', 'Schedule for…'],
  ]
  return (
    <div
      data-save-bar
      className="group/bar sticky bottom-3 z-2 mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 rounded-panel border border-control bg-surface p-3 shadow-lift sm:px-5"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2.5 max-sm:w-full">
        {mayPublish ? (
          <Switch
            label="When readers see it"
            name="status"
            {...{ choices, chosen }}
            onChange={proposeTomorrow}
            className="max-sm:w-full max-sm:auto-cols-auto"
          />
        ) : (
          <p className="text-ink-soft">
            <input type="hidden" name="status" value={values.status} />
            You write drafts. An administrator publishes them.
          </p>
        )}
        <GoesLive values={values} error={errors.published_at} />
      </div>
      <div className="flex gap-3 max-sm:w-full">
        <PreviewButton />
        <Button type="submit" disabled={isSaving} className="max-sm:flex-1">
          {isSaving
            ? 'Saving...'
            : PRESSED.map(([choice, words, shown]) => (
                <span
                  key={choice}
                  className={mayPublish ? `hidden ${shown}` : choice === 'draft' ? '' : 'hidden'}
                >
                  {words || (isPublic ? saveLabel : 'Publish')}{' '}
                </span>
              ))}
        </Button>
      </div>
      {errors.status && <FieldError>{errors.status}</FieldError>}
    </div>
  )
}

/** Who schedules something is offered tomorrow at eight, to be changed. */
function proposeTomorrow({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) {
  const date = form?.elements.namedItem('published_at')
  if (value !== 'later' || !(date instanceof HTMLInputElement) || date.value) return
  const tomorrow = new Date()
  tomorrow.setDate(tomorrow.getDate() + 1)
  const day = [tomorrow.getFullYear(), tomorrow.getMonth() + 1, tomorrow.getDate()]
  date.value = `${day.map((part) => String(part).padStart(2, '0')).join('-')}T08:00`
}

/** The moment at which something goes live, in the time zone of the writer. */
function GoesLive({ values, error }: { values: TypedPublication; error?: string }) {
  const zone = useTimeZone(useFrameWords().time_zone)
  const text = useFieldText({ hint: zone, error })
  const { published_at } = values
  const isMoment = !Number.isNaN(Date.parse(published_at))
  return (
    <div className="hidden min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 group-has-[[value=later]:checked]/bar:flex">
      <label htmlFor={text.id} className="sr-only">
        {PUBLISH_DATE.label}
      </label>
      <input
        // Another zone shows the same moment as another time.
        key={zone}
        type="datetime-local"
        name="published_at"
        defaultValue={isMoment ? toLocalTime(published_at, zone) : ''}
        className={`${CONTROL} w-auto`}
        {...text}
      />
      <span id={`${text.id}-hint`} className="text-caption text-ink-soft">
        {zone}
      </span>
      {error && <FieldError id={`${text.id}-error`}>{error}</FieldError>}
      <input type="hidden" name="time_zone" value={zone} />
    </div>
  )
}
