import { MOST_RECIPES } from './report.ts'
import { readCsvRows } from 'recipe-basics/table/csv-rows'

/** Where each ingredient has a row of its own, a recipe has many. */
const MOST_ROWS = MOST_RECIPES * 10
/** Characters. No recipe that people cook by has more. */
const LONGEST_ROW = 200_000

/** The cells of a table that a stranger wrote; undefined for a text that is none, or is far too long. */
export function parseTable(text: string): string[][] | undefined {
  const rows = readCsvRows(text, { mostRows: MOST_ROWS + 1, longestRow: LONGEST_ROW })
  // Cut short, the last recipe could lack the food that matters.
  return rows && rows.length <= MOST_ROWS ? rows.map(({ cells }) => cells) : undefined
}
