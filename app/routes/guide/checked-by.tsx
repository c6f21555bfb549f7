import { Icon } from '../../ui/icon/icon.tsx'
import { useDateFormat } from '../use-date-format.ts'

type Checked = {
  checked_by: string | null
  checked_on: string | null
  review_on: string | null
  isOverdue: boolean
  hasSources: boolean
}

/** Who read the facts of a page and when, which is no endorsement, and when they are due to be read again. */
export function CheckedBy({ checked_by, checked_on, review_on, isOverdue, hasSources }: Checked) {
  const format = useDateFormat()
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-0.5 pt-1 text-caption text-ink-soft">
      <span className="inline-flex items-start gap-1.5">
        <Icon name={checked_by ? 'check' : 'circle-question-mark'} className="mt-[.2em] size-[1.1em]" />
        <span>
          {checked_by
            ? `Facts checked by ${checked_by}${checked_on ? `, ${format(checked_on)}` : ''}. Not an endorsement.`
            : `${hasSources ? 'Written from the sources at the end. ' : ''}Nobody outside this site has checked it yet.`}
        </span>
      </span>
      {review_on && (
        <span className="inline-flex items-start gap-1.5">
          <Icon name={isOverdue ? 'circle-alert' : 'calendar-clock'} className="mt-[.2em] size-[1.1em]" />
          {isOverdue ? (
            <span>
              <b className="font-semibold text-ink">
                This page was due for a new look on {format(review_on)}.
              </b>{' '}
              Newer findings may be missing.
            </span>
          ) : (
            <span>Next look: {format(review_on)}</span>
          )}
        </span>
      )}
    </p>
  )
}
