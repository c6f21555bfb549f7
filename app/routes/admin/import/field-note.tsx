import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import type { FieldReport } from 'recipe-import/report'
import { noteId } from './look-at.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'
import { gravestOutcome } from './report-of-field.ts'

/** What the import says of a field: what became of what was published, why, and what looks wrong. */
export function FieldNote({
  field,
  isAsking,
  report,
  warnings,
}: {
  field: string
  isAsking: boolean
  report?: FieldReport[]
  warnings: string[]
}) {
  const outcome = gravestOutcome(report)
  return (
    <div
      id={noteId(field)}
      data-asks={isAsking || undefined}
      data-quiet={!isAsking || undefined}
      tabIndex={-1}
      className="mt-2 scroll-mt-32 grid gap-1 text-caption leading-[1.45] text-ink-soft wrap-anywhere"
    >
      <FieldWarnings texts={warnings} />
      {report && outcome ? (
        <div className="flex items-start gap-2">
          <span className="flex-none">
            <OutcomeBadge outcome={outcome} />
          </span>
          <Reasons report={report} />
        </div>
      ) : (
        <p>Not in the file.</p>
      )}
    </div>
  )
}

function Reasons({ report }: { report: FieldReport[] }) {
  return (
    <ul className="min-w-0 py-0.5">
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
