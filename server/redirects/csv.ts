import type { StoredRedirects } from '#domain/addresses/redirects.ts'
import { readCsvRows } from 'recipe-basics/table/csv-rows'

/** One line of a file, as it was written. */
export type Line = { line: number; from: string; to: string; kind: string }

/** Lines of one file. More of them are not read. */
export const MOST_LINES = 5_000

/** What the three columns are called, here and by programs that keep such tables. */
const COLUMNS = [
  ['from', 'source', 'source url', 'origin', 'old', 'old url', 'old address', 'redirect from'],
  ['to', 'target', 'target url', 'destination', 'new', 'new url', 'new address', 'redirect to'],
  ['kind', 'type', 'code', 'http code', 'status code'],
]
const LONGEST_LINE = 10_000

/** The lines of a table with the columns from, to and kind, or others that mean them; undefined for what is no such table. One line more than the most is read. */
export function readCsv(text: string): Line[] | undefined {
  const rows = readCsvRows(text, { mostRows: MOST_LINES + 2, longestRow: LONGEST_LINE })
  const columns = rows?.[0] && columnsOf(rows[0].cells)
  if (!rows || !columns) return undefined
  return rows.slice(1).map(({ cells, line }) => {
    const [from = '', to = '', kind = ''] = columns.map((at) => cells[at] ?? '')
    return { line, from, to, kind }
  })
}

/** Where the three columns stand, by their names in the first line. */
function columnsOf(head: string[]): number[] | undefined {
  const names = head.map((name) => name.trim().toLowerCase().replace(/[_-]/g, ' '))
  const places = COLUMNS.map((known) => names.findIndex((name) => known.includes(name)))
  const [from = -1, to = -1] = places
  return from < 0 || to < 0 ? undefined : places
}

/** Redirects as a table that any spreadsheet opens (RFC 4180). */
export function writeCsv(redirects: StoredRedirects): string {
  const rows = [...redirects].map(([path, leads_to]) => [
    path,
    leads_to ?? '',
    leads_to === null ? '410' : '301',
  ])
  return [['from', 'to', 'kind'], ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/** A spreadsheet runs a cell that begins like a formula, but not behind an apostrophe. */
const toCell = (text: string) => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
