import type { MouseEvent } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import type { ShownItem } from './load-review.ts'

/** Panels that have places of their own; of every other field, what the import says of it stands at `noteId`. */
const PANELS = ['file', 'duplicate', 'ingredients', 'instructions', 'nutrition']

/** Where the review says what became of a field. */
export const noteId = (field: string) => `look-${field}`

function placeOf(field: string): string {
  if (field === 'dietary_restrictions') return 'labels'
  return PANELS.includes(field) ? field : noteId(field)
}

/** What somebody should look at in this recipe, each the way to its field, and what one press settles. */
export function LookAt({ points, known, questions }: Pick<ShownItem, 'points' | 'known' | 'questions'>) {
  const here = known?.place === 'trash' ? 'It is in the trash' : 'It is here already'
  const all = known ? [{ field: 'duplicate', label: here }, ...points] : points
  if (all.length === 0) return <p className="mt-3 font-semibold">Nothing here needs a look.</p>
  return (
    <div className="mt-3">
      <p className="font-semibold">
        {all.length === 1 ? '1 thing to look at' : `${all.length} things to look at`}
      </p>
      <ol className="mt-2 flex flex-wrap gap-2">
        {all.map(({ field, label }, place) => (
          <li key={field}>
            <a
              href={`#${placeOf(field)}`}
              onClick={(event) => focusField(event, field)}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-l-4 border-control border-l-butter py-1 pr-3.5 pl-3 leading-tight no-underline hover:border-ink hover:border-l-butter hover:bg-paper hover:text-ink"
            >
              <span aria-hidden className="font-serif text-[1.375rem] leading-none text-accent">
                {place + 1}
              </span>{' '}
              {label}
            </a>
          </li>
        ))}
      </ol>
      {questions.map((question) => (
        <Answers key={question.about} question={question} />
      ))}
    </div>
  )
}

function Answers({ question: { about, answers } }: { question: ShownItem['questions'][number] }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <fieldset className="mt-4 border-l-4 border-butter pl-4">
      <legend className="sr-only">{about}</legend>
      <p aria-hidden className="text-ink-soft wrap-anywhere">
        {about}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {answers.map(({ value, label }) => (
          <Button key={value} type="submit" look="outline" name="answer" value={value} disabled={busy}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** With scripts, the field itself takes what is typed next. */
function focusField(event: MouseEvent<HTMLElement>, field: string) {
  const control = event.currentTarget.closest('form')?.elements.namedItem(field)
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}
