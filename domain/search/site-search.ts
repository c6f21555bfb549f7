import { readSearch } from './list-query.ts'

/** The words that a visitor looks for on the whole site, as an address says them. */
export const readSiteSearch = (query: URLSearchParams): string => readSearch(query, 'q')

/** The address of a search of the whole site, after its path; empty where nothing is looked for. */
export const siteSearchQuery = (search: string): string =>
  search ? `?${new URLSearchParams({ q: search })}` : ''
