import type { Field, Fields, ValuesOf } from 'recipe-basics/fields/field'
import { oneOf } from 'recipe-basics/text/one-of'
import { toTexts } from './json-text.ts'
import { toStoredAddress } from './stored-address.ts'

type ColumnOf<One extends Field> = One extends { kind: 'number' }
  ? number | null
  : One extends { kind: 'list' } | { kind: 'currency' } | { required: true }
    ? string
    : string | null

/** The columns of a table's fields, by their names. Lists are JSON text. */
export type ColumnsOf<Table extends Fields> = { -readonly [Name in keyof Table]: ColumnOf<Table[Name]> }

/** Both ways between the fields of a thing and its columns. Other properties are ignored. */
type Converters<Table extends Fields> = {
  toColumns: (values: ValuesOf<Table>) => ColumnsOf<Table>
  toValues: (columns: ColumnsOf<Table>) => ValuesOf<Table>
}

type Column = string | number | null

/** How the fields of a table are stored. To be made once for each table: rows are converted in one loop. */
export function convertersOf<Table extends Fields>(table: Table): Converters<Table>
export function convertersOf(table: Fields) {
  const fields = Object.entries(table)
  return {
    toColumns(values: Record<string, Column | string[]>) {
      const columns: Record<string, unknown> = {}
      // An import that an older release has staged lacks the fields that are younger.
      for (const [name, { kind }] of fields)
        columns[name] = kind === 'list' ? JSON.stringify(values[name] ?? []) : (values[name] ?? null)
      return columns
    },
    toValues(columns: Record<string, Column>) {
      const values: Record<string, unknown> = {}
      for (const [name, field] of fields) values[name] = toValue(field, columns[name] ?? null)
      return values
    },
  }
}

/** Pages never show what no form would take. A backup of strangers may hold a value of any type where columns are JSON. */
function toValue(field: Field, column: Column) {
  if (field.kind === 'number') return typeof column === 'number' ? column : null
  if (typeof column !== 'string') return null
  switch (field.kind) {
    case 'choice':
      return oneOf(field.choices, column) ?? null
    case 'address':
      return toStoredAddress(column)
    case 'list':
      return toTexts(column)
    default:
      return column
  }
}
