import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { DataTable, Heading } from '../../ui/list/data-table.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { tableQuery, type TableQuery } from '#domain/search/table-query.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { SelectAll } from './bulk/select-all.tsx'
import { SortHeadings } from './sort-headings.tsx'
import { TableSearch } from './table-search.tsx'

const RESULTS = 'found'

type Props<Column extends string> = {
  /** What the table lists, in small letters: 'recipes'. */
  kind: string
  /** What its search looks through. */
  searched: string
  columns: Record<Column, string>
  /** The columns that share a heading. */
  groups: readonly (readonly Column[])[]
  table: TableQuery<Column>
  count: number
  /** The number of results in words. */
  counted: string
  pages: number
  /** What can be done with what is selected beside what can be done with all things. */
  bulk?: ReactNode
  /** Its rows. */
  children: ReactNode
}

/** All records of one kind: searched, counted, sorted and paged by the address. */
export function RecordTable<Column extends string>({
  kind,
  searched,
  columns,
  groups,
  table,
  count,
  counted,
  pages,
  bulk,
  children,
}: Props<Column>) {
  const { pathname } = useLocation()
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <TableSearch label={`Search ${kind}`} fields={searched} columns={columns} table={table} />
        <p className="flex items-center gap-x-4">
          <output id={RESULTS} tabIndex={-1} className="text-ink-soft outline-none">
            {counted}
          </output>
          <Link
            to={pathname + tableQuery(table, { isDraft: !table.isDraft, page: 1 })}
            className="inline-flex min-h-11 items-center"
          >
            {table.isDraft ? 'Show all' : 'Drafts alone'}
          </Link>
        </p>
      </div>
      {count === 0 ? (
        <EmptyState title={table.search || table.isDraft ? `No ${kind} found` : `No ${kind} yet`} />
      ) : (
        <>
          <SelectAll />
          <DataTable
            caption={`All ${kind}`}
            head={
              <>
                <SortHeadings {...{ columns, groups, table }} />
                <Heading className="text-right">Actions</Heading>
              </>
            }
          >
            {children}
          </DataTable>
          <BulkBar kind={kind}>{bulk}</BulkBar>
        </>
      )}
      <Pagination
        page={table.page}
        pages={pages}
        results={RESULTS}
        to={(page) => pathname + tableQuery(table, { page })}
      />
    </>
  )
}
