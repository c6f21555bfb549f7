import { readTable } from 'recipe-basics/table/read-table'

/** A key, and what it is called: the first name says it most surely. */
type Named = { key: string; names: readonly string[] }

/** Reads a table of keys and their names. */
export const readNames = (url: string): Named[] =>
  readTable(url, (row) => ({ key: row.key('key'), names: row.list('names') }))
