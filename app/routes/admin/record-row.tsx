import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Badge } from '../../ui/badge/badge.tsx'
import { StateBadge } from '../../ui/badge/state-badge.tsx'
import type { State } from '#domain/publishing/status.ts'
import { SelectRow } from './bulk/bulk-bar.tsx'
import { withTable } from './table-address.ts'

type RowProps = {
  record: { id: string; name: string; updated_at: string }
  /** The address of its form. */
  to: string
  state: State
  isSample: boolean
  /** A small square: what readers see of it. */
  picture: ReactNode
  /** Who made it. */
  by: string | null
  /** Its values, each a `Value`. */
  children: ReactNode
  /** What can be done with it. */
  actions: ReactNode
}

/**
 * A record in its table: selects it, shows it as readers see it, leads to its form, and says what sets it apart from what
 * visitors see. On a phone its values stand below the name as words; what is not known takes no room.
 */
export function RecordRow({ record, to, state, isSample, picture, by, children, actions }: RowProps) {
  const { pathname, search } = useLocation()
  return (
    <tr className="border-b border-line hover:bg-surface max-lg:relative max-lg:block max-lg:py-3 max-lg:pl-29">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the name in it is its label */}
      <th
        scope="row"
        className="py-2.5 pr-4 text-left font-[450] max-lg:block max-lg:py-0 max-lg:pr-0 min-[24rem]:max-lg:pr-22 lg:min-w-72"
      >
        <span className="flex items-center gap-1">
          <span className="flex flex-none items-center max-lg:absolute max-lg:top-3 max-lg:left-0">
            <SelectRow {...record} />
            <span aria-hidden className="w-16">
              {picture}
            </span>
          </span>
          <span className="min-w-0 leading-[1.35] lg:pl-3">
            <Link
              to={withTable(to, pathname + search)}
              dir="auto"
              className="inline-flex min-h-7 items-center font-serif text-[1.125rem] leading-[1.25] wrap-anywhere max-lg:min-h-11"
            >
              {record.name}
            </Link>{' '}
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
              {state !== 'published' && <StateBadge state={state} />}
              {isSample && <Badge tone="outline">Sample</Badge>}
              {by && <span dir="auto">{by}</span>}
            </span>
          </span>
        </span>
      </th>
      {children}
      <td className="text-right whitespace-nowrap max-lg:block min-[24rem]:max-lg:absolute min-[24rem]:max-lg:top-2 min-[24rem]:max-lg:-right-2">
        <div className="flex justify-end">{actions}</div>
      </td>
    </tr>
  )
}

/** A value of a record; `unit` stands behind it where its heading does not show. */
export const Value = ({ unit, children }: { unit?: string; children: ReactNode }) => (
  <td className="py-2.5 pr-3 empty:hidden max-lg:inline-block max-lg:py-0 max-lg:text-ink-soft lg:empty:table-cell">
    {children}
    {unit && <span className="lg:hidden"> {unit}</span>}
  </td>
)
