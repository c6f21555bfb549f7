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
  /** A cell, in quotation marks where it holds a comma, and what ends it. */
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/y
  const rows: string[][] = []
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found)
      throw new Error(`${path}, row ${rows.length + 1}: a quotation mark is not closed, or not doubled`)
    const [, quoted, plain = '', end] = found
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
