/** The cells of one row, by the names of their columns. What a cell may not hold throws an error that names file and row. */
export type Row = {
  text(column: string, pattern?: RegExp): string
  /** A text that stands in this row alone. */
  key(column: string, pattern?: RegExp): string
  /** Undefined where the cell is empty. */
  optional(column: string, pattern?: RegExp): string | undefined
  oneOf<Choice extends string>(column: string, choices: readonly Choice[]): Choice
  /** What stands between bars: `carrot | parsnip`. */
  list(column: string): readonly string[]
}

/**
 * Reads the rows of a table; the first has the names of the columns. Throws an error for a cell that `toThing` refuses, for
 * a row that is too short or too long, and for a column that is missing or that nothing reads. A column "note" is for people.
 */
export function readRows<Thing>(
  path: string,
  [head = [], ...rows]: readonly (readonly string[])[],
  toThing: (row: Row) => Thing,
): Thing[] {
  const table: Table = {
    path,
    head,
    read: new Set(['note']),
    keys: new Map(),
    lists: new Map(),
    cells: [],
    at: 1,
  }
  // One row for all: a table may have ten thousand.
  const row = rowOf(table)
  const things = rows.map((cells) => {
    table.cells = cells
    table.at++
    if (cells.length !== head.length)
      throw new Error(`${path}, row ${table.at}: ${cells.length} cells under ${head.length} columns`)
    return toThing(row)
  })
  const unread = head.filter((column) => !table.read.has(column))
  if (rows.length > 0 && unread.length > 0) throw new Error(`${path}: nothing reads ${unread.join(', ')}`)
  return things
}

type Table = {
  path: string
  head: readonly string[]
  /** Columns that were read in any row. */
  read: Set<string>
  /** The keys of the rows before, by their columns. */
  keys: Map<string, Set<string>>
  /** What stands between the bars of the cells before: many are alike. */
  lists: Map<string, readonly string[]>
  /** The cells of the row that is read, and its place in the file. */
  cells: readonly string[]
  at: number
}

function rowOf(table: Table): Row {
  const { path, head, read, keys, lists } = table
  const columns = new Map(head.map((column, at) => [column, at]))
  const refuse = (column: string, problem: string): never => {
    throw new Error(`${path}, row ${table.at}, ${column}: ${problem}`)
  }
  const optional: Row['optional'] = (column, pattern) => {
    read.add(column)
    const at = columns.get(column)
    if (at === undefined) return refuse(column, 'there is no such column')
    const cell = table.cells[at] ?? ''
    if (cell !== '' && pattern && !pattern.test(cell)) refuse(column, `“${cell}” does not match ${pattern}`)
    return cell === '' ? undefined : cell
  }
  const text: Row['text'] = (column, pattern) =>
    optional(column, pattern) ?? refuse(column, 'the cell is empty')
  return {
    text,
    optional,
    key: (column, pattern) => {
      const key = text(column, pattern)
      const before = keys.get(column) ?? new Set()
      if (before.has(key)) refuse(column, `“${key}” stands in another row too`)
      keys.set(column, before.add(key))
      return key
    },
    oneOf: (column, choices) => {
      const cell = text(column)
      const choice = choices.find((one) => one === cell)
      return choice ?? refuse(column, `“${cell}” is none of ${choices.join(', ')}`)
    },
    list: (column) => {
      const cell = optional(column) ?? ''
      const before = lists.get(cell)
      if (before) return before
      const items = cell === '' ? [] : cell.split('|').map((item) => item.trim())
      if (items.includes('')) return refuse(column, 'there is nothing between two bars')
      lists.set(cell, items)
      return items
    },
  }
}
