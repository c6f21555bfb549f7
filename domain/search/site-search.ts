import { readSearch } from './list-query.ts'

/** The words that a visitor looks for on the whole site, as an address says them. */
export const readSiteSearch = (query: URLSearchParams): string => readSearch(query, 'q')

const MOST_OFF = 12

/** What was taken off of what the words ask for, each once. */
export const readTakenOff = (query: URLSearchParams): string[] =>
  [...new Set(query.getAll('off'))]
    .filter((key) => /^[a-z]+:.{1,60}$/.test(key))
    .sort()
    .slice(0, MOST_OFF)

/** The address of a search of the whole site, after its path; empty where nothing is looked for. */
export const siteSearchQuery = (search: string, off: readonly string[] = []): string =>
  search ? `?${new URLSearchParams([['q', search], ...off.map((key) => ['off', key])])}` : ''
