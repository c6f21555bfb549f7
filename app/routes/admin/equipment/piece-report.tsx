import { nameField } from '#domain/equipment/form.ts'
import type { FieldReport } from 'recipe-import/report'
import { OutcomeBadge } from '../import/outcome-badge.tsx'
import { countOutcomes } from '../import/report-of-field.ts'

/** What became of the fields of a piece: how many were kept, and why each other was not. */
export function PieceReport({ report }: { report: FieldReport[] }) {
  const rows = Map.groupBy(report, ({ field }) => field)
  const others = report.filter(({ outcome }) => outcome !== 'kept')
  return (
    <>
      <p className="mt-2.5 flex flex-wrap gap-2">
        {countOutcomes(rows, 0).map(([outcome, count]) => (
          <OutcomeBadge key={outcome} outcome={outcome} count={count} />
        ))}
      </p>
      {others.length > 0 && (
        <ul className="mt-2 grid gap-1 text-caption leading-[1.45] text-ink-soft">
          {others.map(({ field, outcome, reason, from }) => (
            <li key={field}>
              <span className="font-semibold text-ink">
                {nameField(field)}, {outcome}:
              </span>{' '}
              {reason}
              {from && <> {outcome === 'dropped' ? <s>{from}</s> : <q>{from}</q>}</>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
