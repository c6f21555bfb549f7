import { readPage, readSearch } from './list-query.ts'
import { oneOf } from 'recipe-basics/text/one-of'

/** Which rows of a table were asked for, and in which order. Pages count from 1. */
export type TableQuery<Column extends string> = {
  search: string
  sort: Column
  order: 'asc' | 'desc'
  page: number
  /** Drafts alone. */
  isDraft?: boolean
}

/** The order that a column begins with: days with the newest. */
export const usualOrder = (column: string) => (column === 'created_at' ? 'desc' : 'asc')

/** Reads what was asked for from an address. Whatever is unknown counts as not asked for: newest first. */
export function readTableQuery<const Column extends string>(
  query: URLSearchParams,
  columns: readonly Column[],
  newest: NoInfer<Column>,
): TableQuery<Column> {
  const sort = oneOf(columns, query.get('sort')) ?? newest
  const order = oneOf(['asc', 'desc'], query.get('order')) ?? usualOrder(sort)
  const isDraft = query.get('state') === 'draft'
  return { search: readSearch(query), sort, order, page: readPage(query), ...(isDraft && { isDraft }) }
}

/** The address of a table, in one fixed order. `changes` replace parts of it. */
export function tableQuery<Column extends string>(
  table: TableQuery<Column>,
  changes: Partial<TableQuery<Column>> = {},
): string {
  const { search, sort, order, page, isDraft } = { ...table, ...changes }
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  query.set('sort', sort)
  query.set('order', order)
  if (isDraft) query.set('state', 'draft')
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}

/** Rows on one page of a table. */
export const ROWS_PER_PAGE = 50
