import { useLocation } from 'react-router'
import { SortHeading } from '../../ui/list/data-table.tsx'
import { tableQuery, type TableQuery } from '#domain/search/table-query.ts'

/** The headings of a table, each a link that sorts by its column; the one that sorts already turns the order round. */
export function SortHeadings<Column extends string>({
  columns,
  table,
}: {
  columns: Record<Column, string>
  table: TableQuery<Column>
}) {
  const { pathname } = useLocation()
  return Object.entries<string>(columns).map(([key, title]) => {
    const sorted = key === table.sort ? table.order : undefined
    const query = tableQuery<string>(table, { sort: key, order: sorted === 'asc' ? 'desc' : 'asc', page: 1 })
    return (
      <SortHeading key={key} to={pathname + query} sorted={sorted}>
        {title}
      </SortHeading>
    )
  })
}
