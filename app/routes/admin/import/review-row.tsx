import { Icon } from '#app/ui/icon.tsx'
import { useId, type ReactNode } from 'react'
import { CONTROL, FieldError } from '#app/ui/form/field.tsx'
import type { FieldReport } from '#domain/recipe-import/report.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { gravestOutcome } from './report-of-field.ts'

/** What a row of the review says about its field, beside the value. */
export type RowText = {
  label: string
  report?: FieldReport[]
  error?: string
  warnings?: string[]
  hint?: ReactNode
  /** What links on the page lead to. */
  at?: string
}

export type ControlText = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string
  className: string
}

/** A field of the review: its name, its control, what became of what was published, and why. */
export function ReviewRow({
  label,
  report,
  error,
  warnings = [],
  hint,
  at,
  control,
  grouped,
}: RowText & {
  control: (text: ControlText) => ReactNode
  /** Several controls, each with a name of its own. */
  grouped?: boolean
}) {
  const id = useId()
  const outcome = gravestOutcome(report)
  const text = {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error ${id}-why` : `${id}-why`,
    className: CONTROL,
  }
  const name = 'text-ui leading-[1.4] font-semibold md:pt-2.5'
  return (
    <li
      id={at}
      className="grid scroll-mt-6 gap-x-5 gap-y-1.5 border-t border-line py-3 md:grid-cols-[8.5rem_minmax(0,1fr)_7rem]"
    >
      {grouped ? (
        <p id={`${id}-name`} className={name}>
          {label}
        </p>
      ) : (
        <label htmlFor={id} className={name}>
          {label}
        </label>
      )}
      <div className="min-w-0">
        {grouped ? (
          <fieldset aria-labelledby={`${id}-name`} aria-describedby={text['aria-describedby']}>
            {control(text)}
          </fieldset>
        ) : (
          control(text)
        )}
      </div>
      <p className="md:mt-2">{outcome && <OutcomeBadge outcome={outcome} />}</p>
      <div className="grid gap-1 md:col-start-2">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {warnings.map((warning) => (
          <p key={warning} className="flex items-start gap-1.5 text-caption leading-normal text-butter-ink">
            <Icon name="triangle-alert" className="mt-px stroke-[1.8]" />
            {warning}
          </p>
        ))}
        <div id={`${id}-why`} className="text-caption leading-[1.45] text-ink-soft wrap-anywhere">
          {report ? <Reasons report={report} /> : <p>Not in the file.</p>}
          {hint}
        </div>
      </div>
    </li>
  )
}

function Reasons({ report }: { report: FieldReport[] }) {
  return (
    <ul>
      {report.map(({ outcome, reason, from }, place) => (
        <li key={place}>
          {report.length > 1 && <span className="font-semibold">{outcome}: </span>}
          {reason}
          {from && outcome !== 'kept' && <> {outcome === 'dropped' ? <s>{from}</s> : <q>{from}</q>}</>}
        </li>
      ))}
    </ul>
  )
}
