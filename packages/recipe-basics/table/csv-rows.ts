import { CsvError, parse } from 'csv-parse/sync'

/** The cells of one row, and the line of the file in which it ended. */
export type Row = { cells: string[]; line: number }

/** Spreadsheets write what their country writes. */
const DELIMITERS = [',', ';', '\t']
/** How Excel is told which one a file has. */
const SEPARATOR = /^\ufeff?sep=([,;\t])\r?\n/i
/** Lines of a file that are looked at for its delimiter. */
const MOST_LOOKED_AT = 5
const LONGEST_LOOKED_AT = 100_000

type Limits = { mostRows: number; longestRow: number }

/**
 * The rows of a table as spreadsheets write it, at most so many; undefined for what is none, such as a text with a quote that
 * is never closed. `longestRow`: characters. Apostrophes that guard a formula are taken away.
 */
export function readCsvRows(text: string, { mostRows, longestRow }: Limits): Row[] | undefined {
  const [mark = '', said] = SEPARATOR.exec(text) ?? []
  const table = text.slice(mark.length)
  const rows: Row[] = []
  try {
    parse(table, {
      bom: true,
      delimiter: said ?? delimiterOf(table),
      max_record_size: longestRow,
      on_record(cells: string[], { lines }) {
        rows.push({ cells: cells.map(unguard), line: lines })
      },
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: mostRows,
      trim: true,
    })
    return rows
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

/** The delimiter that stands most often in the first line with any. A title without one may stand above the names of the columns. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, LONGEST_LOOKED_AT).split(/\r?\n|\r/, MOST_LOOKED_AT)
  const first = lines.find((line) => DELIMITERS.some((delimiter) => line.includes(delimiter))) ?? ''
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, times: first.split(delimiter).length }))
  return counted.reduce((most, next) => (next.times > most.times ? next : most)).delimiter
}

const unguard = (text: string) => text.replace(/^'(?=[=+\-@])/, '')
