/** The cells of one row, by the names of their columns. What a cell may not hold throws an error that names file and row. */
export type Row = {
  text(column: string, pattern?: RegExp): string
  /** A text that stands in this row alone. */
  key(column: string, pattern?: RegExp): string
  /** Undefined where the cell is empty. */
  optional(column: string, pattern?: RegExp): string | undefined
  oneOf<Choice extends string>(column: string, choices: readonly Choice[]): Choice
  /** What stands between bars: `carrot | parsnip`. */
  list(column: string): string[]
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
  const read = new Set(['note'])
  const keys = new Set<string>()
  const things = rows.map((cells, at) => {
    const place = `${path}, row ${at + 2}`
    if (cells.length !== head.length)
      throw new Error(`${place}: ${cells.length} cells under ${head.length} columns`)
    return toThing(rowOf({ place, head, cells, read, keys }))
  })
  const unread = head.filter((column) => !read.has(column))
  if (rows.length > 0 && unread.length > 0) throw new Error(`${path}: nothing reads ${unread.join(', ')}`)
  return things
}

type Cells = {
  place: string
  head: readonly string[]
  cells: readonly string[]
  /** Columns that were read in any row. */
  read: Set<string>
  /** Columns and keys of the rows before. */
  keys: Set<string>
}

function rowOf({ place, head, cells, read, keys }: Cells): Row {
  const refuse = (column: string, problem: string): never => {
    throw new Error(`${place}, ${column}: ${problem}`)
  }
  const optional: Row['optional'] = (column, pattern) => {
    read.add(column)
    const at = head.indexOf(column)
    if (at < 0) return refuse(column, 'there is no such column')
    const cell = cells[at] ?? ''
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
      if (keys.has(`${column} ${key}`)) refuse(column, `“${key}” stands in another row too`)
      keys.add(`${column} ${key}`)
      return key
    },
    oneOf: (column, choices) => {
      const cell = text(column)
      const choice = choices.find((one) => one === cell)
      return choice ?? refuse(column, `“${cell}” is none of ${choices.join(', ')}`)
    },
    list: (column) => {
      const items =
        optional(column)
          ?.split('|')
          .map((item) => item.trim()) ?? []
      return items.includes('') ? refuse(column, 'there is nothing between two bars') : items
    },
  }
}
