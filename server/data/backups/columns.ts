import { sql } from 'kysely'
import { type Database, engineOf } from '../database/database.ts'
import { KEPT_TABLES, type KeptTable } from './tables.ts'

type ColumnKind = 'text' | 'whole' | 'number' | 'bytes'
export type Column = { name: string; kind: ColumnKind; isNullable: boolean }
/** A table of a database with those of its columns that backups hold, by name. */
export type TableColumns = { table: KeptTable; columns: Column[] }

/** What the engines call their types. */
const KINDS: Record<string, ColumnKind> = {
  text: 'text',
  integer: 'whole',
  bigint: 'whole',
  blob: 'bytes',
  bytea: 'bytes',
  'double precision': 'number',
}

type Described = { table: string; name: string; type: string; is_nullable: boolean | number }

/** The tables that backups hold, as far as the schema of this database has them, parents before their children. */
export async function readColumns(db: Database): Promise<TableColumns[]> {
  const described = engineOf(db) === 'sqlite' ? await describeSqlite(db) : await describePostgres(db)
  return KEPT_TABLES.flatMap((table) => {
    const columns = described.flatMap(({ table: name, ...column }) =>
      name === table.name && !table.without?.includes(column.name) ? [toColumn(column)] : [],
    )
    return columns.length > 0 ? [{ table, columns }] : []
  })
}

/** The names of all migrations that this database has had, sorted. Throws when it has not even a table of them. */
export async function readSchema(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return rows.map(({ name }) => name).sort()
}

async function describeSqlite(db: Database): Promise<Described[]> {
  const { rows } = await sql<Described>`select tables.name as "table", columns.name, columns.type,
      columns."notnull" = 0 and columns.pk = 0 as is_nullable
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' order by columns.name`.execute(db)
  return rows
}

async function describePostgres(db: Database): Promise<Described[]> {
  const { rows } = await sql<Described>`select table_name as "table", column_name as name, data_type as type,
      is_nullable = 'YES' as is_nullable
    from information_schema.columns where table_schema = current_schema()
    order by column_name collate "C"`.execute(db)
  return rows
}

function toColumn({ name, type, is_nullable }: Omit<Described, 'table'>): Column {
  const kind = KINDS[type.toLowerCase()]
  if (!kind) throw new RangeError(`Backups know no columns of the type ${type}.`)
  return { name, kind, isNullable: Boolean(is_nullable) }
}
