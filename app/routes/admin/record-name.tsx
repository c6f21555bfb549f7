import { Link, useLocation } from 'react-router'
import { Badge } from '../../ui/badge/badge.tsx'
import { NameCell } from '../../ui/list/data-table.tsx'
import { StateBadge } from '../../ui/badge/state-badge.tsx'
import type { State } from '#domain/publishing/status.ts'
import { SelectRow } from './bulk/bulk-bar.tsx'
import { withTable } from './table-address.ts'

type Props = {
  record: { id: string; name: string; updated_at: string }
  /** The address of its form. */
  to: string
  state: State
  isSample: boolean
}

/** The first cell of a row: selects it, leads to its form, and says what sets it apart from what visitors see. */
export function RecordName({ record, to, state, isSample }: Props) {
  const { pathname, search } = useLocation()
  return (
    <NameCell>
      <div className="flex items-start gap-1">
        <SelectRow {...record} />
        <span>
          <Link
            to={withTable(to, pathname + search)}
            dir="auto"
            className="inline-flex min-h-11 items-center"
          >
            {record.name}
          </Link>
          {isSample && (
            <span className="font-sans">
              {' '}
              <Badge tone="outline">Sample</Badge>
            </span>
          )}
          {state !== 'published' && (
            <span className="ml-2 font-sans">
              <StateBadge state={state} />
            </span>
          )}
        </span>
      </div>
    </NameCell>
  )
}
