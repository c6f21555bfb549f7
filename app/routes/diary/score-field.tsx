import { useId } from 'react'
import { FieldError, FieldHint } from '#app/ui/form/field.tsx'
import { WORST } from '#domain/diary/diary.ts'

const SCORES = Array.from({ length: WORST + 1 }, (_, score) => score)

/** How the gut is, from 0 to 10. Arrow keys go from one number to the next. */
export function ScoreField({
  score,
  error,
  onScore,
}: {
  score: number | undefined
  error: string | undefined
  onScore: (score: number) => void
}) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-ui leading-[1.4] font-semibold">How your gut is</legend>
      <div className="flex flex-wrap gap-1.5">
        {SCORES.map((one) => (
          <label
            key={one}
            className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control border border-control hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={score === one}
              data-invalid={error && one === 0 ? '' : undefined}
              onChange={() => onScore(one)}
            />
            {one}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <FieldHint id={`${id}-hint`}>0 is calm. 10 is the worst you know.</FieldHint>
    </fieldset>
  )
}
