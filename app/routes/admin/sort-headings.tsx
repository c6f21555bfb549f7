import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import { HEADING } from '../../ui/list/data-table.tsx'
import { tableQuery, type TableQuery } from '#domain/search/table-query.ts'

/**
 * The headings of a table: each name is a link that sorts by its column, and one that sorts already turns the order round.
 * `groups` are the columns that share a heading.
 */
export function SortHeadings<Column extends string>({
  columns,
  groups,
  table,
}: {
  columns: Record<Column, string>
  groups: readonly (readonly Column[])[]
  table: TableQuery<Column>
}) {
  return groups.map((group) => {
    const isSorted = group.includes(table.sort)
    return (
      <th
        key={group[0]}
        scope="col"
        aria-sort={isSorted ? (table.order === 'asc' ? 'ascending' : 'descending') : undefined}
        className={`${HEADING} whitespace-normal! first:w-2/5`}
      >
        {group.map((column, place) => (
          <Fragment key={column}>
            {place > 0 && ' '}
            <SortLink column={column} title={columns[column]} table={table} />
          </Fragment>
        ))}
      </th>
    )
  })
}

function SortLink<Column extends string>({
  column,
  title,
  table,
}: {
  column: Column
  title: string
  table: TableQuery<Column>
}) {
  const { pathname } = useLocation()
  const sorted = column === table.sort ? table.order : undefined
  const query = tableQuery<string>(table, { sort: column, order: sorted === 'asc' ? 'desc' : 'asc', page: 1 })
  const icon = sorted === 'asc' ? 'arrow-up' : sorted === 'desc' ? 'arrow-down' : 'chevrons-up-down'
  return (
    <Link
      to={pathname + query}
      preventScrollReset
      className="mr-2 inline-flex min-h-11 items-center gap-1 no-underline"
    >
      {title}
      <Icon name={icon} className={`size-[.9em] stroke-2 ${sorted ? 'text-accent' : 'text-ink-soft'}`} />
    </Link>
  )
}
