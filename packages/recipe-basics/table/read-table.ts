import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readRows, type Row } from './rows.ts'

/**
 * Reads the rows of a file of comma-separated values by its `file:` URL, as `import.meta.resolve` gives it: the built server is one
 * file elsewhere. Browsers have no files: their tables are JSON.
 */
export function readTable<Thing>(url: string, toThing: (row: Row) => Thing): Thing[] {
  const name = basename(url)
  return readRows(name, splitRows(name, readFileSync(new URL(url), 'utf8')), toThing)
}

/** The cells of the rows of a text. By hand, because csv-parse takes eight times as long, and every process reads the tables when it starts. */
export function splitRows(path: string, csv: string): string[][] {
  const text = `${csv.replace(/^\uFEFF/, '').trimEnd()}\n`
  const rows: string[][] = []
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start)
    const line = text.slice(start, end)
    if (line.includes('"')) {
      const { row, next } = splitQuoted(text, start, `${path}, row ${rows.length + 1}`)
      rows.push(row)
      start = next
    } else {
      rows.push(line.split(',').map((cell) => cell.trim()))
      start = end + 1
    }
  }
  return rows
}

/** The cells of a row that has some in quotation marks, which may hold commas and ends of lines; and where the next row starts. */
function splitQuoted(text: string, start: number, place: string): { row: string[]; next: number } {
  /** A cell, in quotation marks where it holds a comma, and what ends it. */
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/y
  cell.lastIndex = start
  const row: string[] = []
  for (let end: string | undefined = ','; end === ',';) {
    const found = cell.exec(text)
    if (!found) throw new Error(`${place}: a quotation mark is not closed, or not doubled`)
    const [, quoted, plain = ''] = found
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    end = found[3]
  }
  return { row, next: cell.lastIndex }
}
